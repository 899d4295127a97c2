import { type Context, within } from '../context.ts';
import { behindTrigger, isOwnTurn } from '../occasions/trigger.ts';
import { phrases } from '../phrases/phrases.ts';
import { Cursor } from '../words/cursor.ts';
import type { Desk, Out } from './desk.ts';
import type { Flow } from './flow.ts';
import { comerOf } from './left-open.ts';
import type { Sentence } from './sentence.ts';

/** Whether the sentence before it said what sets something off, in a text that stands. */
export const answers = ({ desk, out, tail }: Flow): boolean =>
  desk.standing && tail === undefined && !out.fault && out.held.at(-1)?.rule.rule === 'when';

/** `When an enemy enters, push it 1. This turn it has -1 speed`: the answer goes on in a turn that need not be one's own. */
export function answersInAnyTurn(flow: Flow): boolean {
  const rule = answers(flow) ? flow.out.held.at(-1)?.rule : undefined;
  return rule?.rule === 'when' && !isOwnTurn(rule.trigger);
}

/** `When an enemy damages you, roll a die. On 5+, they are Stunned`: what its number brings goes on with the answer, and is of whom that speaks. */
export function openOfAnswer(
  flow: Flow,
  sentence: Sentence,
  context: Context,
  mark: number,
  read: Out,
): Out | undefined {
  const { desk, out } = flow;
  const waits = desk.standing ? undefined : out.nodes.at(-1);
  const lasts = waits?.node === 'lasting' && waits.rules.length === 1 ? waits.rules[0] : undefined;
  const last = lasts ?? out.held.at(-1)?.rule;
  const rolls = last?.rule === 'when' && last.then.at(-1)?.node === 'roll';
  const isOpen = read.fault !== undefined && read.nodes.length + read.held.length === 0 && !sentence.opens;
  const comer = rolls && isOpen && (lasts !== undefined || answers(flow)) ? comerOf(last) : undefined;
  if (comer === undefined || last?.rule !== 'when') return undefined;
  const again = (acting: Desk, about: Context): Out => {
    desk.sheet.backTo(mark);
    return phrases(acting, new Cursor(desk.tokens, sentence.from, sentence.to), about, undefined, flow.tail);
  };
  const found = again(
    { ...desk, standing: false, lasts: false },
    within(context, { ...behindTrigger(last.trigger), ...comer, later: true }),
  );
  return found.fault || found.held.length > 0 ? again(desk, context) : found;
}
