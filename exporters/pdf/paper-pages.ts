import type { DisplayList, Op } from '../face/display-list.ts';
import type { Box } from '../face/path.ts';
import type { Size } from './paper.ts';

/** Degrees clockwise. */
export type Turn = 0 | 90 | 180 | 270;

/** Where a display list goes on a page, in mm from the page's top left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
  /** What of the list is shown, in the list's own millimetres. */
  readonly show: Box;
  /** Radius of the corners of what is shown, in mm. */
  readonly round?: number;
  /** How far the face is turned clockwise; `x` and `y` are the top left corner of where it comes to lie. */
  readonly turn?: Turn;
  readonly scale?: number;
}

/** A page that is one face, as print shops take it. */
export interface FacePage {
  readonly name: string;
  /** How far inside of its edges it is cut, in mm. */
  readonly bleed: number;
}

/** What pages are laid on, one after the other: a document that is written, or a plan of it. */
export interface PaperPages {
  /** Pages that were begun. */
  readonly pages: number;
  /** Begins a page. */
  page(size: Size, face?: FacePage): Promise<void>;
  /** Lays a display list on the page. */
  paint(list: DisplayList, place: Place): void;
  /** The same, for what is known to come back on several pages. */
  paintShared(list: DisplayList, place: Place): void;
  /** Paints lines and words of the page itself. */
  furnish(ops: readonly Op[]): void;
  end(): Promise<void>;
}
