import type { Condition } from '../../program.ts';
import type { Context } from '../context.ts';
import { within } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { conditions } from './condition.ts';
import { withoutDoing } from './history.ts';
import { healthHad } from './low-health.ts';
import type { Occasion } from './occasion.ts';
import { having } from './possession.ts';
import { being } from './quality.ts';
import { inRounds } from './rounds.ts';
import { moment } from './time.ts';
import { momentTrigger } from './trigger.ts';
import { yourMoment } from './turn-of.ts';
import { withWords } from './with-words.ts';

/**
 * `Adjacent to an ally`, `in Mud`, `with 2 Coins`, `without moving`, `no enemies in range 3`, `if you are Slowed`: what is so of whoever's card it is,
 * said without "you are", up to the end.
 */
export function stateOfYou(cursor: Cursor, context: Context): readonly Condition[] | undefined {
  const bare = within(context, { them: undefined, side: undefined, named: {} });
  const kinds = [asked, none, rounds, had, health, undone, place];
  for (const kind of kinds) {
    const found = cursor.try(() => {
      const said = kind(cursor, bare);
      return cursor.done ? said : undefined;
    });
    if (found !== undefined) return found;
  }
  return undefined;
}

function asked(cursor: Cursor, context: Context): readonly Condition[] | undefined {
  cursor.take('if|while');
  return conditions(cursor, context);
}

/** `No enemies in range 3`: there are none. */
const none = (cursor: Cursor, context: Context): readonly Condition[] | undefined =>
  cursor.sees('no') ? withWords(cursor, 'there are', (told) => conditions(told, context)) : undefined;

/** `From round 3 on`, `even rounds`, `round 3 or later`. */
const rounds = (cursor: Cursor): readonly Condition[] | undefined =>
  inRounds(cursor) ?? (cursor.sees('odd|even|round|rounds|each|every') ? withWords(cursor, 'in', inRounds) : undefined);

const undone = (cursor: Cursor): readonly Condition[] | undefined => withoutDoing(cursor, { side: 'you' });

/** `With 2 or more Coins`, `with no Coins`. */
const had = (cursor: Cursor, context: Context): readonly Condition[] | undefined =>
  cursor.take('with|having') ? having(cursor, context, 'you') : undefined;

/** `Full health`, `half health or less`. */
function health(cursor: Cursor): readonly Condition[] | undefined {
  cursor.take('with|having|at');
  const found = healthHad(cursor);
  return found && [{ ...found, of: 'you' }];
}

function place(cursor: Cursor, context: Context): readonly Condition[] | undefined {
  cursor.take('if|while');
  cursor.take('you are');
  return being(cursor, context, 'you');
}

/**
 * `Start of turn in Mud`, `end your turn adjacent to an ally`, `adjacent to a Totem at the start of your turn`: a moment of one's own turn, and
 * what is so then.
 */
export function momentWithState(cursor: Cursor, context: Context): Occasion | undefined {
  return cursor.try(() => {
    const { at } = cursor;
    const first = yourMoment(cursor);
    if (first !== undefined) {
      cursor.take(',');
      const so = cursor.done ? undefined : stateOfYou(cursor, context);
      return so === undefined || asksTooEarly(first, so) ? undefined : { trigger: momentTrigger(first), if: so };
    }
    cursor.at = at;
    return stateFirst(cursor, context);
  });
}

/** What one has done in a turn is known at its end. */
const asksTooEarly = (at: string, so: readonly Condition[]): boolean =>
  at === 'turn-start' && JSON.stringify(so).includes('"when":"turn"');

function stateFirst(cursor: Cursor, context: Context): Occasion | undefined {
  const { tokens, at, end } = cursor;
  for (let when = at + 1; when < end - 1; when++) {
    if (tokens[when]?.text !== 'at') continue;
    const behind = new Cursor(tokens, when, end);
    const then = moment(behind, context);
    if (then === undefined || !behind.done || then.next || then.now || (then.of ?? 'you') !== 'you') continue;
    const comma = tokens[when - 1]?.text === ',' ? when - 1 : when;
    const so = stateOfYou(new Cursor(tokens, at, comma), context);
    if (so === undefined || asksTooEarly(then.moment, so)) return undefined;
    cursor.at = end;
    return { trigger: momentTrigger(then.moment), if: so };
  }
  return undefined;
}
