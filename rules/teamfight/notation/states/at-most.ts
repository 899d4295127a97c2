import type { Rule, Trigger } from '../../program.ts';
import { against } from './against.ts';
import { madeBy } from './dealing.ts';
import type { About } from './predicate.ts';

const source = 'attack|hit|source|instance|ability';

/** `no more than 1 damage from allies`, `at most 2 damage at once`, behind "take": of what comes at one time, whoever deals it or only some. */
export function takesAtMost(about: About): Rule[] | undefined {
  const { cursor, clause, who } = about;
  return cursor.try((): Rule[] | undefined => {
    if (!cursor.takeAny('no|never more than # damage|dmg', 'at most # damage|dmg', 'a max|maximum of # damage|dmg'))
      return undefined;
    const [atMost = 0] = cursor.numbers;
    const isOnce = cursor.takeAny(
      'at once',
      'at a time',
      'per hit',
      `from a|any single ${source}`,
      `from any one ${source}`,
    );
    const isOfAttack = isOnce && cursor.before?.text === 'attack';
    const means = isOfAttack
      ? { attack: true as const }
      : isOnce
        ? undefined
        : cursor.try(() => (cursor.take('from') ? madeBy(cursor) : undefined));
    const by = isOnce || means !== undefined ? undefined : against(about, 'from');
    // "Per turn", "this turn" is of all that comes in it.
    if (by === 'none' || !(cursor.done || cursor.sees('.|,|and'))) return undefined;
    const some = means !== undefined && Object.keys(means).length > 0;
    const trigger: Trigger = { on: 'would-take', who, ...(by && { by }), ...(some && { means }) };
    return [{ clause, rule: 'when', trigger, then: [{ clause, node: 'lessen', by: { atMost } }] }];
  });
}
