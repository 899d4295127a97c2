import { oneOf } from '../words/cursor.ts';
import type { Flow } from './flow.ts';
import type { Sentence } from './sentence.ts';

/**
 * `Gain 1 Coin when you hit, lose 1 when you miss`, `when you hit gain a Coin, when you miss lose one`: two things that set something off each, as in
 * sentences of their own.
 */
export function eachTrigger(
  { desk }: Flow,
  sentences: readonly Sentence[],
  index: number,
): readonly Sentence[] | undefined {
  const sentence = sentences[index] as Sentence;
  const { from, to } = sentence;
  if (!desk.standing || sentence.opens || sentence.bullet) return undefined;
  const said = desk.tokens.slice(from, to).map(({ text }) => text);
  const comma = said.indexOf(',');
  if (comma < 4 || said.lastIndexOf(',') !== comma) return undefined;
  if (said[comma + 1] === 'or') return undefined;
  const joined = /^(?:and|but)$/.test(said[comma + 1] ?? '') ? 2 : 1;
  const [first, second] = [said.slice(0, comma), said.slice(comma + joined)].map((part) => part.findIndex(isWhen));
  if (first === undefined || second === undefined || first < 0 || second < 0 || (first === 0) !== (second === 0))
    return undefined;
  const parts: readonly Sentence[] = [
    { ...sentence, to: from + comma },
    { ...sentence, from: from + comma + joined },
  ];
  return [...sentences.slice(0, index), ...parts, ...sentences.slice(index + 1)];
}
eachTrigger.needs = oneOf('when whenever');

const isWhen = (text: string): boolean => text === 'when' || text === 'whenever';
