import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import type { Rewording } from './rewording.ts';

/** `For each enemy hit by one of your non-default abilities, gain a Coin`, in a text that stands: whenever you hit one with such an ability. */
export const hitByYours: Rewording = (tokens, { slot }) => {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || slot !== 'passive' || !cursor.take('for? each enemy|unit|ally hit by')) return undefined;
  const whom = cursor.tokens[cursor.at - 3] as Token;
  if (!cursor.takeAny('one|any of your', 'your')) return undefined;
  const comma = tokens.findIndex(({ text }, n) => n > cursor.at && text === ',');
  const means = tokens.slice(cursor.at, comma);
  const last = means.at(-1);
  if (comma < 0 || last === undefined || !/^(?:abilities|attacks)$/.test(last.text)) return undefined;
  const one = [...means.slice(0, -1), wordLike(last, last.text === 'attacks' ? 'attack' : 'ability')];
  const article = /^[aeiou]/.test(one[0]?.text ?? '') ? 'an' : 'a';
  return [
    ...wordsLike(like, `when you hit ${whom.text === 'unit' ? 'a' : 'an'} ${whom.text} with ${article}`),
    ...one,
    ...atMost(tokens.slice(comma)),
  ];
};

/** `(up to 4)`, behind what each of them gives: no more than that in all. */
function atMost(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((_, n) => new Cursor(tokens, n, tokens.length).sees('( up to # )'));
  return at < 0 ? tokens : [...tokens.slice(0, at + 1), wordLike(tokens[at] as Token, 'max'), ...tokens.slice(at + 3)];
}
