import type {
  ClipOp,
  DisplayList,
  GroupOp,
  IconOp,
  ImageOp,
  Op,
  Paint,
  PathOp,
  RectOp,
  Stroke,
  TextRun,
} from '../face/display-list.ts';
import { num, rectOperators } from './pdf-path.ts';
import { channels, type PdfPath, type PdfResources } from './pdf-resources.ts';
import type { Resource } from './resource.ts';

/** Points in a millimetre: PDF measures pages in points of 1/72 inch. */
export const ptPerMm = 72 / 25.4;
const iconUnits = 512;
/** Size in mm from which an icon's outline is rounded to a fifth of its units instead of a half: 0.02 mm either way. */
const largeIcon = 25;
/** A fiftieth of a millimetre: nothing is more than 0.01 mm aside. */
const pathSteps = 50;

/** Content of a page or form and what it refers to. */
export interface Content {
  readonly text: string;
  readonly uses: ReadonlySet<Resource>;
}

/**
 * Turns a display list into PDF content in its own millimetres, y downwards. The caller moves it to its place and clips it to
 * its area. Words are live text at the measured places; there is no wrapping here.
 */
export function paintPdf(
  list: DisplayList,
  resources: PdfResources,
  iconPath: (name: string) => string | undefined,
): Content {
  const painter = new Painter(resources, iconPath);
  painter.all(list.ops);
  return { text: painter.end(), uses: painter.uses };
}

/** What the graphics state holds; saved and restored with it. */
interface State {
  fill: string;
  stroke: string;
  width: string;
  dash: string;
  alpha: number;
}

const fresh: State = { fill: '', stroke: '', width: '', dash: '[] 0', alpha: 1 };

class Painter {
  readonly uses = new Set<Resource>();
  private readonly resources: PdfResources;
  private readonly iconPath: (name: string) => string | undefined;
  private out = '1 j\n';
  private state: State = { ...fresh };
  /** Font and size of the open text object; undefined outside of one. */
  private lettering: string | undefined;
  private opacity = 1;

  constructor(resources: PdfResources, iconPath: (name: string) => string | undefined) {
    this.resources = resources;
    this.iconPath = iconPath;
  }

  all(ops: readonly Op[]): void {
    for (const op of ops) this.one(op);
  }

  end(): string {
    this.endText();
    return this.out;
  }

  private one(op: Op): void {
    if (op.op === 'text') {
      this.text(op);
      return;
    }
    this.endText();
    if (op.op === 'clip') {
      this.clip(op);
      return;
    }
    const outer = this.opacity;
    this.opacity = outer * (op.opacity ?? 1);
    if (op.op === 'rect')
      this.shape({ operators: rectOperators(op.x, op.y, op.w, op.h, op.r), squares: undefined, forms: new Map() }, op);
    else if (op.op === 'path') this.shape(this.resources.path(op.d, pathSteps), op);
    else if (op.op === 'image') this.image(op);
    else if (op.op === 'icon') this.icon(op);
    else this.group(op);
    this.opacity = outer;
  }

  private shape(path: PdfPath, op: RectOp | PathOp): void {
    const rule = op.op === 'path' && op.rule === 'evenodd' ? '*' : '';
    this.alpha(this.opacity);
    if (op.fill !== undefined) this.fillPath(path, op.fill, rule);
    if (op.stroke) {
      this.strokeStyle(op.stroke);
      this.paint(path, 'S\n');
    }
  }

  private fillPath(path: PdfPath, fill: Paint, rule: '' | '*'): void {
    if (typeof fill === 'string') {
      this.fillColour(fill);
      this.paint(path, `f${rule}\n`);
      return;
    }
    // A shading painted through a clip moves with the card; a pattern would be bound to the page and be needed once a place.
    const shading = this.use(this.resources.shading(fill));
    this.out += `q\n${path.operators}W${rule} n\n/${shading.name} sh\nQ\n`;
  }

  /** Paints a path in the colours that are set. */
  private paint(path: PdfPath, operator: string): void {
    this.out += this.painted(path, operator);
  }

  private painted(path: PdfPath, operator: string, repeats?: boolean): string {
    const painted = this.resources.painted(path, operator, repeats);
    return typeof painted === 'string' ? painted : `/${this.use(painted).name} Do\n`;
  }

  private image(op: ImageOp): void {
    const picture = this.resources.picture(op.src);
    if (picture === undefined) return;
    this.alpha(this.opacity);
    this.use(picture);
    // Pictures stand upright in a unit square that has its origin at the bottom.
    this.out += `q\n${num(op.w)} 0 0 ${num(-op.h)} ${num(op.x)} ${num(op.y + op.h)} cm\n/${picture.name} Do\nQ\n`;
  }

