import type { Event } from '../event.ts';

/** What became of the target in one run of the dice. */
export interface Tally {
  damage: number;
  /** It was aimed at, and every attack roll on it. */
  targeted: boolean;
  rolled: boolean;
  hit: boolean;
  crit: boolean;
  died: boolean;
  /** Def of its first attack roll. */
  def: number;
  /** An attack roll on it that stands as it is unless it is made again; undefined when none does. */
  open: { readonly def: number; value: number } | undefined;
  /** Parts that people play by hand came up; parts with a stand-in. */
  byHand: boolean;
  standIn: boolean;
}

export const emptyTally = (): Tally => ({
  damage: 0,
  targeted: false,
  rolled: false,
  hit: false,
  crit: false,
  died: false,
  def: -1,
  open: undefined,
  byHand: false,
  standIn: false,
});

/** Adds an event. */
export function note(tally: Tally, target: number, event: Event): void {
  switch (event.event) {
    case 'targeted':
      if (event.target !== target) return;
      tally.targeted = true;
      tally.open = { def: event.def, value: 0 };
      return;
    case 'rolled':
      if (tally.open) tally.open.value = event.counts ?? event.value;
      return;
    case 'hit':
    case 'crit':
    case 'miss':
      if (event.target !== target) return;
      tally.rolled = true;
      tally.open = undefined;
      if (tally.def < 0) tally.def = event.def;
      if (event.event !== 'miss') tally.hit = true;
      if (event.event === 'crit') tally.crit = true;
      return;
    case 'damaged':
      if (event.unit === target) tally.damage += event.amount;
      return;
    case 'died':
      if (event.unit === target) tally.died = true;
      return;
    case 'manual':
      if (event.standIn) tally.standIn = true;
      else tally.byHand = true;
  }
}
