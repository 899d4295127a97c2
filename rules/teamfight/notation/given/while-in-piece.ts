import type { Sentence } from '../sentences/sentence.ts';
import { Cursor } from '../words/cursor.ts';
import { shortName } from '../words/short-name.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { type Word, type Words, wordAt } from '../words/words.ts';

const plurals: Readonly<Record<string, string>> = {
  ally: 'allies',
  enemy: 'enemies',
  unit: 'units',
  hero: 'heroes',
};
const one = Object.keys(plurals).join('|');
const all = Object.values(plurals).join('|');

/**
 * `While in the Tent, when an ally would take damage`, `while in it, allies deal +1 damage`, `while an ally is in the Tent, they have +1 speed`: said as the
 * piece says it of whoever is in "this".
 */
export function whileInPiece(
  tokens: readonly Token[],
  sentence: Sentence,
  marker: Word,
  words: Words,
): { readonly tokens: readonly Token[]; readonly sentence: Sentence } | undefined {
  const { from, to } = sentence;
  const like = tokens[from] as Token;
  const cursor = new Cursor(tokens, from, to);
  if (!cursor.take('while')) return undefined;
  const who = cursor.take(`a|an|any ${one} is`) ? (tokens[cursor.at - 2]?.text ?? '') : undefined;
  if (who === undefined) cursor.takeAny("they're", 'they are', 'standing');
  if (!cursor.take('in|inside|within') || !isThePiece(cursor, marker, words) || !cursor.take(',')) return undefined;
  const said = (...words: (string | readonly Token[])[]) => {
    const told = words.flatMap((part) => (typeof part === 'string' ? wordsLike(like, part) : part));
    const end = from + told.length;
    return { tokens: [...tokens.slice(0, from), ...told, ...tokens.slice(to)], sentence: { ...sentence, to: end } };
  };
  const when = cursor.take('when|whenever');
  const subject = cursor.at;
  if (who !== undefined) {
    if (!cursor.take('they')) return undefined;
    const does = tokens.slice(cursor.at, to);
    return when
      ? said(`when ${who === 'ally' || who === 'enemy' ? 'an' : 'a'} ${who} in this`, does)
      : said(`${plurals[who]} in this`, does);
  }
  if (!cursor.take(when ? `a|an|any ${one}` : all)) return undefined;
  const named = tokens.slice(subject, cursor.at);
  return said(...(when ? ['when'] : []), named, 'in this', tokens.slice(cursor.at, to));
}

/** `it`, `the Tent`, `the tent` of a Healing Tent. */
function isThePiece(cursor: Cursor, marker: Word, words: Words): boolean {
  if (cursor.take('it|this') && cursor.sees(',')) return true;
  cursor.take('the|your');
  const named = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker']);
  if (named?.word.ref === marker.ref) {
    cursor.at = named.to;
    return true;
  }
  const short = shortName(marker);
  return short !== undefined && cursor.take(short);
}
