import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { harmAndStateTo } from './harm-and-state-to.ts';

/** `Move 3 in a straight line, through enemies. 1dmg and Slow to each`: each of those whom one has gone through. */
export function toEachPassed(
  tokens: readonly Token[],
  context: Context,
  before: readonly Token[],
): Token[] | undefined {
  const last = tokens.at(-1);
  if (last?.text !== 'each' || tokens.at(-2)?.text !== 'to' || tokens.at(-3)?.text === 'up') return undefined;
  const through = before.findLastIndex(({ text }) => text === 'through');
  const way = new Cursor(before, through + 1, before.length);
  if (through < 1 || !way.take('enemies|allies|units')) return undefined;
  const many = before[through + 1]?.text;
  // What stands behind it could be meant as well.
  if (!way.done && !(way.take('.') && way.done)) return undefined;
  if (!before.slice(0, through).some(({ text }) => /^(?:move|fly|dash|charge|run)$/.test(text))) return undefined;
  const one = many === 'enemies' ? 'enemy' : many === 'allies' ? 'ally' : 'unit';
  const told = [...tokens.slice(0, -1), wordLike(last, 'each'), ...wordsLike(last, `${one} passed`)];
  return harmAndStateTo(told, context) ?? told;
}
