import { isAction, readCost } from './cost.ts';

/** One sentence, with parentheses at its end. */
const closed = /^([^.:\n()]*[^.:\n\s()]) \(([^()\n]*)\)(\.?\s*)$/;
const occasion = /\b(?:when|whenever|each time|if|at the)\b/i;

/**
 * `Range 3, 2dmg (Free Action, 1/Turn).`: what it costs, between parentheses behind the one sentence that it has, is a sentence of its own. All
 * letters keep their places.
 */
export function costBehind(text: string): string {
  const [, body = '', inside = '', end = ''] = closed.exec(text) ?? [];
  if (inside === '' || occasion.test(body)) return text;
  const { costs, to } = readCost(inside);
  const isWhole = costs.length > 0 && to >= inside.length && costs.some(({ kind }) => isAction(kind));
  return isWhole ? `${body}. ${inside} ${end}` : text;
}
