import type { Node, Rule } from '../../program.ts';
import { givenIn, onlyGift, onlyGiven, onlyMoved, ownCounter } from '../given/gave.ts';
import { saidByToken } from '../given/reached-as-told.ts';
import { momentTrigger } from '../occasions/trigger.ts';
import { wordOf } from '../words/by-ref.ts';
import { brings, ownCharge } from '../words/charges.ts';
import { pieceProgram } from '../words/piece.ts';
import { topic, topicsOf } from '../words/topics.ts';
import type { Word, Words } from '../words/words.ts';
import type { Desk, Out } from './desk.ts';
import type { Flow } from './flow.ts';
import type { Sentence } from './sentence.ts';

/** What was given before, where a sentence need not name it: `if it has 3 or more`, `at 3, heal 2`. */
export function handedBefore(desk: Desk, out: Out, sentence: Sentence, words: Words): string | undefined {
  const { tokens } = desk;
  const { from } = sentence;
  const waits = tokens[from]?.text ?? '';
  // "When you have 3, lose them all": what the text brings, now or by what it waits for.
  if (
    /^(?:when|whenever|once)$/.test(waits) &&
    tokens[from + 1]?.text === 'you' &&
    reached.test(tokens[from + 2]?.text ?? '')
  )
    return ownCounter(out, words);
  if (asksHowMany(desk, sentence)) return asksForNone(desk, sentence) ? onlyMoved(out) : onlyGiven(out.nodes);
  if (losesIt(desk, sentence)) return onlyGiven(out.nodes);
  if (gainsToo(desk, sentence)) return onlyGift(out.nodes);
  return waits === 'at' && tokens[from + 1]?.kind === 'number' ? ownCounter(out, words) : undefined;
}

const reached = /^(?:have|reach)$/;

/** Whether a sentence asks for a number of what it need not name: "if it has 3 or more". */
const asksHowMany = ({ tokens }: Desk, { from, to }: Sentence): boolean =>
  /^(?:if|when|while|otherwise)$/.test(tokens[from]?.text ?? '') &&
  tokens.slice(from, to).some(({ text }) => text === 'has' || text === 'have');

/** `If they have none`, `if they can't`: whether there was anything to take. */
export const asksWhatWent = ({ tokens }: Desk, { from }: Sentence): boolean =>
  tokens[from]?.text === 'if' &&
  (/^(?:they|it|the|none|not|nothing|that)$/.test(tokens[from + 1]?.text ?? '') ||
    (tokens[from + 1]?.text === 'you' &&
      /^(?:can't|cannot|couldn't|could|can|are)$/.test(tokens[from + 2]?.text ?? '')));

/** `At the start of your next turn, they lose it`. */
const losesIt = ({ tokens }: Desk, { from, to }: Sentence): boolean =>
  tokens[from]?.text === 'at' &&
  tokens.slice(from, to).some(({ text }, n) => /^loses?$/.test(text) && tokens[from + n + 1]?.text === 'it');

/** `An ally in range 2 gains it too`: what was given before, as it was given. */
const gainsToo = ({ tokens }: Desk, { from, to }: Sentence): boolean =>
  (topicsOf(tokens, from, to) & tokenAgain) !== 0 &&
  tokens
    .slice(from, to)
    .some(
      ({ text }, n) =>
        /^(?:it|one)$/.test(text) &&
        /^(?:gain|get)s?$/.test(tokens[from + n - 1]?.text ?? '') &&
        /^(?:too|also|as)$/.test(tokens[from + n + 1]?.text ?? ''),
    );

const tokenAgain = topic('it one');

/** `If you have none left`: of what has been gained or lost before, where that is one thing only. */
const asksForNone = ({ tokens }: Desk, { from, to }: Sentence): boolean =>
  tokens.slice(from, to).some(({ text }) => text === 'none');

/**
 * What waits for what lies on the card itself to be so many, `At 3 charges, heal 2`, and what brings charges, where they are spent in
 * the same text: both stand with the card.
 */
