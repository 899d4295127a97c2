import { execFile } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const script = fileURLToPath(new URL('ladder.ts', import.meta.url));
const cli = fileURLToPath(new URL('../../dist/node/cli.js', import.meta.url));
const set = fileURLToPath(new URL('../../content/teamfight/saltmarch', import.meta.url));
const armies = fileURLToPath(new URL('../../content/valyr/after-lamplight', import.meta.url));
const node = process.execPath;

/** Pairs of mirrored matches a rung. */
const pairs = 50;

const run = async (...args: string[]): Promise<string> =>
  (await promisify(execFile)(node, args, { maxBuffer: 1e8 })).stdout;

interface Rung {
  readonly won: readonly number[];
  readonly msPerMatch: number;
}

/** The share that the upper bot wins of each pair; the pairs are shared out over the cores. */
async function rung(upper: string, lower: string): Promise<Rung> {
  const workers = Math.min(pairs, cpus().length);
  const parts = await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      const from = Math.floor((pairs * worker) / workers);
      const count = Math.floor((pairs * (worker + 1)) / workers) - from;
      return JSON.parse(await run('--import', 'tsx', script, upper, lower, `${count}`, `${from}`)) as Rung;
    }),
  );
  const won = parts.flatMap((part) => part.won);
  return { won, msPerMatch: parts.reduce((sum, part) => sum + part.msPerMatch, 0) / workers };
}

/** The mean of the pairs and the half width of its interval of 95 in 100, in matches of 100. */
function share(won: readonly number[]): { mean: number; half: number } {
  const mean = won.reduce((sum, one) => sum + one, 0) / won.length;
  const spread = won.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (won.length - 1);
  return { mean: 100 * mean, half: 196 * Math.sqrt(spread / won.length) };
}

/** The rows of the bots: each against the one below it, and how quickly greedy plays itself. */
export async function measureLadder() {
  const rows: (readonly [string, string, string, string, string])[] = [];
  for (const [upper, lower] of [
    ['greedy', 'random'],
    ['search', 'greedy'],
  ] as const) {
    const { won, msPerMatch } = await rung(upper, lower);
    const { mean, half } = share(won);
    rows.push([
      `Teamfight, ${2 * pairs} mirrored matches on drawn teams: ${upper} against ${lower}`,
      `${mean.toFixed(1)} of 100 won`,
      `${(100 - mean).toFixed(1)}`,
      `${Math.max(0, mean - half).toFixed(0)} to ${Math.min(100, mean + half).toFixed(0)} (95 %), ${Math.round(msPerMatch)} ms a match`,
      'at least 70',
    ]);
  }
  const matches = 200;
  const args = ['simulate', set, '--matches', `${matches}`, '--map', 'flooded-market', '--workers', '1', '--json'];
  const start = performance.now();
  await run(cli, ...args);
  const pace = (1000 * matches) / (performance.now() - start);
  rows.push([
    `Teamfight, greedy against itself: ${matches} matches of a series on one core, whole process`,
    `${pace.toFixed(1)} matches/s`,
    '',
    '',
    'at least 8, aim 40',
  ]);
  rows.push(await battles());
  return rows;
}

/** The whole command that plays a thousand battles of armies of 1,000 points on two cores. */
async function battles() {
  const start = performance.now();
  await run(cli, 'simulate', armies, '--matches', '1000', '--workers', '2', '--json');
  const seconds = (performance.now() - start) / 1000;
  return [
    'Valyr, greedy against itself: 1,000 battles of 1,000-point armies on two cores, whole command',
    `${seconds.toFixed(0)} s`,
    '',
    `${Math.round(seconds)} ms a battle`,
    'under 120 s',
  ] as const;
}
