import type { Condition, Flag, Place, Ref, Who } from '../program.ts';
import type { Context } from './context.ts';
import type { Cursor } from './cursor.ts';
import { isGiven, tokensHad } from './had.ts';
import { nobody, units } from './nearness.ts';
import { type Noun, noun, presentWho, standingWho } from './noun.ts';
import { placeOf, placeRef } from './noun-place.ts';
import { past } from './past.ts';
import { possessive, pronoun } from './pronoun.ts';
import { distance, range } from './range.ts';
import { wordAt } from './words.ts';

const flags: Readonly<Record<string, Flag>> = {
  unprotected: 'unprotected',
  flying: 'flying',
  undefendable: 'undefendable',
  invisible: 'invisible',
};

const not = (of: Condition): Condition => ({ is: 'not', of });

/** What stands behind `if` or `while`: one or more questions, all of which must hold. */
export function conditions(cursor: Cursor, context: Context): Condition[] | undefined {
  return cursor.try(() => {
    const found = question(cursor, context);
    if (found === undefined) return undefined;
    for (;;) {
      // The `and` may also go on with something else than a question.
      const more = cursor.try(() => (cursor.take('and') ? question(cursor, context) : undefined));
      if (more === undefined) return found;
      found.push(...more);
    }
  });
}

function question(cursor: Cursor, context: Context): Condition[] | undefined {
  return cursor.try(
    () =>
      stance(cursor, context) ??
      thereIs(cursor, context) ??
      somebodyHas(cursor, context) ??
      outcome(cursor, context) ??
      about(cursor, context),
  );
}

/** `in bright stance`, `not in hooded stance`. */
export function stance(cursor: Cursor, context: Context): Condition[] | undefined {
  return cursor.try(() => {
    cursor.takeAny("you are|aren't", "you're");
    const negative = cursor.tokens[cursor.at - 1]?.text === "aren't" || cursor.take('not');
    // "If in hooded stance", "if not Spun Up".
    cursor.take('in');
    const token = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['stance']);
    if (token === undefined) return undefined;
    cursor.at = token.to;
    const found: Condition = { is: 'stance', token: token.word.ref };
    return [negative ? not(found) : found];
  });
}

/** `a Totem in range 2`, `a Trap adjacent to the target`: whoever it is near to is near to it. */
function pieceNear(cursor: Cursor, context: Context): Condition | undefined {
  cursor.takeAny('a|an|any');
  const word = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['marker']);
  if (word === undefined) return undefined;
  cursor.at = word.to;
  const near = cursor.takeAny('adjacent|next to');
  const far = near ? { max: 1 } : cursor.takeAny('in|within range') ? distance(cursor) : undefined;
  if (far === undefined) return undefined;
  const of = near || cursor.take('of') ? placeRef(cursor, context) : 'you';
  return of && { is: 'place', of, place: { range: far, of: { marker: word.word.ref } } };
}

function thereIs(cursor: Cursor, context: Context): Condition[] | undefined {
  return cursor.try(() => {
    if (!cursor.take("there is|are|isn't|aren't")) return undefined;
    const negative = /n't$/.test(cursor.tokens[cursor.at - 1]?.text ?? '') || cursor.take('no');
    const piece = cursor.try(() => pieceNear(cursor, context));
    if (piece !== undefined) return [negative ? not(piece) : piece];
    const asked = noun(cursor, context);
    const who = asked && asked.ref === undefined ? standingWho(asked) : undefined;
    if (who === undefined) return undefined;
    const min = asked?.many === 'one' ? asked.min : undefined;
    return [negative ? { is: 'there-is', who, min: 0, max: 0 } : { is: 'there-is', who, ...(min ? { min } : {}) }];
  });
}

/** `a unit has your Mark`, `no enemy has Slow`: whether there is one. */
function somebodyHas(cursor: Cursor, context: Context): Condition[] | undefined {
  return cursor.try(() => {
    const negative = cursor.take('no');
    if (!negative && !cursor.sees('a|an|any')) return undefined;
    const asked = noun(cursor, context);
    const who = asked?.many === 'one' && asked.ref === undefined ? standingWho(asked) : undefined;
    if (who === undefined || !cursor.take('has|have')) return undefined;
    const had = tokensHad(cursor, context);
    if (had === undefined) return undefined;
    const [only] = had;
    const having: Condition = had.length === 1 && only ? only : { is: 'any', of: had };
    const found = { ...who, if: [...(who.if ?? []), having] };
    return [negative ? { is: 'there-is', who: found, min: 0, max: 0 } : { is: 'there-is', who: found }];
  });
}

