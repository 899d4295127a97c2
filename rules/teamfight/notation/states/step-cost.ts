import type { Place, Ref, Rule, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { giver } from '../nouns/giver.ts';
import { besideWall } from '../nouns/nearness.ts';
import { type Noun, noun, standingWho } from '../nouns/noun.ts';
import { isHere, placeOf, placeRef } from '../nouns/place-of.ts';
import { distance } from '../nouns/range.ts';
import { ownGround } from '../pieces/own-ground.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';

type StepCost = Extract<Rule, { rule: 'step-cost' }>;
type Cost = StepCost['cost'];
type Step = StepCost['step'];

/** Without one of these nothing is said of a cost. */
export const paid = oneOf('cost costs spend spends pay pays need needs difficult');

/**
 * What a step costs more than it would: `leaving this costs +1 movement`, `enemies spend 2 movement to enter spaces adjacent to you`,
 * `spaces adjacent to you cost enemies 1 extra movement to leave`, `moving away from you costs enemies twice as many spaces`.
 */
export function stepCost(cursor: Cursor, context: Context, clause: number): StepCost | undefined {
  return cursor.try(() => {
    const read =
      doing(cursor, context) ??
      unless(cursor, context) ??
      nearby(cursor, context) ??
      paying(cursor, context) ??
      treating(cursor, context) ??
      spaces(cursor, context);
    // How long, when and against whom else: more than that it costs so much.
    if (read === undefined || !(cursor.done || cursor.sees(',|and'))) return undefined;
    const { who = unsaid(context, read.step), ...said } = read;
    return who && { clause, rule: 'step-cost', who, ...said };
  });
}
stepCost.needs = paid;

interface Read {
  readonly who?: Who | undefined;
  readonly step: Step;
  readonly cost: Cost;
  readonly ground?: true;
}

/** Of ground and pieces it is everybody's; of a token it is that of whoever has it. */
const unsaid = ({ slot }: Context, step: Step): Who | undefined =>
  slot === 'terrain' || slot === 'marker' || slot === 'map' || slot === 'rules'
    ? { side: 'any' }
    : (slot === 'token' || slot === 'condition') && ('of' in step || Object.keys(step.place).length === 0)
      ? { side: 'you' }
      : undefined;

/** `Leaving this costs +1 movement`, `moving away from you costs enemies twice as many spaces`. */
function doing(cursor: Cursor, context: Context): Read | undefined {
  return cursor.try(() => {
    const step = deed(cursor, context);
    if (step === undefined || !cursor.take('costs|cost')) return undefined;
    const who = payer(cursor, context);
    const cost = price(cursor);
    return cost && { who, step, cost };
  });
}

function deed(cursor: Cursor, context: Context): Step | undefined {
  return cursor.try((): Step | undefined => {
    if (cursor.takeAny('moving farther? away from', 'moving closer|nearer to', 'moving toward|towards')) {
      const away = cursor.before?.text === 'from';
      const of = centreOf(cursor, context);
      return of && { on: away ? 'farther' : 'nearer', of };
    }
    const every = cursor.try(() => {
      const said = cursor.takeAny('moving', 'each space you|they move', 'each step', 'your movement');
      return (said && cursor.sees('cost|costs')) || undefined;
    });
    // Every step leaves some space.
    if (every) return { on: 'leave', place: {} };
    const through = cursor.takeAny('moving|walking|going through|in|into', 'movement through|in|into');
    const on = cursor.take('leaving|exiting') ? 'leave' : through || cursor.take('entering') ? 'enter' : undefined;
    const place = on && where(cursor, context);
    return place && { on, place };
  });
}

/** `Enemies spend 1 extra movement to leave this`, `it costs enemies 2 movement to enter spaces adjacent to you`. */
function paying(cursor: Cursor, context: Context): Read | undefined {
  return cursor.try(() => {
    const it = cursor.takeAny('it costs', 'it cost');
    const bare = !it && cursor.take('costs|cost');
    const who = payer(cursor, context);
    if (!it && !bare) {
      if (who === undefined) return undefined;
      cursor.takeAny('must', 'has|have to', 'need|needs to');
      if (!cursor.take('spend|spends|pay|pays|need|needs')) return undefined;
    }
    const cost = price(cursor);
    const each = cost && !it && !bare ? forEachSpace(cursor, context) : undefined;
    if (cost !== undefined && each !== undefined) return { who, step: { on: 'enter', place: each }, cost };
    if (cost === undefined) return undefined;
    // "Costs 1 more movement for enemies", in the text of ground: each of its spaces that they enter.
    const some = bare && who === undefined ? forWhom(cursor, context) : undefined;
    const its = some && here(context);
    if (some !== undefined) return its && { who: some, step: { on: 'enter', place: its }, cost };
    if (!cursor.take('to leave|exit|enter')) return undefined;
    const on = cursor.before?.text === 'enter' ? 'enter' : 'leave';
    // "Costs 2 movement to enter" is a field of the ground.
    const itself = cursor.done || cursor.sees('for');
    const place = itself && (who === undefined || isOwn(context)) ? here(context) : where(cursor, context);
    const payers = who ?? forWhom(cursor, context);
    if (place === undefined || (on === 'enter' && payers === undefined && 'least' in cost)) return undefined;
    return { who: payers, step: { on, place }, cost };
  });
}

/** `for enemies`, behind what it costs. */
const forWhom = (cursor: Cursor, context: Context): Who | undefined =>
  cursor.try(() => (cursor.take('for') ? payer(cursor, context) : undefined));

/** In the text of a piece or of ground. */
const isOwn = ({ slot }: Context): boolean => slot === 'marker' || slot === 'terrain';

/** `for each space in range 3 of you`, `per space adjacent to you`, `in spaces in range 2 of this`: each that is entered. */
const forEachSpace = (cursor: Cursor, context: Context): Place | undefined =>
  cursor.try(() => (cursor.takeAny('for each|every', 'per', 'in|through') ? around(cursor, context) : undefined));

/** `Enemies in range 1 cannot move away from you unless they spend 2 extra movement`: such a step is dearer. */
function unless(cursor: Cursor, context: Context): Read | undefined {
  return cursor.try(() => {
    const found = noun(cursor, context);
    const token = found?.ref === 'you' && (context.slot === 'token' || context.slot === 'condition');
    const who: Who | undefined = token
      ? { side: 'you' }
      : found?.ref === undefined && found?.many === 'each'
        ? standingWho(found)
        : undefined;
    if (who === undefined || !cursor.takeAny("cannot|can't voluntarily?", 'can not')) return undefined;
    if (!cursor.takeAny('move|go|walk farther|further? away? from', 'move|go|walk away')) return undefined;
    // "Cannot move away": from where they are near.
    const [first] = who.places ?? [];
    const of = cursor.before?.text === 'from' ? centreOf(cursor, context) : first && (first.of ?? 'you');
    cursor.takeAny('voluntarily', 'of their own will');
    if (of === undefined || !cursor.take(',? unless they|you spend|pay')) return undefined;
    const cost = price(cursor);
    const { places, ...all } = who;
    const [place, ...more] = places ?? [];
    if (cost === undefined || more.length > 0 || (place !== undefined && place.range === undefined)) return undefined;
    return { who: all, step: { on: 'farther', of, ...(place && { from: place }) }, cost };
  });
}

/** `Enemies adjacent to you spend 1 extra movement to leave`, `enemies in range 2 spend +1 movement to move away from you`. */
function nearby(cursor: Cursor, context: Context): Read | undefined {
  return cursor.try(() => {
    const found = noun(cursor, context);
    const who = found?.ref === undefined && found?.many === 'each' ? standingWho(found) : undefined;
    const [place, ...more] = who?.places ?? [];
    if (who === undefined || place?.range === undefined || more.length > 0) return undefined;
    cursor.takeAny('must', 'has|have to', 'need|needs to');
    if (!cursor.take('spend|spends|pay|pays|need|needs')) return undefined;
    const cost = price(cursor);
    if (cost === undefined || !cursor.take('to')) return undefined;
    const { places: _, ...all } = who;
    if (cursor.takeAny('move|walk|go farther? away from')) {
      const of = centreOf(cursor, context);
      return of && { who: all, step: { on: 'farther', of, from: place }, cost };
    }
    // Where they are is where they leave from.
    const leaves = cursor.take('leave|exit') && (cursor.done || cursor.sees(',|and'));
    return leaves ? { who: all, step: { on: 'leave', place, whole: true }, cost } : undefined;
  });
}

/** `Spaces adjacent to you cost enemies +1 movement to enter`, `spaces in range 2 are difficult terrain for enemies`. */
function spaces(cursor: Cursor, context: Context): Read | undefined {
  return cursor.try(() => {
    const place = around(cursor, context);
    if (place === undefined) return undefined;
    if (cursor.take('is|are|become|becomes|count|counts as? difficult terrain|ground')) {
      const who = cursor.take('for|to') ? payer(cursor, context) : unsaid(context, { on: 'enter', place });
      return who && { who, step: { on: 'enter', place }, cost: { least: 2 }, ground: true };
    }
    if (!cursor.take('costs|cost')) return undefined;
    const who = payer(cursor, context);
    const cost = price(cursor);
    if (cost === undefined) return undefined;
    // "Spaces in range 2 cost enemies 2 movement": each that they enter.
    const enters = who !== undefined && (cursor.done || cursor.sees(',|and'));
    if (!enters && !cursor.take('to leave|exit|enter')) return undefined;
    const on = enters || cursor.before?.text === 'enter' ? 'enter' : 'leave';
    return { who, step: { on, place }, cost };
  });
}

/** `Enemies treat spaces adjacent to you as difficult terrain`. */
function treating(cursor: Cursor, context: Context): Read | undefined {
  return cursor.try(() => {
    const who = payer(cursor, context);
    if (who === undefined || !cursor.take('treat|treats')) return undefined;
    const place = around(cursor, context);
    return place && cursor.take('as difficult terrain|ground')
      ? { who, step: { on: 'enter', place }, cost: { least: 2 }, ground: true }
      : undefined;
  });
}

/** Whoever pays for it: a group, or who has the token. */
function payer(cursor: Cursor, context: Context): Who | undefined {
  if (cursor.sees('# more|extra|additional|movement')) return undefined;
  return cursor.try(() => {
    const found: Noun | undefined = noun(cursor, context);
    if (found?.ref === 'you') return { side: 'you' } as const;
    return found?.ref === undefined && found?.many === 'each' ? standingWho(found) : undefined;
  });
}

const movement = 'movement|speed|space|spaces';

/** `1 extra movement`, `+1 movement`, `twice as many spaces`, `2 movement`. */
function price(cursor: Cursor): Cost | undefined {
  const points = (): boolean => cursor.take(`${movement} points|point?`);
  return cursor.try((): Cost | undefined => {
    if (cursor.takeAny('twice|double as many|much', 'twice|double the?'))
      return points() || cursor.done ? { times: 2 } : undefined;
    if (cursor.take('an extra|additional')) return points() ? { add: 1 } : undefined;
    if (cursor.takeAny('+ #', '# extra|additional|more')) {
      const [add = 0] = cursor.numbers;
      return points() || cursor.sees('to enter|leave|exit') ? { add } : undefined;
    }
    if (!cursor.take('#')) return undefined;
    const [least = 1] = cursor.numbers;
    if (!points()) return undefined;
    return cursor.take('more|extra') ? { add: least } : { least };
  });
}

const here = ({ marker, strewn }: Context): Place | undefined =>
  marker === undefined || strewn ? undefined : { range: { max: 0 }, of: 'marker' };

/** `this`, `it`, `a Mud space`, `spaces adjacent to you`. */
function where(cursor: Cursor, context: Context): Place | undefined {
  return cursor.try((): Place | undefined => {
    if (isOwn(context) && (isHere(cursor, context) || cursor.takeAny('it|this space|terrain|ground?', 'this|it')))
      return here(context);
    if (ownGround(cursor, context)) return here(context);
    return cursor.try(() => ground(cursor, context)) ?? around(cursor, context);
  });
}

/** `Mud`, `a space of Mud`, `Mud spaces`. */
function ground(cursor: Cursor, { words }: Context): Place | undefined {
  cursor.takeAny('a|any|each space of|with', 'spaces of|with', 'a|an|any|each');
  const word = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['terrain']);
  if (word === undefined) return undefined;
  cursor.at = word.to;
  cursor.take('space|spaces|terrain');
  return { on: word.word.ref };
}

