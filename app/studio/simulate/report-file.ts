import { readFile } from 'node:fs/promises';
import type { GameSet } from '../../../rules/game-set.ts';
import { type KeptSet, openKept } from '../../../rules/kept-set.ts';
import { digest } from '../../../rules/kernel/digest.ts';
import { type Beside, sums } from '../../../rules/teamfight/series/beside.ts';
import { bytesOf, nobody, notDeployed } from '../../../rules/teamfight/series/columns.ts';
import { coverageOf } from '../../../rules/teamfight/series/coverage.ts';
import type { Legend } from '../../../rules/teamfight/series/legend.ts';
import { type OpenSeries, openSeries } from '../../../rules/teamfight/series/open-series.ts';
import type { Plan } from '../../../rules/teamfight/series/plan.ts';
import { planProblems } from '../../../rules/teamfight/series/plan-problems.ts';
import type { Report } from '../../../rules/teamfight/series/report.ts';
import { digestOf, rowsOf, type SeriesData } from '../../../rules/teamfight/series/series-data.ts';
import { isFullOptions } from '../../../rules/teamfight/series/series-options.ts';
import { CannotRun } from '../cannot-run.ts';
import { writeFileSafely } from '../write-files.ts';

/** Version of the file's own form. */
export const form = 2;

/**
 * A report on disk: its figures, and beside them all that is needed to work them out again, to put two together, and to play any of
 * its matches once more.
 */
export interface ReportFile {
  readonly report: typeof form;
  readonly system: 'teamfight';
  /** Version of Setwright that played it. */
  readonly setwright: string;
  /** Digest of `kept`. */
  readonly sets: string;
  readonly figures: Report;
  readonly plan: Plan;
  readonly kept: readonly KeptSet[];
  /** The rows of all matches, in base64. */
  readonly rows: string;
  readonly beside: Beside;
}

/** Reports of so many bytes are read; one of the largest series is smaller. */
const largest = 400 * 1024 * 1024;

/** Writes a report and gives the digest of the sets that were played. */
export async function writeReport(
  path: string,
  {
    figures,
    data,
    kept,
    setwright,
  }: { figures: Report; data: SeriesData; kept: readonly KeptSet[]; setwright: string },
): Promise<string> {
  const file: ReportFile = {
    report: form,
    system: 'teamfight',
    setwright,
    sets: digest(kept),
    figures,
    plan: data.plan,
    kept,
    rows: Buffer.from(data.rows.buffer, data.rows.byteOffset, data.rows.byteLength).toString('base64'),
    beside: data.beside,
  };
  await writeFileSafely(path, `${JSON.stringify(file, undefined, 1)}\n`);
  return file.sets;
}

/** A report that was read, its sets opened and its rows held against its digest. */
export interface ReadReport {
  readonly file: ReportFile;
  readonly sets: readonly GameSet[];
  readonly series: OpenSeries;
  readonly data: SeriesData;
}

/** Reads JSON of a report or record. Throws `CannotRun` where there is none. */
export async function readJson(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new CannotRun('report/missing', `${path}: there is no such file.`);
    if (error.code === 'EISDIR') {
      throw new CannotRun('report/is-folder', `${path}: this is a folder; name the file that simulate --out wrote.`);
    }
    throw new CannotRun('report/unreadable', `${path}: this file cannot be read (${error.code ?? error.message}).`);
  });
  if (text.length > largest) throw new CannotRun('report/too-large', `${path}: this file is larger than any report.`);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new CannotRun('report/corrupt', `${path}: this is no JSON; the file is damaged or no report. ${remedy}`);
  }
}

const remedy = 'Take it from its source again, or make it anew with simulate --out.';