function outcome(cursor: Cursor, context: Context): Condition[] | undefined {
  if (cursor.takeAny('you do', 'they do')) return [{ is: 'done' }];
  if (cursor.takeAny("you|they don't", 'you|they do not')) return [not({ is: 'done' })];
  if (!context.rolled) return undefined;
  if (cursor.takeAny('this|it|that kills', 'the target dies')) return [{ is: 'kill' }];
  if (cursor.takeAny('this|it hits', 'you hit')) return [{ is: 'hit' }];
  if (cursor.takeAny('this|it missed', 'this|it misses', 'you miss')) return [{ is: 'miss' }];
  if (cursor.take('the kill was a hero')) return [{ is: 'unit', of: 'target', who: { side: 'any', kind: 'hero' } }];
  return undefined;
}

/** A question about you, the target, or whoever was named last. */
function about(cursor: Cursor, context: Context): Condition[] | undefined {
  if (cursor.takeAny("it is|it's your turn", "it's your turn")) return [{ is: 'turn', of: 'you' }];
  const low = lowHealth(cursor);
  if (low !== undefined) return [{ ...low, of: 'you' }];
  const no = nobody(cursor, context);
  if (no !== undefined) return no;
  const who = pronoun(cursor, context);
  if (who?.ref === undefined) return unsaid(cursor, context);
  const of = who.ref;
  const at = cursor.try(() => {
    cursor.take('is|are');
    const low = lowHealth(cursor);
    if (low !== undefined) return [{ ...low, of }];
    if (!cursor.take('at')) return undefined;
    return distanceFrom(cursor, of);
  });
  if (at !== undefined) return at;
  const before = past(cursor, of);
  if (before !== undefined) return before;
  if (cursor.takeAny("is|are|isn't|aren't")) return being(cursor, context, of);
  if (cursor.takeAny("has|have|hasn't|haven't")) return having(cursor, context, of);
  return undefined;
}

/** `Unprotected`, `already Slowed`: of whoever the sentence is about. `adjacent to an ally`: of you, where nobody else is. */
function unsaid(cursor: Cursor, context: Context): Condition[] | undefined {
  const { them } = context;
  return cursor.try(() => {
    const near = them === undefined && cursor.sees('adjacent|next to') ? being(cursor, context, 'you') : undefined;
    if (near !== undefined) return near;
    if (them === undefined || them === 'trigger' || them === 'other') return undefined;
    const negative = cursor.take('not');
    cursor.take('already');
    const flag = flagAt(cursor);
    const word = flag ? undefined : wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token']);
    if (word !== undefined) cursor.at = word.to;
    const found: Condition | undefined = flag
      ? { is: 'flag', of: them, flag }
      : word && { is: 'has', of: them, token: word.word.ref };
    return found && [negative ? not(found) : found];
  });
}

/** `at 2 or less health`, `below half health`, `at full health`. */
function lowHealth(cursor: Cursor): Omit<Extract<Condition, { is: 'health' }>, 'of'> | undefined {
  if (cursor.takeAny('at # or less|fewer health|hp', 'at # health|hp or less|lower')) {
    return { is: 'health', max: cursor.numbers[0] ?? 0 };
  }
  if (cursor.takeAny('at # or more health|hp', 'at # health|hp or more')) {
    return { is: 'health', min: cursor.numbers[0] ?? 0 };
  }
  if (cursor.takeAny('at or below half health|hp', 'at half health|hp or less|lower')) {
    return { is: 'health', atMostHalf: true };
  }
  if (cursor.takeAny('below|under half health|hp', 'less than half health|hp'))
    return { is: 'health', belowHalf: true };
  return cursor.takeAny('at full health|hp') ? { is: 'health', full: true } : undefined;
}

