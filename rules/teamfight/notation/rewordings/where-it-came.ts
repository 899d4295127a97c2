import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import type { About } from './rewording.ts';

/**
 * `If the space is adjacent to a wall, 4dmg`, behind what brings somebody onto a space that was chosen: whoever stands there now is asked. Nobody else
 * could, as one unit stands in a space.
 */
export function whereItCame(tokens: readonly Token[], context: Context, { before }: About): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || !cursor.take('if the|that|its|their|your new? space|destination is|was')) return undefined;
  if (!cursor.sees('adjacent|next|in|on|within|beside')) return undefined;
  const to = before.findLastIndex(
    ({ text }, n) =>
      text === 'to' && before.slice(n + 1, n + 4).some((one) => /^(?:space|destination)$/.test(one.text)),
  );
  const moved = before
    .slice(0, to)
    .findLastIndex(({ text }) => /^(?:teleport|move|fly|throw|place|jump|leap)$/.test(text));
  if (to < 0 || moved < 0) return undefined;
  const theirs = to > moved + 1 && /^(?:target|them|it|the|that|ally|enemy)$/.test(before[moved + 1]?.text ?? '');
  if (!theirs && to !== moved + 1) return undefined;
  if (theirs && context.them !== 'target') return undefined;
  return [...wordsLike(like, theirs ? 'if they are' : 'if you are'), ...tokens.slice(cursor.at)];
}

/** `Move target to an empty space in range 3, ignoring units`: whoever is put there passes nobody. */
export function passesNobody(tokens: readonly Token[]): Token[] | undefined {
  const to = tokens.findIndex(
    ({ text }, n) => text === 'to' && tokens.slice(n + 1, n + 4).some((one) => one.text === 'space'),
  );
  const moves = tokens.findIndex(({ text }) => /^(?:move|place|throw|teleport)$/.test(text));
  if (to < moves + 2 || moves < 0) return undefined;
  const end = tokens.findIndex(({ text }, n) => n > to && text === 'ignoring');
  if (end < 0) return undefined;
  const cursor = new Cursor(tokens, end, tokens.length);
  if (!cursor.takeAny('ignoring units|enemies|allies', 'ignoring all? other? units') || !cursor.done) return undefined;
  return tokens.slice(0, tokens[end - 1]?.text === ',' ? end - 1 : end);
}