/** Takes a report from outside, as hostile as any file. */
export function openReport(path: string, json: unknown): ReadReport {
  const corrupt = (what: string) =>
    new CannotRun('report/corrupt', `${path}: the report is damaged: ${what}. ${remedy}`);
  const found: Partial<Record<keyof ReportFile, unknown>> = isObject(json) ? json : {};
  if (typeof found.report !== 'number') {
    throw new CannotRun('report/not-a-report', `${path}: this is not a report of a series; simulate --out writes one.`);
  }
  if (found.report !== form) {
    const age = found.report < form ? 'older' : 'newer';
    const by = typeof found.setwright === 'string' ? ` It was written by Setwright ${found.setwright}.` : '';
    throw new CannotRun(
      `report/${age}`,
      `${path}: the report has version ${found.report}, this Setwright reads version ${form}.${by} Simulate again to have one that it reads.`,
    );
  }
  if (!Array.isArray(found.kept) || found.kept.length === 0) throw corrupt('its sets are not in it');
  if (digest(found.kept) !== found.sets) throw corrupt('its sets are not those that were played');
  const sets = found.kept.map((kept) => {
    const set = openKept(kept)?.set;
    if (!set) throw corrupt('one of its sets cannot be opened');
    return set;
  });
  if (!isPlan(found.plan)) throw corrupt('its plan is not whole');
  const [problem] = planProblems(sets, found.plan);
  if (problem) throw corrupt(`its plan cannot be played. ${problem.message}`);
  if (typeof found.rows !== 'string') throw corrupt('its matches are not in it');
  const series = openSeries(sets, found.plan);
  const rows = Uint8Array.from(Buffer.from(found.rows, 'base64'));
  const { shape, legend, plan } = series;
  if (rows.length === 0 || rows.length % bytesOf(shape) !== 0) throw corrupt('its matches are not whole');
  const beside: unknown = found.beside;
  if (!isBeside(beside, legend)) throw corrupt('what stands beside its matches is not whole');
  const figures = isObject(found.figures) ? found.figures : {};
  // What had an error is not among the kept sets; only the figures name it.
  const named = isObject(figures.played) ? figures.played.leftOut : undefined;
  const leftOut = isTeam(named) ? (named as string[]) : [];
  const data: SeriesData = { plan, shape, legend, coverage: { ...coverageOf(sets), leftOut }, rows, beside };
  const wrong = wrongRow(data);
  if (wrong !== undefined) throw corrupt(`match ${wrong} has heroes or a map that are not in its sets`);
  if (!('digest' in figures) || figures.digest !== digestOf(data))
    throw corrupt('its matches are not those of its digest');
  return { file: json as ReportFile, sets, series, data };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCounts = (value: unknown, length: number): boolean =>
  Array.isArray(value) && value.length === length && value.every((count) => Number.isSafeInteger(count));

function isBeside(value: unknown, { maps, heroes }: Legend): value is Beside {
  if (!isObject(value) || !isObject(value.most)) return false;
  const { maps: onMaps, abilities, opinions, most } = value;
  return (
    Array.isArray(onMaps) &&
    Array.isArray(abilities) &&
    maps.every(({ columns, rows }, map) => {
      const one: unknown = onMaps[map];
      return isObject(one) && isCounts(one.stands, columns * rows) && isCounts(one.deaths, columns * rows);
    }) &&
    heroes.every(({ abilities: names }, hero) => {
      const one: unknown = abilities[hero];
      return Array.isArray(one) && one.length === names.length && one.every((counts) => isCounts(counts, sums));
    }) &&
    Array.isArray(opinions) &&
    opinions.length === heroes.length &&
    opinions.every((one) => isCounts(one, 2)) &&
    Object.values(most).every((count) => Number.isSafeInteger(count))
  );
}

/** The first match whose row names what is not there. */
function wrongRow(data: SeriesData): number | undefined {
  const { heroes, maps } = data.legend;
  for (const { row, match } of rowsOf(data)) {
    const isHero = (hero: number | undefined) => hero !== undefined && hero < heroes.length;
    const right =
      row.map < maps.length &&
      row.pool.every((hero) => hero === nobody || isHero(hero)) &&
      row.deployed.every((place) => place === notDeployed || isHero(row.pool[place]));
    if (!right) return match;
  }
  return undefined;
}

const isTeam = (value: unknown): boolean => Array.isArray(value) && value.every((ref) => typeof ref === 'string');

function isPlan(value: unknown): value is Plan {
  if (!isObject(value)) return false;
  const { seed, bots, map, teams, hero, options, second }: Partial<Record<keyof Plan, unknown>> = value;
  return (
    Number.isSafeInteger(seed) &&
    isTeam(bots) &&
    (bots as string[]).length === 2 &&
    (map === undefined || typeof map === 'string') &&
    (teams === undefined || (Array.isArray(teams) && teams.length === 2 && teams.every(isTeam))) &&
    (hero === undefined || typeof hero === 'string') &&
    Array.isArray(options) &&
    (options.length === 1 || options.length === 2) &&
    options.every(isFullOptions) &&
    (second === undefined || (isObject(second) && typeof second.bot === 'string' && Number.isSafeInteger(second.every)))
  );
}