/** `range 6 or more` of whom the question is about, from you. */
function distanceFrom(cursor: Cursor, of: Ref): Condition[] | undefined {
  const far = range(cursor);
  if (far === undefined || of === 'you') return undefined;
  const { max } = far;
  if (cursor.take('or more')) {
    return max === undefined || far.min !== undefined
      ? undefined
      : [{ is: 'distance', from: 'you', to: of, range: { min: max } }];
  }
  return [{ is: 'distance', from: 'you', to: of, range: far }];
}

function flagAt(cursor: Cursor): Flag | undefined {
  const flag = flags[cursor.peek()?.text ?? ''];
  if (flag !== undefined) cursor.at += 1;
  return flag;
}

function being(cursor: Cursor, context: Context, of: Ref): Condition[] | undefined {
  const negative = /n't$/.test(cursor.tokens[cursor.at - 1]?.text ?? '') || cursor.take('not');
  const found = isSo(cursor, context, of);
  return found && [negative ? not(found) : found];
}

function isSo(cursor: Cursor, context: Context, of: Ref): Condition | undefined {
  if (of !== 'you' && cursor.take('you|yourself')) return { is: 'unit', of, who: { side: 'you' } };
  const seen = cursor.try((): Condition | undefined => {
    // "If you are in target's LoS": the target sees you.
    if (!cursor.take('in')) return undefined;
    const from = possessive(cursor, context);
    return from !== undefined && cursor.takeAny('los', 'line of sight')
      ? { is: 'place', of, place: { sight: true, of: from } }
      : undefined;
  });
  if (seen !== undefined) return seen;
  const beside = cursor.try((): Condition | undefined => {
    const near = cursor.take('adjacent|next to');
    if (!near && !cursor.take('in|within range #')) return undefined;
    const far = near ? { max: 1 } : { max: cursor.numbers[0] ?? 0 };
    if (!near && !cursor.take('of')) return undefined;
    if (!near && of === 'you' && !cursor.sees('at least|#')) return undefined;
    const others = cursor.sees('at|# least|or|units|enemies|allies') ? units(cursor, context) : undefined;
    if (others?.count === undefined) return undefined;
    const except = of === 'you' ? {} : { except: [of] };
    if (of !== 'you' && others.who.side !== 'any') return undefined;
    const at: Place = { range: far, ...(of === 'you' ? {} : { of }) };
    const who: Who = of === 'you' && others.who.side === 'any' ? { ...others.who, except: ['you'] } : others.who;
    return { is: 'there-is', who: { ...who, ...except, places: [...(who.places ?? []), at] }, ...others.count };
  });
  if (beside !== undefined) return beside;
  const place = cursor.try((): Condition | undefined => {
    if (cursor.take('beyond range #')) {
      return { is: 'distance', from: 'you', to: of, range: { min: (cursor.numbers[0] ?? 0) + 1 } };
    }
    const near = cursor.take('adjacent to');
    const far = near ? { max: 1 } : cursor.takeAny('in|within|at') ? range(cursor) : undefined;
    if (far === undefined) return undefined;
    if (!near && !cursor.take('of'))
      return of === 'you' ? undefined : { is: 'distance', from: 'you', to: of, range: far };
    const from = placeOf(cursor, context);
    return from && { is: 'place', of, place: { range: far, of: from } };
  });
  if (place !== undefined) return place;
  const flag = flagAt(cursor);
  if (flag !== undefined) return { is: 'flag', of, flag };
  const on = cursor.try(() => {
    if (!cursor.take('on|in')) return undefined;
    const ground = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['terrain', 'marker']);
    if (ground === undefined) return undefined;
    cursor.at = ground.to;
    return ground.word.ref;
  });
  if (on !== undefined) return { is: 'place', of, place: { on } };
  const token = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token']);
  if (token !== undefined) {
    cursor.at = token.to;
    return { is: 'has', of, token: token.word.ref };
  }
  return cursor.try(() => {
    if (!cursor.sees('a|an|your')) return undefined;
    const what = noun(cursor, context);
    if (what === undefined || what.ref !== undefined || what.many === 'each') return undefined;
    const who: Who = presentWho({ ...what, blind: true } as Noun);
    const { side, ...rest } = who;
    return Object.keys(rest).length === 0 ? { is: 'side', of, side } : { is: 'unit', of, who };
  });
}

