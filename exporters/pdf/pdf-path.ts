import PDFDocument from 'pdfkit';

/** Writes a length with three decimals: a micrometre, where the page is measured in mm. */
export function num(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

/** How far the handles of a quarter circle reach, in parts of its radius. */
const kappa = 0.5523;

/** Path operators of SVG path data, in its own units, rounded to parts of `steps` to the unit. */
export function pathOperators(d: string, steps = 1000): string {
  const recorder = new Recorder(steps);
  // pdfkit's own parser, arcs included, run on a recorder instead of a document.
  PDFDocument.prototype.path.call(recorder as unknown as PDFKit.PDFDocument, d);
  return recorder.out;
}

/** Takes the drawing calls of pdfkit's parser of path data. */
class Recorder {
  out = '';
  private readonly steps: number;
  private x = 0;
  private y = 0;

  constructor(steps: number) {
    this.steps = steps;
  }

  moveTo(x: number, y: number): this {
    this.out += `${this.at(x, y)}m\n`;
    return this.reach(x, y);
  }

  lineTo(x: number, y: number): this {
    const to = this.at(x, y);
    // Lines that rounding makes nothing of are left out.
    if (to !== this.at(this.x, this.y)) this.out += `${to}l\n`;
    return this.reach(x, y);
  }

  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): this {
    const [from, to] = [this.at(this.x, this.y), this.at(x, y)];
    if (this.isFlat(x1, y1, x, y) && this.isFlat(x2, y2, x, y)) return this.lineTo(x, y);
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
    this.out += 'h\n';
    return this;
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
    return `${Math.round(x * this.steps) / this.steps} ${Math.round(y * this.steps) / this.steps} `;
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
