import type { Context } from '../context.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';
import type { About } from './rewording.ts';

/**
 * `Enemies take 1dmg`, in the text of a piece behind `Allies that end their turn here heal 2`: enemies that do. Without what they do it would never
 * happen.
 */
export function otherSideThere(tokens: readonly Token[], { slot }: Context, { before }: About): Token[] | undefined {
  if (slot !== 'marker' && slot !== 'terrain') return undefined;
  const [side, verb] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (side === undefined || verb === undefined || !cursor.take('allies|enemies take|heal|gain|lose|get'))
    return undefined;
  if (tokens.some(({ text }) => /^(?:that|who|in|within|adjacent|here|when|while|if|at|on|until)$/.test(text)))
    return undefined;
  const stop = before.slice(0, -1).findLastIndex(({ text }) => text === '.');
  const last = before.slice(stop + 1);
  const first = new Cursor(last, 0, last.length);
  if (!first.take('allies|enemies') || last[0]?.text === side.text) return undefined;
  // "Allies of Ironbeard": as all allies of whoever laid it.
  const that = last.findIndex(({ text }) => /^(?:that|who)$/.test(text));
  const here = last.findIndex(({ text }, at) => at > that && text === 'here');
  if (that < 1 || that > 4 || here < that + 2 || last.slice(that, here).some(({ text }) => text === ','))
    return undefined;
  return [side, ...last.slice(that, here + 1).map(({ text }) => wordLike(verb, text)), ...tokens.slice(1)];
}
otherSideThere.begins = beginning('allies|enemies');
