/** A colour between two colours: 0 is the first, 1 the second. Colours are `#rrggbb`. */
export function mix(from: string, to: string, part: number): string {
  const a = channels(from);
  const b = channels(to);
  return `#${a.map((value, index) => hex(value + (b[index]! - value) * part)).join('')}`;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

function hex(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0');
}
