import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

const each = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/**
 * `Line 5, the first unit takes 3dmg, the second 2dmg, the third 1dmg`, `the first unit takes 5dmg, the second 4dmg, and so on`: so much less for each before
 * it. Where they are counted to a number that is left, those behind the last one would have less or nothing, so that is by hand.
 */
export function fallingHarm(tokens: readonly Token[]): Token[] | undefined {
  const from = tokens.findIndex(
    ({ text }, at) => text === 'first' && /^(?:unit|target|one)$/.test(tokens[at + 1]?.text ?? ''),
  );
  const like = tokens[from];
  if (like === undefined) return undefined;
  const cursor = new Cursor(tokens, from, tokens.length);
  const start = tokens[from - 1]?.text === 'the' ? from - 1 : from;
  const amounts: number[] = [];
  for (const word of each) {
    const here = cursor.at;
    cursor.takeAny(', and', ',', 'and');
    cursor.take('the');
    if (!cursor.take(`${word} unit|target|one? takes? # dmg|damage`)) {
      cursor.at = here;
      break;
    }
    amounts.push(cursor.numbers[0] ?? 0);
  }
  const [first = 0, second = 0] = amounts;
  const less = first - second;
  const even = amounts.every((amount, n) => n === 0 || (amounts[n - 1] ?? 0) - amount === less);
  if (amounts.length < 2 || less < 1 || !even) return undefined;
  const goesOn = cursor.takeAny(',? and so on', ',? etc', ',? and so forth');
  if (!goesOn && amounts.at(-1) !== less) return undefined;
  const written = tokens.find(({ kind }, at) => at > from && kind === 'number');
  if (written === undefined) return undefined;
  const number = (value: number): Token => ({ ...written, text: String(value), value });
  const head = tokens.slice(0, start);
  return [
    ...head,
    number(first),
    ...wordsLike(like, 'dmg , -'),
    number(less),
    ...wordsLike(like, 'dmg per unit passed'),
    ...tokens.slice(cursor.at),
  ];
}
fallingHarm.needs = oneOf('second');
