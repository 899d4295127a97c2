import type { Context } from '../context.ts';
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
