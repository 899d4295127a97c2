import type { Law, Rounds } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Desk } from '../sentences/desk.ts';
import type { Cursor } from '../words/cursor.ts';
import { hasOnePoint, pointNamed } from './point-named.ts';
import {
  during,
  namesRoundsTwice,
  type OfMatch,
  oneOfBoth,
  pointsSaid,
  roundsSaid,
  side,
  takesControl,
} from './told.ts';

/** What control points score at the end of a round, where a text says that in words (T-025). */
export function controlScores(cursor: Cursor, context: Context, desk: Desk): OfMatch | undefined {
  if (namesRoundsTwice(cursor)) return undefined;
  const before = roundsSaid(cursor);
  const found =
    cursor.try(() => times(cursor, before)) ??
    cursor.try(() => worthOfEach(cursor, context, desk, before)) ??
    cursor.try(() => worthOfOne(cursor, context, desk, before)) ??
    cursor.try(() => forEachHeld(cursor, before)) ??
    cursor.try(() => forMore(cursor, before)) ??
    cursor.try(() => forAll(cursor)) ??
    cursor.try(() => forHolder(cursor, context, before)) ??
    cursor.try(() => onlyThen(cursor, before));
  return found;
}

const worth = (cursor: Cursor): boolean =>
  cursor.takeAny('is|are worth', 'score|scores|give|gives|grant|grants|award|awards|yield|yields', 'count|counts for');

const toHolder = (cursor: Cursor): void => {
  cursor.takeAny(
    `to|for the ${side} who|that|which? holds|controls|owns|claimed it|them`,
    `to|for whoever holds|controls|owns it|them`,
    `to|for its|their owner|holder|controller`,
  );
};

/** `Control points are worth double in round 6`, `control points score nothing in round 1`. */
function times(cursor: Cursor, before: Rounds | undefined): OfMatch | undefined {
  cursor.takeAny('each|every|all of? the?');
  if (!takesControl(cursor)) return undefined;
  const no = cursor.takeAny(
    'do|does not score|count',
    "don't|doesn't score|count",
    'score|scores nothing|0',
    'is|are worth nothing|0',
    'score|scores no victory? points|point',
    'is|are worth no victory? points|point',
  );
  const found = no
    ? 0
    : !cursor.takeAny('is|are worth', 'score|scores|count|counts')
      ? undefined
      : cursor.takeAny('double|twice points?', 'twice|double as many|much points?', 'twice|double the usual? points')
        ? 2
        : cursor.takeAny('triple points?', 'three times as much|many points?')
          ? 3
          : undefined;
  if (found === undefined) return undefined;
  const rounds = oneOfBoth(before, roundsSaid(cursor));
  return rounds === undefined && found === 0 && !cursor.done
    ? undefined
    : [during({ rule: 'control-times', times: found }, rounds)];
}

/** `Each control point is worth 2 points`, `control points are worth 2 points each from round 4 on`. */
function worthOfEach(cursor: Cursor, context: Context, desk: Desk, before: Rounds | undefined): OfMatch | undefined {
  const start = cursor.at;
  const each = cursor.takeAny('each|every other?', 'all other', 'the other');
  if (!each) cursor.takeAny('all of? the?');
  if (!takesControl(cursor)) return undefined;
  cursor.takeAny(`that|which? a ${side} holds|controls|owns`, 'held|owned|controlled|claimed');
  if (!worth(cursor)) return undefined;
  const found = ofEach(cursor, before);
  const isEach =
    each ||
    cursor.tokens.slice(start, cursor.end).some(({ text }) => text === 'each') ||
    hasOnePoint(context) ||
    ofOthers.test(desk.source);
  const [law] = typeof found === 'object' && !('why' in found) ? found : [];
  const isOnly = law !== undefined && 'rounds' in law && law.rule === 'control-each' && !law.beside;
  return isOnly && !isEach ? unsaidOfEach : found;
}

const unsaidOfEach = {
  why: 'it does not say whether each of them is ("each control point is worth 2 points") or what is scored for having more of them ("control points are worth double")',
};

