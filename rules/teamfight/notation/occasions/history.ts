import type { Condition, Ref, Who } from '../../program.ts';
import { harmDone, overTime } from '../amounts/harm-in-time.ts';
import type { Context } from '../context.ts';
import { possessive, pronoun } from '../nouns/pronoun.ts';
import type { Cursor } from '../words/cursor.ts';
import { not } from '../words/negation.ts';
import { meanwhile } from './meanwhile.ts';
import { deed } from './past.ts';

type Lately = Extract<Condition, { is: 'lately' }>;

/** `was damaged this round`, `hasn't acted yet`, `attacked last turn`, `have not been pushed since your last turn`: of whom. */
export function lately(cursor: Cursor, context: Context, of: Ref): Condition[] | undefined {
  const { at } = cursor;
  const suffered = of === 'you' ? meanwhile(cursor, context) : undefined;
  if (suffered !== undefined) return suffered;
  return cursor.try(() => {
    const negative = cursor.takeAny("didn't|haven't|hasn't|wasn't|weren't", 'did|have|has|was|were not');
    if (!negative) cursor.take('have|has|had|was|were');
    const much = soMuch(cursor, context, of);
    if (much !== undefined) return [negative ? not(much) : much];
    const both = negative ? undefined : cursor.try(() => neitherOf(cursor, context, of));
    if (both !== undefined) return both;
    const early = cursor.take('already|yet');
    cursor.take('been');
    const suffers = cursor.tokens
      .slice(at, cursor.at)
      .some(({ text }) => /^(?:was|were|wasn't|weren't|been)$/.test(text));
    const none = !negative && cursor.take('took|taken|received|dealt no damage');
    const what = none
      ? [wordBefore(cursor, 3) === 'dealt' ? ('damage' as const) : hurtBy(cursor)]
      : deedsSaid(cursor, context, of, suffers);
    if (what === undefined) return undefined;
    // "You were attacked", "it has been moved": nothing that they did themselves.
    if (suffers && what.some((one) => !isSuffered(one) && one !== 'acted')) return undefined;
    const late = cursor.take('already|yet');
    const isActed = what[0] === 'acted';
    const when =
      timeOf(cursor, context, of) ??
      (isActed && (early || late || cursor.done || cursor.sees(',')) ? 'round' : undefined);
    if (when === undefined || !isAsked(what, when, of, context)) return undefined;
    // Behind damage of the same text it would always be so.
    if (context.damage === true && !early && !late && of !== 'you' && what.some((one) => /^hurt/.test(one)))
      return undefined;
    const found = what.map((one): Lately => ({ is: 'lately', of, what: one, when }));
    const asked: Condition = found.length > 1 ? { is: 'any', of: found } : (found[0] as Lately);
    return [negative || none ? not(asked) : asked];
  });
}

/** `neither dealt nor took damage since your last turn`, `neither moved nor attacked this turn`: none of both. */
function neitherOf(cursor: Cursor, context: Context, of: Ref): Condition[] | undefined {
  if (!cursor.take('neither')) return undefined;
  const what: readonly Lately['what'][] | undefined =
    cursor.takeAny(
      'dealt|deal nor took|taken|received|take damage',
      'took|taken|received|take nor dealt|deal damage',
    ) || cursor.takeAny('dealt|deal damage nor took|taken|received|take any?')
      ? ['damage', 'hurt']
      : cursor.try(() => {
          const one = deed(cursor);
          const other = one && cursor.take('nor|or') ? deed(cursor) : undefined;
          return one && other && [one, other];
        });
  const when = what && timeOf(cursor, context, of);
  const ofThisTurn = when === 'turn' && of === 'you';
  if (what === undefined || when === undefined || !(ofThisTurn || isAsked(what, when, of, context))) return undefined;
  return [not({ is: 'any', of: what.map((one): Lately => ({ is: 'lately', of, what: one, when })) })];
}

