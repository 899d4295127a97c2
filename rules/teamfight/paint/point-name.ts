import type { ControlArea } from './painting.ts';

/** A name with the first number that no point has: players tell points apart by their names. */
export function freeName(points: readonly ControlArea[], name: string): string {
  const taken = new Set(points.map((point) => point.name.trim().toLowerCase()));
  for (let number = 2; ; number++) {
    const free = `${name} ${number}`;
    if (!taken.has(free.toLowerCase())) return free;
  }
}
