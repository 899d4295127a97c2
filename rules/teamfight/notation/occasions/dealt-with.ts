import type { Condition, Ref } from '../../program.ts';
import { ownAbility } from '../abilities/means.ts';
import type { Context } from '../context.ts';
import { pronoun } from '../nouns/pronoun.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { not } from '../words/negation.ts';

type Dealt = Extract<Condition, { is: 'dealt-with' }>;

const turns = oneOf('turn');

/** `you targeted them last turn too`, `you also hit the target last turn`, `you used Hook on them this turn`: what you have done to somebody in a turn of yours. */
export function dealtWith(cursor: Cursor, context: Context): Condition[] | undefined {
  if (!cursor.sees('you|it|they|this') || cursor.lacks(turns)) return undefined;
  // Elsewhere the turn that runs need not be one's own.
  if ((context.slot !== 'ability' && context.slot !== 'default') || context.instant || context.anyTurn)
    return undefined;
  const same = cursor.try(() => sameAsLast(cursor, context));
  if (same !== undefined || !cursor.sees('you')) return same;
  return cursor.try(() => {
    cursor.take('you');
    const no = cursor.takeAny("didn't|haven't|hadn't", 'did|have|had not');
    if (!no) cursor.take('have|had');
    cursor.take('already|also');
    const done = using(cursor, context) ?? doing(cursor, context);
    if (done === undefined || done.of === 'you') return undefined;
    cursor.take('already|too|also');
    const when = timesOf(cursor);
    cursor.takeAny('too|also', 'as well');
    if (when === undefined || !(cursor.done || cursor.sees(',|:|and|.|)|instead'))) return undefined;
    const found = when.map((one): Dealt => ({ is: 'dealt-with', ...done, when: one }));
    const asked: Condition = found.length > 1 ? { is: 'any', of: found } : (found[0] as Dealt);
    return [no ? not(asked) : asked];
  });
}

/** `it was also the target last turn`, `this is the same target as last turn`, `it was targeted by this last turn`: by this ability, in one's last turn. */
function sameAsLast(cursor: Cursor, context: Context): Condition[] | undefined {
  const { them } = context;
  if (them !== 'target') return undefined;
  const hit = cursor.take('this also? hit the same target|unit|enemy');
  const said =
    hit ||
    cursor.takeAny(
      'it|they was|were also? the|your|its target',
      'it|they was|were also? targeted by this|it ability|attack?',
      'this|it is|was the same target|unit|enemy as',
      "it's the same target|unit|enemy as",
    );
  if (!said) return undefined;
  cursor.takeAny('on|in|during your', 'too|also');
  if (!cursor.takeAny('your? last turn', 'the turn before', 'your? previous turn')) return undefined;
  cursor.takeAny('too|also', 'as well');
  if (!(cursor.done || cursor.sees(',|:|and|.|)|instead'))) return undefined;
  return [{ is: 'dealt-with', of: them, how: hit ? 'hit' : 'target', own: true, when: 'last-turn' }];
}

type Done = Pick<Dealt, 'of' | 'how' | 'named' | 'own'>;

/** `targeted them`, `attacked the same unit`, `hit the target`. */
function doing(cursor: Cursor, context: Context): Done | undefined {
  const how = cursor.take('target|targeted')
    ? 'target'
    : cursor.take('attack|attacked')
      ? 'attack'
      : cursor.take('hit')
        ? 'hit'
        : undefined;
  const of = how && whom(cursor, context);
  if (how === undefined || of === undefined) return undefined;
  if (!cursor.take('with')) return { of, how };
  const used = whichOne(cursor, context);
  return used && { of, how, ...used };
}

/** `used Hook on them`, `used Hook against the target`. */
function using(cursor: Cursor, context: Context): Done | undefined {
  return cursor.try(() => {
    if (!cursor.take('use|used')) return undefined;
    const used = whichOne(cursor, context);
    const of = used && cursor.take('on|against') ? whom(cursor, context) : undefined;
    return of && { of, how: 'use' as const, ...used };
  });
}

/** `your Hook`, `this ability`, `this`: one of yours, by its name or as the one whose text it is. */
function whichOne(cursor: Cursor, context: Context): Pick<Dealt, 'named' | 'own'> | undefined {
  if (!cursor.sees('this turn') && cursor.take('this ability|attack?')) return { own: true };
  cursor.take('your');
  const named = ownAbility(cursor, context);
  return named === undefined ? undefined : { named };
}

/** `them`, `the target`, `the same unit`: whom the text has chosen. */
function whom(cursor: Cursor, context: Context): Ref | undefined {
  const { them } = context;
  if (cursor.take('the same unit|target|enemy|hero') || cursor.take('this target'))
    return them === 'target' || them === 'each' ? them : undefined;
  return pronoun(cursor, context)?.ref;
}

/** `this turn`, `last turn`, `this turn or last turn`: turns of yours. */
function timesOf(cursor: Cursor): readonly Dealt['when'][] | undefined {
  if (cursor.takeAny('this turn or your? last turn?', 'last turn or this turn', 'your? last or this turn'))
    return ['turn', 'last-turn'];
  if (cursor.takeAny('last turn', 'on|in|during? your last|previous turn', 'the turn before')) return ['last-turn'];
  return cursor.takeAny('earlier? this turn', 'before this turn') ? ['turn'] : undefined;
}