/** `took 3 or more damage since your last turn`, `dealt at least 5 damage this round`: all of it together. */
function soMuch(cursor: Cursor, context: Context, of: Ref): Condition | undefined {
  return cursor.try((): Condition | undefined => {
    cursor.take('already');
    const what = harmDone(cursor);
    if (what === undefined) return undefined;
    const under = cursor.takeAny('less|fewer than #', 'under #');
    const more = !under && cursor.takeAny('more than #', 'over #') ? 1 : 0;
    if (!under && more === 0 && !cursor.takeAny('# or more', '# +', 'at least #')) return undefined;
    const min = (cursor.numbers[0] ?? 0) + more;
    if (!cursor.take('damage|dmg')) return undefined;
    const over = overTime(cursor, context, of, what);
    const found = over && ({ is: 'harm', of, what, when: over.when, min } as const);
    return found && (under ? not(found) : found);
  });
}

/** `by an enemy`, `from enemies`, behind what hurts somebody. */
const hurtBy = (cursor: Cursor): 'hurt' | 'hurt-by-enemy' =>
  cursor.takeAny('by|from an|any enemy', 'by|from any? enemies') ? 'hurt-by-enemy' : 'hurt';

/** `no enemy damaged you since the end of your last turn`, `an enemy dealt damage to the target this round`. */
export function enemyHurt(cursor: Cursor, context: Context): Condition[] | undefined {
  return cursor.try((): Condition[] | undefined => {
    if (!cursor.takeAny('no|an|any enemy', 'no|any enemies')) return undefined;
    const none = wordBefore(cursor, 2) === 'no';
    cursor.take('has|have');
    if (!cursor.takeAny('damaged|hurt', 'dealt any? damage to')) return undefined;
    const of = pronoun(cursor, context)?.ref;
    const when = of && timeOf(cursor, context, of);
    if (of === undefined || when === undefined || !isAsked(['hurt-by-enemy'], when, of, context)) return undefined;
    const found: Condition = { is: 'lately', of, what: 'hurt-by-enemy', when };
    return [none ? not(found) : found];
  });
}

const wordBefore = ({ tokens, at }: Cursor, count: number): string | undefined => tokens[at - count]?.text;

const isSuffered = (what: Lately['what']): boolean =>
  /^(?:hurt|hurt-by-enemy|pushed|pulled|relocated|healed)$/.test(what);

/** What is done in one's own turn is asked of others only in their own last turn or in a whole round, or by what answers them in it. */
const isAsked = (what: readonly Lately['what'][], when: Lately['when'], of: Ref, { instant }: Context): boolean =>
  what.every((one) => {
    const passive = isSuffered(one);
    if (when === 'last-turn') return !passive && one !== 'acted';
    if (one === 'acted') return when === 'round';
    return when === 'turn' ? passive || instant === true : passive || when !== 'since-turn' || of === 'you';
  });

function deedsSaid(cursor: Cursor, context: Context, of: Ref, suffers: boolean): readonly Lately['what'][] | undefined {
  if (
    cursor.takeAny(
      'changed|change location|locations|space|spaces|position|place',
      'changed|change its|their|your location|position',
    )
  )
    return ['relocated'];
  // "The target moved this turn": in one's own turn others do not go by themselves.
  const theirs = of !== 'you' && !context.instant && !context.anyTurn && cursor.sees('move|moved this turn');
  if (
    (theirs || (suffers && of !== 'you')) &&
    !cursor.sees('moved by') &&
    cursor.take('move|moved|displaced|relocated')
  )
    return ['relocated'];
  if (cursor.takeAny('pushed or pulled', 'pulled or pushed')) return ['pushed', 'pulled'];
  if (cursor.take('pushed|pulled')) return [wordBefore(cursor, 1) === 'pushed' ? 'pushed' : 'pulled'];
  if (
    cursor.takeAny(
      'deal|dealt or receive|received|take|took|taken any? damage',
      'receive|received|take|took|taken or deal|dealt any? damage',
    )
  )
    return ['damage', 'hurt'];
  if (cursor.takeAny('take|took|taken|receive|received any? damage', 'damaged|hurt')) return [hurtBy(cursor)];
  if (cursor.take('healed')) return ['healed'];
  if (cursor.takeAny('activated|activate|acted|act', 'taken|had|take|took|have their|its|your turn')) return ['acted'];
  const done = deed(cursor);
  const other = done && cursor.try(() => (cursor.take('or|nor') ? deed(cursor) : undefined));
  return done && (other ? [done, other] : [done]);
}