function ofEach(cursor: Cursor, before: Rounds | undefined, point?: string): OfMatch | undefined {
  const said = pointsSaid(cursor);
  if (said === undefined) return undefined;
  cursor.take('each');
  toHolder(cursor);
  const behind = roundsSaid(cursor);
  cursor.takeAny('instead', 'instead of 1|one');
  const law: Law = {
    rule: 'control-each',
    points: said.points,
    ...(point !== undefined && { point }),
    ...(said.more && { beside: true as const }),
  };
  return [during(law, oneOfBoth(before, behind))];
}

/** `Control point A is worth 2 points`, `the middle control point scores 2`: where it is said what the others are worth, or there are none. */
function worthOfOne(cursor: Cursor, context: Context, desk: Desk, before: Rounds | undefined): OfMatch | undefined {
  const point = pointNamed(cursor, context);
  if (point === undefined || !worth(cursor)) return undefined;
  const found = ofEach(cursor, before, point?.name);
  if (found === undefined || typeof found !== 'object' || 'why' in found) return found;
  const others = cursor.try(() =>
    cursor.takeAny(
      ',|; and|while? all? the others|other|rest score|scores|is|are? worth?',
      'and the others|rest score|is|are? worth?',
      ',|; and? each|every|all other control? point|points score|scores|is|are worth?',
    )
      ? ofEach(cursor, before)
      : undefined,
  );
  if (point === null) return unknown;
  if (others !== undefined && typeof others === 'object' && !('why' in others)) return [...found, ...others];
  const [law] = found;
  const isBeside = law?.rule === 'control-each' && law.beside;
  if (isBeside || point.only || ofOthers.test(desk.source)) return found;
  return {
    why: 'it does not say what the others are worth ("each control point is worth 1 point", "A is worth 2 points")',
  };
}

/** Some sentence of the text tells what control points are worth that are not named. */
const ofOthers =
  /\b(?:each|every|all)\b[^.\n]*\bcontrol points?\b[^.\n]*\b(?:worth|scores?)\b|\bfor (?:each|every) control point\b|\bother control points?\b[^.\n]*\b(?:worth|scores?)\b/i;

const holds = 'hold|holds|control|controls|own|owns|claim|claims|have|has';

/** `Each player scores 1 for each control point they hold`, `score 1 per control point you control`. */
function forEachHeld(cursor: Cursor, before: Rounds | undefined): OfMatch | undefined {
  const forThem = (): boolean =>
    cursor.takeAny('for each|every', 'per') &&
    takesControl(cursor) &&
    (cursor.takeAny(
      `that? they|you|it|he|she|she/he ${holds} claimed?`,
      `that? the|that ${side} ${holds}`,
      'held|controlled|owned|claimed',
    ) ||
      cursor.done ||
      cursor.sees(',|at|in|instead|from'));
  const first = forThem();
  if (first) cursor.take(',');
  cursor.takeAny(`each|every|a|the|both ${side}`, 'players|sides|teams', 'you');
  if (!cursor.take('score|scores|gain|gains|get|gets|earn|earns|receive|receives')) return undefined;
  const said = pointsSaid(cursor);
  if (said === undefined || (!first && !forThem())) return undefined;
  const behind = roundsSaid(cursor);
  const instead = cursor.takeAny(
    'instead',
    ', instead of the usual|normal|standard points|scoring?',
    'instead of the usual|normal|standard points|scoring?',
  );
  const rounds = oneOfBoth(before, behind);
  const isOften = before !== undefined || behind !== undefined;
  if (!isOften) return unsaidWhen;
  if (rounds?.min !== undefined && rounds.min === rounds.max && !said.more && !instead) return unsaidBeside;
  return [during({ rule: 'control-each', points: said.points, ...(said.more && { beside: true as const }) }, rounds)];
}

const unsaidBeside = {
  why: 'it does not say whether beside the usual points for control points ("an extra point") or instead of them',
};

