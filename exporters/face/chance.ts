import { nameHash } from './name-hash.ts';

/** A stream of numbers from 0 to 1 that follows from a name: the same picture for the same card, always. */
export type Chance = () => number;

/** Mulberry32 over an FNV-1a hash of the name. */
export function chanceOf(name: string): Chance {
  let state = nameHash(name);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
