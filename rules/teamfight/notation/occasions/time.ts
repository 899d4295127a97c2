import type { Moment, Ref, Until } from '../../program.ts';
import type { Context } from '../context.ts';
import { possessive } from '../nouns/pronoun.ts';
import { beginning, type Cursor } from '../words/cursor.ts';

/** What says how long something lasts begins with one of these. */
export const howLong = beginning('for|during|over|until|till|this|that|permanently|forever');

/** `until the start of your next turn`, `for the rest of the game`, `until the end of the round`. */
export function duration(cursor: Cursor, context: Context): Until | undefined {
  if (cursor.misses(howLong)) return undefined;
  return cursor.try((): Until | undefined => {
    if (
      cursor.takeAny(
        'permanently',
        'forever',
        'for good',
        'for the rest of the game',
        'until|till the? end of the? game',
      )
    )
      return { moment: 'game-end' };
    if (cursor.sees('this turn and next ,') && cursor.take('this turn and next'))
      return { moment: 'turn-end', of: 'you' };
    // "This turn and the next you are Flying", and not "this turn and the next time".
    const bare = cursor.try(() =>
      cursor.take('this turn and the next') && (cursor.done || cursor.sees(',|.|you|your|they|allies|enemies'))
        ? true
        : undefined,
    );
    if (bare) return { moment: 'turn-end', of: 'you' };
    const both = ['this turn and your? next turn', 'this turn and your next', 'this and your? next turn'];
    if (cursor.takeAny(...both, ...both.map((one) => `for ${one}`))) return { moment: 'turn-end', of: 'you' };
    if (
      cursor.takeAny('this turn', 'during|for this turn', 'for the rest of the|this|your? turn') ||
      (!context.anyTurn && context.offered && cursor.take('that turn'))
    )
      return thisTurn(context);
    const several = cursor.try(() => (cursor.take('for|during|over') ? nextTurns(cursor, context) : undefined));
    if (several !== undefined) return { moment: 'turn-end', of: several.of, ...passing(several.count) };
    const rounds = context.anyTurn || context.instant ? undefined : cursor.try(() => forRounds(cursor));
    if (rounds !== undefined) return rounds;
    if (cursor.takeAny('this round and the? next round?', 'this and the? next round'))
      return { moment: 'round-end', passing: 1 };
    if (cursor.takeAny('for the rest of the|this round', 'during|for? this round')) return { moment: 'round-end' };
    return cursor.take('until|till the?') ? ending(cursor, context) : undefined;
  });
}

/** `end of the turn`, `start of your next turn`, behind "until the". */
export const ending = (cursor: Cursor, context: Context): Until | undefined =>
  cursor.try((): Until | undefined => {
    if (cursor.take('your next turn ends')) return { moment: 'turn-end', of: 'you' };
    if (cursor.takeAny('you take your next? turn again', 'your turn starts|begins|comes again|round|around'))
      return { moment: 'turn-start', of: 'you' };
    if (cursor.take('your next turn starts|begins?')) return { moment: 'turn-start', of: 'you' };
    if (cursor.takeAny('end of the|this? turn', 'end of the? current turn')) return thisTurn(context);
    const round = nextRound(cursor);
    if (round !== undefined) return round;
    if (!cursor.sees('end of round #') && cursor.take('end of the|this? round')) return { moment: 'round-end' };
    const until = turn(cursor, context);
    return until && plain(until);
  });

/** `end of the next round`, `start of next round`. */
function nextRound(cursor: Cursor): Moment | undefined {
  if (cursor.take('end of the? next round')) return { moment: 'round-end', passing: 1 };
  if (
    cursor.takeAny('start|beginning|end of the? round after next', 'start|beginning|end of the second round from now')
  ) {
    const said = cursor.tokens.slice(0, cursor.at).findLast(({ text }) => /^(?:start|beginning|end)$/.test(text));
    return said?.text === 'end' ? { moment: 'round-end', passing: 2 } : { moment: 'round-start', passing: 1 };
  }
  return cursor.takeAny('start|beginning of the? next round', 'next round starts|begins?')
    ? { moment: 'round-start' }
    : undefined;
}

/** The turn that runs, which need not be one's own where something answers. */
const thisTurn = ({ anyTurn }: Context): Until => ({
  moment: 'turn-end',
  ...(anyTurn ? {} : { of: 'you' as const }),
  thisTurn: true,
});

/** A moment of a turn or a round. `next` is one that is named as the next; `every` comes again and again. */
export interface When extends Moment {
  readonly next?: boolean;
  readonly every?: boolean;
  /** It is done at once, too: "Now and at the start of your next turn". */
  readonly now?: boolean;
  /** In so many such moments, one after the other: "at the start of each of your next 2 turns". */
  readonly times?: number;
  /** And then, too: "at the end of your turn and at the start of your next turn". */
  readonly also?: readonly When[];
}

