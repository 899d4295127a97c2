import type { Condition, Rule } from '../../program.ts';
import { ifConditions } from '../amounts/amount.ts';
import { type Context, within } from '../context.ts';
import { conditions, ownTokens, stance } from '../occasions/condition.ts';
import { howOften } from '../occasions/how-often.ts';
import { having } from '../occasions/possession.ts';
import { being } from '../occasions/quality.ts';
import { inRounds } from '../occasions/rounds.ts';
import type { Desk, Limit } from '../sentences/desk.ts';
import { type Cost, readCost } from '../texts/cost.ts';
import { mustBeSo } from '../texts/needed.ts';
import type { Cursor } from '../words/cursor.ts';
import { limit } from './able.ts';
import { asAction } from './as-action.ts';
import { usableAgainst } from './usable-against.ts';

/** `Can only be used if you are Flying`, `Cannot be used while an enemy is adjacent`: of the ability, behind what it does. */
export function usableOnly(cursor: Cursor, context: Context): readonly Condition[] | undefined {
  return cursor.try(() => {
    const from = notBefore(cursor);
    if (from !== undefined) return [{ is: 'rounds', min: from }];
    cursor.takeAny('this ability', 'this|it');
    if (cursor.try(() => (asFirst(cursor) && cursor.done ? true : undefined)))
      return [{ is: 'action-of-turn', first: true }];
    const stances = cursor.try(() => inStance(cursor, context));
    if (stances !== undefined) return stances;
    const unless = cursor.try(() => unusableIf(cursor, context));
    if (unless !== undefined) return unless;
    const had = cursor.try(() => onlyWith(cursor, context));
    if (had !== undefined) return had;
    const so = cursor.try(() => mustHave(cursor, context));
    if (so !== undefined) return so;
    const only = cursor.takeAny(
      'can|may only be used',
      'can|may be used only',
      'is? only usable',
      'is? usable only',
      'you can|may only use this|it',
      'you can|may only use this ability',
    );
    const not = only || cursor.take("you cannot|can't use this ability?");
    if (!not && !cursor.takeAny("cannot|can't be used", 'is not usable')) return undefined;
    const of = usableAgainst(cursor, context);
    if (of !== undefined) return cursor.done ? (only ? of : noneOf(of)) : undefined;
    const asks = cursor.take('if|while|when');
    // Whoever the ability names is not known yet when it is used.
    const alone = within(context, { them: undefined, named: {}, rolled: false });
    const found = asks
      ? conditions(cursor, alone)
      : (cursor.try(() => inRounds(cursor)) ??
        (cursor.sees('in|on|within|adjacent|next|below|at|unprotected') ? being(cursor, alone, 'you') : undefined));
    if (found === undefined || !cursor.done) return undefined;
    return only ? found : noneOf(found);
  });
}

/** It must not be that all of these are so. */
const noneOf = ([first, ...more]: readonly Condition[]): readonly Condition[] | undefined => {
  if (first === undefined) return undefined;
  return more.length === 0
    ? [{ is: 'not', of: first }]
    : [{ is: 'any', of: [first, ...more].map((one): Condition => ({ is: 'not', of: one })) }];
};

/** `If your Brand is already on someone, you can't use this`: what must not be so is said first. */
function unusableIf(cursor: Cursor, context: Context): readonly Condition[] | undefined {
  // "This fails if you took damage since your last turn."
  const fails = cursor.takeAny('fails', "doesn't work", 'does not work');
  if (!cursor.take('if|while')) return undefined;
  const found = conditions(cursor, within(context, { them: undefined, named: {}, rolled: false }));
  if (found === undefined) return undefined;
  if (fails) return cursor.done ? noneOf(found) : undefined;
  cursor.take(',');
  const not =
    cursor.take("you cannot|can't use this|it ability?") || cursor.take("this|it ability? cannot|can't be used");
  return not && cursor.done ? noneOf(found) : undefined;
}

/** `Can only be used with 3 Coins`, `usable only with a Coin`: so many at least, as of a price. */
function onlyWith(cursor: Cursor, context: Context): readonly Condition[] | undefined {
  if (!cursor.takeAny('can|may only be used with', 'is? only usable with', 'is? usable only with')) return undefined;
  cursor.take('at least');
  const found = ownTokens(cursor, context) ?? having(cursor, context, 'you');
  const [only, ...more] = found ?? [];
  if (only?.is !== 'has' || more.length > 0 || !cursor.done) return undefined;
  const { max: _, ...least } = only;
  return only.min === 0 ? undefined : [least];
}

/** `You can't have moved this turn`, `you must be in cover`: asked before it is used, wherever it is said. */
function mustHave(cursor: Cursor, context: Context): readonly Condition[] | undefined {
  if (!cursor.sees("you? can't|cannot have") && !cursor.sees('you must')) return undefined;
  const found = mustBeSo(cursor, within(context, { them: undefined, named: {}, rolled: false }));
  return cursor.done ? found : undefined;
}

const firstAction = ['must be used as', 'must be', 'can|may only be used as', 'is? only usable as', 'only as?'].map(
  (said) => `${said} your|the first action`,
);

/** `Must be your first action`: nothing was paid for with an action before it in this turn. */
export function asFirst(cursor: Cursor): boolean {
  if (!cursor.sees('must|can|may|is|only') || !cursor.takeAny(...firstAction)) return false;
  cursor.takeAny('of|in|on|during the|your|a turn', 'this turn');
  return true;
}

