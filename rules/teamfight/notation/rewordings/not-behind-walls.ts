import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `Enemies in burst 2 not behind walls`, `burst 3, not behind a wall`, from where one stands: those whom one sees. */
export function notBehindWalls(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const who = cursor.take('all? enemies|allies|units|others|heroes in|within');
  if (!cursor.take('burst|range #')) return undefined;
  const { at } = cursor;
  const like = tokens[at];
  cursor.take(',');
  const not = cursor.takeAny('that|who are? not', "that|who aren't", 'not');
  if (like === undefined || !not || !cursor.takeAny('behind a|any? wall|walls', 'behind blocking terrain'))
    return undefined;
  const rest = tokens.slice(cursor.at);
  return who
    ? [...tokens.slice(0, at), ...wordsLike(like, 'in los'), ...rest]
    : [...wordsLike(like, 'units in'), ...tokens.slice(0, at), ...wordsLike(like, 'in los'), ...rest];
}
notBehindWalls.needs = oneOf('behind');

/** `Enemies in it now`, in what is done at once: those who are in it. */
export function inItNow(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'now');
  if (at < 2 || tokens.some(({ text }) => /^(?:at|when|whenever|until|while|each|every|then|later)$/.test(text)))
    return undefined;
  const place = new Cursor(tokens, at - 2, tokens.length);
  return place.take('in|inside it|them now') ? [...tokens.slice(0, at), ...tokens.slice(at + 1)] : undefined;
}
inItNow.needs = oneOf('now');
