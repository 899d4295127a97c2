import { trimmed } from '../../rules/kernel/reading/by-hand.ts';
import type { Fix } from '../../rules/kernel/reading/reader.ts';
import type { Clause } from '../../rules/kernel/reading/reading.ts';
import type { TextRead } from '../worker/questions.ts';

/** A clause of a text that people play by hand without anybody having meant it. */
export interface ManualClause {
  readonly from: number;
  readonly to: number;
  /** Its words, without what stands around them. */
  readonly quote: string;
  /** Why, without a final stop. */
  readonly reason: string;
  readonly fix: Fix | undefined;
  /** It does not only hang on another one. */
  readonly root: boolean;
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
    return [{ from, to, quote: read.text.slice(from, to), reason, fix, root: !reason.startsWith('depends on') }];
  });
}
