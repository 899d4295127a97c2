import { guards } from './guards.ts';
import type { Token } from './token.ts';

/** Some words, one of which a sentence needs for some look at it, as one bit. */
export type Topic = number;

const topics = new Map<string, Topic>();
let next: Topic = 1;

/** The last bit that stays a whole number of 32 bits with its sign. */
const mostBits = 2 ** 30;

/** Words of which one is needed, in a row. */
export function topic(said: string): Topic {
  const made = next;
  if (made > mostBits) throw new Error(`There is no bit left for the topic "${said}".`);
  next *= 2;
  for (const word of said.split(' ')) topics.set(word, (topics.get(word) ?? 0) | made);
  return made;
}

const every: Topic = -1;

/** What was looked at last, since several ask of one sentence. */
let last: { readonly tokens: readonly Token[]; readonly from: number; readonly to: number; readonly found: Topic } = {
  tokens: [],
  from: 0,
  to: 0,
  found: 0,
};

/** All topics that a sentence has words of: one look at its words answers for all who need some. A guard. */
export function topicsOf(tokens: readonly Token[], from: number, to: number): Topic {
  if (!guards.spare) return every;
  if (last.tokens === tokens && last.from === from && last.to === to) return last.found;
  let found = 0;
  for (let at = from; at < to; at++) found |= topics.get((tokens[at] as Token).text) ?? 0;
  last = { tokens, from, to, found };
  return found;
}
