import { Cursor, oneOf } from '../words/cursor.ts';
import type { Flow } from './flow.ts';
import type { Sentence } from './sentence.ts';

/**
 * `Until the start of your next turn, allies in range 2 can spend a Move Action to heal 1`, at the end of its line: what is offered stands under
 * the time for which it is, as a line of its own would.
 */
export function offeredUntil(
  { desk }: Flow,
  sentences: readonly Sentence[],
  index: number,
): readonly Sentence[] | undefined {
  const sentence = sentences[index] as Sentence;
  const { from, to, line, indent } = sentence;
  if (desk.standing || sentence.bullet || sentence.opens || sentences[index + 1]?.line === line) return undefined;
  const comma = desk.tokens.findIndex(({ text }, at) => at > from && at < to && text === ',');
  if (comma < 0 || !new Cursor(desk.tokens, from, comma).take('until|till')) return undefined;
  if (!offers.some((form) => sees(desk.tokens, form, comma + 1, to))) return undefined;
  const head: Sentence = { ...sentence, to: comma, opens: true };
  const offer: Sentence = { ...sentence, from: comma + 1, first: true, indent: indent + 1 };
  return [...sentences.slice(0, index), head, offer, ...sentences.slice(index + 1)];
}
offeredUntil.begins = oneOf('until till');
offeredUntil.needs = oneOf('can may');

const offers = ['can|may spend|use|take a|an|1|their move|standard action to'];

/** Whether such words stand anywhere in a sentence. */
const sees = (tokens: Flow['desk']['tokens'], form: string, from: number, to: number): boolean =>
  tokens.some((_, at) => at >= from && at < to && new Cursor(tokens, at, to).sees(form));
