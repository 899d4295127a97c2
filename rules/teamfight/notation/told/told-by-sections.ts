import type { Clause } from '../../../kernel/reading/reading.ts';
import { sectionsIn } from '../pieces/map-sections.ts';
import { toldOf } from '../tell.ts';
import type { Text } from '../texts/read-text.ts';
import { ownReading } from '../words/piece.ts';
import type { Words } from '../words/words.ts';

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
    let before = '';
    for (const [index, clause] of own.clauses.entries()) {
      const at = clauses.findIndex(
        (one) => one.field === 'text' && one.status === 'run' && isAt(one, from + clause.from),
      );
      const comes = told.get(index);
      if (clause.field !== 'text' || comes === undefined || at < 0) continue;
      // What it is, it is by these very words.
      const is = own.program.rules.some(({ clause: of, rule }) => of === index && rule === 'said');
      const said = is ? word.text.slice(clause.from, clause.to).trim() : comes;
      // Of a sentence that is told as a whole no part is told once more.
      if (before.toLowerCase().includes(bare(said))) found.set(at, '');
      else found.set(at, `${word.name}: ${said}`);
      before += ` ${said}`;
    }
  }
  return found;
}

/** What stands before the first clause of a text belongs to that one. */
const isAt = ({ from, to }: Clause, at: number): boolean => from === at || (from < at && at < to && from === 0);

const bare = (said: string): string => said.replace(/[\s.…]+$/, '').toLowerCase();
