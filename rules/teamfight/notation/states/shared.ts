import type { Node, Rule, Trigger, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { around } from '../nouns/around.ts';
import { noun, standingWho } from '../nouns/noun.ts';
import { type Cursor, oneOf, someOf } from '../words/cursor.ts';
import { target } from './spoken.ts';
import type { Statement } from './statement.ts';

const you: Who = { side: 'you' };

const together = oneOf('with');
const borneFor = oneOf('damage');

/** Without one of these nothing is borne or done for another. */
export const sharing = someOf(together, borneFor);

/** What one unit bears or does for another for as long as it holds: its damage, and going where it goes. */
export const shared = (cursor: Cursor, context: Context, clause: number): Statement | undefined =>
  (cursor.lacks(borneFor)
    ? undefined
    : (passedOn(cursor, context, clause) ??
      takenFor(cursor, context, clause) ??
      takenAtWill(cursor, context, clause))) ?? (cursor.lacks(together) ? undefined : along(cursor, context, clause));

/** `Half of the damage the target would take is dealt to you instead`. */
function passedOn(cursor: Cursor, context: Context, clause: number): Statement | undefined {
  return cursor.try(() => {
    const half = share(cursor);
    const who = harmed(cursor, context);
    if (who === undefined) return undefined;
    if (!cursor.takeAny('is|are dealt to you', 'is|are taken by you', 'goes to you') || !cursor.take('instead'))
      return undefined;
    return { of: 'you', rules: [instead(clause, who, half)] };
  });
}

/** `You take all damage that adjacent allies would take instead`. */
function takenFor(cursor: Cursor, context: Context, clause: number): Statement | undefined {
  return cursor.try(() => {
    if (!cursor.take('you take|suffer')) return undefined;
    const half = share(cursor);
    const who = harmed(cursor, context);
    if (who === undefined || !cursor.takeAny('instead', 'in their place', 'for them')) return undefined;
    return { of: 'you', rules: [instead(clause, who, half)] };
  });
}

/** `You may take damage in place of adjacent allies`, `you may take the damage dealt to allies in range 2 instead`: asked each time. */
function takenAtWill(cursor: Cursor, context: Context, clause: number): Statement | undefined {
  return cursor.try(() => {
    if (!cursor.take('you may|can take|suffer')) return undefined;
    const half = share(cursor);
    const { at } = cursor;
    const place = cursor.take('all|any|the? damage') && cursor.takeAny('in place of', 'instead of', 'for');
    if (!place) cursor.at = at;
    const who = place ? borne(cursor, context) : harmed(cursor, context);
    if (who === undefined || (!place && !cursor.takeAny('instead', 'in their place', 'for them'))) return undefined;
    return { of: 'you', rules: [{ ...instead(clause, who, half), may: true }] };
  });
}

const share = (cursor: Cursor): boolean => cursor.takeAny('half of?', '1 / 2 of?');

/** `all damage that adjacent allies would take`, `the damage dealt to the target`: whose it is. */
function harmed(cursor: Cursor, context: Context): Who | undefined {
  if (!cursor.take('all|any|the? damage')) return undefined;
  if (cursor.take('dealt? to')) return borne(cursor, context);
  const who = borne(cursor, context) ?? (cursor.take('that') ? borne(cursor, context) : undefined);
  return cursor.take('would take|receive|suffer') ? who : undefined;
}

/** Whose damage it is: the target, or a group; not you. */
function borne(cursor: Cursor, context: Context): Who | undefined {
  const found = noun(cursor, context);
  if (found?.ref === 'target') return target;
  if (found === undefined || found.ref !== undefined) return undefined;
  // "Damage dealt to your Wolf".
  if (found.many === 'one' && !(found.who.yours && found.max === undefined && found.forced === undefined))
    return undefined;
  const who = standingWho(around(found, context));
  return who?.side === 'ally' || who?.side === 'enemy' ? who : undefined;
}

function instead(clause: number, who: Who, half: boolean): Extract<Rule, { rule: 'when' }> {
  const trigger: Trigger = { on: 'would-take', who };
  const then: Node[] = [
    { clause, node: 'lessen', by: half ? 'half' : 'all', for: 'you' },
    {
      clause,
      node: 'damage',
      to: 'you',
      amount: { base: 0, terms: [{ each: 1, ...(half && { by: 2 }), per: { count: 'damage' } }] },
      passedOn: true,
    },
  ];
  return { clause, rule: 'when', trigger, then };
}

/** `The target moves with you`: after each movement of yours it is put next to you. */
function along(cursor: Cursor, context: Context, clause: number): Statement | undefined {
  return cursor.try(() => {
    const beside = isBeside(cursor);
    if (!beside || noun(cursor, context)?.ref !== 'target' || !cursor.take('moves|move|goes along? with you'))
      return undefined;
    const set: Node = { clause, node: 'move', who: 'target', how: 'teleport', toSpace: true };
    const space: Node = { clause, node: 'space', range: { max: 1 }, sight: false, empty: true, then: [set] };
    return { of: 'you', rules: [{ clause, rule: 'when', trigger: { on: 'moves', who: you }, then: [space] }] };
  });
}

/** The target was chosen or put next to you; farther away it is not known how it would go along. */
function isBeside({ tokens, at }: Cursor): boolean {
  const before = tokens.slice(0, at).map(({ text }) => text);
  return before.some((word, n) => word === 'adjacent' || (word === 'range' && before[n + 1] === '1'));
}
