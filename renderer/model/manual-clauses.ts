import { trimmed } from '../../rules/kernel/reading/by-hand.ts';
import type { Fix } from '../../rules/kernel/reading/reader.ts';
import type { Clause } from '../../rules/kernel/reading/reading.ts';
import { beginning } from '../../rules/kernel/reading/why.ts';
import type { TextRead } from '../worker/questions.ts';
import type { ByHand } from './by-hand.ts';

/** A clause of a text, or several in a row that are by hand for one reason. */
export interface ManualClause extends ByHand {
  readonly from: number;
  readonly to: number;
  readonly fix: Fix | undefined;
}

/** What is by hand for a reason of its own, with the words of what is so only because of it. */
export interface Cause extends ByHand {
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

const sourceOf = ({ name, text }: TextRead, { field }: Clause): string => (field === 'name' ? name : text);

/** Why a clause is by hand. */
function whyOf(read: TextRead, { reason = 'not understood', notUnderstood, missing = [], dependsOn }: Clause) {
  const cause = dependsOn === undefined ? undefined : read.clauses[dependsOn];
  const hangsOn = cause && beginning(sourceOf(read, cause), cause);
  return { reason, notUnderstood: notUnderstood ?? false, missing, hangsOn };
}

/** A name that is the whole rule of a passive, where it is by hand. Pure. */
function manualName(read: TextRead | undefined): ByHand | undefined {
  const clause = read?.clauses.find((one) => one.field === 'name' && isManual(one));
  return read && clause && { quote: read.name, ...whyOf(read, clause) };
}

/** What of a text is by hand, in its order. Pure. */
export const manualClauses = (read: TextRead | undefined): ManualClause[] =>
  read ? stretchesByHand(read).map(({ clause }) => clause) : [];

/** What of a text is by hand, each stretch with the indices of its clauses. */
function stretchesByHand(read: TextRead): { readonly clause: ManualClause; readonly of: readonly number[] }[] {
  const runs: number[][] = [];
  for (const [index, clause] of read.clauses.entries()) {
    if (clause.field !== 'text' || !isManual(clause)) continue;
    const last = runs.at(-1);
    if (last?.at(-1) === index - 1 && isOneReason(read.clauses[index - 1]!, clause)) last.push(index);
    else runs.push([index]);
  }
  return runs.flatMap((of) => {
    const first = read.clauses[of[0]!]!;
    const { from, to } = trimmed(read.text, { from: first.from, to: read.clauses[of.at(-1)!]!.to });
    if (to <= from) return [];
    const fix = read.fixes.find((one) => one.from < to && one.to > from);
    return [{ clause: { from, to, quote: read.text.slice(from, to), ...whyOf(read, first), fix }, of }];
  });
}

/** What is not understood is a thing by itself each time; what is wrong with all of a text, or hangs on one thing, is told once. */
const isOneReason = (one: Clause, next: Clause): boolean =>
  one.reason === next.reason && one.dependsOn === next.dependsOn && !one.notUnderstood;

/** What is by hand, each cause with all that only hangs on it, so that one thing to mend is told once. Pure. */
export function causesByHand(read: TextRead | undefined): Causes {
  if (!read) return { name: undefined, clauses: [] };
  const all = stretchesByHand(read);
  const name = manualName(read);
  const nameAt = read.clauses.findIndex((one) => one.field === 'name' && isManual(one));
  const told = new Set([nameAt, ...all.flatMap(({ of }) => of)]);
  const causeOf = (index: number): number | undefined => {
    const { dependsOn } = read.clauses[index]!;
    return dependsOn !== undefined && told.has(dependsOn) ? dependsOn : undefined;
  };
  const hangingOn = (causes: readonly number[]): string[] => [
    ...(name && causes.includes(causeOf(nameAt) ?? -1) ? [name.quote] : []),
    ...all.filter(({ of }) => causes.includes(causeOf(of[0]!) ?? -1)).map(({ clause }) => clause.quote),
  ];
  return {
    name: name && causeOf(nameAt) === undefined ? { ...name, hanging: hangingOn([nameAt]) } : undefined,
    clauses: all
      .filter(({ of }) => causeOf(of[0]!) === undefined)
      .map(({ clause, of }) => ({ ...clause, hanging: hangingOn(of) })),
  };
}

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
