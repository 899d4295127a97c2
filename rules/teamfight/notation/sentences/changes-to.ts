import { neededBy } from '../words/cursor.ts';
import type { Flow } from './flow.ts';
import { type Sentence, scopeOf } from './sentence.ts';

/** `Jab changes to:`, `Jab becomes:` at the end of a line: the ability below it is told in the same sentence. */
export function changesTo(
  { desk: { tokens } }: Flow,
  sentences: readonly Sentence[],
  index: number,
): readonly Sentence[] | undefined {
  const { opens, from, to, ...rest } = sentences[index] as Sentence;
  const last = tokens[to - 1]?.text === ':' ? to - 1 : to;
  const verb = tokens
    .slice(Math.max(from, last - 3), last)
    .map(({ text }) => text)
    .join(' ');
  const lines = scopeOf(sentences, index);
  // Where one ends of several cannot be told any more.
  if (!opens || lines !== 1 || !/(?:\b(?:changes|turns) (?:to|into)|\bbecomes|\bis replaced (?:with|by))$/.test(verb))
    return undefined;
  const whole = { ...rest, from, opens: false, to: sentences[index + 1]?.to ?? to };
  return [...sentences.slice(0, index), whole, ...sentences.slice(index + 2)];
}
changesTo.several = true;
changesTo.needs = neededBy('changes|turns|becomes|replaced');
