import { type Column, type Row, rowBytes, rowLimit } from '../../kernel/rows.ts';
import { attributes } from '../types.ts';
import { mostMembers } from './plan.ts';

type Several<T extends Column['type']> = { readonly type: T; readonly count: number };

/** What a series keeps of each combat. Characters and abilities are numbered as in the legend. */
export type MatchColumns = {
  /** Which way round, see `wayOf`. */
  readonly variant: { readonly type: 'u16' };
  /** Place in `ends`. */
  readonly end: { readonly type: 'u8' };
  readonly rounds: { readonly type: 'u16' };
  readonly turns: { readonly type: 'u32' };
  readonly decisions: { readonly type: 'u32' };
  /** What there was to choose from at all decisions together. */
  readonly choices: { readonly type: 'u32' };
  /** The party's HP at the end, and the enemies', in thousandths of those that they began with. */
  readonly left: { readonly type: 'u16' };
  readonly against: { readonly type: 'u16' };
  /** Clauses by hand that were met. */
  readonly manual: { readonly type: 'u16' };
  /** Decisions about which a second bot was asked, and how many it would have taken too. */
  readonly asked: { readonly type: 'u16' };
  readonly agreed: { readonly type: 'u16' };
  /** The characters; `nobody` for no more. */
  readonly members: Several<'u16'>;
  /** The round in which each fell; 0 for who stands. */
  readonly fell: Several<'u16'>;
  /** A bit for each ability that somebody of the party had. */
  readonly had: Several<'u8'>;
  /** Of each character who was drawn whole: a bit for each part that it is made of. */
  readonly parts: Several<'u8'>;
  /** And its attributes, in the order of `attributes`. */
  readonly scores: Several<'u8'>;
};

export type MatchRow = Row<MatchColumns>;

/** How a combat ended for the party. */
export const ends = ['victory', 'defeat', 'retreat', 'rounds'] as const;
export const nobody = 65_535;

/** How much there is to be kept. */
interface Kept {
  /** Abilities that can be bought. */
  readonly bought: readonly unknown[];
  /** What characters who are drawn whole are made of; nothing where none is. */
  readonly parts: readonly unknown[];
  /** The largest party of these. */
  readonly drawn: number;
}

/** Bytes that the parts of one character take. */
export const partBytes = (parts: readonly unknown[]): number => Math.ceil(parts.length / 8);

/** Bytes of a row, also where they are more than a row may have. */
export const bytesOf = (kept: Kept): number =>
  rowBytes(columnsOf({ ...kept, drawn: 0 })) + kept.drawn * (partBytes(kept.parts) + attributes.length);

export function columnsOf({ bought, parts, drawn }: Kept): MatchColumns {
  const bare: Omit<MatchColumns, 'had'> = {
    variant: { type: 'u16' },
    end: { type: 'u8' },
    rounds: { type: 'u16' },
    turns: { type: 'u32' },
    decisions: { type: 'u32' },
    choices: { type: 'u32' },
    left: { type: 'u16' },
    against: { type: 'u16' },
    manual: { type: 'u16' },
    asked: { type: 'u16' },
    agreed: { type: 'u16' },
    members: { type: 'u16', count: mostMembers },
    fell: { type: 'u16', count: mostMembers },
    parts: { type: 'u8', count: drawn * partBytes(parts) },
    scores: { type: 'u8', count: drawn * attributes.length },
  };
  return {
    ...bare,
    had: { type: 'u8', count: Math.max(1, Math.min(partBytes(bought), rowLimit - rowBytes(bare))) },
  };
}

/** Whether somebody of the party had an ability. */
export const hadIn = ({ had }: Pick<MatchRow, 'had'>, ability: number): boolean =>
  ((had[ability >> 3] ?? 0) & (1 << (ability & 7))) !== 0;
