import type { Row } from '../../kernel/rows.ts';

type Several<T extends 'u8' | 'u32'> = { readonly type: T; readonly count: number };

/** Rounds of which it is kept who was ahead after them. */
export const leads = 24;
export const tied = 2;
export const notPlayed = 255;

/** What a series keeps of each battle. Lists are by seat. Which armies meet follows from the plan and the number of the pairing. */
export const columns = {
  /** Which way round, see `wayOf`. */
  variant: { type: 'u8' },
  /** Who had the priority token first. */
  first: { type: 'u8' },
  /** The place of each seat, 1 for the best. */
  places: { type: 'u8', count: 2 },
  /** Appraisal of the units left at the end. */
  left: { type: 'u32', count: 2 },
  rounds: { type: 'u16' },
  /** Whether the round limit ended it. */
  cut: { type: 'u8' },
  /** Turns of units. */
  turns: { type: 'u16' },
  /** Turns in which a unit neither attacked nor used an ability. */
  idle: { type: 'u16' },
  decisions: { type: 'u32' },
  /** What there was to choose from at all decisions together. */
  choices: { type: 'u32' },
  attacks: { type: 'u16' },
  /** Attacks that did no damage. */
  harmless: { type: 'u16' },
  /** Abilities that were used. */
  uses: { type: 'u16' },
  /** Rounds in which nobody took damage. */
  quiet: { type: 'u16' },
  /** How often somebody else was ahead after a round than before. */
  swings: { type: 'u16' },
  /** The seat with more appraisal on the table after each round; `tied`, and `notPlayed` for no such round. */
  lead: { type: 'u8', count: leads },
  /** Decisions about which a second bot was asked, and how many it would have taken too. */
  asked: { type: 'u16' },
  agreed: { type: 'u16' },
} as const satisfies Record<string, { readonly type: 'u8' | 'u16' | 'u32' } | Several<'u8' | 'u32'>>;

export type MatchColumns = typeof columns;
export type MatchRow = Row<MatchColumns>;
