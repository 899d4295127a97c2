import type { Desk } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { topic, topicsOf } from '../words/topics.ts';

/**
 * `Root until your next turn, then Slow`, `gain Armor until your next turn, then heal 2`: now, or when that is over. Whoever moves then does so
 * now, as nobody else waits for it.
 */
export function isThenOrNow({ tokens }: Desk, { from, to }: Sentence): boolean {
  if ((topicsOf(tokens, from, to) & (ending | counted)) === 0) return false;
  const then = tokens.findIndex(({ text }, at) => at > from && at < to && text === 'then');
  if (then < 0 || moves.test(tokens[then + 1]?.text ?? '')) return false;
  const before = tokens.slice(from, tokens[then - 1]?.text === ',' ? then - 1 : then);
  // "Your next 2 attacks deal +1 damage, then heal 1": behind each of them, behind the last, or now.
  if (before.some(({ text }, at) => text === 'next' && before[at + 2]?.text === 'attacks')) return true;
  const until = before.findLastIndex(({ text }) => text === 'until');
  return (
    until > 0 && before.slice(until).every(({ text }) => !/^(?:,|and|:)$/.test(text)) && isMoment(before.slice(until))
  );
}

const ending = topic('until');
const counted = topic('attacks');

/** "Until they attack, then" is of something that happens. */
const isMoment = (words: readonly { readonly text: string }[]): boolean =>
  words.some(({ text }) => /^(?:turn|round)$/.test(text));

const moves = /^(?:move|fly|teleport|return|place|swap|jump|you)$/;
