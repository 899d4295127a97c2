import { createHash } from 'node:crypto';

/**
 * Gives each name a number of its own below `size`, from a hash of the name, so that it stays the same from one export to the next
 * whatever else is exported. Only where two names meet on one number does the later one (by spelling) get another.
 */
export function allot(names: Iterable<string>, size: number, taken: Iterable<number> = []): Map<string, number> {
  const used = new Set(taken);
  const numbers = new Map<string, number>();
  let open = [...new Set(names)].sort();
  for (let attempt = 0; open.length > 0; attempt++) {
    const later: string[] = [];
    for (const name of open) {
      const number = hashOf(attempt === 0 ? name : `${name}~${attempt}`) % size;
      if (used.has(number)) later.push(name);
      else {
        used.add(number);
        numbers.set(name, number);
      }
    }
    open = later;
  }
  return numbers;
}

function hashOf(name: string): number {
  return createHash('sha256').update(name).digest().readUIntBE(0, 6);
}
