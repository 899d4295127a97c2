/** Combats of THOUA: a series as it is run, and what is seen on a whole map beside Teamfight on the same one. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../bin/build.mjs';
import { openSet } from '../../rules/open.ts';
import { sightWith } from '../../rules/teamfight/board/sight.ts';
import { viewMap } from '../../rules/teamfight/sight/map-view.ts';
import { seenPast, sightsOn } from '../../rules/thoua/board/sight.ts';

type Row = readonly [what: string, ours: string, peer: string, ratio: string, goal: string];

const combats = 1000;
const [columns, rows] = [12, 10];
/** Spaces that block sight, and where somebody stands. */
const rocks = [14, 27, 39, 41, 58, 76, 83, 97, 105];
const stood = [3, 17, 44, 60];
/** A map is looked at so often; the quickest counts, as a machine that is busy only makes it slower. */
const times = 1000;

export async function measureCombats(): Promise<Row[]> {
  const set = join(root, 'content/thoua/four-shrines');
  const args = ['simulate', set, '--encounter', 'something-on-the-path', '--matches', `${combats}`, '--json'];
  const begun = performance.now();
  await promisify(execFile)(process.execPath, [join(root, 'dist/node/cli.js'), ...args], { maxBuffer: 100_000_000 });
  const seconds = (performance.now() - begun) / 1000;
  const [ours, peer] = quickest(combatSight(), skirmishSight());
  return [
    [
      `THOUA, ${combats.toLocaleString('en-GB')} combats of four against four, greedy bots, whole process`,
      `${seconds.toFixed(1)} s`,
      '',
      '',
      'under 30 s on two cores',
    ],
    [
      `Sight of THOUA from every space of a map of ${columns} x ${rows} past rocks and figures; peer: Teamfight's on the same map`,
      `${ours!.toFixed(3)} ms`,
      `${peer!.toFixed(3)} ms`,
      `${(ours! / peer!).toFixed(2)} times the time`,
      'at most 1',
    ],
  ];
}

/** Milliseconds of each, in turns. */
function quickest(...looks: (() => void)[]): number[] {
  const least = looks.map(() => Number.POSITIVE_INFINITY);
  for (let time = 0; time < times; time++) {
    for (const [index, look] of looks.entries()) {
      const begun = performance.now();
      look();
      least[index] = Math.min(least[index]!, performance.now() - begun);
    }
  }
  return least;
}

/** The map is known, as in a match; where figures stand is not. */
function combatSight(): () => void {
  const sights = sightsOn({ columns, rows }, rocks, 'corner-or-middle');
  return () => {
    for (let from = 0; from < columns * rows; from++) seenPast(sights, stood, from);
  };
}

function skirmishSight(): () => void {
  const cells = rocks.map((space) => `${space % columns},${Math.floor(space / columns)}`);
  const files = {
    'set.json': { id: 'rocks', system: 'teamfight', format: 1, name: 'Rocks' },
    'terrain/rock.json': { name: 'Rock', blocksMovement: true, blocksSight: true },
    'maps/field.json': { name: 'Field', columns, rows, terrain: [{ kind: 'rock', cells }] },
  };
  const { set } = openSet(
    'rocks',
    new Map(Object.entries(files).map(([path, value]) => [path, JSON.stringify(value)])),
  );
  const map = set?.entities.find((entity) => entity.kind === 'map');
  if (!set || map?.kind !== 'map') throw new Error('The set of the benchmark has an error.');
  const { board } = viewMap(set, map as Parameters<typeof viewMap>[1]);
  return () => {
    for (let from = 0; from < columns * rows; from++) sightWith(board, from, stood);
  };
}
