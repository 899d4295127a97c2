import { trimmed } from '../../kernel/reading/by-hand.ts';
import type { Span, SpanKind } from '../../kernel/reading/reader.ts';
import type { Clause } from '../../kernel/reading/reading.ts';
import type { Names } from './read.ts';

/** What stands out in a sentence that is understood, in English and Spanish; of two that overlap the earlier one. */
const looks: readonly (readonly [SpanKind, RegExp])[] = [
  [
    'trigger',
    /(?<![\p{L}])(?:if|when|while|unless|except|after|si|cuando|mientras|excepto|después)(?![\p{L}])[^,.:]*/giu,
  ],
  ['cost', /(?<![\p{L}])(?:you may|puedes)(?![\p{L}])/giu],
  [
    'effect',
    /(?<![\p{L}\d])[+\-−–]?\d+(?:\s+(?:hp|health points?|points?|puntos?(?: de \p{L}+)?|cartas?|cards?|dice|dados?))?(?![\p{L}\d])/giu,
  ],
];

/** What to colour of a text that was read, in order and without overlaps. */
export function spansOf(text: string, clauses: readonly Clause[], names: Names): Span[] {
  return clauses.flatMap((clause): Span[] => {
    if (clause.field !== 'text') return [];
    const { from, to } = trimmed(text, clause);
    if (to <= from) return [];
    if (clause.status === 'run') return within(text, from, to, names);
    return [{ from, to, kind: clause.status === 'reminder' ? 'reminder' : clause.onPurpose ? 'on-purpose' : 'manual' }];
  });
}

function within(text: string, from: number, to: number, names: Names): Span[] {
  const said = text.slice(from, to);
  const found: Span[] = looks.flatMap(([kind, look]) =>
    [...said.matchAll(look)].map(({ index, 0: words }) => {
      const end = words.trimEnd().length;
      return { from: from + index, to: from + index + end, kind };
    }),
  );
  const small = said.toLowerCase();
  for (const name of names) {
    const at = name === '' ? -1 : small.indexOf(name);
    if (at >= 0) found.push({ from: from + at, to: from + at + name.length, kind: 'word' });
  }
  found.sort((one, other) => one.from - other.from || other.to - one.to);
  const clear: Span[] = [];
  for (const span of found) if (span.from >= (clear.at(-1)?.to ?? 0)) clear.push(span);
  return clear;
}
