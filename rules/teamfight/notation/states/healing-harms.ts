import type { Ref } from '../../program.ts';
import type { Context } from '../context.ts';
import { beginning, type Cursor, oneOf } from '../words/cursor.ts';
import type { Statement } from './statement.ts';

const asMuch = [
  'that much|amount damage|dmg',
  'the same amount of? damage|dmg',
  'the same amount as damage|dmg',
  'that much|amount as damage|dmg',
  'as much damage|dmg',
  'damage|dmg equal to the amount|healing',
  'damage|dmg equal to that amount|healing?',
] as const;

/**
 * `When you would heal, take that much damage instead`, `healing damages it instead`, `they take damage instead of being healed`: what would heal somebody
 * does as much damage to them, whoever it comes from.
 */
export function healingHarms(cursor: Cursor, context: Context, clause: number): Statement | undefined {
  return cursor.try((): Statement | undefined => {
    const of = insteadOfHealing(cursor, context) ?? turned(cursor, context) ?? takes(cursor, context);
    if (of === undefined || !(cursor.done || cursor.sees('.|)|,|and|until|till'))) return undefined;
    return { of, rules: [{ clause, rule: 'is', who: { side: 'you' }, flag: 'healing-harms' }] };
  });
}
healingHarms.begins = beginning('when|whenever|if|healing|all|any|you|they|it|instead|heals');
healingHarms.needs = oneOf('heal healed healing heals');

/** Whose healing it is: `you`, or whom the text is about. */
const subject = (cursor: Cursor, { them }: Context): Ref | undefined => {
  if (cursor.take('you')) return 'you';
  return (them === 'target' || them === 'each') && cursor.takeAny('they|it', 'the? target') ? them : undefined;
};

/** `when you would heal, take that much damage instead`. */
function insteadOfHealing(cursor: Cursor, context: Context): Ref | undefined {
  return cursor.try(() => {
    if (!cursor.take('when|whenever|if')) return undefined;
    const of = subject(cursor, context);
    if (of === undefined || !cursor.takeAny('would heal', 'would be healed', 'are|is healed', 'heal|heals'))
      return undefined;
    cursor.take(',');
    if (subject(cursor, context) !== of && of !== 'you') return undefined;
    if (!cursor.take('take|takes|suffer|suffers|receive|receives') || !cursor.takeAny(...asMuch)) return undefined;
    return cursor.take('instead') ? of : undefined;
  });
}

/** `healing damages you instead`, `healing they receive is dealt as damage instead`. */
function turned(cursor: Cursor, context: Context): Ref | undefined {
  return cursor.try(() => {
    cursor.take('all|any');
    if (!cursor.take('healing|heals')) return undefined;
    if (cursor.take('damages|hurts|harms|damage|hurt|harm')) {
      const of = cursor.take('them') ? context.them : subject(cursor, context);
      cursor.take('instead');
      return of;
    }
    const of = subject(cursor, context);
    if (of === undefined || !cursor.take('receive|receives|get|gets')) return undefined;
    const said = cursor.takeAny(
      'is dealt as damage instead?',
      'deals damage instead',
      'is damage instead',
      'becomes damage instead?',
      'turns into damage instead?',
      'damages|hurts|harms you|them|it instead?',
    );
    return said ? of : undefined;
  });
}

/** `you take damage instead of healing`, `they take damage instead of being healed`. */
function takes(cursor: Cursor, context: Context): Ref | undefined {
  return cursor.try(() => {
    const of = subject(cursor, context);
    if (of === undefined || !cursor.take('take|takes damage|dmg instead of')) return undefined;
    return cursor.takeAny('healing', 'being healed', 'heals') ? of : undefined;
  });
}
