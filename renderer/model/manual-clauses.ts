import { trimmed } from '../../rules/kernel/reading/by-hand.ts';
import type { Fix } from '../../rules/kernel/reading/reader.ts';
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

/** What of a text is by hand, in its order. Pure. */
export function manualClauses(read: TextRead | undefined): ManualClause[] {
  if (!read) return [];
  return read.clauses.flatMap((clause) => {
    if (clause.field !== 'text' || clause.status !== 'manual' || clause.onPurpose) return [];
    const { from, to } = trimmed(read.text, clause);
    if (to <= from) return [];
    const reason = clause.reason ?? 'it is not understood';
    const fix = read.fixes.find((one) => one.from < to && one.to > from);
    return [{ from, to, quote: read.text.slice(from, to), reason, fix, root: !reason.startsWith('depends on') }];
  });
}
