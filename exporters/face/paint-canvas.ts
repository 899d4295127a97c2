import type { ClipOp, DisplayList, IconOp, Icons, Op, Paint, PathOp, RectOp, Stroke, TextRun } from './display-list.ts';
import { fonts } from './fonts/fonts.ts';

/** What painting needs of a 2D context; the browser's and Skia's both have it. */
export type Canvas2D = Pick<
  CanvasRenderingContext2D,
  | 'save'
  | 'restore'
  | 'scale'
  | 'translate'
  | 'rotate'
  | 'beginPath'
  | 'rect'
  | 'roundRect'
  | 'fill'
  | 'stroke'
  | 'clip'
  | 'fillRect'
  | 'fillText'
  | 'drawImage'
  | 'setLineDash'
  | 'createLinearGradient'
  | 'createRadialGradient'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineJoin'
  | 'globalAlpha'
  | 'font'
  | 'textBaseline'
  | 'transform'
  | 'textRendering'
>;

type ReadonlyPaths = Pick<WeakMap<PathOp, Path2D>, 'get'>;

export interface PaintOptions {
  readonly pxPerMm: number;
  /** Path data of every icon of the list. */
  readonly icons: Icons;
  /** Decoded pictures by `ImageOp.src`. */
  readonly images: ReadonlyMap<string, CanvasImageSource>;
  /** Whether the canvas holds the trimmed face or the face with its bleed. */
  readonly area: 'trim' | 'bleed';
  /** Paths of this list that were made ahead. */
  readonly paths?: ReadonlyPaths;
  /** Maker of paths; the browser's own if left out. */
  readonly Path2D?: new (
    d: string,
  ) => Path2D;
}

/** Icons are drawn in a box of 512 by 512 units. */
const iconUnits = 512;
const families = new Map<string, string>(fonts.map((font) => [font.id, font.family]));
// Text is set in whole pixels of a larger em, since contexts round small font sizes.
const emPx = 100;
/**
 * Pixels that letters lean to a unit of their height, which nobody sees: only upright letters are fitted to whole pixels, and browsers do
 * that otherwise than Skia alone. Skia rounds to 1/1024, so that less than half of that would be upright.
 */
const leanPx = 0.0007;

/** Paints a display list with the canvas' top left corner at the corner of the area asked for. Nothing is cleared first. */
export function paintCanvas(ctx: Canvas2D, list: DisplayList, options: PaintOptions): void {
  const out = options.area === 'bleed' ? list.bleed : 0;
  ctx.save();
  // Letters stand where they were measured, and not on whole pixels of their em.
  ctx.textRendering = 'geometricPrecision';
  ctx.scale(options.pxPerMm, options.pxPerMm);
  ctx.translate(out, out);
  ctx.beginPath();
  ctx.rect(-out, -out, list.width + 2 * out, list.height + 2 * out);
  ctx.clip();
  ctx.textBaseline = 'alphabetic';
  new Painter(ctx, options).all(list.ops);
  ctx.restore();
}

const iconPaths = new WeakMap<Icons, Map<string, Path2D>>();

class Painter {
  private readonly ctx: Canvas2D;
  private readonly options: PaintOptions;
  private readonly makePath: new (
    d: string,
  ) => Path2D;
  private readonly paths: Map<string, Path2D>;
  private opacity = 1;
  private font = '';

  constructor(ctx: Canvas2D, options: PaintOptions) {
    this.ctx = ctx;
    this.options = options;
    this.makePath = options.Path2D ?? Path2D;
    let paths = iconPaths.get(options.icons);
    if (paths === undefined) {
      paths = new Map();
      iconPaths.set(options.icons, paths);
    }
    this.paths = paths;
  }

  all(ops: readonly Op[]): void {
    for (const op of ops) this.one(op);
  }

  private one(op: Op): void {
    if (op.op === 'text') this.text(op);
    else if (op.op === 'clip') this.clipped(op);
    else this.shape(op);
  }

  private shape(op: Exclude<Op, TextRun | ClipOp>): void {
    const opacity = this.opacity;
    this.opacity = opacity * (op.opacity ?? 1);
    this.ctx.globalAlpha = this.opacity;
    if (op.op === 'rect') this.rect(op);
    else if (op.op === 'path') this.path(op);
    else if (op.op === 'icon') this.icon(op);
    else if (op.op === 'image') {
      const image = this.options.images.get(op.src);
      if (image !== undefined) this.ctx.drawImage(image, op.x, op.y, op.w, op.h);
    } else {
      this.within(() => {
        this.ctx.translate(op.x ?? 0, op.y ?? 0);
        if (op.rotate) this.ctx.rotate((op.rotate * Math.PI) / 180);
        if (op.scale !== undefined) this.ctx.scale(op.scale, op.scale);
        this.all(op.ops);
      });
    }
    this.opacity = opacity;
    this.ctx.globalAlpha = opacity;
  }

