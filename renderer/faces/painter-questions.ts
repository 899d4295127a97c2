import type { DisplayList } from '../../exporters/face/display-list.ts';

/** What the page asks of the worker that paints faces. */
export interface PainterQuestions {
  /** Paints a face. Undefined where another one was asked for on the same canvas before it was this one's turn, or none any more. */
  paint: (asked: FaceAsked) => Promise<ImageBitmap | undefined>;
  /** Nobody waits for a face on this canvas any more. */
  leave: (canvas: number) => void;
  /** Fetches all fonts before there is a face. */
  fetchFonts: (asked: undefined) => void;
  /** Pictures may have changed on disk. */
  forgetPictures: (asked: undefined) => void;
}

export interface FaceAsked {
  /** Number of the canvas that it is for. */
  readonly canvas: number;
  /** Of the set that it is from. */
  readonly folder: string;
  readonly list: DisplayList;
  readonly area: 'trim' | 'bleed';
  readonly pxPerMm: number;
}
