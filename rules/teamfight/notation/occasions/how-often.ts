import type { Condition } from '../../program.ts';
import type { Limit } from '../sentences/desk.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import type { Occasion } from './occasion.ts';

const whom = 'enemy|unit|target|hero|ally|attacker';

const most = ['limited to', 'limit :?', 'at most', 'no|not more than', 'max|maximum of?', 'up to', 'only'];

/** Words that a limit begins with. */
export const limitWords = ['limited', 'limit', 'at', 'no', 'not', 'max', 'maximum', 'up', 'only', 'once', 'twice', '#'];

const begins = beginning(...limitWords);

/** `once per turn`, `2/Round`, `up to 3 times per game`, `max twice each round`, `once per enemy per turn`: how often something comes. */
export function howOften(cursor: Cursor): Limit | undefined {
  if (cursor.misses(begins)) return undefined;
  return cursor.try((): Limit | undefined => {
    cursor.takeAny(...most);
    const slashed = cursor.take('# / turn|round|game|match');
    const bare = slashed || !cursor.sees('# times') ? undefined : cursor.take('# times');
    const often = slashed || bare ? (cursor.numbers[0] ?? 1) : times(cursor);
    if (often === undefined || often < 1) return undefined;
    const before = !slashed && forEach(cursor);
    const inPeriod =
      slashed || cursor.takeAny('per|a|each|every turn|round|game|match', 'in a|each|every|the turn|round|game|match');
    if (!inPeriod && !before) return undefined;
    const period = inPeriod ? cursor.before?.text : 'game';
    const each = before || forEach(cursor) || (inPeriod && cursor.take('for each')) ? ({ each: true } as const) : {};
    if (period === 'turn') return { perTurn: often, ...each };
    return period === 'round' ? { perRound: often, ...each } : { perGame: often, ...each };
  });
}

/** `once`, `twice`, and `1 per turn`: of more than one it could be so much of what comes. */
const times = (cursor: Cursor): number | undefined => {
  if (cursor.take('once')) return 1;
  if (cursor.take('twice')) return 2;
  return cursor.sees('# per|each|a turn|round|game|match') && cursor.take('#') && cursor.numbers[0] === 1
    ? 1
    : undefined;
};

/** `per enemy`, `for each unit`: so often for each of them by itself. */
const forEach = (cursor: Cursor): boolean => cursor.takeAny(`per|for each? ${whom}`);

/** `not on your turn`, `only during your turn`: in which turns something comes. */
export function inWhichTurn(cursor: Cursor): Condition | undefined {
  if (!cursor.sees('not|only|except|outside')) return undefined;
  return cursor.try((): Condition | undefined => {
    const yours: Condition = { is: 'turn', of: 'you' };
    const no = cursor.takeAny('not|except on|in|during', 'outside of?', 'only outside of?');
    if (!no && !cursor.take('only on|in|during')) return undefined;
    return cursor.take('your own? turn|turns') ? (no ? { is: 'not', of: yours } : yours) : undefined;
  });
}

/** How often or in which turns, as a row says it behind what happens. */
export const limitOr = (cursor: Cursor): Limit | { readonly if: readonly Condition[] } | undefined => {
  const often = howOften(cursor);
  const turn = often === undefined ? inWhichTurn(cursor) : undefined;
  return often ?? (turn && { if: [turn] });
};

/** Whether what sets it off has a limit already. */
export const isLimited = ({ every, perTurn, perRound, perGame, perAction }: Partial<Occasion>): boolean =>
  (every ?? perTurn ?? perRound ?? perGame ?? perAction) !== undefined;

/** Whether somebody else sets it off, or is met by it, for whom alone a limit could be. */
export const hasOther = ({ them, named }: Pick<Occasion, 'them' | 'named'>): boolean =>
  (them !== undefined && them !== 'you') || Object.values(named ?? {}).some((ref) => ref !== 'you');