function having(cursor: Cursor, context: Context, of: Ref): Condition[] | undefined {
  const negative = /n't$/.test(cursor.tokens[cursor.at - 1]?.text ?? '') || cursor.take('no');
  if (
    !negative &&
    cursor.takeAny('half health|hp or less', 'half of? their|your|its health|hp or less', 'half or less health|hp')
  ) {
    return [{ is: 'health', of, atMostHalf: true }];
  }
  if (!negative && cursor.takeAny('# or less health', '# health or less', '# hp or less')) {
    return [{ is: 'health', of, max: cursor.numbers[0] ?? 0 }];
  }
  if (!negative && cursor.takeAny('# or more health', '# health or more', '# hp or more')) {
    return [{ is: 'health', of, min: cursor.numbers[0] ?? 0 }];
  }
  if (!negative && cursor.take('more than # health|hp'))
    return [{ is: 'health', of, min: (cursor.numbers[0] ?? 0) + 1 }];
  if (!negative && cursor.take('less|fewer than # health|hp')) {
    return [{ is: 'health', of, max: (cursor.numbers[0] ?? 0) - 1 }];
  }
  if (!negative && cursor.take('full health')) return [{ is: 'health', of, full: true }];

  const near = cursor.try(() => {
    const friend = cursor.takeAny('an? other ally', 'another ally', 'an? ally', 'allies');
    const enemy = !friend && cursor.takeAny('an? enemy', 'enemies');
    if (!friend && !enemy) return undefined;
    if (cursor.takeAny('adjacent to them|it')) return { friend, max: 1 };
    if (!cursor.take('in|within range')) return undefined;
    const far = distance(cursor);
    return far?.max === undefined || far.min !== undefined ? undefined : { friend, max: far.max };
  });
  if (near !== undefined) return company(of, near.friend, near.max, !negative);

  const least = cursor.take('at least');
  const count = cursor.take('#') ? cursor.numbers[0] : undefined;
  const orMore = count !== undefined && cursor.take('or more');
  const orLess = count !== undefined && !orMore && cursor.take('or less|fewer');
  if (least && count === undefined) return undefined;
  const yours = isGiven(context) && of !== 'you' && cursor.take('your');
  if (count === undefined && !yours) cursor.takeAny('a|an|any');
  const token = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token', 'counter']);
  if (token === undefined) {
    if (count === undefined && cursor.takeAny('condition', 'conditions')) {
      const found: Condition = { is: 'has-condition', of };
      return [negative ? not(found) : found];
    }
    return undefined;
  }
  cursor.at = token.to;
  const ref = token.word.ref;
  const given = yours ? { yours } : {};
  if (negative) return count === undefined ? [not({ is: 'has', of, token: ref, ...given })] : undefined;
  if (count === undefined) return [{ is: 'has', of, token: ref, ...given }];
  if (orLess) return [{ is: 'has', of, token: ref, ...given, min: 0, max: count }];
  return [{ is: 'has', of, token: ref, ...given, min: count, ...(least || orMore ? {} : { max: count }) }];
}

/**
 * Whether somebody has one of its own side, or of the other side, nearby. Sides are seen from the bearer, so it is asked for both
 * sides that the unit may be on.
 */
function company(of: Ref, friend: boolean, max: number, wanted: boolean): Condition[] {
  const seen = (from: 'enemy' | 'friend', side: 'enemy' | 'friend'): Condition => ({
    is: 'any',
    of: [
      not({ is: 'side', of, side: from }),
      not({ is: 'there-is', who: { side, except: [of], places: [{ range: { max }, of }] } }),
    ],
  });
  const alone: Condition[] =
    of === 'you'
      ? [not({ is: 'there-is', who: { side: friend ? 'ally' : 'enemy', places: [{ range: { max } }] } })]
      : friend
        ? [seen('enemy', 'enemy'), seen('friend', 'friend')]
        : [seen('enemy', 'friend'), seen('friend', 'enemy')];
  return wanted ? [{ is: 'any', of: alone.map(not) }] : alone;
}
