/**
 * A picture ready to be painted or embedded: upright, sRGB, 8 bit, PNG or JPEG, not animated, of a bearable size.
 * What a designer's folder holds may be none of that; `app/studio` makes it so before an exporter sees it.
 */
export interface PictureFile {
  /** Absolute path of the file (or of the made-ready copy of it). */
  readonly path: string;
  readonly format: 'png' | 'jpeg';
  /** Size in pixels. */
  readonly width: number;
  readonly height: number;
  /** SHA-256 of the designer's own file, in hexadecimal. */
  readonly hash: string;
}

/** Pictures by the key that display lists use: set id, a slash, path inside the set's folder. */
export type PictureFiles = ReadonlyMap<string, PictureFile>;
