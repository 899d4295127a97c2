import { ownAbility } from '../abilities/means.ts';
import type { Context } from '../context.ts';
import { dealsItself } from '../states/damage-source.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `When you miss with Hook, ready it`: that ability, where nothing else was named that could be readied. */
export function readiesThat(tokens: readonly Token[], context: Context): Token[] | undefined {
  if (context.slot !== 'passive' || !/^(?:when|whenever|after)$/.test(tokens[0]?.text ?? '')) return undefined;
  const comma = tokens.findIndex(({ text }) => text === ',');
  const cursor = new Cursor(tokens, comma + 1, tokens.length);
  if (comma < 0) return undefined;
  cursor.take('you? may?');
  if (!cursor.take('ready|refresh|untap it')) return undefined;
  const it = cursor.at - 1;
  if (!(cursor.done || cursor.sees('.|,|and'))) return undefined;
  const names = new Set<number>();
  for (let at = 1; at < comma; at++) {
    const said = new Cursor(tokens, at, comma);
    if (ownAbility(said, context) !== undefined) names.add(at).add(said.at);
  }
  const [from, to, ...more] = [...names];
  if (from === undefined || to === undefined || more.length > 0) return undefined;
  return [...tokens.slice(0, it), ...tokens.slice(from, to), ...tokens.slice(it + 1)];
}
readiesThat.begins = beginning('when|whenever|after');
readiesThat.needs = oneOf('ready refresh untap');

/** `Your Snares also Slow`, of a piece that harms by its own text: whoever is harmed by one. */
export function piecesAlso(tokens: readonly Token[], { slot, words }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || slot !== 'passive' || !cursor.take('your')) return undefined;
  const found = wordAt(words, tokens, cursor.at, tokens.length, ['marker']);
  if (found === undefined || !dealsItself(found.word, words)) return undefined;
  const named = tokens.slice(cursor.at, found.to);
  cursor.at = found.to;
  if (!cursor.take('also')) return undefined;
  const gives = cursor.take('gives|give|applies|apply|inflicts|inflict');
  const verb = cursor.peek();
  const given = gives ? verb : verb && wordLike(verb, verb.text.replace(/s$/, ''));
  if (given === undefined || wordAt(words, [given], 0, 1, ['condition', 'token']) === undefined) return undefined;
  const rest = tokens.slice(cursor.at + 1);
  if (rest.length > 0 && rest[0]?.text !== '.') return undefined;
  return [
    ...wordsLike(like, 'when a unit takes damage from your'),
    ...named,
    ...wordsLike(like, ', it gains'),
    given,
    ...rest,
  ];
}
piecesAlso.begins = beginning('your');
piecesAlso.needs = oneOf('also');
