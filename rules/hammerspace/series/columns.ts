import { type Column, type Row, rowBytes, rowLimit } from '../../kernel/rows.ts';
import { mostSeats, traitsDealt } from '../types.ts';

type Several<T extends Column['type']> = { readonly type: T; readonly count: number };

/**
 * What a series keeps of each match of Hammerspace. Lists by seat have a place for each of six; those of nobody are 0, or as it is
 * said. Cards and traits are numbered as in the legend.
 */
export type MatchColumns = {
  /** Which way round, see `wayOf`. */
  readonly variant: { readonly type: 'u8' };
  readonly players: { readonly type: 'u8' };
  /** The seat that began. */
  readonly first: { readonly type: 'u8' };
  /** The place of each seat, 1 for the best; who ties shares the better place. */
  readonly places: Several<'u8'>;
  /** HP at the end. */
  readonly hp: Several<'u16'>;
  /** The turn in which each seat fell; 0 for who stands. */
  readonly fell: Several<'u16'>;
  /** `traitsDealt` for each seat; 65535 where there is none. */
  readonly traits: Several<'u16'>;
  readonly turns: { readonly type: 'u16' };
  readonly decisions: { readonly type: 'u32' };
  /** What there was to choose from at all decisions together. */
  readonly choices: { readonly type: 'u32' };
  readonly attacks: { readonly type: 'u16' };
  /** Attacks by which nobody but the attacker lost HP. */
  readonly harmless: { readonly type: 'u16' };
  /** HP that attacks took from others than the attacker. */
  readonly taken: { readonly type: 'u32' };
  readonly defences: { readonly type: 'u16' };
  readonly passes: { readonly type: 'u16' };
  /** How often the discards were made the deck. */
  readonly shuffles: { readonly type: 'u16' };
  /** The seat with most HP after each round, which is as many turns as there are players; `tied`, and `notPlayed` for no such round. */
  readonly lead: Several<'u8'>;
  /** Of the last three, whom the one who fell third had hurt more: nobody, who was ahead of the other then, or who was behind. */
  readonly third: { readonly type: 'u8' };
  /** Whether who was ahead of the other won. */
  readonly aheadWon: { readonly type: 'u8' };
  /** Decisions about which a second bot was asked, and how many it would have taken too. */
  readonly asked: { readonly type: 'u16' };
  readonly agreed: { readonly type: 'u16' };
  /** Of each card, as many as rows have room for, a bit for each seat that drew it. */
  readonly drawn: Several<'u8'>;
};

export type MatchRow = Row<MatchColumns>;

/** Rounds whose leader is kept. */
export const leads = 32;
export const tied = 6;
export const notPlayed = 255;
export const noTrait = 65_535;
/** What `third` is. */
export const hurt = { nobody: 0, ahead: 1, behind: 2 } as const;

/** @param cards different ones of the deck */
export function columnsOf(cards: number): MatchColumns {
  const bare: Omit<MatchColumns, 'drawn'> = {
    variant: { type: 'u8' },
    players: { type: 'u8' },
    first: { type: 'u8' },
    places: { type: 'u8', count: mostSeats },
    hp: { type: 'u16', count: mostSeats },
    fell: { type: 'u16', count: mostSeats },
    traits: { type: 'u16', count: mostSeats * traitsDealt },
    turns: { type: 'u16' },
    decisions: { type: 'u32' },
    choices: { type: 'u32' },
    attacks: { type: 'u16' },
    harmless: { type: 'u16' },
    taken: { type: 'u32' },
    defences: { type: 'u16' },
    passes: { type: 'u16' },
    shuffles: { type: 'u16' },
    lead: { type: 'u8', count: leads },
    third: { type: 'u8' },
    aheadWon: { type: 'u8' },
    asked: { type: 'u16' },
    agreed: { type: 'u16' },
  };
  return { ...bare, drawn: { type: 'u8', count: Math.min(cards, rowLimit - rowBytes(bare)) } };
}
