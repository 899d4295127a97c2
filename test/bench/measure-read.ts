import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { built } from './built.ts';

const sets = ['saltmarch', 'windfall'].map((name) =>
  fileURLToPath(new URL(`../../content/teamfight/${name}`, import.meta.url)),
);
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The rows of the reader: a whole set, one text, and the worst that a text of 5,000 letters can do. */
export async function measureRead(rounds: number) {
  const script = await built('read.ts');
  const all: Record<'set' | 'one' | 'worst', number>[] = [];
  for (let round = 0; round < rounds; round++) {
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...sets]);
    all.push(JSON.parse(stdout) as (typeof all)[number]);
  }
  const row = (what: string, which: 'set' | 'one' | 'worst', goal: string) =>
    [what, `${median(all.map((one) => one[which])).toFixed(1)} ms`, '', '', goal] as const;
  return [
    row('Reading the texts of 100 heroes into programs, once loaded', 'set', 'under 100 ms'),
    row('Reading the slowest of these texts alone, as when it is typed', 'one', 'under 2 ms'),
    row('Reading the slowest of some hostile texts of up to 5,000 letters', 'worst', 'under 50 ms'),
  ];
}
