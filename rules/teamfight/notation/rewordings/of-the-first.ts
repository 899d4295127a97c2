import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

/** `Then another target in range 2 of the first, 1dmg`: another than the one target that there is. */
export function ofTheFirst(tokens: readonly Token[], { them }: Context, before: readonly Token[]): Token[] | undefined {
  if (them !== 'target' || before.some(({ text }) => /^(?:another|second|first|next)$/.test(text))) return undefined;
  const at = tokens.findIndex(
    ({ text }, index) => text === 'first' && /^(?:of|from|to)$/.test(tokens[index - 2]?.text ?? ''),
  );
  const like = tokens[at];
  if (like === undefined || tokens[at - 1]?.text !== 'the') return undefined;
  const behind = /^(?:target|unit|one|enemy)$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
  const told = [...tokens.slice(0, at), wordLike(like, 'target'), ...tokens.slice(behind)];
  const second = told.findIndex(({ text }) => /^(?:another|different|second)$/.test(text));
  return told.map((token, index) =>
    index === second + 1 && token.text === 'target' ? wordLike(token, 'unit') : token,
  );
}
ofTheFirst.needs = oneOf('first');

/** `Stun the first`, `push the first enemy hit 2`: who it is done to stands before it. */
export function toTheFirst(tokens: readonly Token[], { drawn }: Context): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'first');
  const like = tokens[at];
  if (!drawn || like === undefined || at < 2 || tokens[at - 1]?.text !== 'the') return undefined;
  if (tokens.slice(0, at).some(({ text }) => /^(?:to|of|from|,|:|if|when)$/.test(text))) return undefined;
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  cursor.take('enemy|ally|unit|target');
  cursor.take('hit');
  if (!cursor.done && cursor.peek()?.kind !== 'number') return undefined;
  const who = [...tokens.slice(at - 1, cursor.at), { ...wordLike(like, ':'), kind: 'sign' as const }];
  return [...who, ...tokens.slice(0, at - 1), ...tokens.slice(cursor.at)];
}
toTheFirst.needs = oneOf('first');
