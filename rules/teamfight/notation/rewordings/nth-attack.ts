import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `The first time you attack each turn, +1dmg`, `the second time you attack in a turn, +2 crit`: what your so-many-th attack each turn deals or has. */
export function nthAttack(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('the? first|second|third time you attack')) return undefined;
  const nth = tokens[cursor.at - 4];
  if (nth === undefined || !cursor.takeAny('each|every|per turn', 'in a|each turn') || !cursor.take(','))
    return undefined;
  const verb = cursor.sees('+ # dmg|damage') ? 'deals' : cursor.sees('+ # crit') ? 'has' : undefined;
  return verb && [...wordsLike(nth, `your ${nth.text} attack each turn ${verb}`), ...tokens.slice(cursor.at)];
}
nthAttack.begins = beginning('the? first|second|third');
