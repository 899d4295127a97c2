import { onlyGiven, onlyMoved, ownCounter } from '../given/gave.ts';
import { wordOf } from '../words/by-ref.ts';
import { brings, ownCharge } from '../words/charges.ts';
import type { Word, Words } from '../words/words.ts';
import type { Desk, Out } from './desk.ts';
import type { Flow } from './flow.ts';
import type { Sentence } from './sentence.ts';

/** What was given before, where a sentence need not name it: `if it has 3 or more`, `at 3, heal 2`. */
export function handedBefore(desk: Desk, out: Out, sentence: Sentence, words: Words): string | undefined {
  if (asksHowMany(desk, sentence)) return asksForNone(desk, sentence) ? onlyMoved(out) : onlyGiven(out.nodes);
  const [first, second] = desk.tokens.slice(sentence.from, sentence.from + 2);
  return first?.text === 'at' && second?.kind === 'number' ? ownCounter(out, words) : undefined;
}

/** Whether a sentence asks for a number of what it need not name: "if it has 3 or more". */
const asksHowMany = ({ tokens }: Desk, { from, to }: Sentence): boolean =>
  /^(?:if|when|while|otherwise)$/.test(tokens[from]?.text ?? '') &&
  tokens.slice(from, to).some(({ text }) => text === 'has' || text === 'have');

/** `If you have none left`: of what has been gained or lost before, where that is one thing only. */
const asksForNone = ({ tokens }: Desk, { from, to }: Sentence): boolean =>
  tokens.slice(from, to).some(({ text }) => text === 'none');

/**
 * What waits for what lies on the card itself to be so many, `At 3 charges, heal 2`, and what brings charges, where they are spent in
 * the same text: both stand with the card.
 */
export function isOfOwnCounter({ context, desk, out }: Flow, { held, fault }: Out): boolean {
  const own = ownCharge(context.words);
  const laid = own ?? laidOnThis(desk, wordOf(context.words, ownCounter(out, context.words), 'counter'));
  if (laid === undefined || fault !== undefined) return false;
  const isSpent = own !== undefined && /\bspend\b/i.test(desk.source);
  return held.every(
    ({ rule, of }) =>
      of === 'you' &&
      rule.rule === 'when' &&
      ((rule.trigger.on === 'gains' && 'reach' in rule.trigger && rule.trigger.token === laid.ref) ||
        (isSpent && brings(rule.then, laid.ref))),
  );
}

/** `put a Rage counter on this`: said so of no other kind of it. */
const laidOnThis = ({ source }: Desk, word: Word | undefined): Word | undefined =>
  word && /\bcounters? (?:on|to) this\b/i.test(source) ? word : undefined;
