import { readFile } from 'node:fs/promises';
import type { KeptSet } from '../../../rules/kept-set.ts';
import { digest } from '../../../rules/kernel/digest.ts';
import { rowBytes } from '../../../rules/kernel/rows.ts';
import { digestOfSeries } from '../../../rules/kernel/series.ts';
import type { SeriesReport } from '../../../rules/kernel/series-report.ts';
import { openKept } from '../../../rules/open-kept.ts';
import { seriesRules } from '../../../rules/series.ts';
import type { OpenSeries, SeriesData, SeriesRules } from '../../../rules/series-rules.ts';
import type { SystemId } from '../../../schemas/systems.ts';
import { listed, quoted } from '../../../schemas/words.ts';
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
  readonly system: SystemId;
  /** Version of Setwright that played it. */
  readonly setwright: string;
  /** Digest of `kept`. */
  readonly sets: string;
  readonly figures: SeriesReport;
  readonly plan: object;
  readonly kept: readonly KeptSet[];
  /** The rows of all matches, in base64. */
  readonly rows: string;
  readonly beside: unknown;
}

/** Reports of so many bytes are read; one of the largest series is smaller. */
const largest = 400 * 1024 * 1024;

/** What a report file is made of. */
export interface ToWrite {
  readonly system: SystemId;
  readonly figures: SeriesReport;
  readonly data: SeriesData;
  readonly kept: readonly KeptSet[];
  readonly setwright: string;
}

/** Writes a report and gives the digest of the sets that were played. */
export async function writeReport(path: string, { system, figures, data, kept, setwright }: ToWrite): Promise<string> {
  const file: ReportFile = {
    report: form,
    system,
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
  readonly rules: SeriesRules;
  readonly series: OpenSeries;
  readonly data: SeriesData;
  readonly matches: number;
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
  const rules = typeof found.system === 'string' ? seriesRules[found.system as SystemId] : undefined;
  if (!rules) {
    const known = listed(Object.keys(seriesRules), 'and');
    const named = typeof found.system === 'string' ? quoted(found.system) : 'none';
    throw corrupt(`its system is ${named}; there are series of ${known}`);
  }
  if (!rules.isPlan(found.plan)) throw corrupt('its plan is not whole');
  const [problem] = rules.problems(sets, found.plan);
  if (problem) throw corrupt(`its plan cannot be played. ${problem.message}`);
  if (typeof found.rows !== 'string') throw corrupt('its matches are not in it');
  const series = rules.open(sets, found.plan);
  const rows = Uint8Array.from(Buffer.from(found.rows, 'base64'));
  const size = rowBytes(series.columns);
  if (rows.length === 0 || rows.length % size !== 0) throw corrupt('its matches are not whole');
  const beside: unknown = found.beside;
  if (!rules.isBeside(series, beside)) throw corrupt('what stands beside its matches is not whole');
  const figures = isObject(found.figures) ? found.figures : {};
  // What had an error is not among the kept sets; only the figures name it.
  const named = isObject(figures.played) ? figures.played.leftOut : undefined;
  const leftOut = Array.isArray(named) && named.every((name) => typeof name === 'string') ? named : [];
  const data = rules.data(series, { rows, beside }, leftOut);
  const wrong = rules.wrong(data);
  if (wrong !== undefined) throw corrupt(wrong);
  if (!('digest' in figures) || figures.digest !== digestOfSeries(data))
    throw corrupt('its matches are not those of its digest');
  return { file: json as ReportFile, rules, series, data, matches: rows.length / size };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
