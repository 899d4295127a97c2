import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

/** `Gains +1 damage each time it takes damage`, `you get +1 speed whenever you kill a unit`: what sets that off is said first. */
export function growsEachTime(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || slot !== 'passive') return undefined;
  const you = cursor.take('you');
  if (!cursor.take('gain|gains|get|gets +|- # damage|speed')) return undefined;
  const { at } = cursor;
  const each = cursor.take('each|every time') || cursor.take('when|whenever');
  const rest = tokens.slice(cursor.at);
  if (rest.at(-1)?.text === '.') rest.pop();
  if (!each || rest.length === 0 || rest.some(({ text }) => /^[,:]$/.test(text))) return undefined;
  // Of whoever bears it: "she takes", "it kills".
  const who = /^(?:it|he|she|they)$/.test(rest[0]?.text ?? '');
  if (who && you) return undefined;
  const said = who
    ? [wordLike(like, 'you'), ...rest.slice(1).map((one, n) => (n === 0 || rest[n]?.text === 'and' ? plain(one) : one))]
    : rest;
  return [...wordsLike(like, 'each time'), ...said, ...wordsLike(like, ', gain'), ...tokens.slice(at - 3, at)];
}
growsEachTime.needs = oneOf('time when whenever');

/** `takes` as of you. */
const plain = (one: Token): Token => (one.text.endsWith('s') ? wordLike(one, one.text.slice(0, -1)) : one);
