import { counted } from '../../schemas/words.ts';
import type { Comparison, Verdict } from './series-report.ts';
import { tellDifference } from './statistics/compared.ts';
import { tellVerdict } from './statistics/verdicts.ts';

/**
 * What was found and what more would cost.
 * @param pace milliseconds that a match took
 */
export function tellVerdicts(verdicts: readonly Verdict[], pace: number): string[] {
  if (verdicts.length === 0) return ['Nothing that was looked at is off by 5 points or more.'];
  return verdicts.map((verdict) => {
    const cost = verdict.needs === undefined ? '' : `, ${duration(verdict.needs * pace)}`;
    return `${tellVerdict(verdict)}${cost}.`;
  });
}

/** `about 5 minutes`. */
export function duration(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1000));
  if (seconds < 90) return `about ${counted(seconds, 'second')}`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return `about ${counted(minutes, 'minute')}`;
  return `about ${counted(Math.round(minutes / 60), 'hour')}`;
}

/**
 * Two arms for people: what differs first, then all, each with what could have been seen.
 * @param dealt what matches are dealt: `teams`
 */
export function tellComparison({ arms, paired, lines }: Comparison, dealt: string): string[] {
  const found = lines.filter((line) => line.found);
  const rest = lines.filter((line) => !line.found);
  if (paired && lines.every(({ difference }) => difference.value === 0)) {
    return [`Every match came out alike ${arms[0]} and ${arms[1]}: what differs between them never came up.`];
  }
  return [
    `Two series, ${arms[0]} and ${arms[1]}, ${paired ? `on the same ${dealt} with the same luck` : `on different ${dealt}, so with more chance in it`}:`,
    ...found.map((line) => `${tellVerdict({ judgement: 'look', text: tellDifference(line, arms) })}.`),
    ...(found.length > 0 ? ['', 'No difference was found in these:'] : ['No difference was found.']),
    ...rest.map((line) => `  ${tellDifference(line, arms)}`),
  ];
}

/** Columns under each other. */
export function tellTable(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, cell.length);
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at]!))
      .join('  ')
      .trimEnd(),
  );
}
