import { clausesIn, ofLine } from '../by-hand/own-line.ts';
import { type Desk, emptyOut, type Out } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import type { Sheet } from '../sentences/sheet.ts';
import { type LimitBehind, limitBehind, limited } from './limited-trigger.ts';

/** Reads what ends a line of several sentences, where the text has more lines: `Once per round.` is of what that line says. */
export function limitsInLines(desk: Desk, sentences: readonly Sentence[]): readonly LimitBehind[] {
  const lines = [...new Set(sentences.map(({ line }) => line))];
  if (lines.length < 2) return [];
  return lines.flatMap((line) => limitBehind(desk, ofLine(sentences, line)) ?? []);
}

/** Puts such a limit on the one thing that its line sets off or offers; else the line is by hand. */
export function limitedInLine(
  sheet: Sheet,
  desk: Desk,
  sentences: readonly Sentence[],
  { held }: Out,
  limit: LimitBehind,
): void {
  const { line } = limit.sentence;
  const clauses = clausesIn(sheet, desk, ofLine(sentences, line));
  const isOwn = ({ rule }: Out['held'][number]): boolean => clauses.includes(rule.clause);
  const first = held.findIndex(isOwn);
  const own = { ...emptyOut(), held: held.filter(isOwn) };
  const { next } = sheet;
  if (limited(desk, own, limit)) held.splice(first, own.held.length, ...own.held);
  else desk.notes.lines?.set(line, 'it does not say what happens so often');
  // Its words stand with what they are of.
  sheet.backTo(next);
}
