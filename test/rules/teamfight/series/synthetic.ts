import { shuffle } from '../../../../rules/kernel/dice.ts';
import { encodeRow, rowBytes } from '../../../../rules/kernel/rows.ts';
import { seededDice } from '../../../../rules/kernel/seeded-dice.ts';
import { shareOf } from '../../../../rules/kernel/statistics/normal.ts';
import { stream } from '../../../../rules/kernel/stream.ts';
import { presets } from '../../../../rules/teamfight/options.ts';
import { sum, sums } from '../../../../rules/teamfight/series/beside.ts';
import { columnsOf, type MatchRow, shapeOf } from '../../../../rules/teamfight/series/columns.ts';
import { type Plan, wayOf, waysOf } from '../../../../rules/teamfight/series/plan.ts';
import type { SeriesData } from '../../../../rules/teamfight/series/series-data.ts';

const heroes = 12;
export const shape = shapeOf([presets.current], 4, heroes, 2);
const zeros = (count: number) => Array.from({ length: count }, () => 0);

/** What is true in a series that nobody plays: log odds. */
export interface Truth {
  /** By hero; 0 for the others. */
  readonly strength?: Readonly<Record<number, number>>;
  readonly first?: number;
  readonly red?: number;
  /** What seat 0 has over seat 1. */
  readonly seat?: number;
  /** What the second value of a compared option adds to the first player's odds. */
  readonly option?: number;
}

/** A series of rows as bots might have played them, with the wins that its truth makes likely. */
export function series(seed: number, matches: number, truth: Truth = {}, more: Partial<Plan> = {}): SeriesData {
  const plan: Plan = { seed, bots: ['greedy', 'greedy'], options: [presets.current], ...more };
  const columns = columnsOf(shape);
  const size = rowBytes(columns);
  const rows = new Uint8Array(matches * size);
  for (let match = 0; match < matches; match++) {
    const pairing = Math.floor(match / waysOf(plan));
    const variant = match % waysOf(plan);
    const drawn = shuffle(seededDice(stream(seed, pairing)), heroes, 'pool');
    const log = match.toString(16).padStart(16, '0');
    const dice = seededDice(stream(seed, match, 'result'));
    const row = rowOf(plan, variant, drawn, truth, (sides) => dice.roll(sides, 'result'));
    rows.set(encodeRow(columns, { match, log, row }), match * size);
  }
  return {
    plan,
    shape,
    legend: {
      heroes: zeros(heroes).map((_, hero) => ({
        ref: `set/h${hero}`,
        name: `Hero ${hero}`,
        abilities: ['Cleave', 'Shove'],
      })),
      maps: [{ ref: 'set/map', name: 'Map', columns: 2, rows: 1 }],
      notCounted: [],
      pieces: { 'set/mark': 'Mark' },
    },
    coverage: { abilities: share(10), conditions: share(4), mapRules: share(0), leftOut: [], byHand: [] },
    rows,
    beside: {
      maps: [{ stands: [matches, 3], deaths: [1, 2] }],
      abilities: zeros(heroes).map((_, hero) => [
        zeros(sums).map((_, at) => matches + hero + (at === sum.hits ? 0 : at)),
        zeros(sums),
      ]),
      opinions: zeros(heroes).map((_, hero): [number, number] => [20, hero]),
      most: { 'set/mark': 3 },
    },
  };
}

const share = (texts: number) => ({
  texts,
  textsFull: texts,
  letters: texts * 20,
  lettersRun: texts * 20,
  lettersOnPurpose: 0,
  textsOnPurpose: 0,
});

function rowOf(plan: Plan, variant: number, drawn: number[], truth: Truth, roll: (sides: number) => number): MatchRow {
  const { first, red, value } = wayOf(plan, variant);
  const strength = (from: number) =>
    drawn.slice(from, from + 4).reduce((sum, hero) => sum + (truth.strength?.[hero] ?? 0), 0);
  const sign = (seat: number) => (seat === 0 ? 1 : -1);
  let odds = (truth.seat ?? 0) + strength(0) - strength(6) + sign(red) * (truth.red ?? 0);
  odds += sign(first) * ((truth.first ?? 0) + value * (truth.option ?? 0));
  return {
    variant,
    map: 0,
    first,
    red,
    winner: roll(10) === 1 ? 2 : roll(1_000_000) <= shareOf(odds) * 1_000_000 ? 0 : 1,
    rounds: 6,
    turns: 48,
    decisions: 200 + roll(50),
    choices: 2000,
    triggers: roll(10),
    manual: 0,
    cuts: 0,
    asked: 10,
    agreed: roll(10),
    kills: [roll(3), roll(3)],
    control: [roll(5), roll(5)],
    lead: [0, 1, sign(roll(2)), 1, 2, 1],
    pool: drawn,
    deployed: [0, 1, 2, 3, 6, 7, 8, 9],
    deathRound: zeros(8).map(() => roll(7) - 1),
    deathAt: zeros(8),
    dealt: zeros(8).map(() => roll(9)),
    taken: zeros(8),
    legal: zeros(16).map(() => 4),
    used: zeros(16).map(() => roll(4)),
  };
}
