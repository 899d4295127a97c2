import type { CardSize } from './card.ts';
import type { PictureSizes } from './display-list.ts';
import type { FaceTheme } from './theme.ts';

/** What all cards of a deck have in common. */
export interface Look {
  readonly theme: FaceTheme;
  readonly size: CardSize;
  readonly pictures: PictureSizes;
}
