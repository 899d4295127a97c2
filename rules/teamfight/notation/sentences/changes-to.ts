import { neededBy } from '../words/cursor.ts';
import type { Flow } from './flow.ts';
import { type Sentence, scopeOf } from './sentence.ts';

/**
 * `Jab changes to:`, `Jab becomes:` at the end of a line: the ability below it is told in the same sentence, and so are lines that begin with "or", each
 * of which is another way to use it.
 */
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
  const below = sentences.slice(index + 1, index + 1 + lines);
  // Where one ends of several cannot be told any more.
  const isOne = below.every(({ from: begin, bullet }, n) => !bullet && (n === 0 || tokens[begin]?.text === 'or'));
  if (
    !opens ||
    lines < 1 ||
    !isOne ||
    !/(?:\b(?:changes|turns) (?:to|into)|\bbecomes|\bis replaced (?:with|by))$/.test(verb)
  )
    return undefined;
  const whole = { ...rest, from, opens: false, to: below.at(-1)?.to ?? to };
  return [...sentences.slice(0, index), whole, ...sentences.slice(index + 1 + lines)];
}
changesTo.several = true;
changesTo.needs = neededBy('changes|turns|becomes|replaced');