/** `Can't be used in Bear stance`, `only usable in Bear stance`. */
function inStance(cursor: Cursor, context: Context): readonly Condition[] | undefined {
  const only = cursor.takeAny('can|may only be used', 'is? only usable', 'usable only', 'only');
  if (!only && !cursor.takeAny("you cannot|can't use this ability?", "cannot|can't be used", 'is not usable'))
    return undefined;
  cursor.take('while');
  const [found, ...more] = cursor.sees('in') ? (stance(cursor, context) ?? []) : [];
  if (found === undefined || more.length > 0 || !cursor.done) return undefined;
  return [only ? found : { is: 'not', of: found }];
}

/** `You cannot use this before round 3`, `Can only be used from round 3 on`: the first round that it can be used in. */
const notBefore = (cursor: Cursor): number | undefined =>
  cursor.try(() => {
    if (!cursor.takeAny("you cannot|can't use this ability?", "you cannot|can't use it")) {
      cursor.takeAny('this ability', 'this|it');
      if (!cursor.takeAny("cannot|can't be used", 'not usable', 'can only be used', 'only usable')) return undefined;
    }
    const only =
      cursor.tokens.slice(0, cursor.at).findLast(({ text }) => /^(?:only|not|cannot|can't)$/.test(text))?.text ===
      'only';
    const said = only
      ? cursor.takeAny(
          'from round|turn # on|onward|onwards?',
          'in|on round|turn # or later',
          'starting in|on|with|from round|turn #',
        )
      : cursor.takeAny('before round|turn #', 'until round|turn #');
    return said && cursor.done ? cursor.numbers[0] : undefined;
  });

/** `Can be used once per game`, `Twice per game`, `1/Game`: how often, said behind what it does. */
export function usableOften(cursor: Cursor): Limit | undefined {
  return cursor.try(() => {
    const opens = cursor.take('(');
    cursor.takeAny('this ability', 'this|it');
    cursor.takeAny('can|may only? be used|done', 'usable', 'use this?');
    const often = howOften(cursor);
    cursor.take('.');
    if (often === undefined || often.each || (opens && !cursor.take(')'))) return undefined;
    return cursor.done ? often : undefined;
  });
}

/** `Move + Standard Action`, `Tap`, in a line of its own behind the head or the body: nothing but costs. */
export function costLine({ source }: Desk, { tokens, at, end }: Cursor): readonly Cost[] | undefined {
  const from = tokens[at]?.from ?? 0;
  const { costs, to } = readCost(source.slice(from, tokens[end - 1]?.to));
  // "Once per enemy" is no cost of a use: it is of its targets.
  if (costs.length === 0 || costs.some(({ kind }) => kind === 'per-target')) return undefined;
  return from + to >= (tokens[end - 1]?.to ?? 0) ? costs : undefined;
}

/** `Can be used as a Free Action once per turn`, `Usable as a Move Action if you are Flying`, `if you used Hook this turn, this costs a Move Action`: what else it can be paid with. */
export function usableAs(
  cursor: Cursor,
  context: Context,
): Pick<Extract<Rule, { rule: 'cost' }>, 'action' | 'perTurn' | 'if'> | undefined {
  return cursor.try(() => {
    const asking = within(context, { them: undefined, named: {}, rolled: false });
    const before = cursor.take('once per|each|a turn') ? 1 : undefined;
    if (before !== undefined) cursor.take(',');
    const first = cursor.sees('if') ? ifConditions(cursor, asking) : undefined;
    if (first !== undefined) cursor.take(',');
    const said = cursor.takeAny(
      'you can|may use this ability',
      'you can|may use this|it',
      'this ability can|may be used',
      'this|it can|may be used',
      'can|may be used',
      'usable',
    );
    if (said ? !cursor.sees('as a|an') : !costsNow(cursor)) return undefined;
    const action = asAction(cursor);
    if (!said) cursor.take('instead');
    const perTurn = before ?? limit(cursor);
    const asked = first ?? ifConditions(cursor, asking);
    // "This is a Move Action" without a question would say otherwise than its own cost.
    if (action === undefined || !cursor.done || (!said && asked === undefined)) return undefined;
    return { action, ...(perTurn !== undefined && { perTurn }), ...(asked && { if: asked }) };
  });
}

/** `this costs a Move Action`, `this is a Free Action`, `it only costs a Free Action`. */
const costsNow = (cursor: Cursor): boolean =>
  (cursor.takeAny('this ability', 'this|it') || cursor.sees('costs a|an')) &&
  (cursor.take('only? costs only?') || cursor.take('is')) &&
  cursor.sees('a|an free|move|standard action');

/** `Can't be used on the same turn as your standard Move Action`: neither behind the other. */
export function withoutMove(cursor: Cursor): boolean {
  return (
    cursor.try(() => {
      cursor.takeAny('this ability', 'this|it');
      if (
        !cursor.takeAny(
          "cannot|can't be used",
          'is not usable',
          "you cannot|can't use this ability",
          "you cannot|can't use this|it",
        )
      )
        return undefined;
      if (!cursor.takeAny('on|in|during the same|a turn as|with', 'in|on the turn of')) return undefined;
      cursor.take('your|a|the');
      const basic = cursor.takeAny(
        'standard|basic|normal|regular move action|actions',
        'standard|basic|normal|regular move',
      );
      return basic && cursor.done ? true : undefined;
    }) ?? false
  );
}

/** `You can't use this next turn`, `can't be used during your next turn`: not in the next turn of its owner. */
export const restsNext = (cursor: Cursor): boolean =>
  cursor.try(() => {
    cursor.takeAny('this ability', 'this|it');
    if (!cursor.takeAny("you cannot|can't use this ability? again?", "cannot|can't be used again?", 'is? not usable'))
      return undefined;
    return cursor.take('on|in|during? your? next turn') && cursor.done ? true : undefined;
  }) ?? false;
