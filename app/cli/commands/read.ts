import type { Clause, Coverage } from '../../../rules/kernel/reading/reading.ts';
import { percentRun } from '../../../rules/kernel/statistics/tell-figure.ts';
import type { TextGroup } from '../../../rules/teamfight/readings.ts';
import type { Shape } from '../../../rules/teamfight/shapes.ts';
import { counted } from '../../../schemas/words.ts';
import type { TextRead } from '../../studio/read-sets.ts';
import type { Register } from '../command.ts';
import { say } from '../say.ts';

/** `setwright read <set>...`: what the rules understand of the texts, to the letter. */
export const register: Register = (program) => {
  program
    .command('read')
    .description('show which parts of the texts of one or more sets are played and which are left to people')
    .argument('<set...>', 'folders of sets')
    .option('--json', 'print one JSON document and nothing else')
    .option('--shapes', 'list how the phrases begin that are not understood, the most frequent first')
    .action(async (folders: string[], options: { json?: true; shapes?: true }) => {
      const { readSets } = await import('../../studio/read-sets.ts');
      const { texts, coverage, groups, leftOut } = await readSets(folders);
      for (const name of leftOut) say.aside(`Left out, as it has an error: ${name}.`);
      if (options.json) {
        say.line(
          JSON.stringify(
            { texts: texts.map((text) => document(text, folders.length > 1)), coverage: { ...coverage, groups } },
            undefined,
            2,
          ),
        );
        return;
      }
      say.line(`${played(coverage)}.`);
      for (const [group, name] of groupNames) {
        if (groups[group].texts > 0) say.line(`  ${name}: ${played(groups[group])}.`);
      }
      if (options.shapes) {
        const { shapesOf } = await import('../../../rules/teamfight/shapes.ts');
        for (const line of table(shapesOf(texts))) say.line(line);
        return;
      }
      for (const text of texts) {
        if (!isFull(text)) for (const line of partly(text)) say.line(line);
      }
    });
};

/** Shapes of which a list names so many, and so many words that come next. */
const mostShapes = 20;
const mostNext = 4;

function table(shapes: readonly Shape[]): string[] {
  const all = shapes.reduce((sum, { times }) => sum + times, 0);
  const shown = shapes.slice(0, mostShapes);
  const width = Math.max(0, ...shown.map(({ begins }) => begins.length));
  return [
    '',
    `${counted(all, 'phrase')} ${all === 1 ? 'is' : 'are'} not understood. By the word that they begin with:`,
    ...shown.map(({ begins, times, texts, goesOn }) => {
      const next = goesOn.slice(0, mostNext).join(', ');
      return `  ${begins.padEnd(width)}  ${String(times).padStart(4)} in ${counted(texts, 'text')}${next === '' ? '' : `: ${next}`}`;
    }),
  ];
}

/** What the texts of a set are about, as they are listed. */
const groupNames: readonly (readonly [TextGroup, string])[] = [
  ['abilities', 'Cards of units'],
  ['conditions', 'Conditions, tokens and counters'],
  ['mapRules', 'Maps, hints, objects, terrain and set rules'],
];

function played({ texts, textsFull, textsOnPurpose, letters, lettersRun, lettersOnPurpose }: Coverage): string {
  const meant = textsOnPurpose > 0 ? `, ${textsOnPurpose} but for what is by hand on purpose` : '';
  const byHand =
    lettersOnPurpose > 0
      ? `, ${lettersOnPurpose * 100 < letters ? 'under 1 %' : share(lettersOnPurpose, letters)} are by hand on purpose`
      : '';
  return `${share(lettersRun, letters)} of the letters are played${byHand}; ${textsFull} of ${counted(texts, 'text')} in full${meant}`;
}

const isFull = ({ reading }: TextRead): boolean => reading.clauses.every(({ status }) => status !== 'manual');

/** A text as the document has it; of several sets with the folder of its own. */
function document(text: TextRead, several: boolean): object {
  const { folder, file, pointer, name, reading } = text;
  return {
    ...(several && { set: folder }),
    file,
    pointer,
    name,
    text: text.text,
    full: isFull(text),
    clauses: reading.clauses,
  };
}

/** Rounded down, so that 100 % is all of them. */
const share = (part: number, all: number): string => `${percentRun(part, all)} %`;

/** A text with what is left to people underlined, and why. */
function partly({ set, file, pointer, name, text, reading }: TextRead): string[] {
  const where = `${set}/${file}${pointer === '' ? '' : ` ${pointer}`}`;
  const lines = ['', `${name} (${where})`];
  for (const clause of reading.clauses) {
    if (clause.field === 'name' && clause.status === 'manual') lines.push(...underlined(name, [clause]));
  }
  return [
    ...lines,
    ...underlined(
      text,
      reading.clauses.filter(({ field }) => field === 'text'),
    ),
  ];
}

/** The lines of a text; under each that has clauses by hand a line of ^, then the reasons. */
function underlined(text: string, clauses: readonly Clause[]): string[] {
  const byHand = clauses
    .filter(({ status }) => status === 'manual')
    .map((clause) => ({ clause, ...trimmed(text, clause) }));
  const lines: string[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    lines.push(`  ${line}`);
    const here = byHand.filter(({ from, to }) => from < end && to > start);
    if (here.length > 0) {
      let marks = '';
      for (const { from, to } of here) {
        const first = Math.max(from, start) - start;
        marks += ' '.repeat(Math.max(0, width(line.slice(0, first)) - marks.length));
        marks += '^'.repeat(width(line.slice(first, Math.min(to, end) - start)));
      }
      lines.push(`  ${marks}`);
      for (const { clause, to } of here) {
        if (to > end) continue;
        if (clause.onPurpose) {
          lines.push(`    by hand, on purpose.${clause.standIn ? ` ${clause.told ?? ''}` : ''}`);
          continue;
        }
        const fix = clause.fix === undefined ? '' : `; perhaps ${JSON.stringify(clause.fix)} is meant`;
        lines.push(`    ${clause.reason ?? 'not understood'}${fix}.`);
      }
    }
    start = end + 1;
  }
  return lines;
}

/** A clause without the blanks and line breaks around it. */
function trimmed(text: string, { from, to }: Clause): { from: number; to: number } {
  const words = text.slice(from, to);
  const first = from + words.length - words.trimStart().length;
  return { from: first, to: first + words.trim().length };
}

/** Columns on a terminal: as many as characters. */
const width = (text: string): number => [...text].length;
