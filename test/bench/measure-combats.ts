/** Combats of THOUA: a series as it is run, and what is seen and laid on a whole map beside Teamfight on the same one. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../bin/build.mjs';
import { seededDice } from '../../rules/kernel/seeded-dice.ts';
import { stream } from '../../rules/kernel/stream.ts';
import type { Grid } from '../../rules/spaces.ts';
import { type Pair, pairsOn, type Work } from './combat-boards.ts';

type Row = readonly [what: string, ours: string, peer: string, ratio: string, goal: string];

const combats = 1000;
/** Rounds in which both sides take turns, after some for the compiler of the engine. */
const rounds = 21;
const warming = 4;
/** Milliseconds for which both sides are at work in a round, if whole maps are not longer: a single small one is over too soon. */
const aRound = 20;
/** Of each this many spaces, one holds a rock. */
const spacesToARock = 13;
const figures = 4;

export async function measureCombats(): Promise<Row[]> {
  const set = join(root, 'content/thoua/four-shrines');
  const args = ['simulate', set, '--encounter', 'something-on-the-path', '--matches', `${combats}`, '--json'];
  const begun = performance.now();
  await promisify(execFile)(process.execPath, [join(root, 'dist/node/cli.js'), ...args], { maxBuffer: 100_000_000 });
  const seconds = (performance.now() - begun) / 1000;
  return [
    [
      `THOUA, ${combats.toLocaleString('en-GB')} combats of four against four, greedy bots, whole process`,
      `${seconds.toFixed(1)} s`,
      '',
      '',
      'under 30 s on two cores',
    ],
    ...measureBoards(),
  ];
}

/** Processor time of sight and areas on a whole map. */
export function measureBoards(): Row[] {
  return [
    { columns: 12, rows: 10 },
    { columns: 32, rows: 32 },
  ].flatMap((grid) => {
    const spaces = grid.columns * grid.rows;
    const dice = seededDice(stream('boards'));
    const some = (count: number) => Array.from({ length: count }, () => dice.roll(spaces, 'space') - 1);
    const { sight, areas } = pairsOn(grid, [...new Set(some(Math.round(spaces / spacesToARock)))]);
    // Figures go elsewhere all the time: what is known of one place helps nobody.
    const places = Array.from({ length: 64 }, () => some(figures));
    return [sight, ...areas].map((pair) => measured(grid, pair, places));
  });
}

function measured({ columns, rows }: Grid, { what, combat, skirmish }: Pair, places: readonly number[][]): Row {
  let times = 1;
  const spent: { readonly ours: number; readonly peer: number }[] = [];
  let found = { ours: 0, peer: 0 };
  for (let round = 0; round < warming + rounds; round++) {
    const stood = Array.from({ length: times }, (_, time) => places[(round * times + time) % places.length]!);
    // Whoever comes second finds the garbage of the first.
    const first = round % 2 === 0;
    const early = first ? work(combat, stood) : work(skirmish, stood);
    const late = first ? work(skirmish, stood) : work(combat, stood);
    const [ours, peer] = first ? [early, late] : [late, early];
    if (round < warming) {
      times = Math.max(1, Math.min(200, Math.round((times * aRound) / (ours.ms + peer.ms))));
      continue;
    }
    spent.push({ ours: ours.ms / times, peer: peer.ms / times });
    found = { ours: found.ours + ours.found / times, peer: found.peer + peer.found / times };
  }
  const many = (all: number) => Math.round(all / rounds / columns / rows);
  return [
    `THOUA from every space of a map of ${columns} x ${rows} past rocks and ${figures} figures: ${what}, processor time (${many(found.ours)} spaces from each); peer: Teamfight's of like size on the same map (${many(found.peer)})`,
    `${median(spent.map(({ ours }) => ours)).toFixed(3)} ms`,
    `${median(spent.map(({ peer }) => peer)).toFixed(3)} ms`,
    `${median(spent.map(({ ours, peer }) => ours / peer)).toFixed(2)} times the time`,
    'at most 1',
  ];
}

/** Milliseconds of the processor, the collecting of garbage among them, and what was found. */
function work(does: Work, stood: readonly (readonly number[])[]): { readonly ms: number; readonly found: number } {
  const before = process.cpuUsage();
  let found = 0;
  for (const one of stood) found += does(one);
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1000, found };
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
