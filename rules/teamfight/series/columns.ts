import { type Column, type Row, rowBytes, rowLimit } from '../../kernel/rows.ts';
import type { FullRuleOptions } from '../options.ts';

/** How much of a match there is to keep, by its rule options. */
export interface Shape {
  /** Heroes of both sides. */
  readonly heroes: number;
  readonly pool: number;
  readonly rounds: number;
  /** Abilities of each hero that a row has room for, in printed order. */
  readonly abilities: number;
}

type Several<T extends Column['type']> = { readonly type: T; readonly count: number };

/**
 * What a series keeps of each match of Teamfight. Heroes are numbered as in the legend; deployed heroes stand in the order of their
 * columns, seat 0 first.
 */
export type MatchColumns = {
  /** Which way round, see `wayOf`. */
  readonly variant: { readonly type: 'u8' };
  /** Number of the map in the legend. */
  readonly map: { readonly type: 'u8' };
  /** The seat that goes first, and the one with the red zone. */
  readonly first: { readonly type: 'u8' };
  readonly red: { readonly type: 'u8' };
  /** 0 or 1: the seat that won; 2: a draw. */
  readonly winner: { readonly type: 'u8' };
  readonly rounds: { readonly type: 'u8' };
  readonly turns: { readonly type: 'u16' };
  readonly decisions: { readonly type: 'u32' };
  /** What there was to choose from at all decisions together. */
  readonly choices: { readonly type: 'u32' };
  /** Reactions, and texts that came into play by themselves. */
  readonly triggers: { readonly type: 'u32' };
  /** Clauses that came up and are played by hand, so that bots left them out. */
  readonly manual: { readonly type: 'u32' };
  /** Endless chains of reactions that were cut. */
  readonly cuts: { readonly type: 'u16' };
  /** Decisions about which a second bot was asked, and how many it would have taken too. */
  readonly asked: { readonly type: 'u16' };
  readonly agreed: { readonly type: 'u16' };
  /** Points of each seat by the other's dead heroes, and all others. */
  readonly kills: Several<'u8'>;
  readonly control: Several<'i16'>;
  /** Points of seat 0 less points of seat 1 after each round. */
  readonly lead: Several<'i8'>;
  /** Heroes that could be deployed, seat 0's first; 65535 where there is none. */
  readonly pool: Several<'u16'>;
  /** Places in `pool` of the deployed heroes; 255 where there is none. */
  readonly deployed: Several<'u8'>;
  /** Of each deployed hero: the round and space of its first death (0 and 65535: none), damage dealt with its summons, and taken. */
  readonly deathRound: Several<'u8'>;
  readonly deathAt: Several<'u16'>;
  readonly dealt: Several<'u16'>;
  readonly taken: Several<'u16'>;
  /** Of each ability of each deployed hero: turns in which it could be used, and in which it was. */
  readonly legal: Several<'u8'>;
  readonly used: Several<'u8'>;
};

export type MatchRow = Row<MatchColumns>;

/** Rounds whose lead is kept. */
const mostLeads = 8;

export const leadsOf = ({ rounds }: Pick<Shape, 'rounds'>): number => Math.min(mostLeads, rounds);

/** `pool` where there is no hero, and `deathAt` where nobody died. */
export const nobody = 65_535;
/** `deployed` where there is no hero. */
export const notDeployed = 255;

/**
 * The room that matches with these options take. What has to stand in a row stands; abilities that have no room are not counted.
 * @param abilities most abilities that one of the heroes has
 */
export function shapeOf(options: readonly FullRuleOptions[], sides: number, pool: number, abilities: number): Shape {
  const rounds = Math.max(...options.map((one) => one.rounds));
  const bare: Shape = { heroes: sides * 2, pool, rounds, abilities: 0 };
  const room = rowLimit - bytesOf(bare);
  return { ...bare, abilities: Math.max(0, Math.min(abilities, Math.floor(room / (2 * bare.heroes)))) };
}

/** Bytes of a row, also where they are more than a row may have. */
export function bytesOf(shape: Shape): number {
  const { kills, control, lead, pool, deployed, deathRound, deathAt, dealt, taken, legal, used, ...rest } =
    columnsOf(shape);
  const lists = [kills, control, lead, pool, deployed, deathRound, deathAt, dealt, taken, legal, used];
  const bytes = { u8: 1, i8: 1, u16: 2, i16: 2, u32: 4, i32: 4 };
  return lists.reduce((sum, { type, count }) => sum + bytes[type] * count, rowBytes(rest));
}

export function columnsOf({ heroes, pool, rounds, abilities }: Shape): MatchColumns {
  return {
    variant: { type: 'u8' },
    map: { type: 'u8' },
    first: { type: 'u8' },
    red: { type: 'u8' },
    winner: { type: 'u8' },
    rounds: { type: 'u8' },
    turns: { type: 'u16' },
    decisions: { type: 'u32' },
    choices: { type: 'u32' },
    triggers: { type: 'u32' },
    manual: { type: 'u32' },
    cuts: { type: 'u16' },
    asked: { type: 'u16' },
    agreed: { type: 'u16' },
    kills: { type: 'u8', count: 2 },
    control: { type: 'i16', count: 2 },
    lead: { type: 'i8', count: leadsOf({ rounds }) },
    pool: { type: 'u16', count: pool },
    deployed: { type: 'u8', count: heroes },
    deathRound: { type: 'u8', count: heroes },
    deathAt: { type: 'u16', count: heroes },
    dealt: { type: 'u16', count: heroes },
    taken: { type: 'u16', count: heroes },
    legal: { type: 'u8', count: heroes * abilities },
    used: { type: 'u8', count: heroes * abilities },
  };
}
