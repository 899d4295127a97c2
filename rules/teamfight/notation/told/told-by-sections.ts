import type { Clause } from '../../../kernel/reading/reading.ts';
import type { Program } from '../../program.ts';
import { sectionsIn } from '../pieces/map-sections.ts';
import { toldOf } from '../tell.ts';
import type { Text } from '../texts/read-text.ts';
import { ownReading } from '../words/piece.ts';
import type { Word, Words } from '../words/words.ts';

/**
 * `Towers have 4 health`, below the label of a piece or ground on a map: what it does there. By the index of the clause, what it comes to, with the
 * name of the piece; nothing for a part of what is told before.
 */
export function toldBySections(
  { slot, text }: Text,
  clauses: readonly Clause[],
  words: Words,
): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  if (slot !== 'map') return found;
  for (const { word, from } of sectionsIn(text, words)) {
    const own = ownReading(word, words);
    const told = toldOf(own.program, words);
    const called = namesOf(word, own.program);
    let before = '';
    for (const [index, clause] of own.clauses.entries()) {
      const at = clauses.findIndex(
        (one) => one.field === 'text' && one.status === 'run' && isAt(one, from + clause.from),
      );
      const comes = told.get(index);
      if (clause.field !== 'text' || at < 0) continue;
      // What it is, it is by these very words.
      const is = own.program.rules.some(({ clause: of, rule }) => of === index && rule === 'said');
      const said = is ? word.text.slice(clause.from, clause.to).trim() : comes;
      // Of a sentence that is told as a whole no part is told once more.
      if (said === undefined || isToldBy(before, said)) found.set(at, '');
      else found.set(at, `${word.name}: ${is ? said : called(said)}`);
      before += ` ${said ?? ''}`;
    }
  }
  return found;
}

/** What stands before the first clause of a text belongs to that one. */
const isAt = ({ from, to }: Clause, at: number): boolean => from === at || (from < at && at < to && from === 0);

/** What is left out of a part, `on 1 to 3 …; on 4 to 6 …`, is told beside it. */
const isToldBy = (before: string, said: string): boolean =>
  said.split('…').every((part) => before.toLowerCase().includes(bare(part)));

/** How the piece and whoever destroyed it are called, where its name stands before what is told. */
const namesOf =
  ({ kind, name }: Word, program: Program) =>
  (told: string): string => {
    const killed = /^When it is destroyed\b/.test(told)
      ? told.replaceAll('the other unit', 'whoever destroyed it')
      : told;
    // Of each of several pieces, `the marker` is that one.
    if (kind !== 'marker' || JSON.stringify(program).includes('"each-piece"')) return killed;
    return killed.replaceAll('the marker', `the ${name}`);
  };

const bare = (said: string): string => said.replace(/[\s.…]+$/, '').toLowerCase();