/** `At the start of their next turn, they are Slowed until the end of that turn`: theirs, and not yours. */
export const behindMoment = ({ moment, of }: When): Pick<Context, 'free' | 'anyTurn'> => ({
  free: true,
  ...(moment.startsWith('turn-') && of !== 'you' && { anyTurn: true }),
});

/** `start of your next turn`, `end of your turn`, behind its article. */
function turn(cursor: Cursor, context: Context): When | undefined {
  if (!cursor.take('start|beginning|end of')) return undefined;
  const moment = cursor.tokens[cursor.at - 2]?.text === 'end' ? 'turn-end' : 'turn-start';
  const whose = nextOfAnyone(cursor);
  if (whose !== undefined) return { moment, whose, next: true };
  // "End of next turn" is one's own, where nobody else was named.
  const bare = context.them === undefined && cursor.sees('next turn') ? ('you' as const) : undefined;
  const of =
    bare ?? (context.ordered === 'here' && cursor.sees('their|its') ? ofOrdered(cursor) : possessive(cursor, context));
  if (of === undefined) return undefined;
  // "Their second turn from now": one of them passes before it.
  const soon = turnsFromNow(cursor);
  if (soon !== undefined) return { moment, of, next: true, passing: soon - 1 };
  // "Their next next turn", "your turn after next".
  const second = cursor.takeAny('second next?', 'next next', '2nd next?');
  // "Your turn after next".
  if (!second && cursor.take('turn after next')) return { moment, of, next: true, passing: 1 };
  const following = second || cursor.take('next|following');
  if (!cursor.take('turn')) return undefined;
  const later = !following && cursor.take('after next');
  const rounds = !following && !later ? inSoManyRounds(cursor) : undefined;
  if (rounds !== undefined) return { moment, of, next: true, passing: rounds - 1 };
  const after = !later && afterThat(cursor);
  const next = following || later || after;
  const again = next && !second && !later && cursor.takeAny(',? and the turn after that?', ',? and the following turn');
  return {
    ...{ moment, of },
    ...(next ? { next } : { thisTurn: true }),
    ...((second || later) && { passing: 1 }),
    ...(again && { times: 2 }),
  };
}

/** `Your Wolf has +1 speed until the end of its next turn`, behind a target: of that Wolf, unless its sentence speaks of the target, too. */
function ofOrdered(cursor: Cursor): Ref | undefined {
  const { tokens, at } = cursor;
  for (let n = at - 1; n >= 0 && (tokens[n + 1]?.from ?? 0) - (tokens[n]?.to ?? 0) < 2; n--)
    if (/^(?:it|them|they|that|target)$/.test(tokens[n]?.text ?? '')) return undefined;
  cursor.take('their|its');
  return 'each';
}

/** `the next unit's turn`, `the next enemy hero's turn`, `the opponent's next turn`: of whoever has one next. */
const nextOfAnyone = (cursor: Cursor): 'any' | 'enemy' | undefined =>
  cursor.try(() => {
    const theirs = cursor.takeAny(
      "the? next enemy's turn",
      'the? next enemy turn',
      "the? next enemy unit's|hero's turn",
      "the? opponent's next hero's turn",
    );
    if (theirs) return 'enemy';
    return cursor.take("the? next unit's|hero's turn") ? 'any' : undefined;
  });

/** `second turn after this`, `third turn from now`. */
const turnsFromNow = (cursor: Cursor): number | undefined =>
  cursor.try(() => {
    const count = ['second|2nd', 'third|3rd', 'fourth|4th'].findIndex((said) => cursor.take(said));
    if (count < 0 || !cursor.takeAny('turn after this|that', 'turn from now')) return undefined;
    return count + 2;
  });

/** `At the start of your turn in 2 rounds`: each has one turn a round. */
const inSoManyRounds = (cursor: Cursor): number | undefined =>
  cursor.try(() => {
    if (!cursor.take('in # rounds|turns|round|turn')) return undefined;
    const [count = 0] = cursor.numbers;
    return count > 0 && count <= mostTurns ? count : undefined;
  });

/** `your turn after`, `your turn after that`: the next one, counted from when it is said of. */
const afterThat = (cursor: Cursor): boolean =>
  cursor.take('after that|this') || (cursor.sees('after') && cursor.at + 1 >= cursor.end && cursor.take('after'));