/** `The player with more control points scores 2`, `whoever controls the most control points scores 1`. */
function forMore(cursor: Cursor, before: Rounds | undefined): OfMatch | undefined {
  const who =
    cursor.takeAny(
      `the? ${side} with more|the? most?`,
      `the? ${side} who|that|which ${holds} more|the? most?`,
      `whoever ${holds} more|the? most?`,
      `a ${side} with more`,
    ) && /^(?:more|most)$/.test(cursor.before?.text ?? '');
  if (!who || !takesControl(cursor)) return undefined;
  cursor.takeAny(`than the|their other|enemy|opposing ${side}`, 'than their|the opponent');
  const behindWho = roundsSaid(cursor);
  if (!cursor.take('score|scores|gain|gains|get|gets|earn|earns')) return undefined;
  const said = pointsSaid(cursor);
  if (said === undefined) return undefined;
  const behind = roundsSaid(cursor);
  const instead = cursor.takeAny('instead', 'instead of 1|one');
  const rounds = oneOfBoth(oneOfBoth(before, behindWho), behind);
  if ([before, behindWho, behind].every((one) => one === undefined)) return unsaidWhen;
  if (!said.more && said.points === 1) return rounds === undefined ? 'said' : unsaidBeside;
  if (rounds?.min !== undefined && rounds.min === rounds.max && !said.more && !instead) return unsaidBeside;
  return [during({ rule: 'control-most', points: said.points + (said.more ? 1 : 0) }, rounds)];
}

/** `A player who holds all control points scores 2 more`: in the place of the one more that T-025 has. */
function forAll(cursor: Cursor): OfMatch | undefined {
  const asks = cursor.take('if|when|whenever');
  if (!cursor.takeAny(`a|the|one|any ${side} who|that? ${holds} all|every|each of? the?`)) return undefined;
  if (!takesControl(cursor)) return undefined;
  roundsSaid(cursor);
  if (asks && !(cursor.take(',') && cursor.takeAny('they|it', `that ${side}`))) return undefined;
  if (!cursor.take('score|scores|gain|gains|get|gets')) return undefined;
  const said = pointsSaid(cursor);
  if (said === undefined) return undefined;
  roundsSaid(cursor);
  if (!said.more) return { why: 'it does not say whether beside the point for more control points ("2 more points")' };
  return [{ rule: 'control-most', points: said.points, all: true }];
}

/** `Whoever holds the Mill at the end of the round scores an extra point`: for that one. */
function forHolder(cursor: Cursor, context: Context, before: Rounds | undefined): OfMatch | undefined {
  const who = cursor.takeAny(
    `the ${side} who|that|which ${holds}`,
    `the ${side} holding|controlling`,
    `whoever ${holds}`,
  );
  const point = who ? pointNamed(cursor, context) : undefined;
  if (point === undefined) return undefined;
  const between = roundsSaid(cursor);
  if (!cursor.take('score|scores|gain|gains|get|gets|earn|earns')) return undefined;
  const said = pointsSaid(cursor);
  if (said === undefined) return undefined;
  const behind = roundsSaid(cursor);
  if (point === null) return unknown;
  if ([before, between, behind].every((one) => one === undefined)) return unsaidWhen;
  if (!said.more && !point.only) return unsaidBeside;
  const rounds = oneOfBoth(oneOfBoth(before, between), behind);
  if (!said.more && said.points === 1 && rounds === undefined) return 'said';
  const law: Law = {
    rule: 'control-each',
    points: said.points,
    point: point.name,
    ...(said.more && { beside: true as const }),
  };
  return [during(law, rounds)];
}

const unknown = { why: 'no control point of the maps is called so' };
const unsaidWhen = { why: 'it does not say at the end of which rounds' };

/** `Control points are only scored from round 2 on`, `no points are scored for control points in round 1`. */
function onlyThen(cursor: Cursor, before: Rounds | undefined): OfMatch | undefined {
  if (cursor.take('no points are scored for') && takesControl(cursor)) {
    const rounds = oneOfBoth(before, roundsSaid(cursor));
    return rounds && [during({ rule: 'control-times', times: 0 }, rounds)];
  }
  if (!takesControl(cursor)) return undefined;
  if (!cursor.takeAny('are only scored|counted', 'only score|count', 'score|count only', 'are scored|counted only'))
    return undefined;
  const { min, max } = oneOfBoth(before, roundsSaid(cursor)) ?? {};
  if (min === undefined && max === undefined) return undefined;
  return [
    ...(min !== undefined && min > 1 ? [{ rule: 'control-times' as const, times: 0, rounds: { max: min - 1 } }] : []),
    ...(max !== undefined ? [{ rule: 'control-times' as const, times: 0, rounds: { min: max + 1 } }] : []),
  ];
}
