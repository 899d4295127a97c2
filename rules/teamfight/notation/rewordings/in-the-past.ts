import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import type { About } from './rewording.ts';

/** `If it killed a unit, gain a Coin`, `heal 2 if this killed the target`, behind what hurts somebody: as "if this kills" asks it. */
export function itKilled(tokens: readonly Token[], { them, laid, slot }: Context): Token[] | undefined {
  if ((slot !== 'ability' && slot !== 'default') || (them !== 'target' && !laid)) return undefined;
  const at = tokens.findIndex(({ text }, n) => text === 'killed' && tokens[n - 2]?.text === 'if');
  const like = tokens[at];
  if (like === undefined || !/^(?:it|this|that)$/.test(tokens[at - 1]?.text ?? '')) return undefined;
  return [...tokens.slice(0, at - 1), ...wordsLike(like, 'this kills'), ...tokens.slice(at + 1)];
}
itKilled.needs = oneOf('killed');

/** `If any of them die`, `if one is killed`, behind an area or several targets that it hurts: as "if this kills a unit" asks it. */
export function anyOfThemDies(tokens: readonly Token[], { laid, targets, slot }: Context): Token[] | undefined {
  if ((slot !== 'ability' && slot !== 'default') || !(laid || targets)) return undefined;
  const at = tokens.findIndex(({ text }) => text === 'if') + 1;
  const like = tokens[at];
  if (like === undefined || at < 1) return undefined;
  const cursor = new Cursor(tokens, at, tokens.length);
  const few = cursor.takeAny('at least one|1 of them|those', 'any|one|either of them|those', 'any|one|either');
  if (!few || !cursor.takeAny('die|dies|died', 'are|is|were|was killed')) return undefined;
  if (!cursor.done && !cursor.sees(',')) return undefined;
  return [...tokens.slice(0, at), ...wordsLike(like, 'this kills a unit'), ...tokens.slice(cursor.at)];
}
anyOfThemDies.needs = oneOf('die dies died killed');

/** `When you stop, burst 1, 2dmg`, `when you land, ...`, behind a movement of yours in the sentence before: then. */
export function whenYouStop(
  tokens: readonly Token[],
  { slot }: Context,
  { before, source }: About,
): readonly Token[] | undefined {
  if (slot !== 'ability' && slot !== 'default') return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('when|where|once you stop|land|arrive') || !cursor.take(',')) return undefined;
  let from = before.length - 1;
  while (from > 0 && !/[.\n:]/.test(source.slice(before[from - 1]?.to, before[from]?.from))) from -= 1;
  // What it begins with is done now, and nothing of it waits.
  const [first, ...more] = before.slice(from);
  if (!/^(?:move|fly|teleport|jump|leap|dash|charge)$/.test(first?.text ?? '')) return undefined;
  return more.some(({ text }) => /^(?:until|while|when|whenever|turn|may)$/.test(text))
    ? undefined
    : tokens.slice(cursor.at);
}
whenYouStop.begins = beginning('when|where|once');
whenYouStop.needs = oneOf('stop land arrive');
