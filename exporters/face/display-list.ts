/**
 * A display list is a picture as data: what to paint, in order, in millimetres. One list serves every painter (canvas in the
 * window, Skia in Node, PDF), so screen, sheet and paper cannot disagree. It is plain JSON and compared as text in tests.
 *
 * The origin is the top left corner of the trimmed card; x runs right, y down. The bleed lies at negative coordinates and
 * beyond width and height. Painters clip to what they were asked for (trim or bleed).
 */
export interface DisplayList {
  /** Trimmed width in mm. */
  readonly width: number;
  /** Trimmed height in mm. */
  readonly height: number;
  /** How far the painting goes beyond the trim on each side, in mm. */
  readonly bleed: number;
  /** Radius of the trimmed corners in mm, for previews; 0 for square corners. */
  readonly corner: number;
  readonly ops: readonly Op[];
}

/** A colour as `#rrggbb`, or a gradient between such colours. Gradients have no transparency: PDF printers are bad at it. */
export type Paint = string | LinearGradient | RadialGradient;

export interface LinearGradient {
  readonly kind: 'linear';
  /** Start and end of the gradient: x1, y1, x2, y2 in mm. */
  readonly line: readonly [number, number, number, number];
  /** Offset 0 to 1 and colour. */
  readonly stops: readonly (readonly [number, string])[];
}

export interface RadialGradient {
  readonly kind: 'radial';
  /** Centre and radius in mm. */
  readonly circle: readonly [number, number, number];
  readonly stops: readonly (readonly [number, string])[];
}

export interface Stroke {
  readonly colour: string;
  /** Line width in mm. */
  readonly width: number;
  /** Lengths of dashes and gaps in mm. */
  readonly dash?: readonly number[];
}

export type Op = RectOp | PathOp | ImageOp | IconOp | TextRun | ClipOp | GroupOp;

export interface RectOp {
  readonly op: 'rect';
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Corner radius in mm. */
  readonly r?: number;
  readonly fill?: Paint;
  readonly stroke?: Stroke;
  /** 0 to 1. */
  readonly opacity?: number;
}

export interface PathOp {
  readonly op: 'path';
  /** SVG path data in mm. */
  readonly d: string;
  readonly fill?: Paint;
  readonly rule?: 'nonzero' | 'evenodd';
  readonly stroke?: Stroke;
  readonly opacity?: number;
}

/** A picture file, laid into the given box whole; a surrounding clip crops it. */
export interface ImageOp {
  readonly op: 'image';
  /** Key of the picture among `Pictures`: the path inside the set's folder with the set's id before it, `iron-age/art/warden.jpg`. */
  readonly src: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly opacity?: number;
}

/** One icon of the library game-icons, in one colour, in a square box. */
export interface IconOp {
  readonly op: 'icon';
  /** Name in the library; a form may follow: `wolf-head/solid` has no holes, `wolf-head/halo` is grown all around. */
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Side of the square box in mm. */
  readonly size: number;
  readonly fill: Paint;
  readonly opacity?: number;
  /** Flipped left to right. */
  readonly mirror?: boolean;
}

/** One word (or less) in one style on one baseline. */
export interface TextRun {
  readonly op: 'text';
  /** Left end of the baseline in mm. */
  readonly x: number;
  readonly baseline: number;
  readonly text: string;
  /** Id of a font of `fonts/fonts.ts`. */
  readonly font: string;
  /** Size of the em square in mm (1 pt = 0.352778 mm). */
  readonly size: number;
  /** Measured width in mm. */
  readonly advance: number;
  readonly fill: string;
}

/** Paints `ops` only inside the path or rectangle. */
export interface ClipOp {
  readonly op: 'clip';
  readonly shape: Omit<RectOp, 'fill' | 'stroke' | 'opacity'> | Pick<PathOp, 'op' | 'd' | 'rule'>;
  readonly ops: readonly Op[];
}

/** Moves, then turns and scales what it holds. */
export interface GroupOp {
  readonly op: 'group';
  readonly x?: number;
  readonly y?: number;
  /** Degrees clockwise around the moved origin. */
  readonly rotate?: number;
  readonly scale?: number;
  readonly opacity?: number;
  readonly ops: readonly Op[];
}

/** What a layout must know of a picture file: its size in pixels, upright. Keyed like `ImageOp.src`. */
export type PictureSizes = ReadonlyMap<string, { readonly width: number; readonly height: number }>;

/** Path data of icons by name, drawn in a box of 512 by 512 units. */
export type Icons = Readonly<Record<string, string>>;
