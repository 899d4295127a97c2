/**
 * `npm run bench`: Setwright beside headless Chromium, in the same run. Every measurement is a fresh process, the peers take turns in
 * rounds, and ratios are medians of the rounds' own ratios, as a machine drifts by more than the difference between two versions.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BenchCard, writeBenchSet } from './bench-set.ts';
import { measureBalance } from './measure-balance.ts';
import { measureCombats } from './measure-combats.ts';
import { measureLadder } from './measure-ladder.ts';
import { measurePainter } from './measure-painter.ts';
import { measurePlay } from './measure-play.ts';
import { measureRead } from './measure-read.ts';
import { measureStrokes } from './measure-strokes.ts';
import { measureTyping } from './measure-typing.ts';
import { measureWindow } from './measure-window.ts';

const rounds = Number(process.argv[2] ?? 5);
// Without a whole round the table would be written full of zeros.
if (!(Number.isInteger(rounds) && rounds > 0)) {
  console.error(
    `"${process.argv[2]}" is no number of rounds: it is a whole number of at least 1, as in "npm run bench -- 3".`,
  );
  process.exit(1);
}
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const cli = here('../../dist/node/cli.js');
const node = process.execPath;

interface Run {
  readonly ms: number;
  /** Highest resident memory of the process itself in MB; 0 where the system does not tell. */
  readonly peak: number;
  readonly output: string;
}

