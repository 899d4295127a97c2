import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

const whenHit = [
  'when|whenever you are hit by an? attack',
  'when|whenever you are hit',
  'when|whenever an attack hits you',
] as const;
const harmed = 'you would? take|suffer|receive any? damage';

/**
 * `When you take damage, take 1 more`, `the next time you take damage, take +2dmg and lose this`, `you take +2 damage the next time you are damaged,
 * then lose this`: so much more of what comes, and what ends it behind that.
 */
export function takesMore(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined) return undefined;
  // "When you are hit, take 1 more damage": of attacks alone.
  const hit = cursor.takeAny(...whenHit);
  const asked = hit || whenHarmed(cursor);
  const once = tokens[cursor.at > 0 ? 1 : 0]?.text === 'next';
  if (asked && !cursor.take(',')) return undefined;
  if (!cursor.take('you? take|suffer|receive')) return undefined;
  const plus = cursor.take('+ #');
  if (!plus && !cursor.take('#')) return undefined;
  const number = tokens[cursor.at - 1] as Token;
  if (plus ? !cursor.take('dmg|damage') : !cursor.take('more|additional|extra dmg|damage?')) return undefined;
  const nextTime = !asked && whenHarmed(cursor);
  if (!asked && !nextTime) return undefined;
  const more = [
    ...wordsLike(like, 'you take'),
    { ...wordLike(like, '+'), kind: 'sign' as const },
    number,
    ...wordsLike(like, 'damage'),
  ];
  // What holds only once says how it ends.
  if (cursor.done) return once || nextTime ? undefined : [...more, ...(hit ? wordsLike(like, 'from attacks') : [])];
  if (hit || !cursor.takeAny(', then', 'and then?', ', and then?', ',')) return undefined;
  if (!cursor.sees('lose|remove|discard this|it')) return undefined;
  const comma = wordLike(like, ',');
  return [...more, comma, ...wordsLike(like, 'when you take damage'), comma, ...tokens.slice(cursor.at)];
}

const whenHarmed = (cursor: Cursor): boolean =>
  cursor.takeAny(
    `when|whenever ${harmed}`,
    `the next time ${harmed}`,
    'when|whenever you are damaged',
    'the next time you are damaged',
  );