export function isOfOwnCounter({ context, desk, out }: Flow, { held, fault }: Out): boolean {
  const { paid } = context;
  // "Spend a Coin: 3dmg. At the end of each of your turns, gain a Coin".
  if (
    paid !== undefined &&
    held.length > 0 &&
    fault === undefined &&
    held.every(({ rule }) => comesInTurns(rule, paid))
  )
    return true;
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

/**
 * `Gain a Rage. You have +1 speed per Rage`: what is so much for each of what the text brings grows and goes with that, so that it stands
 * with the card.
 */
export function growsWithCounter({ context, out, tail }: Flow, { held, fault }: Out): boolean {
  if (fault !== undefined || held.length === 0) return false;
  const answers = out.held.flatMap(({ rule }) => (rule.rule === 'when' ? rule.then : []));
  const brought = givenIn([...out.nodes, ...(tail?.then ?? []), ...answers]).flatMap(({ token, to }) =>
    to === 'you' && (wordOf(context.words, token, 'counter') ?? isMute(token, context.words)) ? [token] : [],
  );
  const gained = givenIn([...out.nodes, ...(tail?.then ?? [])]).flatMap(({ token, to }) =>
    to === 'you' ? [token] : [],
  );
  const isBrought = (token: string | undefined): boolean => token !== undefined && brought.includes(token);
  return held.every(({ rule, of }) => {
    if (of !== 'you') return false;
    // What the token says of itself, too, is only said again.
    if (saidByToken(rule, context.words) && gained.some((token) => JSON.stringify(rule).includes(`"${token}"`)))
      return true;
    // "Gain a Rage. When you die, lose all Rage".
    if (
      rule.rule === 'when' &&
      rule.then.length > 0 &&
      rule.then.every((node) => node.node === 'lose' && node.from === 'you' && gained.includes(node.token))
    )
      return true;
    // "At 3 Rage, lose all Rage and heal 3": the gain by which there are so many, whatever brings it.
    if (rule.rule === 'when')
      return rule.trigger.on === 'gains' && 'reach' in rule.trigger && isBrought(rule.trigger.token);
    // "While you have 3 Rage, you have Armor".
    const asked = 'if' in rule && rule.if?.some((one) => one.is === 'has' && one.of === 'you' && isBrought(one.token));
    if (asked && 'who' in rule && rule.who.side === 'you') return true;
    if (rule.rule !== 'change' || rule.who.side !== 'you') return false;
    const { base = 0, terms = [] } = rule.add ?? {};
    return (
      base === 0 &&
      terms.length > 0 &&
      terms.every(({ per }) => per?.count === 'tokens' && per.on === 'you' && isBrought(per.token))
    );
  });
}

const comesInTurns = (rule: Rule, token: string): boolean =>
  rule.rule === 'when' && /^turn-(?:start|end)$/.test(rule.trigger.on) && brings(rule.then, token);

/**
 * `Spend a charge: range 3, 2dmg. At the start of your turn, regain 1 charge`: in each turn, as it must come from somewhere. At the end of your
 * turn it could be what this use brings.
 */
export function comesBack(nodes: readonly Node[], paid: string | undefined): Rule | 'unknown' | undefined {
  const [only, ...more] = nodes;
  if (paid === undefined || only?.node !== 'later' || more.length > 0) return undefined;
  const { at, then, clause } = only;
  // "Your next turn" is one.
  if (!('thisTurn' in at) || !at.thisTurn || at.of !== 'you') return undefined;
  if (!then.every((node) => node.node === 'give' && node.to === 'you' && node.token === paid)) return undefined;
  if (at.moment !== 'turn-start') return 'unknown';
  return { clause, rule: 'when', trigger: momentTrigger(at.moment), then };
}

/** A token that says nothing of what it does: a card says all there is of it. */
function isMute(token: string, words: Words): boolean {
  const word = wordOf(words, token, 'token');
  return word !== undefined && pieceProgram(word, words).rules.every(({ rule }) => rule === 'said');
}

/** `put a Rage counter on this`: said so of no other kind of it. */
const laidOnThis = ({ source }: Desk, word: Word | undefined): Word | undefined =>
  word && /\bcounters? (?:on|to) this\b/i.test(source) ? word : undefined;

/** Whether a sentence may give away what was taken before it: "you may give it to an ally". */
export const handsOn = ({ tokens }: Desk, { from, to }: Sentence): boolean =>
  (topicsOf(tokens, from, to) & handing) !== 0 &&
  tokens
    .slice(from, to)
    .some(({ text }, n) => /^(?:give|pass|hand)$/.test(text) && giving.test(tokens[from + n + 1]?.text ?? ''));

const handing = topic('give pass hand');
const giving = /^(?:it|them|that)$/;

/** Whether the last thing that the text does is to take one token from somebody. */
export function tookOne(nodes: readonly Node[]): boolean {
  const last = nodes.at(-1);
  if (last === undefined) return false;
  if (last.node === 'shift') return last.to === 'you' && last.count === 1;
  return 'then' in last && (!('else' in last) || last.else.length === 0) && tookOne(last.then);
}
