/** A stretch of a line, from one length to another. */
export type Stretch = readonly [from: number, to: number];

/** Stretches in order, with those made one that overlap, or lie so near to each other. Changes the order of what it is given. */
export function joined(all: Stretch[], near = 0): Stretch[] {
  if (all.length < 2) return all;
  all.sort((one, other) => one[0] - other[0]);
  const found: [number, number][] = [];
  let last: [number, number] | undefined;
  for (const [from, to] of all) {
    if (last && from <= last[1] + near) last[1] = Math.max(last[1], to);
    else {
      last = [from, to];
      found.push(last);
    }
  }
  return found;
}

/** What lies in stretches of both, each in order. */
export function common(one: readonly Stretch[], other: readonly Stretch[]): Stretch[] {
  const found: Stretch[] = [];
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    const [a, b] = [one[i]!, other[j]!];
    const [from, to] = [Math.max(a[0], b[0]), Math.min(a[1], b[1])];
    if (from < to) found.push([from, to]);
    if (a[1] < b[1]) i += 1;
    else j += 1;
  }
  return found;
}
