import type { Condition } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { isAboutThose } from '../sentences/asked-of-those.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { not } from '../words/negation.ts';
import { being } from './quality.ts';
import { saidOfEach } from './said-of-each.ts';

const those = 'them|those|these';
const asking = oneOf('any one either all each both none neither they at only exactly #');

/** How many of them it must be so for; `all` as none for whom it is not. */
interface Asked {
  readonly min?: number;
  readonly max?: number;
  readonly all?: true;
  /** The verb was said with them: "they are all". */
  readonly are?: true;
}

/**
 * `any of them has Burn`, `both are Slowed`, `they are all in Mud`, `at least 2 of them are Slowed`, behind several targets or an area: asked of those
 * together.
 */
export function ofThose(cursor: Cursor, context: Context): Condition[] | undefined {
  const { them, pair, targets, laid } = context;
  if (cursor.misses(asking) || (them === 'each' ? !laid : them !== 'target' || !targets)) return undefined;
  return cursor.try((): Condition[] | undefined => {
    const asked = howMany(cursor, pair === true);
    if (asked === undefined) return undefined;
    // "If one of them has Burn, push it 2": that one.
    if (!asked.all && asked.min === undefined && isAboutThose(cursor, context)) return undefined;
    const struck = pair && asked.all ? bothStruck(cursor) : undefined;
    if (struck !== undefined) return [struck];
    const each = within(context, { them: 'each' });
    const [only, ...more] = (asked.are ? being(cursor, each, 'each') : saidOfEach(cursor, each)) ?? [];
    if (only === undefined || more.length > 0) return undefined;
    const met: Condition = { is: them === 'each' ? 'was-hit' : 'aimed', of: 'each' };
    const { all, min, max } = asked;
    if (!all)
      return [
        {
          is: 'there-is',
          who: { side: 'any', if: [met, only] },
          ...(min !== undefined && { min }),
          ...(max !== undefined && { max }),
        },
      ];
    const isNot = only.is === 'not' ? only.of : not(only);
    const none: Condition = { is: 'there-is', who: { side: 'any', if: [met, isNot] }, min: 0, max: 0 };
    // Nobody in an area is not all of those in it.
    return them === 'each' ? [{ is: 'there-is', who: { side: 'any', if: [met] } }, none] : [none];
  });
}

/** `both die`, `both are hit`: as many as were chosen. */
function bothStruck(cursor: Cursor): Condition | undefined {
  const killed = cursor.takeAny('die|died', 'are|were killed');
  if (!killed && !cursor.take('are|were hit')) return undefined;
  return cursor.done || cursor.sees(',|:') ? { is: 'hits', side: 'any', ...(killed && { killed }), min: 2 } : undefined;
}

function howMany(cursor: Cursor, two: boolean): Asked | undefined {
  if (cursor.takeAny('they are all', ...(two ? ['they are both'] : []))) return { all: true, are: true };
  if (cursor.takeAny('they all', ...(two ? ['they both'] : []))) return { all: true };
  if (cursor.takeAny(`any|either of ${those}`, `one of ${those}`, 'any|either of? the? targets', 'either')) return {};
  if (cursor.takeAny(`none|neither of ${those}`, 'none|neither of? the? targets', ...(two ? ['neither'] : [])))
    return { min: 0, max: 0 };
  if (cursor.takeAny(`only|exactly one of ${those}`)) return { min: 1, max: 1 };
  const [number] = cursor.takeAny(`at least # of ${those}`, `# or more of ${those}`) ? cursor.numbers : [];
  if (number !== undefined) return { min: number };
  if (cursor.takeAny(`all|each of ${those}`, 'all|both of? the? targets', `both of ${those}`)) return { all: true };
  return (two ? cursor.take('both') : cursor.take('all')) && cursor.sees('are|have|were|die|died')
    ? { all: true }
    : undefined;
}
