import type { Rule, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { around } from '../nouns/around.ts';
import { giver } from '../nouns/giver.ts';
import { noun, standingWho } from '../nouns/noun.ts';
import { placeRef } from '../nouns/place-of.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { target } from './spoken.ts';

type Tether = Extract<Rule, { rule: 'tether' }>;
type Ends = readonly (Who | 'marker')[];

/** How far apart two may come: a number, or not farther or nearer than they are. */
type Bond = Pick<Tether, 'range' | 'nearer' | 'forced'> & { readonly leaves?: true };

/** What keeps two together, and what is kept from being done. */
export const kept = oneOf("must have has cannot can't can");
const parted = oneOf('stay remain end move moved go walk step leave escape be become get stray');

/**
 * Who cannot come farther from somebody: `you and the target cannot move farther than 3 spaces from each other`, `enemies in range 2 cannot
 * move away from you`, `you must stay within 2 spaces of whoever gave this`.
 */
export function tether(cursor: Cursor, context: Context, clause: number, bare: boolean): Rule[] | undefined {
  if (cursor.lacks(kept) || cursor.lacks(parted)) return undefined;
  return cursor.try(() => {
    const pair = paired(cursor, context);
    const who = pair ?? bound(cursor, context, bare);
    if (who === undefined || who.includes('marker')) return undefined;
    const near = pair === undefined ? leavesNot(cursor, who) : undefined;
    if (near !== undefined) return [{ clause, rule: 'tether', ...near }];
    const penned = pair === undefined ? pennedIn(cursor, context, clause, who) : undefined;
    if (penned !== undefined) return penned;
    const bond = bondOf(cursor, pair !== undefined);
    if (bond === undefined) return undefined;
    const { ends, leaves, ...how } = bond;
    const rules = (from: Ends, to: Ends): Tether[] =>
      from.flatMap((one) =>
        one === 'marker'
          ? []
          : to.map((other) => ({
              clause,
              rule: 'tether' as const,
              who: leaves ? inRangeOf(one, other, how.range) : one,
              to: other,
              ...how,
            })),
      );
    if (ends === 'each-other' || cursor.takeAny('each other', 'one another')) {
      if (pair === undefined) {
        const others = othersWithIt(who, context);
        if (others !== undefined) return others === 'none' ? undefined : rules(who, [others]);
        return bare || who.length > 1 || who.some(isMarked) ? rules(who, who) : undefined;
      }
      const [one, other] = pair;
      return one && other && [...rules([one], [other]), ...rules([other], [one])];
    }
    const gave = cursor.try(() => giver(cursor, context));
    const to = gave ? [gave.who] : bound(cursor, context, true);
    cursor.takeAny(
      'than the space they|it|you are|is in',
      'than where they|it|you are|is',
      'than they|it|you already are|is',
      'than they|it|you are|is now|already?',
    );
    // "You and your allies cannot move away from the target": each of them.
    if (bond.forced !== true) ofOwnWill(cursor);
    // "Unless they spend 2 movement": then it is a price.
    return to && !cursor.sees('unless') && !cursor.sees(', unless') ? rules(who, to) : undefined;
  });
}
tether.needs = parted;

/** "You cannot move farther than range 3 from each other", in the text of a token: from whoever else has it. */
function othersWithIt([one, ...more]: Ends, { self }: Context): Who | 'none' | undefined {
  if (one === undefined || one === 'marker' || one.side !== 'you' || more.length > 0) return undefined;
  if (self?.kind !== 'token' && self?.kind !== 'condition') return 'none';
  return { side: 'any', except: ['you'], if: [{ is: 'has', of: 'each', token: self.ref }] };
}

/** Those whom a token marks out. */
const isMarked = (one: Who | 'marker'): boolean => one !== 'marker' && one.if?.some(({ is }) => is === 'has') === true;

/** "Enemies cannot leave range 2 of you": those who are in it. Who is farther away leaves nothing. */
function inRangeOf(who: Who, other: Ends[number], max: number | undefined): Who {
  const of = other === 'marker' ? { of: other } : other.side === 'you' ? {} : { of: { nearest: other } };
  return max === undefined ? who : { ...who, places: [...(who.places ?? []), { range: { max }, ...of }] };
}

/** `Enemies cannot leave this`, `units can't enter or leave it`, of the piece whose text it is: who is in it stays there. */
function pennedIn(cursor: Cursor, context: Context, clause: number, [who, ...more]: Ends): Rule[] | undefined {
  if (context.marker === undefined || who === undefined || who === 'marker' || more.length > 0) return undefined;
  if (who.places !== undefined || who.side === 'you') return undefined;
  return cursor.try((): Rule[] | undefined => {
    if (!cursor.take("cannot|can't")) return undefined;
    const enters = cursor.take('enter or|and|nor');
    if (!cursor.take('leave|exit|escape')) return undefined;
    const here = cursor.take('this|its|the space|area|field') || placeRef(cursor, context) === 'marker';
    ofOwnWill(cursor);
    if (!here || !(cursor.done || cursor.sees(',|and|.|until'))) return undefined;
    const stays: Rule = { clause, rule: 'tether', who: inRangeOf(who, 'marker', 0), to: 'marker', range: 0 };
    if (!enters) return [stays];
    // Who is in it may move about there.
    const outside: Who = {
      ...who,
      if: [
        ...(who.if ?? []),
        { is: 'not', of: { is: 'place', of: 'each', place: { range: { max: 0 }, of: 'marker' } } },
      ],
    };
    return [{ clause, rule: 'blocks', what: 'movement', who: outside }, stays];
  });
}

/** `with their own movement`, `voluntarily`: who is moved by others is not meant anyway. */
const ofOwnWill = (cursor: Cursor): boolean =>
  cursor.takeAny('voluntarily|willingly', 'with|by|of their|its own movement|movements|will');

/** `Enemies in range 2 cannot leave`: those who are near come no farther than that. */
function leavesNot(cursor: Cursor, [who, ...more]: Ends): Pick<Tether, 'who' | 'to' | 'range'> | undefined {
  return cursor.try(() => {
    if (who === undefined || who === 'marker' || more.length > 0) return undefined;
    const [place, ...others] = who.places ?? [];
    const range = place?.range?.max;
    const { of, range: _, ...rest } = place ?? {};
    if (range === undefined || others.length > 0 || Object.keys(rest).length > 0 || place?.range?.min !== undefined)
      return undefined;
    if (of !== undefined && of !== 'marker') return undefined;
    const leaves = cursor.takeAny("cannot|can't voluntarily? leave|escape", "cannot|can't move out of range?");
    // The range that they are in is said again.
    if (leaves && cursor.sees('range #') && cursor.take('range #') && cursor.numbers[0] !== range) return undefined;
    ofOwnWill(cursor);
    if (!leaves || !(cursor.done || cursor.sees(',|and'))) return undefined;
    return { who, to: of ?? { side: 'you' }, range };
  });
}

/** `You and the unit with your Rope`, `you and the target`. */
function paired(cursor: Cursor, context: Context): Ends | undefined {
  return cursor.try(() => {
    cursor.take('both');
    if (!cursor.take('you and')) return undefined;
    const found = noun(cursor, context);
    const other = found?.ref === 'target' ? target : isOne(found) ? standingWho(found) : undefined;
    return other && [{ side: 'you' }, other];
  });
}

/** Somebody whom a token marks out is one, whichever way it is said. */
const isOne = (found: ReturnType<typeof noun>): found is NonNullable<typeof found> =>
  found !== undefined &&
  found.ref === undefined &&
  found.who.if?.some((one) => one.is === 'gave' || (one.is === 'has' && one.yours === true)) === true;

/** Those on one end: you, the target, a group, this piece. */
function bound(cursor: Cursor, context: Context, bare: boolean): Ends | undefined {
  return cursor.try((): Ends | undefined => {
    if (context.marker !== undefined && placeRef(cursor, context) === 'marker') return ['marker'];
    const found = noun(cursor, context);
    if (found?.ref === 'you') return [{ side: 'you' }];
    if (found?.ref === 'target') return [target];
    if (found === undefined || found.ref !== undefined) return undefined;
    const own = found.who.yours === true && found.who.card !== undefined;
    if (found.many === 'one' && !isOne(found) && !own) return undefined;
    if (!bare && found.area !== undefined) return undefined;
    const who = standingWho(around(found, context));
    return who && [who];
  });
}

/** The verb with its distance, up to whom it is measured from. */
function bondOf(cursor: Cursor, pair: boolean): (Bond & { readonly ends?: 'each-other' }) | undefined {
  if (cursor.takeAny('must stay|remain|end', 'have|has to stay|remain')) {
    if (cursor.before?.text === 'end' && !cursor.take('their|its|your movement|move|moves')) return undefined;
    if (cursor.take('adjacent|next to')) return { range: 1 };
    const range = within(cursor);
    return range !== undefined && cursor.take('of') ? { range } : undefined;
  }
  if (!cursor.takeAny("cannot|can't", 'can not')) return undefined;
  // Who is moved by others is not meant anyway, where it does not say so.
  cursor.take('voluntarily|willingly');
  const moves = cursor.takeAny('move to be', 'move voluntarily to be', 'move to a space that is');
  const forced =
    moves ||
    cursor.takeAny(
      'move or be moved to be|become',
      'move or be moved',
      'be moved to be|become',
      'be moved',
      'be|become|get|stray',
    );
  if (!forced && !cursor.take('move|go|walk|step|end')) {
    if (!cursor.take('leave')) return undefined;
    const range = within(cursor);
    return range !== undefined && cursor.take('of') ? { range, leaves: true } : undefined;
  }
  if (!forced && cursor.before?.text === 'move') cursor.take('voluntarily|willingly');
  if (!forced && cursor.takeAny('to|into|in|on a space|spaces that? is|are?', 'to|into|in|on any space that? is?')) {
    const nearer = cursor.take('closer|nearer to');
    return nearer || cursor.takeAny('farther|further away? from', 'away from') ? (nearer ? { nearer } : {}) : undefined;
  }
  const any = forced && !moves ? { forced } : {};
  const range = apart(cursor);
  if (range !== undefined) {
    if (cursor.take('apart')) return pair ? { range, ...any, ends: 'each-other' } : undefined;
    if (cursor.takeAny('away? from', 'of', 'to')) return { range, ...any };
    return pair && cursor.done ? { range, ...any, ends: 'each-other' } : undefined;
  }
  if (cursor.takeAny('farther|further away? from', 'away from')) return any;
  if (cursor.takeAny('closer|nearer to', 'toward|towards')) return { nearer: true, ...any };
  return undefined;
}

/** `within 3 spaces`, `within range 3`, `range 3`. */
function within(cursor: Cursor): number | undefined {
  if (cursor.takeAny('within|in? range #', 'within # spaces|space', 'range #')) return cursor.numbers[0];
  return undefined;
}

/** `farther than 3 spaces`, `further than range 3`, `more than 3 spaces`, `beyond range 3`, `out of range 3`. */
export function apart(cursor: Cursor): number | undefined {
  const found = cursor.takeAny(
    'farther|further away|apart? than range #',
    'farther|further away? than being? in? range #',
    'farther|further away? than # spaces|space',
    'farther|further away? than #',
    'farther|further apart than # spaces|space?',
    'more than # spaces|space away?',
    'beyond range #',
    'beyond # spaces',
    'out of? range #',
  );
  return found ? cursor.numbers[0] : undefined;
}
