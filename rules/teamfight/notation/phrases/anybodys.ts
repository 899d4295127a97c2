import type { Cursor } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';
import type { Run } from './run.ts';

/** `Enemies in range 2 take 1dmg, then move 1`, `they are Slowed, heal 1`: they, or whoever plays the card. */
export const isAnybodys = (cursor: Cursor, run: Run): boolean =>
  (cursor.before?.text === 'then' &&
    (run.subject === 'each' || isSuffered(run)) &&
    !mayAll(cursor, run) &&
    cursor.sees('move|walk|fly|teleport|heal|gain|lose|swap|use|attack') &&
    !cursor.sees('lose one|it|them')) ||
  isHurtToGain(cursor, run);

/** `They take 1dmg, then move 1`: whoever does nothing before it, and is only done something to. */
const isSuffered = ({ subject, into }: Run): boolean =>
  subject !== undefined && subject !== 'you' && /^(?:damage|give|push|tap)$/.test(into.at(-1)?.node ?? '');

/** `All allies may take a Move Action, then use a default ability`: who may do the one may do both. */
const mayAll = ({ tokens, at }: Cursor, { from }: Run): boolean =>
  tokens.slice(from, at).some(({ text }) => text === 'may' || text === 'can');

/** `It is Slowed, heal 1`: what helps, said behind a comma of whoever was harmed. */
const isHurtToGain = (cursor: Cursor, { subject, context }: Run): boolean =>
  subject !== undefined &&
  subject !== 'you' &&
  cursor.before?.text === ',' &&
  (cursor.sees('move|walk|fly|teleport|heal #') || cursor.sees('gain')) &&
  (context.side === 'enemy' || (subject === 'target' && context.side === 'any'));

/** How a verb ends that is said of one. */
const ofOne = /^(?:moves|flies|teleports|heals|gains|loses|takes|uses|gets|attacks|is|becomes|receives|clears|dies)$/;

/** `The nearest enemy moves 2, then use a default ability`, what is told to you: that one, or whoever plays the card. */
export const isThenAnybodys = (cursor: Cursor, run: Run): boolean =>
  cursor.before?.text === 'then' || cursor.sees('use|attack') || isHelpedMore(cursor, run);

/** `The target heals 2, gain 1 overshield`: more help, with only a comma before it. */
const isHelpedMore = (cursor: Cursor, { into }: Run): boolean =>
  cursor.before?.text === ',' &&
  cursor.sees('heal|gain #') &&
  /^(?:heal|overshield|clear)$/.test(into.at(-1)?.node ?? '');

/** `The target takes 2dmg, and gain 1 Coin`: behind a verb for one, a verb that is for no one else is said to whoever plays the card. */
export function isToldToYou(cursor: Cursor, run: Run): boolean {
  const before = cursor.before?.text;
  if (!/^(?:then|and|also|,)$/.test(before ?? '')) return false;
  if (!cursor.sees('move|walk|fly|teleport|heal|gain|lose|use|take|attack')) return false;
  // "Lets a unit go: it moves 2" begins anew.
  for (let at = cursor.at - 1; at >= run.from; at--) {
    const { text } = cursor.tokens[at] as Token;
    if (ofOne.test(text)) return true;
    if (/^(?:may|can|must|they|you|to|:|enemies|allies|units)$/.test(text)) return false;
  }
  return false;
}

/** What is told to you goes on until a verb is of that one again: `heals 2, and gain 1 Coin and 1 overshield, and is Slowed`. */
export function toldToYou(run: Run, read: () => boolean): boolean {
  const { subject } = run;
  if (!read()) return false;
  if (subject !== 'you') {
    run.other = subject;
    run.subject = 'you';
  }
  return true;
}

/** Whom a verb for one is said of again. */
export function backToOther(cursor: Cursor, run: Run): void {
  if (run.other === undefined || !ofOne.test(cursor.peek()?.text ?? '')) return;
  run.subject = run.other;
  run.other = undefined;
}