/** In which time that is asked: a turn of whoever it is about. */
export function timeOf(cursor: Cursor, context: Context, of: Ref): Lately['when'] | undefined {
  if (cursor.take('this turn')) return 'turn';
  if (cursor.take('this round')) return 'round';
  if (cursor.takeAny('last round', 'in|during the last|previous round')) return 'last-round';
  if (cursor.takeAny('last turn', 'the turn before')) return 'last-turn';
  return cursor.try(() => {
    const since = cursor.take('since');
    if (!since && !cursor.take('on|in|during')) return undefined;
    if (since && cursor.take('the? end of')) cursor.take('the');
    const whose = possessive(cursor, context) ?? (cursor.take('their|its') ? of : undefined);
    return whose === of && cursor.take('last|previous turn') ? (since ? 'since-turn' : 'last-turn') : undefined;
  });
}

/** `without attacking`, `without moving or dealing damage`: what somebody has not done in the turn that ends. */
export function withoutDoing(cursor: Cursor, { side }: Who): Condition[] | undefined {
  return cursor.try(() => {
    if (!cursor.take('without')) return undefined;
    const all: Lately['what'][] = [];
    do {
      const what = doing(cursor);
      if (what === undefined) return undefined;
      all.push(what);
    } while (cursor.take('or|and'));
    // "Without attacking you": whom else they have attacked would not matter.
    if (cursor.sees('you|your|it|them|an|a|any|the|enemies|allies')) return undefined;
    const of = side === 'you' ? 'you' : 'trigger';
    return all.map((what) => not({ is: 'lately', of, what, when: 'turn' }));
  });
}

function doing(cursor: Cursor): Lately['what'] | undefined {
  if (cursor.takeAny('attacking', 'making|using an attack', 'making|using any attacks', 'having attacked'))
    return 'attack';
  if (cursor.take('using|spending|taking a|an|any|your standard action|actions')) return 'standard-action';
  if (cursor.take('using|spending|taking a|any|your move action|actions')) return 'move-action';
  if (cursor.takeAny('hitting an|any enemy', 'hitting enemies|anyone|anybody', 'having hit an|any enemy')) return 'hit';
  if (cursor.takeAny('moving', 'having moved')) return 'move';
  if (
    cursor.takeAny('dealing|inflicting any? damage', 'having dealt any? damage', 'damaging|hurting an enemy') ||
    cursor.takeAny('damaging|hurting anyone|anybody', 'having damaged an enemy', 'having damaged anyone|anybody')
  )
    return 'damage';
  return cursor.takeAny(
    'taking|receiving any? damage',
    'having taken|received any? damage',
    'being|having been? damaged',
  )
    ? 'hurt'
    : undefined;
}

/** `an ally died this round`, `no enemy has died this turn`. */
export function someoneDied(cursor: Cursor): Condition[] | undefined {
  if (!cursor.sees('a|an|any|another|no ally|enemy|unit|hero|one')) return undefined;
  return cursor.try((): Condition[] | undefined => {
    const none = cursor.take('no');
    if (!none) cursor.take('a|an|any|another');
    const kind = cursor.peek()?.text;
    if (!cursor.take('ally|enemy|unit|hero')) return undefined;
    cursor.take('has|was|been');
    if (!cursor.take('been? died|killed|slain')) return undefined;
    const when = cursor.take('this round')
      ? 'round'
      : cursor.take('this turn')
        ? 'turn'
        : cursor.takeAny('last round', 'in|during the last|previous round')
          ? 'last-round'
          : undefined;
    if (when === undefined) return undefined;
    const side = kind === 'ally' || kind === 'enemy' ? kind : 'any';
    const found: Condition = { is: 'died', who: { side, kind: kind === 'hero' ? 'hero' : 'unit' }, when };
    return [none ? not(found) : found];
  });
}