/** `on their next turn`, `during your next turn`: for what counts in that turn only, whatever was before it. */
export function inNextTurn(cursor: Cursor, context: Context): Until | undefined {
  return cursor.try((): Until | undefined => {
    if (cursor.take('next turn|activation') && (cursor.done || cursor.sees(',|and|.')))
      return { moment: 'turn-end', of: 'you' };
    if (!cursor.take('on|during|for|in')) return undefined;
    const of = possessive(cursor, context);
    return of !== undefined && cursor.take('next turn|activation') ? { moment: 'turn-end', of } : undefined;
  });
}

/** `On your next turn`, `on their next two turns`, `next turn` before who it is of: turns that come, and not what is before them. */
export function inTurnsToCome(
  cursor: Cursor,
  context: Context,
): { readonly of: Ref; readonly count: number } | undefined {
  return cursor.try(() => {
    if (cursor.take('next turn|activation , you')) {
      cursor.at -= 2;
      return { of: 'you' as const, count: 1 };
    }
    if (!cursor.take('on|in|during|for')) return undefined;
    const said = cursor.before?.text;
    const several = said === 'on' || said === 'in' ? cursor.try(() => nextTurns(cursor, context)) : undefined;
    if (several !== undefined) return several;
    const of = possessive(cursor, context);
    return of !== undefined && cursor.take('next turn|activation') ? { of, count: 1 } : undefined;
  });
}

/** More turns than any match has are a misprint. */
const mostTurns = 6;

/** `your next 2 turns`, `their next three turns`. */
function nextTurns(cursor: Cursor, context: Context): { readonly of: Ref; readonly count: number } | undefined {
  const of = possessive(cursor, context);
  if (of === undefined || !cursor.take('next # turns|activations')) return undefined;
  const [count = 1] = cursor.numbers;
  return count > 1 && count < mostTurns ? { of, count } : undefined;
}

const passing = (count: number): { passing?: number } => (count > 1 ? { passing: count - 1 } : {});

/** Words that a moment begins with. */
export const atMoment = beginning('now', 'at', 'in', 'start', 'beginning', 'end');

/** `In 2 rounds, at the start of the round`, `in 2 turns, at the end of your turn`: that many from now. */
function inSoMany(cursor: Cursor): When | undefined {
  if (!cursor.take('in # rounds|turns ,? at the? start|beginning|end of')) return undefined;
  const [count = 1] = cursor.numbers;
  const said = cursor.tokens.slice(0, cursor.at).map(({ text }) => text);
  const end = said.at(-2) === 'end';
  const rounds = said.lastIndexOf('rounds') > said.lastIndexOf('turns');
  if (!(rounds ? cursor.take('the|that round') : cursor.take('your turn'))) return undefined;
  // The end of the turn or round that runs is none of those that come.
  if (count < 2 || count >= mostTurns) return undefined;
  return rounds
    ? { moment: end ? 'round-end' : 'round-start', next: true, passing: end ? count : count - 1 }
    : { moment: end ? 'turn-end' : 'turn-start', of: 'you', next: true, passing: count - 1 };
}

/** When something comes: `at the start of your next turn`, `at the end of your turn`, `at end of turn`, `at the start of each round`. */
export function moment(cursor: Cursor, context: Context): When | undefined {
  if (cursor.misses(atMoment)) return undefined;
  return cursor.try((): When | undefined => {
    if (cursor.take('now ,? and')) {
      const then = moment(cursor, context);
      // Without "next" or "each" it does not say how often.
      return then?.next || then?.every ? { ...then, now: true } : undefined;
    }
    if (cursor.sees('in')) return inSoMany(cursor);
    if (!cursor.take('at the?') && !isHeading(cursor, context)) return undefined;
    const each = cursor.try((): When | undefined => {
      if (!cursor.takeAny('start|beginning|end of each of', 'start|beginning|end of')) return undefined;
      const last = cursor.tokens.slice(0, cursor.at).findLast(({ text }) => /^(?:start|beginning|end)$/.test(text));
      const turns = nextTurns(cursor, context);
      const moment = last?.text === 'end' ? ('turn-end' as const) : ('turn-start' as const);
      return turns && { moment, of: turns.of, next: true, times: turns.count };
    });
    if (each !== undefined) return each;
    const end = cursor.sees('end');
    const round = nextRound(cursor);
    if (round !== undefined) return { ...round, next: true };
    const isUsed = context.slot === 'ability' || context.slot === 'default';
    // Of what is done once, or comes of a death, it is the round that runs.
    const isOnce = isUsed || context.dead === 'you' || cursor.sees('end of this round');
    if (isOnce && cursor.take('end of the|this round')) return { moment: 'round-end', next: true };
    if (ofRound(cursor)) return { moment: end ? 'round-end' : 'round-start', every: true };
    if (cursor.takeAny('start|beginning|end of each|every|any of? your turns?', 'start|beginning|end of your turns')) {
      return { moment: end ? 'turn-end' : 'turn-start', of: 'you', every: true };
    }
    if (cursor.take('start|beginning|end of next turn'))
      return { moment: end ? 'turn-end' : 'turn-start', of: 'you', next: true };
    if (
      cursor.sees('end of the|this turn') &&
      (context.slot === 'ability' || context.slot === 'default' || context.slot === 'marker')
    ) {
      cursor.take('end of the|this turn');
      const own = !context.anyTurn && context.slot !== 'marker';
      return { moment: 'turn-end', ...(own && { of: 'you' as const }), thisTurn: true };
    }
    if (cursor.take('start|beginning|end of turn'))
      return { moment: end ? 'turn-end' : 'turn-start', of: 'you', thisTurn: true };
    return turn(cursor, context);
  });
}

