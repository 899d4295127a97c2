import type { DisplayList, Op } from '../../exporters/face/display-list.ts';
import type { Box } from '../../exporters/face/path.ts';
import type { Entries } from './entries.ts';

/** What an export would bring out, planned by the exporter itself; nothing is painted or written. */
export interface ExportPlan {
  /** Pages, sheets or pictures in the order in which they are made: the first few hundred. */
  readonly sheets: readonly PlannedSheet[];
  /** How many there are in all. */
  readonly total: number;
  /** Faces that the window has not among its own, by their keys. */
  readonly lists: Entries<DisplayList>;
  /** What of the set will not be in it and why, as sentences. */
  readonly without: readonly string[];
  /** What is in it and to be known of it, as sentences: texts that are not translated. */
  readonly told: readonly string[];
  /** What the printer that was chosen would say of it, as sentences. */
  readonly checked?: readonly string[];
  /** What some choices would give instead, in a few words each, by the value of the choice. */
  readonly beside?: Readonly<Record<string, string>>;
}

/** A page of paper, a sheet of the table, or a picture file. */
export interface PlannedSheet {
  readonly name: string;
  /** In units of its own: mm on paper, pixels elsewhere. */
  readonly width: number;
  readonly height: number;
  readonly faces: readonly PlannedFace[];
  /** What the sheet itself has on top, such as the marks to cut along. */
  readonly ops: readonly Op[];
}

/** Where a face lies on a sheet. */
export interface PlannedFace {
  /** Key of the face in the window: that of its deck and its number in it for cards of heroes, the lasting reference of anything else. */
  readonly face: string;
  readonly back: boolean;
  /** Its top left trimmed corner. */
  readonly x: number;
  readonly y: number;
  /** Units of the sheet for a millimetre of the face. */
  readonly scale: number;
  /** What of it is shown, in its own millimetres. */
  readonly show: Box;
  /** Radius of the corners of what is shown, in its own millimetres. */
  readonly round?: number;
  /** How far it is turned clockwise, in degrees; its corner is that of where it comes to lie. */
  readonly turn?: 0 | 90 | 180 | 270;
}
