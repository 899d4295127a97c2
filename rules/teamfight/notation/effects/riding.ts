import type { Condition, Node, Rule, Use, Who } from '../../program.ts';
import { asAction } from '../abilities/as-action.ts';
import type { Context } from '../context.ts';
import { noun } from '../nouns/noun.ts';
import type { About } from '../states/predicate.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import type { Asked, Effect } from './effect.ts';

const onYou: Condition = { is: 'rides', of: 'each', on: 'you' };
const riders: Who = { side: 'any', if: [onYou] };

/**
 * `Units in range 1 can spend a Move Action to ride on you while they stay adjacent`: an ability of theirs. How a ride ends must be said; it
 * is when both are not adjacent any more.
 */
export function ridesYou({ cursor, context, clause, who }: About): Rule[] | undefined {
  return cursor.try((): Rule[] | undefined => {
    const { bearer } = context;
    if (bearer === undefined || who.side === 'you') return undefined;
    const first = cursor.take('spend|use|take a|their') ? action(cursor) : undefined;
    if (first !== undefined && !cursor.take('to')) return undefined;
    if (!cursor.takeAny('ride on? you', 'mount you')) return undefined;
    const paid = first ?? asAction(cursor);
    if (paid === undefined || !staysBeside(cursor)) return undefined;
    const on: Who = { side: 'any', card: bearer, places: [{ range: { max: 1 } }] };
    const use: Use = { clause, action: paid };
    const body: readonly Node[] = [{ clause, node: 'ride', who: 'you', on }];
    const others: Who = {
      ...who,
      except: [...(who.except ?? []), ...(who.except?.includes('you') ? [] : ['you' as const])],
    };
    return [{ clause, rule: 'ability', who: others, name: 'Ride', program: { use, body, rules: [] } }];
  });
}

const action = (cursor: Cursor): Use['action'] | undefined => {
  if (!cursor.take('free|move|standard action')) return undefined;
  return cursor.tokens[cursor.at - 2]?.text as 'free' | 'move' | 'standard';
};

const staysBeside = (cursor: Cursor): boolean =>
  cursor.takeAny(
    ',? while they|it stay|stays|remain|remains|are|is adjacent|next to? you?',
    ',? for as long as they|it stay|stays|remain|remains|are|is adjacent|next to? you?',
    ',? as long as they|it stay|stays|remain|remains|are|is adjacent|next to? you?',
    ',? until they|it are|is no longer adjacent to? you?',
    ',? until they|it are|is not adjacent to? you? anymore?',
  );

/** `that ride on you`, behind a noun. */
export const ridingYou = (cursor: Cursor): Condition | undefined =>
  cursor.takeAny('riding on? you', 'that|who ride|rides on? you', 'that|who are|is riding on? you') ? onYou : undefined;

/** `units riding you are removed, and you place them adjacent to you at your destination`: set down where you are. */
export function setDown(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  if ((subject !== undefined && subject !== 'you') || cursor.lacks(rides)) return undefined;
  return cursor.try((): Effect | undefined => {
    const before = cursor.take('place|put|set');
    if (!isRiders(cursor, context)) return undefined;
    const goes =
      before ||
      cursor.take('are|is removed ,? and? ,? then? you? place|put|set them|it') ||
      cursor.take('are|is placed|put|set');
    if (!goes || !cursor.take('adjacent|next to you|yourself')) return undefined;
    cursor.takeAny('at|in your destination', 'where you end|stop|land', 'after? the|your move|movement', 'afterwards');
    return { nodes: [beside(clause)], own: true };
  });
}

/** `Units riding you move with you`: told of every movement of yours. */
export function rideAlong(cursor: Cursor, context: Context, clause: number): Rule[] | undefined {
  if (cursor.lacks(rides)) return undefined;
  return cursor.try(() =>
    isRiders(cursor, context) &&
    cursor.takeAny('move|moves|go|goes with you', 'move|moves when|whenever you move', 'move|moves along')
      ? [{ clause, rule: 'when', trigger: { on: 'moves', who: { side: 'you' } }, then: [beside(clause)] }]
      : undefined,
  );
}

export const rides = oneOf('ride rides riding');

function isRiders(cursor: Cursor, context: Context): boolean {
  const found = noun(cursor, context);
  return (
    found?.who.if?.some((one) => one.is === 'rides') === true && found.area === undefined && found.range === undefined
  );
}

const beside = (clause: number): Node => {
  const move: Node = { clause, node: 'move', who: 'each', how: 'teleport', toSpace: true };
  const then: Node[] = [{ clause, node: 'space', range: { max: 1 }, sight: false, empty: true, then: [move] }];
  return { clause, node: 'each', who: riders, then };
};
