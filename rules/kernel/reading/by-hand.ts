import type { Clause } from './reading.ts';

/** A stretch of a text. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Why a note of what is by hand names nothing that is. */
export type NoteFault = 'missing' | 'read' | 'part';

/** The clauses by hand that a note names by their words, or why it names none. */
export function clausesOf(clauses: readonly Clause[], text: string, words: string): readonly number[] | NoteFault {
  const asked = words.trim();
  const stretches: Stretch[] = [];
  for (let from = text.indexOf(asked); from >= 0 && asked !== ''; from = text.indexOf(asked, from + asked.length)) {
    stretches.push({ from, to: from + asked.length });
  }
  if (stretches.length === 0) return 'missing';
  const found: number[] = [];
  let touchesByHand = false;
  for (const [index, clause] of clauses.entries()) {
    if (clause.field !== 'text' || clause.status !== 'manual') continue;
    const own = trimmed(text, clause);
    if (stretches.some(({ from, to }) => own.from >= from && own.to <= to)) found.push(index);
    else if (stretches.some(({ from, to }) => own.from < to && own.to > from)) touchesByHand = true;
  }
  return found.length > 0 ? found : touchesByHand ? 'part' : 'read';
}

/** What of a text people do by hand, one clause behind the other; empty for nothing. */
export const textByHand = (clauses: readonly Clause[], text: string): string =>
  clauses
    .filter(({ field, status }) => field === 'text' && status === 'manual')
    .map((clause) => {
      const { from, to } = trimmed(text, clause);
      return text.slice(from, to);
    })
    .join('. ');

/** A clause without blanks, bullets and stops around it; the bullet of the next line may stand at its end. */
export function trimmed(text: string, { from, to }: Stretch): Stretch {
  const all = text.slice(from, to);
  // A minus before a number is no bullet.
  const first = from + (all.length - all.replace(/^(?:[\s*•]|-(?!\d))+/, '').length);
  const last = to - (all.length - all.replace(/(?:\n[ \t]*[•-]+[ \t]*|[\s*.,;:])+$/, '').length);
  return { from: first, to: Math.max(first, last) };
}