/** `End of this turn and start of your next:`, before all that comes at both. */
const bothHeading = (cursor: Cursor): When | undefined =>
  cursor.try((): When | undefined => {
    if (!cursor.take('end of this|your turn and start|beginning of your next turn?')) return undefined;
    if (!cursor.done && !cursor.sees(':')) return undefined;
    return {
      ...{ moment: 'turn-end', of: 'you', thisTurn: true },
      also: [{ moment: 'turn-start', of: 'you', next: true }],
    };
  });

/** `Start of turn:`, before all that comes then: of whoever has the text. */
const isHeading = (cursor: Cursor, { slot }: Context): boolean => {
  if (slot !== 'passive' && slot !== 'token' && slot !== 'condition') return false;
  const { at } = cursor;
  const found = cursor.take('start|beginning|end of your? turn') && (cursor.done || cursor.sees(':'));
  cursor.at = at;
  return found;
};

/** `Now, at the end of your turn, and at the start of your next turn`: a moment, and others in a row with it. */
export function moments(cursor: Cursor, context: Context): When | undefined {
  if (cursor.misses(atMoment)) return undefined;
  const now = cursor.sees('now ,? and? at');
  const heading = context.slot === 'ability' || context.slot === 'default' ? bothHeading(cursor) : undefined;
  if (heading !== undefined) return heading;
  return cursor.try((): When | undefined => {
    const { at } = cursor;
    if (now) cursor.take('now ,? and?');
    const first = moment(cursor, context);
    const also: When[] = [];
    while (first !== undefined) {
      const more = cursor.try(() =>
        cursor.takeAny(', and', 'and', ',') && cursor.sees('at') ? moment(cursor, context) : undefined,
      );
      if (more === undefined) break;
      also.push(more);
    }
    const isRow = also.length > 0 && cursor.tokens.slice(at, cursor.at).some(({ text }) => text === 'and');
    if (first !== undefined && isRow) return { ...first, also, ...(now && { now }) };
    cursor.at = at;
    return moment(cursor, context);
  });
}

/** `for one round`, `for 2 rounds`, said in one's own turn: as many turns of all others, up to the next one of one's own. */
function forRounds(cursor: Cursor): Until | undefined {
  if (!cursor.takeAny('for a round', 'for # rounds|round', 'for|over the next # rounds')) return undefined;
  const count = /^rounds?$/.test(cursor.before?.text ?? '') ? (cursor.numbers[0] ?? 1) : 1;
  return count > 0 && count < mostTurns ? { moment: 'turn-start', of: 'you', ...passing(count) } : undefined;
}

/** `for 2 turns`, of somebody whose turn does not run; `for the next 2 turns`. */
export function forTurns(cursor: Cursor, of: Ref): Until | undefined {
  // Of one's own, whose turn runs, "for 2 turns" could be with that one.
  const next = cursor.take('for the next # turns|activations');
  if (!next && (of === 'you' || !cursor.takeAny('for a|one turn', 'for # turn|turns|activations'))) return undefined;
  const [count = 1] = cursor.numbers;
  return count > 0 && count < mostTurns ? { moment: 'turn-end', of, ...passing(count) } : undefined;
}

/** `start of each round`, `end of round`, and not of one by its number. What comes of several things at once has its order anyway (T-020). */
const ofRound = (cursor: Cursor): boolean =>
  cursor.try(() => {
    if (!cursor.take('start|beginning|end of each|every|the|a? round') || cursor.peek()?.kind === 'number')
      return undefined;
    cursor.takeAny(', in turn|player order');
    return true;
  }) ?? false;

/** The moment alone, as a program holds it. */
export function plain({ moment, of, whose, thisTurn, passing }: When): Moment {
  return {
    moment,
    ...(of ? { of } : {}),
    ...(whose ? { whose } : {}),
    ...(thisTurn ? { thisTurn } : {}),
    ...(passing ? { passing } : {}),
  };
}
