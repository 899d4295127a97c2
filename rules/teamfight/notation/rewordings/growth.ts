import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `For each Coin you have +1 speed`: the number stands behind the "you have" that is of the Coins, too. */
export function forEachYouHave(tokens: readonly Token[]): Token[] | undefined {
  if (!new Cursor(tokens, 0, tokens.length).take('for each|every')) return undefined;
  const have = tokens.findIndex(({ text }, at) => text === 'have' && tokens[at - 1]?.text === 'you');
  const number = tokens[have + 1];
  if (have < 3 || number === undefined || !/^[+-]$/.test(number.text)) return undefined;
  return [...tokens.slice(0, have - 1), wordLike(number, ','), ...tokens.slice(have - 1)];
}
forEachYouHave.begins = beginning('for');

/** `+1 max health`, `+1dmg for the rest of the game`, `gain 1 max health`, behind a trigger: what is gained. */
export function gainsMore(tokens: readonly Token[]): Token[] | undefined {
  const [first] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (first === undefined) return undefined;
  const faster = gainsSpeed(tokens, cursor);
  if (faster !== undefined) return faster;
  cursor.at = 0;
  if (cursor.take('gain|get # max|maximum health|hp')) return [first, wordLike(first, '+'), ...tokens.slice(1)];
  const lasts = tokens.some(({ text }, at) => text === 'game' && tokens[at - 1]?.text === 'the');
  const isHealth = cursor.sees('+ # max|maximum health|hp');
  return cursor.sees('+|- #') && (isHealth || lasts) ? [wordLike(first, 'gain'), ...tokens] : undefined;
}
gainsMore.begins = beginning('gain|get|+|-');

/** `Gain +1 speed and 4 overshield`, `gain 6 overshield and +1 speed`: the overshield comes, and the speed is what one has then. */
function gainsSpeed(tokens: readonly Token[], cursor: Cursor): Token[] | undefined {
  const [like] = tokens as readonly [Token];
  if (!cursor.take('gain|get')) return undefined;
  const shield = cursor.take('# overshield and|,') ? cursor.at : undefined;
  const from = cursor.at;
  if (!cursor.take('+|- # speed')) return undefined;
  const speed = [...wordsLike(like, 'you have'), ...tokens.slice(from, cursor.at)];
  if (shield !== undefined) {
    const gains = [...tokens.slice(0, shield - 1), wordLike(like, 'and')];
    return [...gains, ...speed, ...tokens.slice(cursor.at)];
  }
  const more = cursor.sees('and # overshield') ? cursor.at + 1 : undefined;
  if (more === undefined) return [...speed, ...tokens.slice(cursor.at)];
  return [...speed, wordLike(like, 'and'), ...wordsLike(like, 'you gain'), ...tokens.slice(more)];
}

/** `3 Souls: you have Armor`, `5 Souls: +1 speed`, line by line: while one has so many or more. */
export function atSoManyOf(tokens: readonly Token[], { slot, words }: Context): Token[] | undefined {
  const [number] = tokens;
  if (slot !== 'passive' || number?.kind !== 'number') return undefined;
  const plus = tokens[1]?.text === '+' ? 2 : 1;
  const named = wordAt(words, tokens, plus, tokens.length, ['counter', 'token', 'condition']);
  if (named === undefined || tokens[named.to]?.text !== ':') return undefined;
  const counted = [number, ...wordsLike(number, 'or more'), ...tokens.slice(plus, named.to)];
  return [...wordsLike(number, 'while you have'), ...counted, wordLike(number, ','), ...tokens.slice(named.to + 1)];
}
atSoManyOf.needs = oneOf(':');

/** `At 3+ Coins, 3dmg instead`, `with 3 or more Coins, this deals 3dmg`: asked of what one has. */
export function withSoManyOf(tokens: readonly Token[], { slot, words }: Context): Token[] | undefined {
  const [like, number] = tokens;
  // In a passive it is a moment: when one comes to have so many.
  if (like === undefined || number?.kind !== 'number' || slot === 'passive') return undefined;
  const cursor = new Cursor(tokens, 2, tokens.length);
  const more = cursor.takeAny('+', 'or more');
  if (!more && like.text !== 'at') return undefined;
  const named = wordAt(words, tokens, cursor.at, tokens.length, ['counter', 'token']);
  if (named === undefined || tokens[named.to]?.text !== ',') return undefined;
  // "At 0 Coins": one has none.
  const many = number.value === 0 && !more ? [wordLike(number, 'no')] : [number, ...wordsLike(number, 'or more')];
  const counted = [...many, ...tokens.slice(cursor.at, named.to)];
  return [...wordsLike(like, 'if you have'), ...counted, ...tokens.slice(named.to)];
}
withSoManyOf.begins = beginning('at|with');
