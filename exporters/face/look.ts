import type { CardSize } from './card.ts';
import type { PictureSizes } from './display-list.ts';
import type { Orientation } from './orientation.ts';
import type { FaceTheme } from './theme.ts';

/** What all cards of a kind have in common. */
export interface Look {
  readonly theme: FaceTheme;
  readonly size: CardSize;
  readonly orientation: Orientation;
  readonly pictures: PictureSizes;
}
