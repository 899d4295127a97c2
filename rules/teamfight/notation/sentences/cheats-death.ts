import type { Node, Rule } from '../../program.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';
import { type Desk, type Read, ran } from './desk.ts';
import { type Band, band } from './dice.ts';
import type { Flow } from './flow.ts';
import { asClause } from './of-clause.ts';
import type { Sentence } from './sentence.ts';
import { Sheet } from './sheet.ts';

/**
 * `When you would die, roll a die. On a 5+, survive with 1 health`, `when you would die, on a 5+ heal 3 instead`: on those numbers that takes the place of
 * the death, and on all others one dies. Returns how many sentences that is.
 */
export function cheatsDeath(flow: Flow, sentences: readonly Sentence[], index: number, read: Read): number {
  const { desk, context, out } = flow;
  const first = sentences[index] as Sentence;
  if (!desk.standing || first.opens || first.bullet) return 0;
  const { tokens } = desk;
  const die = tokens.findIndex(({ text }, n) => n > first.from && n < first.to && text === 'die');
  if (die < 0 || tokens[die - 1]?.text !== 'would') return 0;
  const cursor = new Cursor(tokens, die + 1, first.to);
  cursor.take(',');
  const rolls = cursor.take('roll a|one|1 die|d6');
  if (rolls) cursor.takeAny(', and', ',', 'and', ':');
  const behind = rolls && cursor.done ? sentences[index + 1] : undefined;
  if (rolls && cursor.done && (behind === undefined || behind.opens || behind.bullet)) return 0;
  const said = behind === undefined ? cursor : new Cursor(tokens, behind.from, behind.to);
  const numbers = numbersAt(said, behind !== undefined);
  if (numbers === undefined || said.done) return 0;
  const last = behind ?? first;
  // What other numbers bring could be told behind it.
  const next = sentences[index + (behind === undefined ? 1 : 2)];
  if (next !== undefined && /^(?:on|else|otherwise|\d+|if)$/.test(tokens[next.from]?.text ?? '')) return 0;
  const like = tokens[die] as Token;
  const words = [...tokens.slice(first.from, die + 1), wordLike(like, ','), ...tokens.slice(said.at, said.end)];
  const all = [...tokens, ...words];
  const trial: Desk = { ...desk, tokens: all, sheet: new Sheet(), notes: { ...desk.notes } };
  const found = read(trial, [{ ...first, from: tokens.length, to: all.length }], context);
  const [held, ...more] = found.held;
  const isRead = !found.fault && trial.sheet.clauses.every(({ status }) => status !== 'manual');
  if (!isRead || more.length > 0 || found.nodes.length > 0 || held?.rule.rule !== 'when' || held.of !== 'you') return 0;
  const clause = ran(desk, first.from, last.to);
  const rule = dicedFor(held.rule, numbers);
  if (rule === undefined) return 0;
  out.held.push({ rule: asClause([rule], clause)[0] as Rule, of: 'you' });
  return behind === undefined ? 1 : 2;
}
cheatsDeath.begins = beginning('when|whenever|if|once');
cheatsDeath.needs = oneOf('would');

type When = Extract<Rule, { rule: 'when' }>;

/** The same on these numbers, and a death on all others. */
function dicedFor(rule: When, { from, to }: Band): When | undefined {
  const [saved] = rule.then;
  if (rule.trigger.on !== 'would-die' || saved?.node !== 'set-health') return undefined;
  const dies: Node[] = [{ clause: rule.clause, node: 'kill', who: saved.of, final: true }];
  const others = [
    { from: 1, to: from - 1, then: dies },
    { from: to + 1, to: 6, then: dies },
  ].filter((band) => band.from <= band.to);
  const bands = [{ from, to, then: rule.then }, ...others].sort((a, b) => a.from - b.from);
  return { ...rule, then: [{ clause: rule.clause, node: 'roll', sides: 6, bands }] };
}

/** `on a 5+`, `on a roll of 4-6`, and behind a die `5+:`. */
function numbersAt(cursor: Cursor, rolled: boolean): Band | undefined {
  if (!cursor.takeAny('on a? roll of a?', 'on a|an?') && !rolled) return undefined;
  const found = band(cursor);
  cursor.takeAny(',', ':');
  return found;
}
