import { trimmed } from '../../kernel/reading/by-hand.ts';
import type { Span, SpanKind } from '../../kernel/reading/reader.ts';
import type { Clause } from '../../kernel/reading/reading.ts';

/** What stands out in a sentence that is understood; of two that overlap the earlier one. */
const looks: readonly (readonly [SpanKind, RegExp])[] = [
  ['trigger', /\b(?:if successful|when|while|at the (?:start|end) of|during|once per combat)\b[^,:]*/gi],
  ['trigger', /^[^:]*(?=: (?:add|change)\b)/gi],
  ['duration', /\bfor \d+ turns?\b/gi],
  ['word', /\b[\p{L}'’ -]{2,30}? Condition\b/gu],
  ['area', /\b(?:area|burst|line|aura|splash|range \d+)\b/gi],
  ['effect', /[+\-−–]?\d*d\d+(?: ?\+ ?\d*d?\d+)*|(?<![\p{L}\d])[+\-−–]\d+/giu],
];

/** What to colour of a text that was read, in order and without overlaps. */
export function spansOf(text: string, clauses: readonly Clause[]): Span[] {
  return clauses.flatMap((clause): Span[] => {
    if (clause.field !== 'text') return [];
    const { from, to } = trimmed(text, clause);
    if (to <= from) return [];
    if (clause.status === 'run') return within(text, from, to);
    return [{ from, to, kind: clause.status === 'reminder' ? 'reminder' : clause.onPurpose ? 'on-purpose' : 'manual' }];
  });
}

function within(text: string, from: number, to: number): Span[] {
  const said = text.slice(from, to);
  const found: Span[] = looks.flatMap(([kind, look]) =>
    [...said.matchAll(look)].flatMap(({ index, 0: words }) => {
      const blank = words.length - words.trimStart().length;
      const start = from + index + blank;
      return words.trim() === '' ? [] : [{ from: start, to: start + words.trim().length, kind }];
    }),
  );
  found.sort((one, other) => one.from - other.from || other.to - one.to);
  const clear: Span[] = [];
  for (const span of found) if (span.from >= (clear.at(-1)?.to ?? 0)) clear.push(span);
  return clear;
}
