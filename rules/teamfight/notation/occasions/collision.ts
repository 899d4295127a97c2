import type { Condition, Ref, Trigger, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { noun, standingWho } from '../nouns/noun.ts';
import { beginning, type Cursor, oneOf } from '../words/cursor.ts';
import { type Words, wordAt } from '../words/words.ts';
import { couldHaveBeen } from './moving.ts';
import type { Occasion } from './occasion.ts';
import { spaces } from './past.ts';

type Stop = Extract<Trigger, { on: 'push-stopped' }>;
type Pushed = Extract<Trigger, { on: 'pushed' }>;

const you: Who = { side: 'you' };

const shoves = oneOf(
  'push pushes pushed pull pulls pulled move moves moved collides collide crashes crash slams slam bumps bump hits hit',
);

/** Pushes and pulls, and what stops them: `you push an enemy into a wall`, `your push is stopped by a unit`, `you are pulled`. */
export function collision(cursor: Cursor, context: Context): Occasion | undefined {
  if (cursor.lacks(shoves)) return undefined;
  return (
    stopped(cursor) ??
    whomYouPush(cursor, context) ??
    pushing(cursor, context) ??
    beingPushed(cursor, context) ??
    pushingYou(cursor, context)
  );
}

const ofOther = {
  them: 'other' as Ref,
  named: { target: 'other' as Ref, unit: 'other' as Ref, enemy: 'other' as Ref, pushed: 'other' as Ref },
};

/** `a unit or blocking terrain stops your push or pull`, `your push is stopped by a wall`. */
function stopped(cursor: Cursor): Occasion | undefined {
  return cursor.try(() => {
    if (cursor.takeAny('a unit or blocking terrain stops your push or pull', 'your push or pull is stopped')) {
      const by = cursor.take('by') ? obstacle(cursor) : {};
      return by && { trigger: { on: 'push-stopped', who: you, ...by }, ...ofOther };
    }
    if (!cursor.take('your push|pushes|pull|pulls is|are stopped by')) return undefined;
    const how = cursor.tokens[cursor.at - 4]?.text.startsWith('push') ? 'push' : 'pull';
    const by = obstacle(cursor);
    return by && { trigger: { on: 'push-stopped', who: you, ...by, how }, ...ofOther };
  });
}

/** `you push or pull an enemy`, `you push a unit into another unit or a wall`. */
function pushing(cursor: Cursor, context: Context): Occasion | undefined {
  return cursor.try((): Occasion | undefined => {
    if (!cursor.take('you')) return undefined;
    const how =
      verb(cursor, 'push or pull', 'push', 'pull') ?? (cursor.sees('move an|any') ? anyhow(cursor) : undefined);
    const found = how === undefined ? undefined : noun(cursor, context);
    const to = found && found.ref === undefined ? standingWho(found) : undefined;
    if (how === undefined || to === undefined || couldHaveBeen(to)) return undefined;
    if (!cursor.take('into|against')) {
      const least = spaces(cursor);
      const trigger: Pushed = { on: 'pushed', who: to, by: you, ...how, ...(least !== undefined && { least }) };
      return {
        trigger,
        them: 'trigger',
        side: to.side,
        named: { target: 'trigger', unit: 'trigger', enemy: 'trigger', pushed: 'trigger' },
      };
    }
    const by = obstacle(cursor);
    return by === undefined || how.how === 'moved' || isOneMore(cursor, to) ? undefined : stoppedBy(to, how, by);
  });
}

/** A push or pull of yours of such a unit is stopped by that. */
function stoppedBy(to: Who, { how }: Pick<Pushed, 'how'>, by: Pick<Stop, 'by'>): Occasion {
  const all = to.side === 'any' && Object.keys(to).length === 1;
  const trigger: Stop = {
    on: 'push-stopped',
    who: you,
    ...(all ? {} : { to }),
    ...by,
    ...(how && how !== 'moved' && { how }),
  };
  const { unit: _, ...named } = ofOther.named;
  // "Into another unit, that unit": which of both is not said.
  return { trigger, side: to.side, ...ofOther, ...(by.by === 'unit' && { named }) };
}

/** `an enemy you push stops early because of a wall or unit`, `a unit that you pull is stopped by a wall`, `an enemy you push hits a wall`. */
function whomYouPush(cursor: Cursor, context: Context): Occasion | undefined {
  return cursor.try((): Occasion | undefined => {
    const to = someOf(cursor, context);
    if (to === undefined || couldHaveBeen(to)) return undefined;
    cursor.take('that|who');
    const how = cursor.take('you') ? verb(cursor, 'push or pull', 'push', 'pull') : undefined;
    if (how === undefined) return undefined;
    const stops = cursor.takeAny(
      'stops|stop early? because of',
      'is|are stopped early? because of',
      'is|are stopped early? by',
      'hits|hit',
      'collides|collide with|into',
      'crashes|crash|slams|slam|bumps|bump into',
    );
    const by = stops ? obstacle(cursor) : undefined;
    return by && stoppedBy(to, how, by);
  });
}

/** `you are pushed or pulled`, `an enemy is pushed`. */
function beingPushed(cursor: Cursor, context: Context): Occasion | undefined {
  return cursor.try((): Occasion | undefined => {
    const found = noun(cursor, context);
    const who = found?.ref === 'you' ? you : found && found.ref === undefined ? standingWho(found) : undefined;
    if (who === undefined || couldHaveBeen(who)) return undefined;
    const met = cursor.try(() => collides(cursor));
    if (met !== undefined && who.side !== 'you') return intoIt(who, met);
    if (!cursor.take('is|are')) return undefined;
    const forced = cursor.takeAny('forcibly moved', 'moved against your|its|their will');
    const how =
      forced || cursor.sees('moved by') ? anyhow(cursor) : verb(cursor, 'pushed or pulled', 'pushed', 'pulled');
    // Forced is what an enemy causes (T-047), of whomever that is one.
    if (forced && !cursor.sees('by'))
      return who.side === 'you' ? byThem({ side: 'enemy' }, { how: 'moved' }) : undefined;
    if (how !== undefined && how.how !== 'moved' && who.side !== 'you' && cursor.take('into|against')) {
      const by = obstacle(cursor);
      return by === undefined || cursor.sees('by') || isOneMore(cursor, who)
        ? undefined
        : intoIt(who, { ...by, ...(how.how && { how: how.how }) });
    }
    if (how === undefined || cursor.sees('into|against')) return undefined;
    const mine = who.side === 'you';
    if (cursor.take('by')) {
      const by = mine ? someOf(cursor, context) : undefined;
      return by && byThem(by, how);
    }
    return {
      trigger: { on: 'pushed', who, ...how },
      side: who.side,
      ...(mine ? {} : { them: 'trigger' as const, named: { unit: 'trigger' as const, enemy: 'trigger' as const } }),
    };
  });
}

/** `collides with a wall`, `crashes into a unit`, `hits a wall`: only a push or pull is stopped by something. */
function collides(cursor: Cursor): Pick<Stop, 'by'> | undefined {
  const into = cursor.takeAny('collides|collide with|into', 'crashes|crash|slams|slam|bumps|bump into');
  if (!into && !cursor.take('hits|hit')) return undefined;
  const by = obstacle(cursor);
  // "An enemy hits a unit" is an attack.
  return by === undefined || (!into && by.by !== 'wall') ? undefined : by;
}

/** Somebody's push of these is stopped by that. */
function intoIt(who: Who, by: Pick<Stop, 'by' | 'how'>): Occasion {
  const { unit: _, ...named } = ofOther.named;
  const trigger: Stop = { on: 'push-stopped', who: { side: 'any' }, to: who, ...by };
  return { trigger, side: who.side, ...ofOther, ...(by.by === 'unit' && { named }) };
}

/** `enemies push or pull you`: they are who did it. */
function pushingYou(cursor: Cursor, context: Context): Occasion | undefined {
  return cursor.try((): Occasion | undefined => {
    const by = someOf(cursor, context);
    const how =
      by &&
      (verb(cursor, 'push or pull', 'push', 'pull') ??
        verb(cursor, 'pushes or pulls', 'pushes', 'pulls') ??
        (cursor.sees('moves|move you') ? anyhow(cursor) : undefined));
    return by && how && cursor.take('you') && !cursor.sees('into|against') ? byThem(by, how) : undefined;
  });
}

const byThem = (by: Who, how: Pick<Pushed, 'how'>): Occasion | undefined =>
  couldHaveBeen(by)
    ? undefined
    : {
        trigger: { on: 'pushed', who: you, by, ...how },
        them: 'other',
        side: by.side,
        named: {
          ...(by.side === 'any' ? { unit: 'other' as const } : { [by.side]: 'other' as const }),
          attacker: 'other',
        },
      };

/** Whoever of a group it may be. */
function someOf(cursor: Cursor, context: Context): Who | undefined {
  const found = noun(cursor, context);
  return found && found.ref === undefined && found.min === undefined ? standingWho(found) : undefined;
}

/** `moved`, `moves`, of somebody by somebody else. */
function anyhow(cursor: Cursor): Pick<Pushed, 'how'> {
  cursor.take('moved|moves|move');
  return { how: 'moved' };
}

function verb(cursor: Cursor, both: string, push: string, pull: string): Pick<Pushed, 'how'> | undefined {
  if (cursor.take(both)) return {};
  if (cursor.take(push)) return { how: 'push' };
  return cursor.take(pull) ? { how: 'pull' } : undefined;
}

/** `the push is stopped by a wall`: of whoever was pushed before. */
export const pushStopped = (cursor: Cursor, of: Ref): Condition | undefined =>
  cursor.try(() => (cursor.take('the|this push|pull|knockback') ? wasStopped(cursor, of) : undefined));

/** `hits a wall`, `is pushed into a unit`, `is stopped`: what has become of the push or pull before it. */
export function wasStopped(cursor: Cursor, of: Ref, words?: Words): Condition | undefined {
  return cursor.try((): Condition | undefined => {
    if (of === 'you') return undefined;
    const into =
      cursor.takeAny(
        'hit|hits|strikes|strike',
        'collides|collide with',
        'crashes|crash|slams|slam|bumps|bump into|against',
        'is|are|was|were pushed|pulled|knocked|slammed|moved into|against',
        'pushed|pulled|knocked|slammed into|against',
      ) ||
      (cursor.takeAny('is|are|was|were stopped|blocked', 'stopped|blocked') && (cursor.take('by') || 'alone'));
    if (into === 'alone' || (!into && cursor.take('collides|collide')))
      return cursor.sees('in|on|at|from|with|into') ? undefined : { is: 'stopped', of };
    const by = into ? obstacle(cursor, words) : undefined;
    return by && { is: 'stopped', of, ...by };
  });
}

const several = beginning(
  'a|an|any|each|every|all|those|anyone|whoever|enemy|enemies|ally|allies|unit|units|target|targets|of',
);

/** `Any enemy that hits a wall takes 1dmg`, `those pushed into a unit`: each of them, behind a push of several. */
export function whoWasStopped(cursor: Cursor, { them, side, words }: Context): Condition[] | undefined {
  if ((them !== 'each' && them !== 'target') || cursor.misses(several)) return undefined;
  return cursor.try(() => {
    const any = !cursor.take('a|an') && cursor.take('any|each|every|all|those|anyone|whoever');
    const said = cursor.take('enemy|enemies|ally|allies') ? cursor.before?.text : undefined;
    const named = said !== undefined || cursor.takeAny('unit|units|target|targets', 'of them') || any;
    if (!named) return undefined;
    if (!cursor.take('that|who|which') && !cursor.sees('pushed|pulled|knocked|slammed|stopped|blocked|hitting'))
      return undefined;
    const found = wasStopped(cursor, them, words);
    if (found === undefined) return undefined;
    const only = said?.startsWith('enem') ? 'enemy' : said === undefined ? side : 'ally';
    const asked: Condition[] =
      said !== undefined && only !== side && only ? [{ is: 'side', of: them, side: only }] : [];
    return [...asked, found];
  });
}

/** `a wall`, `another unit or blocking terrain`: what stops it. */
function obstacle(cursor: Cursor, words?: Words): Pick<Stop, 'by'> | undefined {
  const found = new Set<'unit' | 'wall'>();
  // Whatever it is.
  if (cursor.takeAny('anything else?', 'something')) return {};
  // "Push a unit into another": one more of them.
  if (cursor.take('another') && (cursor.done || cursor.sees(',|:'))) return { by: 'unit' };
  if (cursor.before?.text === 'another') cursor.at -= 1;
  do {
    cursor.take('a|an|another|any');
    if (cursor.take('other? unit|units|character')) found.add('unit');
    else if (cursor.takeAny('wall|walls', 'blocking? terrain', 'an? obstacle|obstacles')) found.add('wall');
    else if (found.has('wall') && words !== undefined && isInTheWay(cursor, words)) continue;
    else return undefined;
  } while (cursor.take('or'));
  const [by] = found;
  return found.size === 1 && by !== undefined ? { by } : {};
}

/** `an enemy into another`: one more of those, and no unit that stops it but one of them. */
const isOneMore = (cursor: Cursor, who: Who): boolean =>
  cursor.before?.text === 'another' && (who.side !== 'any' || Object.keys(who).length > 1);

/** `or Gate`, behind "a wall": a marker that blocks movement is in the way as a wall is. One with health is a unit. */
const isInTheWay = (cursor: Cursor, words: Words): boolean =>
  cursor.try(() => {
    const piece = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker', 'terrain']);
    if (piece === undefined || piece.word.fields.object || !piece.word.fields.blocksMovement) return undefined;
    cursor.at = piece.to;
    return true;
  }) === true;

/** Who has run into a unit, where that is asked. "If it hits a unit, that unit" is the one that it hit. */
export function collidedBy(
  [only, ...more]: readonly Condition[],
  named: Context['named'],
): Pick<Context, 'collided'> & Partial<Pick<Context, 'named'>> {
  if (only?.is !== 'stopped' || only.by === 'wall' || more.length > 0) return {};
  return { collided: only.of, ...(only.by === 'unit' && { named: { ...named, unit: 'met' } }) };
}
