import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `The last enemy hit is pushed 2`, of a line: the one farthest away. */
export function lastInLine(tokens: readonly Token[], drawn: boolean | undefined): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!drawn || !cursor.take('the? last enemy|unit|ally|target|one')) return undefined;
  const last = cursor.at - 2;
  const behind = cursor.at;
  if (!cursor.takeAny('hit', 'in the line|path', 'in it') || cursor.done) return undefined;
  const like = tokens[last];
  return [
    ...wordsLike(like!, 'the furthest'),
    ...tokens.slice(last + 1, behind),
    ...wordsLike(like!, 'hit'),
    ...tokens.slice(cursor.at),
  ];
}

const farthest = 'the? last|final|furthest|farthest|end space';

/** `The last space becomes Fire`, `place a Barrel in the furthest space of the line`: in the space where the line ends. */
export function lastSpace(tokens: readonly Token[], { drawn }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (!drawn || like === undefined) return undefined;
  const there = wordsLike(like, 'in the last space');
  if (cursor.take(farthest)) {
    ofLine(cursor);
    if (!cursor.takeAny('becomes|gains|is', 'turns into|to') || cursor.done) return undefined;
    const does = cursor.at;
    const ends = tokens.findIndex(({ text }, at) => at > does && text === 'until');
    const what = tokens.slice(does, ends < 0 ? tokens.length : ends);
    const a = /^(?:a|an)$/.test(what[0]?.text ?? '') ? '' : ' a';
    return [...wordsLike(like, `place${a}`), ...what, ...there, ...(ends < 0 ? [] : tokens.slice(ends))];
  }
  if (!cursor.take('place|put|create|drop')) return undefined;
  const on = tokens.findIndex(({ text }, at) => at > 1 && /^(?:in|on)$/.test(text));
  const where = new Cursor(tokens, on + 1, tokens.length);
  if (on < 0 || !where.take(farthest)) return undefined;
  const named = ofLine(where);
  // "The last space" alone is read as it stands.
  if (!named && tokens[on + 2]?.text === 'last') return undefined;
  return [...tokens.slice(0, on), ...there, ...tokens.slice(where.at)];
}

const ofLine = (cursor: Cursor): boolean => cursor.takeAny('of|in|on the line|beam|ray', 'of|in it');
