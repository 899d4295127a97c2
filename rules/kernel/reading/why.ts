import { quoted } from '../../../schemas/words.ts';
import { trimmed } from './by-hand.ts';
import type { Clause, Field } from './reading.ts';

/** A letter of a name or text, by its offset. */
export interface Place {
  readonly field: Field;
  readonly at: number;
}

/** A reason of its own, with what can be said of it beside its sentence. */
export type OwnReason = Required<Pick<Clause, 'reason'>> & Pick<Clause, 'notUnderstood' | 'missing'>;

/** Why something is by hand, as its reader notes it: a sentence, a reason with more, or only what stands at a place. */
export type Why = string | OwnReason | { readonly dependsOn: Place };

/** A clause while its reading is made: why it is by hand is told when all of it is known. */
export type NotedClause = Omit<Clause, 'reason' | 'notUnderstood' | 'missing' | 'dependsOn'> & { readonly why?: Why };

/** `no condition is called "Snare"`; of no kind, nothing in the set is. */
export const nothingCalled = (missing: readonly string[], kind?: string): OwnReason => ({
  reason: `${kind === undefined ? 'nothing in this set' : `no ${kind}`} is called ${listed(missing, 'or')}`,
  missing,
});

/** What nobody knows of a clause: names that nothing in the set has, and words that the rules do not have. */
export interface Unknown {
  readonly missing: readonly string[];
  readonly words: readonly string[];
}

/** `not understood: nothing in this set is called "Payback"`. */
export function notUnderstood({ missing, words }: Unknown = { missing: [], words: [] }): OwnReason {
  const plainly = { reason: 'not understood', notUnderstood: true } as const;
  if (missing.length > 0) {
    const { reason } = nothingCalled(missing);
    return { reason: `${plainly.reason}: ${reason}`, notUnderstood: true, missing };
  }
  if (words.length === 0) return plainly;
  const all = `word${words.length === 1 ? '' : 's'} ${listed(words, 'and')}`;
  return { reason: `${plainly.reason}: the rules have no ${all}`, notUnderstood: true };
}

const listed = (said: readonly string[], last: 'and' | 'or'): string => {
  const all = said.map((one) => quoted(one));
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} ${last} ${all.at(-1)}`;
};

/**
 * The clauses of a reading, each by hand with its reason. One that is so only because of another one depends on the clause where that
 * begins: that one has a reason of its own.
 */
export function toldWhy(noted: readonly NotedClause[], name: string, text: string): Clause[] {
  const says = ({ field }: NotedClause): string => (field === 'name' ? name : text);
  const own = noted.findIndex((one) => one.status === 'manual' && placeOf(one) === undefined);
  return noted.map(({ why, ...clause }, index): Clause => {
    if (clause.status !== 'manual') return clause;
    if (why === undefined) return { ...clause, ...notUnderstood() };
    if (typeof why === 'string') return { ...clause, reason: why };
    if (!('dependsOn' in why)) return { ...clause, ...why };
    const last = causeOf(noted, index);
    // What only depends on itself does not fit what stands beside it; whatever of that is by hand by itself is why.
    const cause = placeOf(noted[last]!) !== undefined && own >= 0 ? own : last;
    if (cause === index) return { ...clause, reason: 'it does not fit together with the rest' };
    const on = noted[cause]!;
    return { ...clause, reason: `depends on ${quoted(beginning(says(on), on))}`, dependsOn: cause };
  });
}

const placeOf = ({ why }: NotedClause): Place | undefined =>
  typeof why === 'object' && 'dependsOn' in why ? why.dependsOn : undefined;

/** The clause at the end of what depends on what: the last one by hand, where that is an end. */
function causeOf(noted: readonly NotedClause[], first: number): number {
  const met = new Set<number>();
  let index = first;
  for (;;) {
    const place = placeOf(noted[index]!);
    if (place === undefined || met.has(index)) return index;
    met.add(index);
    const next = noted.findIndex(({ field, from, to }) => field === place.field && from <= place.at && place.at < to);
    if (next < 0 || noted[next]!.status !== 'manual') return index;
    index = next;
  }
}

/** So many words are quoted at most. */
const mostQuoted = 7;

/** How a stretch of a text begins, in its words and short enough for a sentence: up to a comma, a colon or the end of its line. */
export function beginning(text: string, stretch: Pick<Clause, 'from' | 'to'>): string {
  const { from, to } = trimmed(text, stretch);
  // A clause that begins with a colon begins with what stands behind it.
  const [said = ''] = /(?![\s,:]).*?(?=[,:]\s|\n|$)/s.exec(text.slice(from, to)) ?? [];
  return said.replaceAll('*', ' ').trim().split(/\s+/).slice(0, mostQuoted).join(' ');
}
