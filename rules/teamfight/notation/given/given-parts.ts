import type { Node, Rule, Trigger } from '../../program.ts';
import type { Context } from '../context.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { target } from '../states/spoken.ts';
import { wordOf } from '../words/by-ref.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { lastList } from './given-ends.ts';

const apart = [
  'become|becomes|are|is nonadjacent|non-adjacent|separated',
  'become|becomes|are|is no longer adjacent|next',
  'become|becomes|are|is not adjacent|next',
  "aren't|isn't adjacent|next",
] as const;

/** `Ends if you become nonadjacent`, `it ends when they are no longer adjacent to you`, behind what gives a token: whichever of the two goes. */
export function givenParts(desk: Desk, nodes: Node[], context: Context, sentence: Sentence): boolean {
  if (desk.standing || sentence.bullet || sentence.opens) return false;
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  if (!cursor.takeAny('it|this ends|end|goes', 'ends|removed', 'it|this is removed|lost')) return false;
  if (!cursor.takeAny('if|when|whenever|once', 'as soon as')) return false;
  if (!cursor.takeAny('you and the target|they|them', 'you|they|it', 'the target', 'either of you')) return false;
  if (!cursor.takeAny(...apart)) return false;
  cursor.takeAny('to each other', 'to one another', 'to you|them|it', 'to the target', 'anymore');
  const list = cursor.done ? lastList(nodes) : undefined;
  const given = list?.at(-1);
  if (list === undefined || given?.node !== 'give' || given.to !== 'target' || given.until !== undefined) return false;
  if (wordOf(context.words, given.token, 'condition', 'token') === undefined) return false;
  const clause = ran(desk, sentence.from, sentence.to);
  const gone: Node = { clause, node: 'lose', token: given.token, from: 'target', count: 'all' };
  const place = { range: { max: 1 } };
  const trigger: Trigger = { on: 'leaves', who: { side: 'you' }, place: { ...place, of: 'target' }, whole: true };
  const or: Trigger = { on: 'leaves', who: target, place, whole: true };
  const rules = [trigger, or].map((on): Rule => ({ clause, rule: 'when', trigger: on, then: [gone] }));
  list.push({ clause, node: 'lasting', of: 'you', until: { moment: 'event', trigger, or }, rules });
  return true;
}
givenParts.begins = beginning('it|this|ends|removed');
givenParts.needs = oneOf('if when whenever once as');
