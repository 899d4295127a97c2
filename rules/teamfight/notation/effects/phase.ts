import type { Condition, Node } from '../../program.ts';
import type { Context } from '../context.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import { not } from '../words/negation.ts';
import type { Word } from '../words/words.ts';
import type { Asked, Effect } from './effect.ts';

/**
 * Phases that a unit goes through are tokens that it gives itself (`../own-pieces.ts`). Each unit begins in the first, which has none.
 */
const phasesOf = ({ words }: Context): readonly Word[] =>
  words.all.filter(({ kind, name }) => kind === 'token' && /^phase \d$/i.test(name));

const numberOf = ({ name }: Word): number => Number(name.slice(6));

/** `in phase 2`, of you. */
export function inPhase(cursor: Cursor, context: Context): Condition[] | undefined {
  return cursor.try(() => {
    if (!cursor.take('in phase #')) return undefined;
    const [asked = 0] = cursor.numbers;
    const phases = phasesOf(context);
    if (phases.length === 0) return undefined;
    if (asked === 1) return phases.map(({ ref }) => not({ is: 'has', of: 'you', token: ref }));
    const phase = phases.find((word) => numberOf(word) === asked);
    return phase && [{ is: 'has', of: 'you', token: phase.ref }];
  });
}

/** `switch to phase 2`: only the unit's own. */
export function toPhase({ cursor, context, clause, subject }: Asked): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    if (subject !== undefined && subject !== 'you') return undefined;
    if (
      !cursor.takeAny(
        'switch|switches|change|changes|move|moves|go|goes|shift|shifts|advance|advances to|into phase #',
        'enter|enters phase #',
      )
    )
      return undefined;
    const [asked = 0] = cursor.numbers;
    const phases = phasesOf(context);
    const phase = phases.find((word) => numberOf(word) === asked);
    if (phase === undefined && (asked !== 1 || phases.length === 0)) return undefined;
    const lose = (token: string): Node => ({ clause, node: 'lose', token, from: 'you', count: 'all' });
    const left = phases.filter((word) => word !== phase).map(({ ref }) => lose(ref));
    const come: Node[] = phase
      ? [{ clause, node: 'give', token: phase.ref, to: 'you', count: { base: 1 }, max: 1 }]
      : [];
    return { nodes: [...left, ...come], own: true };
  });
}
toPhase.begins = beginning(
  'switch|switches|change|changes|move|moves|go|goes|shift|shifts|advance|advances|enter|enters',
);
