import type { State, Unit } from '../state.ts';

/** T-165: names a use of an ability in `State.usedThisRound`: below 0, so that it is none of the keys of triggers. */
export const keyOfUse = (unit: number, note: number): number => -((note + 1) * 4096 + unit + 1);

export function usesInRound({ usedThisRound = [] }: State, key: number): number {
  let uses = 0;
  for (const used of usedThisRound) if (used === key) uses++;
  return uses;
}

export function noteInRound(state: State, key: number): void {
  state.usedThisRound = [...(state.usedThisRound ?? []), key];
}

/** It can be used again in this round. */
export function renewInRound(state: State, key: number): void {
  const left = state.usedThisRound?.filter((used) => used !== key) ?? [];
  if (left.length > 0) state.usedThisRound = left;
  else delete state.usedThisRound;
}

/** In how many of its owner's turns an ability cannot be used, the one that has begun among them. */
export const turnsLeft = ({ tapped }: Unit, note: number): number => Math.ceil((tapped[note] ?? 0) / 2);
