import type { Means, Rule } from '../../program.ts';
import { range } from '../nouns/range.ts';
import type { About } from '../states/predicate.ts';
import { theFirst } from './means.ts';

/** More than this is a misprint. */
const most = 4;

/**
 * `may target a second unit in range 2 of the first`, `has one more target within range 1 of it`, `targets an additional unit`: of an
 * ability with one target. Where nothing is said of their place they are in its own range.
 */
export function moreTargets({ cursor, context, clause, who }: About, means: Means): Rule | undefined {
  return cursor.try((): Rule | undefined => {
    const also =
      cursor.take('may|can also? affect|target|hit') || cursor.takeAny('also? targets|hits|affects', 'also target|hit');
    if (!also && !cursor.take('have|has')) return undefined;
    const before = also && cursor.before?.text === 'target';
    let count = 1;
    if (!before || !cursor.sees('in|within')) {
      cursor.take('up to');
      if (cursor.take('# additional|more|extra')) count = cursor.numbers[0] ?? 1;
      // "Can target 2 enemies": one more than it does.
      else if (before && cursor.sees('# targets|units|enemies|allies') && cursor.take('#'))
        count = (cursor.numbers[0] ?? 1) - 1;
      else if (!cursor.takeAny('a? second', 'one|a|an additional|more|extra|second', 'another')) return undefined;
      if (!cursor.take(also ? 'target|targets|unit|units|enemy|enemies|ally|allies' : 'target|targets'))
        return undefined;
    }
    if (count < 1 || count > most) return undefined;
    const side = sideOf(cursor.before?.text ?? '');
    const rule = { clause, rule: 'more-targets', who, means, count, ...(side && { side }) } as const;
    // Of several abilities each would be said to reach as far as it does.
    if (!cursor.take('in|within')) return cursor.done || cursor.sees(',|and|until') ? rule : undefined;
    const near = range(cursor);
    if (near === undefined || !cursor.take('of') || !theFirst(cursor, context)) return undefined;
    return { ...rule, range: near };
  });
}

const sideOf = (noun: string): 'enemy' | 'ally' | undefined =>
  noun.startsWith('enem') ? 'enemy' : noun.startsWith('all') ? 'ally' : undefined;
