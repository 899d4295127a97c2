import { topic, topicsOf } from '../words/topics.ts';
import type { Desk } from './desk.ts';
import type { Sentence } from './sentence.ts';

/** `If they are an enemy, they gain 2 more`: beside what came before, and not in its place. */
export const isSoMuchMore = ({ tokens }: Desk, { from, to }: Pick<Sentence, 'from' | 'to'>): boolean =>
  (topicsOf(tokens, from, to) & adding) !== 0 &&
  tokens
    .slice(from, to)
    .some(({ text }, n) => /^(?:more|additional|extra|further)$/.test(text) && tokens[from + n - 1]?.kind === 'number');

const adding = topic('more additional extra further');
