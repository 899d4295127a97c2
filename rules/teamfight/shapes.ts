import type { Clause } from '../kernel/reading/reading.ts';
import { lex } from './notation/words/token.ts';

/** Phrases that the reader does not understand, by the word that they begin with. */
export interface Shape {
  /** `#` is a number. */
  readonly begins: string;
  readonly times: number;
  readonly texts: number;
  /** The words that come next, the most frequent first. */
  readonly goesOn: readonly string[];
}

/** A text that was read. */
type Text = {
  readonly name: string;
  readonly text: string;
  readonly reading: { readonly clauses: readonly Clause[] };
};

const articles = new Set(['a', 'an', 'the']);

/** What begins a phrase that is not understood, over some texts: the most frequent first. What only depends on it is not counted. */
export function shapesOf(texts: readonly Text[]): Shape[] {
  const found = new Map<string, { times: number; texts: Set<Text>; next: Map<string, number> }>();
  for (const text of texts) {
    for (const { field, from, to, notUnderstood } of text.reading.clauses) {
      if (!notUnderstood) continue;
      const [begins, next] = wordsOf(text[field].slice(from, to));
      if (begins === undefined) continue;
      const shape = found.get(begins) ?? { times: 0, texts: new Set(), next: new Map() };
      found.set(begins, shape);
      shape.times += 1;
      shape.texts.add(text);
      if (next !== undefined) shape.next.set(next, (shape.next.get(next) ?? 0) + 1);
    }
  }
  return [...found]
    .map(([begins, shape]) => ({
      begins,
      times: shape.times,
      texts: shape.texts.size,
      goesOn: [...shape.next].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([word]) => word),
    }))
    .sort((a, b) => b.times - a.times || (a.begins < b.begins ? -1 : 1));
}

const wordsOf = (quote: string): string[] =>
  lex(quote).flatMap(({ kind, text }) =>
    kind === 'number' ? ['#'] : (kind === 'word' && !articles.has(text)) || kind === 'sign' ? [text] : [],
  );
