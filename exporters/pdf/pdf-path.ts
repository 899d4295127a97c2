import PDFDocument from 'pdfkit';

/** Writes a length with three decimals: a micrometre, where the page is measured in mm. */
export function num(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

/** How far the handles of a quarter circle reach, in parts of its radius. */
const kappa = 0.5523;

/** Path operators of SVG path data, in its own units. */
export function pathOperators(d: string): string {
  const recorder = new Recorder();
  // pdfkit's own parser, arcs included, run on a recorder instead of a document.
  PDFDocument.prototype.path.call(recorder as unknown as PDFKit.PDFDocument, d);
  return recorder.out;
}

/** Takes the drawing calls of pdfkit's parser of path data. */
class Recorder {
  out = '';
  private x = 0;
  private y = 0;

  moveTo(x: number, y: number): this {
    return this.to('m', x, y, '');
  }

  lineTo(x: number, y: number): this {
    return this.to('l', x, y, '');
  }

  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): this {
    return this.to('c', x, y, `${num(x1)} ${num(y1)} ${num(x2)} ${num(y2)} `);
  }

  /** PDF has cubic curves only; these are the handles of the same curve. */
  quadraticCurveTo(cx: number, cy: number, x: number, y: number): this {
    const from = (start: number, control: number) => start + (2 / 3) * (control - start);
    return this.bezierCurveTo(from(this.x, cx), from(this.y, cy), from(x, cx), from(y, cy), x, y);
  }

  closePath(): this {
    this.out += 'h\n';
    return this;
  }

  private to(operator: string, x: number, y: number, handles: string): this {
    this.x = x;
    this.y = y;
    this.out += `${handles}${num(x)} ${num(y)} ${operator}\n`;
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