/** `spaces adjacent to you`, `a space within range 2 of this`. */
function around(cursor: Cursor, context: Context): Place | undefined {
  return cursor.try((): Place | undefined => {
    cursor.take('a|an|any|each|every|the|all');
    const burst = cursor.takeAny('burst #', 'area|spaces? in|within burst #', 'spaces? in|within a burst #');
    if (burst) {
      const size = { max: cursor.numbers[0] ?? 1 };
      cursor.take('square|area');
      return from(size, cursor.take('of|around') ? centreOf(cursor, context) : centre(context));
    }
    const before = cursor.take('adjacent space|spaces');
    if (!before && !cursor.take('space|spaces')) return undefined;
    if (!before && besideWall(cursor)) return { walled: true };
    const near = before || cursor.take('adjacent|next');
    const far = near ? { max: 1 } : cursor.take('in|within') ? distance1(cursor) : undefined;
    if (far === undefined) return undefined;
    if (!cursor.take('of|to')) return before || !near ? from(far, centre(context)) : undefined;
    return from(far, centreOf(cursor, context));
  });
}

/** What it is measured from: you, this, any Totem, whoever gave the token. */
function centreOf(cursor: Cursor, context: Context): Place['of'] {
  const found = placeRef(cursor, context);
  if (found !== undefined) return found;
  const gave = cursor.try(() => giver(cursor, context));
  return gave === undefined ? placeOf(cursor, context) : { nearest: gave.who };
}

const distance1 = (cursor: Cursor) => {
  cursor.take('range');
  return distance(cursor);
};

const centre = ({ marker, slot }: Context): Ref => (marker !== undefined && slot === 'marker' ? 'marker' : 'you');

const from = (range: NonNullable<Place['range']>, of: Place['of']): Place | undefined =>
  of && { range, ...(of === 'you' ? {} : { of }) };
