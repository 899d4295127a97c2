import type { Sentence } from './notation/sentences/sentence.ts';
import { numberWord, type Token } from './notation/words/token.ts';

export const isHealth = (token: Token | undefined): boolean => /^(?:hp|health)$/.test(token?.text ?? '');

export const numberAt = (token: Token | undefined): number | undefined =>
  token?.kind === 'number' ? token.value : token?.kind === 'word' ? numberWord(token.text) : undefined;

/** `2hp`, `has 2 health`, `a wall with 2hp`, `object, 4hp` and nothing else. */
export function bareHealth(tokens: readonly Token[], sentence: Sentence | undefined): number | undefined {
  if (sentence === undefined) return undefined;
  const article = /^an?$/.test(tokens[sentence.from]?.text ?? '') ? sentence.from + 1 : sentence.from;
  // "Wall with 4hp".
  const start = /^(?:wall|object|terrain|this|it)$/.test(tokens[article]?.text ?? '') ? article + 1 : sentence.from;
  const isNamed = start > sentence.from;
  const from = (isNamed ? /^(?:has|with|,|\()$/ : /^(?:has|with)$/).test(tokens[start]?.text ?? '') ? start + 1 : start;
  // "3hp, blocks movement and LoS", "has 4hp and can be targeted like a unit": what it is beside that stands behind it.
  const [sign = '', more = ''] = [tokens[from + 2]?.text, tokens[from + 3]?.text];
  const closed = sign === ')' || sign === 'object' ? 3 : 2;
  const alone =
    sentence.to - from === closed ||
    (/^(?:,|and)$/.test(sign) && /^(?:blocks?|can|cannot|is|does|doesn't)$/.test(more));
  return alone && isHealth(tokens[from + 1]) ? numberAt(tokens[from]) : undefined;
}

/** `Size 2`, `2x2`, `size 2, blocks movement`, of a piece in its own text: spaces along a side. */
export function bareSize(tokens: readonly Token[], { from, to }: Sentence): number | undefined {
  const [first, second, third] = [tokens[from], tokens[from + 1], tokens[from + 2]];
  const named = first?.text === 'size' ? numberAt(second) : undefined;
  const square = second?.text === 'x' && numberAt(first) === numberAt(third) ? numberAt(first) : undefined;
  const size = named ?? square;
  const end = from + (named === undefined ? 3 : 2);
  return size !== undefined && size > 1 && (end === to || (end < to && /^(?:,|and)$/.test(tokens[end]?.text ?? '')))
    ? size
    : undefined;
}
