import type { Ref, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Draft, Noun } from './noun.ts';

/** "Another enemy in range 2 of the target" is another than the target, "another Wolf", on the card of a Wolf, than the two. */
export function leaveOut({ notYou }: Draft<Noun>, who: Draft<Who>, of: Ref, { bearer }: Context): void {
  if (!who.except?.includes('you') || of === 'you' || of === 'marker') return;
  if (notYou) {
    // "Another unit other than you": you are named twice, and once for that one.
    const again = who.except.filter((ref) => ref === 'you').length > 1;
    if (again) who.except = [of, ...who.except.filter((ref) => ref !== 'you'), 'you'];
    return;
  }
  who.except = who.card !== undefined && who.card === bearer ? ['you', of] : [of];
}

/** Nobody is adjacent to itself, or passes itself. */
export function beside(who: Draft<Who>, of: Ref): void {
  const counted = of === 'you' ? who.side === 'any' : of !== 'marker' && of !== 'space';
  if (counted && !who.except?.includes(of)) who.except = [...(who.except ?? []), of];
}
