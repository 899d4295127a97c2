import type { Context } from '../context.ts';
import type { Desk, Out } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';

/**
 * "You have +1 speed. Your next attack deals +1 damage", in the text of a token: whether it goes with that attack, or holds on without that, is not said
 * where nothing says that it is lost.
 */
export function isSpentWithMore(
  { held }: Out,
  { slot, self }: Context,
  { tokens, source }: Desk,
  { from, to }: Sentence,
): boolean {
  if ((slot !== 'token' && slot !== 'condition') || self === undefined) return false;
  if (
    !held.some(
      ({ rule }) => rule.rule === 'when' && rule.then.some((node) => node.node === 'lose' && node.token === self.ref),
    )
  )
    return false;
  const [first, last] = [tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0];
  if (loss.test(source.slice(first, last))) return false;
  return (
    `${source.slice(0, first)}\n${source.slice(last)}`
      .split(/[.\n;]/)
      .some((one) => /\p{L}/u.test(one) && !once.test(one)) && !isLostThen.test(source.slice(last))
  );
}

const loss =
  /\b(?:los(?:e|es|t)|remov(?:e|es|ed)|discard(?:ed|s)?|clear(?:ed|s)?|spen[dt]|goes|ends|expires|consumed?|until)\b/i;
/** What comes but once, too, or is no more than an end. */
const once =
  /\b(?:next|first|los(?:e|es|t)|remov(?:e|es|ed)|discard(?:ed|s)?|clear(?:ed|s)?|ends?|expires|until|max|lasts?)\b/i;
const isLostThen = /^[.\s,]*(?:then |and |afterwards )?(?:lose|remove|discard|clear) (?:this|it|one)\s*(?:\.|$)/i;
