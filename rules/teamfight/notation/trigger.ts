import type { Trigger, Who } from '../program.ts';
import type { Context } from './context.ts';
import type { Cursor } from './cursor.ts';
import { after, gerund, onOutcome } from './gerund.ts';
import { happening } from './happening.ts';
import { limitedTrigger } from './limited-trigger.ts';
import type { Occasion } from './occasion.ts';
import { pieceNamed, shortName } from './piece-name.ts';
import { moment } from './time.ts';

const you: Who = { side: 'you' };

/** Whether what sets it off is damage, so that its amount can be named. */
const tellsOfDamage = ({ on }: Trigger): boolean => on === 'damaged' || on === 'deals-damage' || on === 'would-take';

/** What may be said behind a trigger because of what it is. */
export function behindTrigger(trigger: Trigger): Pick<Context, 'damage' | 'dead' | 'instead' | 'underWay'> {
  const { on } = trigger;
  const dead = on === 'dies' ? (trigger.who.side === 'you' ? ('you' as const) : ('trigger' as const)) : undefined;
  const changes = underWay(trigger);
  return {
    damage: tellsOfDamage(trigger),
    dead,
    instead: on === 'would-die',
    ...(changes !== undefined && { underWay: changes }),
  };
}

/** What a response to that may still change. */
const underWay = (trigger: Trigger): 'attack' | 'damage' | undefined =>
  trigger.on === 'would-take' ? 'damage' : trigger.on === 'targeted' || isAttackRoll(trigger) ? 'attack' : undefined;

const isAttackRoll = (trigger: Trigger): boolean => trigger.on === 'rolls' && trigger.at !== undefined;

/** A trigger with its own first word: `When an enemy dies`, `Whenever ...`, `On death`, `At the start of your turn`. */
export function trigger(cursor: Cursor, context: Context): Occasion | undefined {
  return cursor.try(() => {
    const limited = cursor.try(() => limitedTrigger(cursor, context));
    if (limited !== undefined) return limited;
    const told = gerund(cursor, context) ?? after(cursor, context) ?? onOutcome(cursor, context);
    if (told !== undefined) return told;
    if (cursor.takeAny('when|whenever|anytime', 'each|every|any time')) return happening(cursor, context);
    // "If an enemy enters it": what happens to a piece is no question.
    if (context.slot === 'marker' && cursor.take('if|once')) return happening(cursor, context);
    const goes = context.slot === 'marker' && cursor.try(() => ofItsKind(cursor, context));
    if (goes) return { trigger: { on: 'destroyed' } };
    if (cursor.takeAny('on|upon death'))
      return context.slot === 'marker' ? { trigger: { on: 'destroyed' } } : { trigger: { on: 'dies', who: you } };
    if (cursor.takeAny('on|upon deploy|deployment|spawn')) return { trigger: { on: 'deploy' } };
    return undefined;
  });
}

/** `Mines on death`: in the text of a mine. */
function ofItsKind(cursor: Cursor, context: Context): true | undefined {
  const short = context.marker && shortName(context.marker);
  const named = pieceNamed(cursor, context) || (short !== undefined && cursor.take(`${short}|${short}s`));
  return named && cursor.takeAny('on|upon|when death|destroyed|destruction') ? true : undefined;
}

/** A name that is nothing but a trigger. */
export function nameTrigger(cursor: Cursor, context: Context): Occasion | undefined {
  const found = cursor.try(() => {
    const set = trigger(cursor, context) ?? moments(cursor, context) ?? happening(cursor, context);
    if (set === undefined) return undefined;
    cursor.takeAny(',', ':', '.');
    return cursor.done ? set : undefined;
  });
  return found;
}

function moments(cursor: Cursor, context: Context): Occasion | undefined {
  const at = moment(cursor, context);
  if (at === undefined || (at.of !== undefined && at.of !== 'you') || at.next) return undefined;
  return { trigger: momentTrigger(at.moment) };
}

/** A moment that comes again and again, as a trigger. */
export const momentTrigger = (at: 'turn-start' | 'turn-end' | 'round-start' | 'round-end'): Trigger =>
  at === 'round-start' || at === 'round-end' ? { on: at } : { on: at, who: you };
