/** The parts of a path that begin with a move of their own, and the steps that they are made of. */
export interface Subpaths {
  readonly d: string;
  /** Where each part begins in the path data, and the end of the last. */
  readonly starts: readonly number[];
  /** Left, top, right and bottom of each part in mm, four numbers a part. Curves are taken with all points that they are drawn from. */
  readonly bounds: readonly number[];
}

/** Numbers that follow each command. */
const taken: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** Called with each command of path data, and the box of where it comes from, leads to and bends around. */
type Visit = (at: number, left: number, top: number, right: number, bottom: number) => void;

/** Goes through path data letter by letter: maps have megabytes of it. */
export function walkPath(d: string, visit: Visit): void {
  const values: number[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (let at = 0; at < d.length; ) {
    const letter = d[at] as string;
    const kind = letter.toUpperCase();
    const relative = letter !== kind;
    const each = taken[kind] ?? 0;
    const begin = at;
    at = readNumbers(d, at + 1, values);
    const isMove = kind === 'M';
    let left = isMove ? Number.POSITIVE_INFINITY : x;
    let top = isMove ? Number.POSITIVE_INFINITY : y;
    let right = isMove ? Number.NEGATIVE_INFINITY : x;
    let bottom = isMove ? Number.NEGATIVE_INFINITY : y;
    if (each === 0) [x, y] = [startX, startY];
    for (let index = 0; each > 0 && index + each <= values.length; index += each) {
      const fromX = relative ? x : 0;
      const fromY = relative ? y : 0;
      // An arc bends no farther from its ends than it is wide.
      const wide = kind === 'A' ? 2 * Math.max(values[index] as number, values[index + 1] as number) : 0;
      if (wide > 0) {
        left = Math.min(left, x - wide);
        top = Math.min(top, y - wide);
        right = Math.max(right, x + wide);
        bottom = Math.max(bottom, y + wide);
      }
      for (let pair = wide > 0 ? 5 : 0; pair + 1 < each; pair += 2) {
        const px = fromX + (values[index + pair] as number);
        const py = fromY + (values[index + pair + 1] as number);
        left = Math.min(left, px - wide);
        top = Math.min(top, py - wide);
        right = Math.max(right, px + wide);
        bottom = Math.max(bottom, py + wide);
        if (pair + 2 >= each - 1) [x, y] = [px, py];
      }
      if (kind === 'H') x = fromX + (values[index] as number);
      if (kind === 'V') y = fromY + (values[index] as number);
      if (isMove && index === 0) [startX, startY] = [x, y];
    }
    visit(begin, Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y));
  }
}

/** Reads numbers up to the next letter, and answers with where that is. */
function readNumbers(d: string, from: number, into: number[]): number {
  into.length = 0;
  let at = from;
  while (at < d.length) {
    const code = d.charCodeAt(at);
    if (code === space || code === comma) {
      at++;
      continue;
    }
    if (code > nine) break;
    const sign = code === minus ? -1 : 1;
    if (code === minus || code === plus) at++;
    let whole = 0;
    let parts = 0;
    let digit = d.charCodeAt(at);
    for (; digit >= zero && digit <= nine; digit = d.charCodeAt(++at)) whole = whole * 10 + digit - zero;
    if (digit === point) {
      digit = d.charCodeAt(++at);
      for (let unit = 0.1; digit >= zero && digit <= nine; digit = d.charCodeAt(++at), unit /= 10)
        parts += (digit - zero) * unit;
    }
    into.push(sign * (whole + parts));
  }
  return at;
}

const [space, plus, comma, minus, point, zero, nine] = [32, 43, 44, 45, 46, 48, 57];

/** The parts of a path. A part that is placed from the end of the one before cannot stand alone: then the path is one part. */
export function subpathsOf(d: string): Subpaths {
  const starts: number[] = [];
  const bounds: number[] = [];
  const isOne = d.lastIndexOf('m') > 0;
  walkPath(d, (at, left, top, right, bottom) => {
    if (starts.length === 0 || (!isOne && d[at] === 'M')) {
      starts.push(at);
      bounds.push(left, top, right, bottom);
      return;
    }
    const last = bounds.length - 4;
    if (left < (bounds[last] as number)) bounds[last] = left;
    if (top < (bounds[last + 1] as number)) bounds[last + 1] = top;
    if (right > (bounds[last + 2] as number)) bounds[last + 2] = right;
    if (bottom > (bounds[last + 3] as number)) bounds[last + 3] = bottom;
  });
  starts.push(d.length);
  return { d, starts, bounds };
}
