import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';
import { bandAt } from './dice.ts';
import type { Flow } from './flow.ts';
import type { Sentence } from './sentence.ts';

/**
 * `At the start of your next turn, roll a die for each enemy in range 2. On 3+ they take 1dmg`: what the die brings comes at that moment, and for each
 * of them, as if the moment opened both.
 */
export function dieAtMoment(
  { desk: { tokens } }: Flow,
  sentences: readonly Sentence[],
  index: number,
): readonly Sentence[] | undefined {
  const sentence = sentences[index] as Sentence;
  if (sentence.bullet || sentence.opens) return undefined;
  const comma = tokens.findIndex(({ text }, at) => at > sentence.from && at < sentence.to && text === ',');
  if (comma < 0) return undefined;
  const roll = new Cursor(tokens, comma + 1, sentence.to);
  const each = theyRoll(tokens, comma + 1, sentence.to);
  if (!each && !roll.take('roll a|one|1? die|dice|d6')) return undefined;
  // "At the start of your next turn, roll a die" alone is read with what stands behind it; two moments have a die each.
  if (!each && !roll.sees('for each|every') && !isOften(tokens.slice(sentence.from, comma))) return undefined;
  let to = index + 1;
  while (to < sentences.length && isBand(tokens, sentences[to] as Sentence)) to += 1;
  const behind = sentences[to];
  const { line } = sentences[to - 1] as Sentence;
  if (to === index + 1 || (behind !== undefined && behind.line === line)) return undefined;
  const under = (one: Sentence, from: number): Sentence => ({
    ...one,
    from,
    indent: sentence.indent + 1,
    first: true,
    line: one.line + (one === sentence ? 0.5 : 0),
  });
  return [
    ...sentences.slice(0, index),
    { ...sentence, to: comma, opens: true },
    under(sentence, comma + 1),
    ...sentences.slice(index + 1, to).map((one) => under(one, one.from)),
    ...sentences.slice(to),
  ];
}
dieAtMoment.several = true;
dieAtMoment.begins = beginning('at');
dieAtMoment.needs = oneOf('roll rolls');

/** `each enemy in range 2 rolls a die`. */
function theyRoll(tokens: readonly Token[], from: number, to: number): boolean {
  const cursor = new Cursor(tokens, to - 3, to);
  return /^(?:each|every)$/.test(tokens[from]?.text ?? '') && cursor.take('rolls a|one|1 die|dice') && cursor.done;
}

/** `At the start of your next two turns`. */
const isOften = (moment: readonly Token[]): boolean => moment.some(({ text }) => text === 'turns' || text === 'rounds');

const isBand = (tokens: readonly Token[], { from, to, bullet, opens }: Sentence): boolean =>
  !bullet &&
  !opens &&
  (bandAt(tokens, from, to) !== undefined || new Cursor(tokens, from, to).takeAny('on a|an? #', 'on a|an? roll of #'));
