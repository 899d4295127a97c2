import { Cursor } from '../words/cursor.ts';
import { numberLike, type Token, wordsLike } from '../words/token.ts';

const kinds = 'enemy|ally|unit|target|hero';

/** `Repeat on a new enemy in range 2 of the last, up to 3 times`: how often comes first. Where that is not said it is by hand. */
export function repeatsNearby(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  cursor.take('then? you? may|can?');
  if (like === undefined || !cursor.take('repeat this|it|the? attack? on|against')) return undefined;
  if (!cursor.takeAny('another', 'a new|different|second', 'one other') || !cursor.sees(kinds)) return undefined;
  const kind = cursor.peek() as Token;
  cursor.at += 1;
  const { at } = cursor;
  if (!cursor.take('in|within range # of|from')) return undefined;
  const range = tokens.slice(at, at + 3);
  if (!cursor.takeAny('the last|previous target|one|unit|enemy?', 'the target', 'it|them|that one')) return undefined;
  const often = cursor.take(',? up to # times') ? (cursor.numbers[0] ?? 1) : cursor.take(',? up to twice') ? 2 : 0;
  if (often === 0 || !cursor.done) return undefined;
  const times = [...wordsLike(like, 'repeat up to'), numberLike(like, often), ...wordsLike(like, 'times')];
  return [...times, ...wordsLike(like, 'on another'), kind, ...range, ...wordsLike(like, 'of the previous target')];
}
