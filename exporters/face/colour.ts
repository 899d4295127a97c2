/** A colour between two colours: 0 is the first, 1 the second. Colours are `#rrggbb`. */
export function mix(from: string, to: string, part: number): string {
  const [a, b] = [Number.parseInt(from.slice(1), 16), Number.parseInt(to.slice(1), 16)];
  const channel = (shift: number) => {
    const start = (a >> shift) & 0xff;
    return Math.round(start + (((b >> shift) & 0xff) - start) * part) << shift;
  };
  // The bit above the colour keeps its leading zeros.
  return `#${(0x1000000 | channel(16) | channel(8) | channel(0)).toString(16).slice(1)}`;
}
