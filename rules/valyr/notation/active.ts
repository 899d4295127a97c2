import type { Active, Effect, Target, Test } from '../program.ts';
import type { Context } from './context.ts';
import type { Cursor } from './cursor.ts';
import { effect } from './effect.ts';
import { laid, place, template } from './place.ts';
import { self } from './self.ts';
import { atMost, dice, ranges, whom } from './whom.ts';

/** An ability as far as it is read. */
interface Draft {
  /** Undefined before the text says whom it is for. */
  target: Target | undefined;
  test: Test | undefined;
  readonly all: Effect[];
  /** Where the next effect goes: to all, or to what follows an attack that deals damage. */
  effects: Effect[];
  repeat: number | undefined;
}

/** A part of a text that may come next: whether it did; undefined where it makes the whole text one that is not understood. */
type Step = (draft: Draft, cursor: Cursor, context: Context) => boolean | undefined;

/** Reads the next part; false where it is not understood. */
function goOn(draft: Draft, cursor: Cursor, context: Context): boolean {
  for (const step of [below, onHit, again, laidThere, aimed, tested, does]) {
    const read = step(draft, cursor, context);
    if (read !== false) return read === true;
  }
  return false;
}

/** "For each unit in the funnel within a range of 2": whom a template that was laid down is for. */
const below: Step = (draft, cursor) => {
  const { target, test, all } = draft;
  if (target?.target !== 'template' || test || all.length > 0) return false;
  if (!cursor.eat('for each unit in|within|under|below|touched the|by funnel|template')) return false;
  const within = ranges(cursor);
  if (within !== undefined) draft.target = { ...target, whom: { ...target.whom, within } };
  return true;
};

/** "On a successful hit": what follows an attack that deals damage. */
const onHit: Step = (draft, cursor) => {
  if (draft.effects !== draft.all || !cursor.eat('on|after a successful hit|attack')) return false;
  if (draft.all.pop()?.effect !== 'attack') return undefined;
  draft.effects = [];
  draft.all.push({ effect: 'attack', then: draft.effects });
  return true;
};

/** "Repeat this ability for the closest unit within 3 range of the chosen unit if that has not been targeted yet this turn." */
const again: Step = (draft, cursor) => {
  if (draft.target?.target !== 'one' || draft.all.length === 0) return false;
  if (!cursor.eat('repeat this ability? for|on the closest|nearest unit')) return false;
  draft.repeat = ranges(cursor);
  if (!cursor.eat('of the chosen unit', 'of it', 'of that unit')) return undefined;
  if (!cursor.eat('if that|it has not been targeted yet? this turn')) return undefined;
  return draft.repeat === undefined ? undefined : true;
};

/** "Choose a location within 7 range. Put the Blast on it", and what the template does while it stays there. */
const laidThere: Step = (draft, cursor, context) => {
  const found = draft.target ? undefined : place(cursor, context);
  if (!found) return false;
  draft.target = found;
  const mark = laid(cursor, context);
  if (mark === 'not understood') return undefined;
  if (mark) draft.effects.push(mark);
  return true;
};

const aimed: Step = (draft, cursor, context) => {
  const found = draft.target ? undefined : targeting(cursor, context);
  if (found) draft.target = found;
  return found !== undefined;
};

const tested: Step = (draft, cursor) => {
  const found = draft.test ? undefined : testing(cursor);
  if (!found) return false;
  draft.test = found;
  // What came before the dice is not bound to them.
  return draft.effects.length === 0 ? true : undefined;
};

const does: Step = (draft, cursor, context) => {
  const done = effect(cursor, context, draft.target);
  if (!done) return false;
  if ('target' in done) {
    if (draft.target) return undefined;
    draft.target = done.target;
  }
  draft.effects.push(...done.effects);
  return true;
};

/** An ability that is used, as its whole text says it; undefined where any of it is not understood. */
export function active(cursor: Cursor, context: Context): Active | undefined {
  return cursor.try(() => {
    const frame = opening(cursor);
    if (!frame) return undefined;
    const all: Effect[] = [];
    const draft: Draft = { target: undefined, test: undefined, all, effects: all, repeat: undefined };
    while (!cursor.done) {
      if (cursor.eat('.', ',', ';', 'and', 'then')) continue;
      // Nothing comes after a repetition: it would not be clear whether it belongs to it.
      if (draft.repeat !== undefined || !goOn(draft, cursor, context)) return undefined;
    }
    const { target = { target: 'self' }, test, effects, repeat } = draft;
    if (effects.length === 0) return undefined;
    return { ...frame, target, ...(test && { test }), effects: all, ...(repeat !== undefined && { repeat }) };
  });
}

function opening(cursor: Cursor): Pick<Active, 'limit' | 'moment'> | undefined {
  return cursor.try(() => {
    const limit = cursor.eat('once per turn', 'once a turn', 'once each turn')
      ? ('turn' as const)
      : cursor.eat('once per game', 'once a game')
        ? ('game' as const)
        : undefined;
    cursor.eat(',');
    if (cursor.eat('as an action', 'as an ability action')) return { limit, moment: 'action' };
    if (cursor.eat('during an attack', 'when attacking', 'while attacking')) return { limit, moment: 'attack' };
    if (cursor.eat('after attacking', 'after an attack', 'after it attacks')) return { limit, moment: 'after-attack' };
    // Without a moment and a limit it would be free without end; an ability that is used costs an action (V-051).
    return limit === undefined ? { limit, moment: 'action' } : { limit, moment: 'free' };
  });
}

/** "choose an enemy within 10 range", "target all units within 2 range of it", "place the template in front of this unit". */
function targeting(cursor: Cursor, context: Context): Target | undefined {
  return cursor.try((): Target | undefined => {
    if (cursor.eat('choose', 'target', 'select')) {
      const all = ['all', 'each', 'every'].includes(cursor.next);
      const whose = whom(cursor, context);
      if (!whose || whose.side === 'self') return undefined;
      return { target: all ? 'all' : 'one', whom: whose };
    }
    if (!cursor.eat('place', 'lay', 'put') || !template(cursor, context)) return undefined;
    if (!cursor.eat('in front of', 'behind', 'beside', 'next to', 'touching', 'against')) return undefined;
    if (!self(cursor, context) && !cursor.eat('it')) return undefined;
    return { target: 'template', whom: { side: 'any', other: true } };
  });
}

/** "Roll a d20. On a roll of 10 or less," */
function testing(cursor: Cursor): Test | undefined {
  return cursor.try(() => {
    const roll = dice(cursor);
    if (!roll) return undefined;
    cursor.eat('.', ',', ';');
    if (!cursor.eat('on a roll', 'on each roll', 'for each roll', 'on')) return undefined;
    const most = atMost(cursor);
    return most === undefined ? undefined : { ...roll, atMost: most };
  });
}