  private icon(op: IconOp): void {
    const d = this.iconPath(op.name);
    if (d === undefined) return;
    const scale = op.size / iconUnits;
    const box = (inside: string) => {
      const place = op.mirror ? [-scale, 0, 0, scale, op.x + op.size, op.y] : [scale, 0, 0, scale, op.x, op.y];
      return `q\n${place.map((value, index) => (index < 4 ? fine(value) : num(value))).join(' ')} cm\n${inside}Q\n`;
    };
    this.alpha(this.opacity);
    const path = this.resources.path(d, op.size > largeIcon ? 5 : 2);
    if (typeof op.fill === 'string') {
      this.fillColour(op.fill);
      this.out += box(this.painted(path, 'f\n', true));
      return;
    }
    // The gradient is given in the face's millimetres, the path in the icon's box: the box is undone after clipping.
    const shading = this.use(this.resources.shading(op.fill));
    const undo = op.mirror
      ? [-1 / scale, 0, 0, 1 / scale, (op.x + op.size) / scale, -op.y / scale]
      : [1 / scale, 0, 0, 1 / scale, -op.x / scale, -op.y / scale];
    this.use(shading);
    this.out += box(`${path.operators}W n\n${undo.map(fine).join(' ')} cm\n/${shading.name} sh\n`);
  }

  private group(op: GroupOp): void {
    this.within(() => {
      const turn = ((op.rotate ?? 0) * Math.PI) / 180;
      const scale = op.scale ?? 1;
      const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
      this.out += `${[cos, sin, -sin, cos].map(fine).join(' ')} ${num(op.x ?? 0)} ${num(op.y ?? 0)} cm\n`;
      this.all(op.ops);
    });
  }

  private clip(op: ClipOp): void {
    this.within(() => {
      const { shape } = op;
      if (shape.op === 'path')
        this.out += `${this.resources.path(shape.d, pathSteps).operators}W${shape.rule === 'evenodd' ? '*' : ''} n\n`;
      else this.out += `${rectOperators(shape.x, shape.y, shape.w, shape.h, shape.r)}W n\n`;
      this.all(op.ops);
    });
  }

  private text(op: TextRun): void {
    const font = this.resources.font(op.font);
    const { name } = this.use(font.resource);
    if (this.lettering === undefined) {
      this.alpha(this.opacity);
      this.out += 'BT\n';
      this.lettering = '';
    }
    const lettering = `/${name} ${num(op.size)} Tf\n`;
    if (lettering !== this.lettering) {
      this.out += lettering;
      this.lettering = lettering;
    }
    this.fillColour(op.fill);
    this.out += `1 0 0 -1 ${num(op.x)} ${num(op.baseline)} Tm\n${font.show(op.text)}`;
  }

  private endText(): void {
    if (this.lettering === undefined) return;
    this.out += 'ET\n';
    this.lettering = undefined;
  }

  private within(paint: () => void): void {
    const saved = { ...this.state };
    this.out += 'q\n';
    paint();
    this.endText();
    this.out += 'Q\n';
    this.state = saved;
  }

  private use(resource: Resource): Resource {
    this.uses.add(resource);
    return resource;
  }

  private alpha(value: number): void {
    if (value === this.state.alpha) return;
    this.state.alpha = value;
    this.out += `/${this.use(this.resources.opacity(value)).name} gs\n`;
  }

  private fillColour(colour: string): void {
    if (colour === this.state.fill) return;
    this.state.fill = colour;
    this.out += `${rgb(colour)} rg\n`;
  }

  private strokeStyle(stroke: Stroke): void {
    const { state } = this;
    if (stroke.colour !== state.stroke) this.out += `${rgb(stroke.colour)} RG\n`;
    const width = num(stroke.width);
    if (width !== state.width) this.out += `${width} w\n`;
    const dash = `[${(stroke.dash ?? []).map(num).join(' ')}] 0`;
    if (dash !== state.dash) this.out += `${dash} d\n`;
    this.state = { ...state, stroke: stroke.colour, width, dash };
  }
}

const fine = (value: number) => String(Math.round(value * 1e6) / 1e6);

const colours = new Map<string, string>();

function rgb(colour: string): string {
  let known = colours.get(colour);
  if (known === undefined) {
    known = channels(colour).join(' ');
    colours.set(colour, known);
  }
  return known;
}
