import { wordsOfKind } from '../words/by-ref.ts';
import type { Cursor } from '../words/cursor.ts';
import type { Words } from '../words/words.ts';

/** A name between quotation marks, which a rules card gives to what it offers: `they can "Rally"`, `"Brace. Gain Armor"`. */
const quoted = /["“]([A-Z][a-z]+(?: [A-Z]?[a-z]+){0,2})["”.:]/g;

const known = new WeakMap<Words, readonly string[]>();

/** Names of what the rules cards of the set offer, in small letters. */
function namesIn(words: Words): readonly string[] {
  let names = known.get(words);
  if (names === undefined) {
    const texts = wordsOfKind(words, 'rules-card').map(({ text }) => text);
    names = [
      ...new Set(texts.flatMap((text) => [...text.matchAll(quoted)].map(([, name = '']) => name.toLowerCase()))),
    ];
    known.set(words, names);
  }
  return names;
}

/** `Rally`, and with `does` also `rallies`: something that a rules card offers to everybody, by its name. */
export function offeredByRules(cursor: Cursor, words: Words, does = false): string | undefined {
  for (const name of namesIn(words)) {
    const [first = '', ...more] = name.split(' ');
    const pattern = [does ? [first, `${first}s`, `${first.replace(/y$/, 'i')}es`].join('|') : first, ...more].join(' ');
    if (cursor.take(pattern)) return name;
  }
  return undefined;
}
