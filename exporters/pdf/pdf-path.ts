import PDFDocument from 'pdfkit';

/** Writes a length with three decimals: a micrometre, where the page is measured in mm. */
export function num(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

/** Squares on their tips are the dots and specks of prints: 0.02 mm aside is as good. */
const tipSteps = 20;

/** Lines that are looked at together: a bound for outlines of very many. */
const longestRun = 24;

/** How far the handles of a quarter circle reach, in parts of its radius. */
const kappa = 0.5523;

/** A path as operators. */
export interface PathOperators {
  readonly operators: string;
  /** Where the path is nothing but squares that stand on their tips: the same as `re` operators under `tipMatrix`, which are a third as long. */
  readonly squares: string | undefined;
}

/** Turns what is x + y and y - x back into x and y. */
export const tipMatrix = '.5 .5 -.5 .5 0 0';

/** Path operators of SVG path data, in its own units, rounded to parts of `steps` to the unit. */
export function pathOperators(d: string, steps: number): PathOperators {
  const recorder = new Recorder(steps);
  // pdfkit's own parser, arcs included, run on a recorder instead of a document.
  PDFDocument.prototype.path.call(recorder as unknown as PDFKit.PDFDocument, d);
  return { operators: recorder.end(), squares: recorder.squares };
}

/** Takes the drawing calls of pdfkit's parser of path data. */
class Recorder {
  private out = '';
  squares: string | undefined = '';
  private readonly steps: number;
  /** Corners of the subpath so far, x and y in turn. */
  private corners: number[] = [];
  private x = 0;
  private y = 0;
  /** Where the last operator ended, and the ends of lines since, which may yet become one line. */
  private from: readonly [number, number] = [0, 0];
  private run: (readonly [number, number])[] = [];

  end(): string {
    this.line();
    return this.out;
  }

  constructor(steps: number) {
    this.steps = steps;
  }

  moveTo(x: number, y: number): this {
    this.line();
    this.out += `${this.at(x, y)}m\n`;
    this.from = [x, y];
    if (this.corners.length > 0) this.squares = undefined;
    this.corners = [x, y];
    return this.reach(x, y);
  }

  lineTo(x: number, y: number): this {
    if (this.run.length === longestRun || !this.run.every((point) => this.isOnLine(point, x, y))) this.line();
    this.run.push([x, y]);
    this.corners.push(x, y);
    return this.reach(x, y);
  }

  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): this {
    this.squares = undefined;
    const [from, to] = [this.at(this.x, this.y), this.at(x, y)];
    if (this.isFlat(x1, y1, x, y) && this.isFlat(x2, y2, x, y)) return this.lineTo(x, y);
    this.line();
    this.from = [x, y];
    const [one, two] = [this.at(x1, y1), this.at(x2, y2)];
    // A handle that lies on its end has a shorter operator.
    if (one === from) this.out += `${two}${to}v\n`;
    else if (two === to) this.out += `${one}${to}y\n`;
    else this.out += `${one}${two}${to}c\n`;
    return this.reach(x, y);
  }

  /** PDF has cubic curves only; these are the handles of the same curve. */
  quadraticCurveTo(cx: number, cy: number, x: number, y: number): this {
    const third = (end: number, control: number) => end + (2 / 3) * (control - end);
    return this.bezierCurveTo(third(this.x, cx), third(this.y, cy), third(x, cx), third(y, cy), x, y);
  }

  closePath(): this {
    this.line();
    this.out += 'h\n';
    if (this.squares !== undefined) this.square();
    this.corners = [];
    return this;
  }

  /** Notes the closed subpath as a square on its tip, if it is one. */
  private square(): void {
    const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0, dx = 0, dy = 0] = this.corners;
    const r = bx - ax;
    const wanted = [ax, ay, ax + r, ay + r, ax, ay + 2 * r, ax - r, ay + r];
    const isSquare =
      this.corners.length === 8 &&
      [ax, ay, bx, by, cx, cy, dx, dy].every((value, index) => Math.abs(value - wanted[index]!) * this.steps < 0.5);
    const [u, v, side] = [ax + ay, ay - ax, 2 * r].map((value) => Math.round(value * tipSteps) / tipSteps);
    this.squares = isSquare ? `${this.squares}${u} ${v} ${side} ${side} re\n` : undefined;
  }

  /** Writes the lines since the last operator as one. Lines that rounding makes nothing of are left out. */
  private line(): void {
    const end = this.run.at(-1);
    if (end === undefined) return;
    const to = this.at(...end);
    if (to !== this.at(...this.from)) this.out += `${to}l\n`;
    this.from = end;
    this.run = [];
  }

  /** Whether a point lies within a step of the line from the last operator to a point, and neither before nor behind it. */
  private isOnLine([px, py]: readonly [number, number], x: number, y: number): boolean {
    const [dx, dy] = [x - this.from[0], y - this.from[1]];
    const [ax, ay] = [px - this.from[0], py - this.from[1]];
    const square = dx * dx + dy * dy;
    const along = ax * dx + ay * dy;
    return Math.abs(ax * dy - ay * dx) * this.steps <= Math.sqrt(square) && along >= 0 && along <= square;
  }

  /** Whether a handle lies on the line to a point, as far as steps tell, and neither before nor behind it. */
  private isFlat(hx: number, hy: number, x: number, y: number): boolean {
    const [dx, dy] = [x - this.x, y - this.y];
    const [ax, ay] = [hx - this.x, hy - this.y];
    const length = Math.sqrt(dx * dx + dy * dy);
    const along = ax * dx + ay * dy;
    const reach = 2 * length;
    return Math.abs(ax * dy - ay * dx) * this.steps <= reach && along >= 0 && along <= length * length;
  }

  private at(x: number, y: number): string {
    return `${this.rounded(x)} ${this.rounded(y)} `;
  }

  private rounded(value: number): number {
    return Math.round(value * this.steps) / this.steps;
  }

  private reach(x: number, y: number): this {
    this.x = x;
    this.y = y;
    return this;
  }
}

/** Path operators of a rectangle with round corners, as far as its sides allow. */
export function rectOperators(x: number, y: number, w: number, h: number, radius = 0): string {
  const r = Math.min(radius, w / 2, h / 2);
  if (r <= 0) return `${num(x)} ${num(y)} ${num(w)} ${num(h)} re\n`;
  const k = r * (1 - kappa);
  const [right, bottom] = [x + w, y + h];
  const line = (...at: number[]) => `${at.map(num).join(' ')} l\n`;
  const curve = (...at: number[]) => `${at.map(num).join(' ')} c\n`;
  return (
    `${num(x + r)} ${num(y)} m\n` +
    line(right - r, y) +
    curve(right - k, y, right, y + k, right, y + r) +
    line(right, bottom - r) +
    curve(right, bottom - k, right - k, bottom, right - r, bottom) +
    line(x + r, bottom) +
    curve(x + k, bottom, x, bottom - k, x, bottom - r) +
    line(x, y + r) +
    curve(x, y + k, x + k, y, x + r, y) +
    'h\n'
  );
}
