import type { Context } from '../context.ts';
import { type Cursor, type Needed, someOf } from '../words/cursor.ts';
import type { WordKind } from '../words/words.ts';
import { described } from './denied.ts';
import { giver } from './giver.ts';
import { howMany } from './how-many.ts';
import { group, several } from './noun.ts';
import { kindOf } from './noun-kind.ts';
import { pronoun } from './pronoun.ts';
import { theirAllies } from './their-allies.ts';

/** Made when it is first asked for: the files of the notation know each other. */
let known: Needed | undefined;

/** What somebody is named with first, but for names. */
const naming = (): Needed =>
  someOf(...[group, giver, pronoun, theirAllies, several, described, howMany, kindOf].map(({ begins }) => begins));

/** Whose names stand for somebody, or tell who somebody is: "Slowed enemies". */
const named: ReadonlySet<WordKind> = new Set(['hero', 'summon', 'marker', 'condition', 'token']);

/** Whether nobody is named with the next word, as most often where somebody could be. A guard. */
export function isNobody(cursor: Cursor, { words }: Context): boolean {
  known ??= naming();
  if (!cursor.misses(known)) return false;
  const text = cursor.peek()?.text ?? '';
  // "All in range 2", "non-flying enemies".
  if (cursor.before?.text === 'all' || text.startsWith('non')) return false;
  for (const { word } of words.forms.get(text) ?? []) if (named.has(word.kind)) return false;
  return true;
}
