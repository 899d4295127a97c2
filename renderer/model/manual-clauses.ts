import { trimmed } from '../../rules/kernel/reading/by-hand.ts';
import type { Fix } from '../../rules/kernel/reading/reader.ts';
import type { Clause } from '../../rules/kernel/reading/reading.ts';
import type { TextRead } from '../worker/questions.ts';
import { hangsOn } from './hangs-on.ts';

/** A clause of a text that people play by hand without anybody having meant it. */
export interface ManualClause {
  readonly from: number;
  readonly to: number;
  /** Its words, without what stands around them. */
  readonly quote: string;
  /** Why, without a final stop. */
  readonly reason: string;
  readonly fix: Fix | undefined;
  /** How the clause begins that it only hangs on; undefined of one that is by hand for a reason of its own. */
  readonly hangsOn: string | undefined;
}

/** A clause by hand, or a name that is, with the words of what is by hand only because of it. */
interface Cause {
  readonly quote: string;
  readonly reason: string;
  readonly hanging: readonly string[];
}

/** What of a name and text is by hand, by why it is. */
export interface Causes {
  /** A name that is the whole rule of a passive. */
  readonly name: Cause | undefined;
  readonly clauses: readonly (ManualClause & Cause)[];
}

/** Whether people play a clause of a name or text by hand without anybody having meant it. */
export const isManual = ({ status, onPurpose }: Clause): boolean => status === 'manual' && !onPurpose;

const notUnderstood = 'it is not understood';

/** A name that is the whole rule of a passive, where it is by hand. Pure. */
export function manualName(read: TextRead | undefined): Pick<ManualClause, 'quote' | 'reason'> | undefined {
  const clause = read?.clauses.find((one) => one.field === 'name' && isManual(one));
  return read && clause && { quote: read.name, reason: clause.reason ?? notUnderstood };
}

/** What of a text is by hand, in its order. Pure. */
export function manualClauses(read: TextRead | undefined): ManualClause[] {
  if (!read) return [];
  return read.clauses.flatMap((clause) => {
    if (clause.field !== 'text' || !isManual(clause)) return [];
    const { from, to } = trimmed(read.text, clause);
    if (to <= from) return [];
    const reason = clause.reason ?? notUnderstood;
    const fix = read.fixes.find((one) => one.from < to && one.to > from);
    return [{ from, to, quote: read.text.slice(from, to), reason, fix, hangsOn: hangsOn(reason) }];
  });
}

/** What is by hand, each cause with all that only hangs on it, so that one thing to mend is told once. Pure. */
export function causesByHand(read: TextRead | undefined): Causes {
  const name = manualName(read);
  const all = manualClauses(read);
  const beginningWith = (begins: string): ManualClause | 'name' | undefined =>
    all.find(({ quote }) => plain(quote).startsWith(begins)) ??
    (name && plain(name.quote).startsWith(begins) ? 'name' : undefined);
  // What hangs on something that hangs itself belongs to the last of them.
  const causeOf = (clause: ManualClause, met: readonly ManualClause[] = []): ManualClause | 'name' | undefined => {
    if (clause.hangsOn === undefined) return clause;
    const next = beginningWith(clause.hangsOn);
    if (next === undefined || next === 'name') return next;
    return met.includes(next) ? undefined : causeOf(next, [...met, clause]);
  };
  const causes = new Map(all.map((one) => [one, causeOf(one) ?? one] as const));
  const hangingOn = (cause: ManualClause | 'name') =>
    all.filter((one) => one !== cause && causes.get(one) === cause).map(({ quote }) => quote);
  return {
    name: name && { ...name, hanging: hangingOn('name') },
    clauses: all.filter((one) => causes.get(one) === one).map((one) => ({ ...one, hanging: hangingOn(one) })),
  };
}

/** Words as reasons quote them. */
const plain = (quote: string): string => quote.replace(/[\s*]+/g, ' ').trim();

/** The words in which a fix differs from what it takes the place of, as far as it puts any there. Pure. */
export function wordsOfFix({ text, from, to }: Fix, of: string): { readonly meant: string; readonly said?: string } {
  const [said, meant] = [of.slice(from, to).split(/\s+/), text.split(/\s+/)];
  const most = Math.min(said.length, meant.length);
  let first = 0;
  while (first < most && said[first] === meant[first]) first++;
  let last = 0;
  while (last < most - first && said.at(-1 - last) === meant.at(-1 - last)) last++;
  const differs = [said, meant].map((all) =>
    all
      .slice(first, all.length - last)
      .join(' ')
      .replace(/[.,;:]+$/, ''),
  );
  return differs[0] && differs[1] ? { said: differs[0], meant: differs[1] } : { meant: text };
}