  /** The context forgets its font on restoring, so what is known of it is forgotten too. */
  private within(paint: () => void): void {
    const font = this.font;
    this.ctx.save();
    paint();
    this.ctx.restore();
    this.font = font;
  }

  private rect(op: RectOp): void {
    const { ctx } = this;
    if (!op.r && !op.stroke && op.fill !== undefined) {
      ctx.fillStyle = this.style(op.fill);
      ctx.fillRect(op.x, op.y, op.w, op.h);
      return;
    }
    ctx.beginPath();
    if (op.r) ctx.roundRect(op.x, op.y, op.w, op.h, op.r);
    else ctx.rect(op.x, op.y, op.w, op.h);
    if (op.fill !== undefined) {
      ctx.fillStyle = this.style(op.fill);
      ctx.fill();
    }
    if (op.stroke) {
      this.strokeStyle(op.stroke);
      ctx.stroke();
    }
  }

  private path(op: PathOp): void {
    const path = this.options.paths?.get(op) ?? new this.makePath(op.d);
    if (op.fill !== undefined) {
      this.ctx.fillStyle = this.style(op.fill);
      this.ctx.fill(path, op.rule ?? 'nonzero');
    }
    if (op.stroke) {
      this.strokeStyle(op.stroke);
      this.ctx.stroke(path);
    }
  }

  private icon(op: IconOp): void {
    const data = this.options.icons[op.name];
    if (data === undefined) return;
    let path = this.paths.get(op.name);
    if (path === undefined) {
      path = new this.makePath(data);
      this.paths.set(op.name, path);
    }
    const { ctx } = this;
    const scale = op.size / iconUnits;
    this.within(() => {
      // A gradient of an icon is given in the face's millimetres, so it is made before the box is scaled.
      ctx.translate(op.mirror ? op.x + op.size : op.x, op.y);
      ctx.scale(op.mirror ? -scale : scale, scale);
      ctx.fillStyle =
        typeof op.fill === 'string'
          ? op.fill
          : this.style(
              op.fill,
              (x) => (op.mirror ? op.x + op.size - x : x - op.x) / scale,
              (y) => (y - op.y) / scale,
              1 / scale,
            );
      ctx.fill(path);
    });
  }

  private text(op: TextRun): void {
    const { ctx } = this;
    const font = `${emPx}px "${families.get(op.font) ?? op.font}"`;
    if (font !== this.font) {
      ctx.font = font;
      this.font = font;
    }
    ctx.fillStyle = op.fill;
    const scale = op.size / emPx;
    ctx.save();
    ctx.transform(scale, 0, leanPx / this.options.pxPerMm, scale, op.x, op.baseline);
    ctx.fillText(op.text, 0, 0);
    ctx.restore();
  }

  private clipped(op: ClipOp): void {
    this.within(() => {
      const { shape } = op;
      if (shape.op === 'path')
        this.ctx.clip(this.options.paths?.get(shape) ?? new this.makePath(shape.d), shape.rule ?? 'nonzero');
      else {
        this.ctx.beginPath();
        if (shape.r) this.ctx.roundRect(shape.x, shape.y, shape.w, shape.h, shape.r);
        else this.ctx.rect(shape.x, shape.y, shape.w, shape.h);
        this.ctx.clip();
      }
      this.all(op.ops);
    });
  }

  private strokeStyle(stroke: Stroke): void {
    this.ctx.strokeStyle = stroke.colour;
    this.ctx.lineWidth = stroke.width;
    this.ctx.lineJoin = 'round';
    this.ctx.setLineDash(stroke.dash ? [...stroke.dash] : []);
  }

  private style(paint: Paint, x = same, y = same, length = 1): string | CanvasGradient {
    if (typeof paint === 'string') return paint;
    let gradient: CanvasGradient;
    if (paint.kind === 'linear') {
      const [x1, y1, x2, y2] = paint.line;
      gradient = this.ctx.createLinearGradient(x(x1), y(y1), x(x2), y(y2));
    } else {
      const [cx, cy, radius] = paint.circle;
      gradient = this.ctx.createRadialGradient(x(cx), y(cy), 0, x(cx), y(cy), radius * length);
    }
    for (const [offset, colour] of paint.stops) gradient.addColorStop(offset, colour);
    return gradient;
  }
}

const same = (value: number) => value;
