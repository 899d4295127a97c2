import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `Swap places with your Wolf, if it's in LoS`, `teleport adjacent to your Wolf if it is in range 5`: with one that is there. */
export function ifItIsThere(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'if');
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  if (at < 3 || !cursor.takeAny("it's", 'it is')) return undefined;
  const where: readonly Token[] = tokens.slice(cursor.at);
  if (!cursor.takeAny('in los', 'in line of sight', 'in|within range #') || !(cursor.done || cursor.sees('.')))
    return undefined;
  const end = tokens[at - 1]?.text === ',' ? at - 1 : at;
  const from = tokens.findLastIndex(({ text }, n) => n < end && text === 'your');
  const piece = from < 0 ? undefined : wordAt(words, tokens, from + 1, end, ['summon']);
  // Of two who are named "it" could be either.
  if (
    piece?.to !== end ||
    tokens.slice(0, from).some(({ text }) => /^(?:it|target|enemy|ally|unit|,|and|then)$/.test(text))
  )
    return undefined;
  return [...tokens.slice(0, end), ...where];
}
ifItIsThere.needs = oneOf('if');