/** Runs a process to its end. */
async function run(command: string, args: readonly string[]): Promise<Run> {
  const start = performance.now();
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let peak = 0;
  let output = '';
  child.stdout.on('data', (data) => {
    output += data;
  });
  const look = setInterval(async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  }, 50);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(look);
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`);
  return { ms: performance.now() - start, peak, output };
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Unpacks the browser before anything is measured. */
async function unpackBrowser(folder: string): Promise<void> {
  Object.assign(process.env, { TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' });
  const { default: packaged } = await import('@sparticuz/chromium');
  process.env.BENCH_BROWSER ??= await packaged.executablePath();
  delete process.env.AWS_EXECUTION_ENV;
  // The fonts of the package are too few for the studio's window: the browser ends where it asks for another one.
  delete process.env.FONTCONFIG_PATH;
  process.env.LD_LIBRARY_PATH = [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
}

interface Bench {
  readonly folder: string;
  readonly set: string;
  readonly list: string;
  readonly cards: readonly BenchCard[];
}

async function benchSet(folder: string, count: number): Promise<Bench> {
  const set = join(folder, `set-${count}`);
  const cards = await writeBenchSet(set, count);
  const list = join(folder, `cards-${count}.json`);
  await writeFile(list, JSON.stringify(cards));
  return { folder, set, list, cards };
}

async function repeat<T>(times: number, measure: (round: number) => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let round = 0; round < times; round++) all.push(await measure(round));
  return all;
}

const sheets = ({ folder, set }: Bench, name: string) =>
  run(node, [cli, 'export', 'tts', set, '--out', join(folder, name)]);
const pdf = ({ set }: Bench, out: string) => run(node, [cli, 'export', 'pdf', set, '--out', out]);
const inside = async <T>(...args: string[]): Promise<T> =>
  JSON.parse((await run(node, ['--import', 'tsx', here('inside.ts'), ...args])).output) as T;

type Row = readonly [what: string, ours: string, peer: string, ratio: string, aim: string];

async function measure(folder: string): Promise<Row[]> {
  const rows: Row[] = [];
  const small = await benchSet(folder, 70);
  const ms = (value: number) => `${Math.round(value).toLocaleString('en-GB')} ms`;
  const factor = (value: number) => value.toFixed(2);

  const whole = await repeat(rounds, async (round) => ({
    ours: (await sheets(small, `tts-${round}`)).ms,
    peer: (await run(node, [here('chromium-sheets.mjs'), small.list, join(folder, `shots-${round}`)])).ms,
  }));
  rows.push([
    '70 poker cards to sheets, whole process; peer: a screenshot a card in Chromium, put together with sharp',
    ms(median(whole.map(({ ours }) => ours))),
    ms(median(whole.map(({ peer }) => peer))),
    `${factor(median(whole.map(({ ours, peer }) => peer / ours)))} times faster`,
    'at least 8',
  ]);

  const bare = await repeat(rounds, () =>
    inside<{ product: number; floor: number; alike: number }>('sheets', small.set),
  );
  const against = (peer: 'floor' | 'alike', words: string, goal: string): Row => [
    `Drawing and encoding of the same sheets; peer: sharp alone on their finished pixels, ${words}`,
    ms(median(bare.map(({ product }) => product))),
    ms(median(bare.map((one) => one[peer]))),
    `${factor(median(bare.map((one) => one.product / one[peer])))} times the time`,
    goal,
  ];
  rows.push(
    against('floor', 'PNG level 6, one after the other', 'at most 2.2'),
    against('alike', "at the product's level 1, two at once", ''),
  );

  const large = await benchSet(folder, 700);
  for (const bench of [small, large]) {
    const warm = bench === large;
    const paper = await repeat(rounds, async (round) => {
      const ours = await pdf(bench, join(folder, `ours-${round}.pdf`));
      const peer = await run(node, [here('chromium-pdf.mjs'), bench.list, join(folder, `peer-${round}.pdf`)]);
      return { ours: ours.ms, peer: warm ? (JSON.parse(peer.output) as { warm: number }).warm : peer.ms };
    });
    rows.push([
      `${bench.cards.length} poker cards to a PDF, whole process; peer: Chromium's printing, ${warm ? 'without the start of the browser' : 'whole process'}`,
      ms(median(paper.map(({ ours }) => ours))),
      ms(median(paper.map(({ peer }) => peer))),
      `${factor(median(paper.map(({ ours, peer }) => peer / ours)))} times faster`,
      `at least ${warm ? '5' : '3.5'}`,
    ]);
  }
  const pictures = await Promise.all(small.cards.map(async ({ picture }) => (await stat(picture)).size));
  await pdf(small, join(folder, 'size.pdf'));
  const beyond = (await stat(join(folder, 'size.pdf'))).size - pictures.reduce((sum, size) => sum + size, 0);
  rows.push([
    'Bytes of a PDF beyond the pictures, a card',
    `${Math.round(beyond / 70).toLocaleString('en-GB')}`,
    '',
    '',
    'at most 3,000',
  ]);

  // 72 decks of 14.
  const thousand = await benchSet(folder, 1008);
  const { peak } = await sheets(thousand, 'tts-1008');
  rows.push(['Peak memory of exporting 1,008 cards to sheets', `${Math.round(peak)} MB`, '', '', 'under 600 MB']);

  const valid = await repeat(rounds, () => inside<{ validated: number; reference: number }>('validate', '1000'));
  rows.push([
    'Validating 1,000 heroes of four abilities, once loaded; peer: a fixed reference loop',
    ms(median(valid.map(({ validated }) => validated))),
    ms(median(valid.map(({ reference }) => reference))),
    `${factor(median(valid.map(({ validated, reference }) => validated / reference)))} times the time`,
    'under 100 ms',
  ]);
  rows.push(
    ...(await measureRead(rounds)),
    ...(await measurePlay(rounds)),
    ...(await measureWindow(rounds)),
    ...(await measureTyping()),
    ...(await measurePainter()),
    ...(await measureStrokes()),
    ...(await measureBalance()),
    ...(await measureLadder()),
    ...(await measureCombats()),
  );
  return rows;
}

/** Puts the table between the markers of the README. */
async function report(rows: readonly Row[], browser: string): Promise<void> {
  const manifest = JSON.parse(await readFile(here('../../package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const version = (name: string) => `${name} ${manifest.dependencies[name] ?? manifest.devDependencies[name]}`;
  const names = ['@napi-rs/canvas', 'sharp', 'pdfkit', 'playwright-core', '@sparticuz/chromium'];
  const table = [
    `${rounds} rounds on ${cpus().length} of ${cpus()[0]?.model.trim()}, Node ${process.versions.node}, ${names.map(version).join(', ')} (${browser}). Medians.`,
    '',
    '| What | Setwright | Peer | Ratio | Goal |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');
  const file = here('README.md');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/(<!-- results -->\n)[\s\S]*(<!-- end of results -->)/, `$1${table}\n$2`));
  process.stdout.write(`${table}\n`);
}

const folder = await mkdtemp(join(tmpdir(), 'setwright-bench-'));
try {
  await unpackBrowser(folder);
  const { output } = await run(process.env.BENCH_BROWSER!, ['--version', '--no-sandbox', '--headless=shell']).catch(
    () => ({ output: 'Chromium' }),
  );
  await report(await measure(folder), output.trim());
} finally {
  await rm(folder, { recursive: true, force: true });
}
