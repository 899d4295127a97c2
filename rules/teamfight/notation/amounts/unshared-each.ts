import type { Token } from '../words/token.ts';

const goes = /^(?:destroy|remove|sacrifice|lose|clear|discard|purge|spend|detonate)s?$/;

/** A sentence: its stop is no word, and more than a blank stands there. */
const begins = ({ from }: Token, before: Token | undefined): boolean =>
  before === undefined || from - before.to > 1 || before.text === ':';

/**
 * The "and" of `heal 1 and gain +1 damage for each`: what stands before it is so much for each, too, and says no number of its own. Undefined
 * where nothing stands there but what went.
 */
export function unsharedEach(tokens: readonly Token[], each: number): number | undefined {
  const begin = tokens.slice(0, each).findLastIndex((token, at) => begins(token, tokens[at - 1]));
  const verb = tokens.slice(0, each).findLastIndex(({ text }, at) => at >= begin && goes.test(text));
  let from = begin;
  if (verb >= 0) {
    const then = tokens.findIndex(({ text }, at) => at > verb && at < each && /^(?:,|and|then|to)$/.test(text));
    if (then < 0) return undefined;
    from = then + 1;
  }
  const between = tokens.slice(from, each);
  const and = between.findLastIndex(({ text }) => text === 'and');
  if (and < 1 || between.some(({ text }) => text === 'for' || text === 'per')) return undefined;
  const before = between.slice(0, and);
  // "Heal 1, and gain a Coin for each": a number before it, and nothing else.
  return before.some(({ kind, text }) => kind === 'number' || text === 'a') ? from + and : undefined;
}
