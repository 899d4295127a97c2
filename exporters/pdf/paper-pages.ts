import type { DisplayList, Op } from '../face/display-list.ts';
import type { Box } from '../face/path.ts';
import type { Size } from './paper.ts';

/** Where a display list goes on a page, in mm from the page's top left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
  /** What of the list is shown, in the list's own millimetres. */
  readonly show: Box;
  /** Radius of the corners of what is shown, in mm. */
  readonly round?: number;
  /** Turned by half a turn around the middle of the trimmed face. */
  readonly upsideDown?: boolean;
  readonly scale?: number;
}

/** What pages are laid on, one after the other: a document that is written, or a plan of it. */
export interface PaperPages {
  /** Pages that were begun. */
  readonly pages: number;
  /** Begins a page. */
  page(size: Size): Promise<void>;
  /** Lays a display list on the page. */
  paint(list: DisplayList, place: Place): void;
  /** The same, for what is known to come back on several pages. */
  paintShared(list: DisplayList, place: Place): void;
  /** Paints lines and words of the page itself. */
  furnish(ops: readonly Op[]): void;
  end(): Promise<void>;
}
