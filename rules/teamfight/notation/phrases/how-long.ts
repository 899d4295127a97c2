import type { Condition, Node, Quantity, Ref, Rule, Until } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { duration, forTurns, inNextTurn, inTurnsToCome } from '../occasions/time.ts';
import type { Desk, Held } from '../sentences/desk.ts';
import { able } from '../states/duty.ts';
import type { Cursor } from '../words/cursor.ts';
import { inTurns } from './wrap.ts';

/** `its killer is Slowed until the end of its next turn`: of whom the sentence is about, whoever was named before. */
export const ofSubject = (context: Context, of: Ref | undefined): Context =>
  of === 'trigger' || of === 'other' ? within(context, { them: of }) : context;

/** How long rules hold. How far one goes matters in one's own turn only: of somebody whose turn does not run "on their next turn" is until then. */
export const endOf = (cursor: Cursor, context: Context, rules: readonly Rule[], of: Ref = 'you'): Until | undefined =>
  cursor.try(() => {
    const { at } = cursor;
    const end = duration(cursor, ofSubject(context, of));
    return end && isOfEach(cursor, at, end, rules) ? undefined : end;
  }) ??
  // "For 2 turns", of somebody else: of the turns that this one has then.
  cursor.try(() => forTurns(cursor, of)) ??
  cursor.try(() => {
    const { at } = cursor;
    // Of "you and allies" one's own turn may run.
    const end = isOfTurn(rules) && context.side !== 'friend' ? inNextTurn(cursor, context) : undefined;
    return end !== undefined && 'of' in end && end.of !== 'you' && !isOfEach(cursor, at, end, rules) ? end : undefined;
  });

/** `Range 3, each ally has +1 speed until the end of its next turn`: of each of these, and not of the one who was chosen. */
export const isOfEach = ({ tokens, at }: Cursor, from: number, end: Until, rules: readonly Rule[]): boolean =>
  'of' in end &&
  (end.of === 'target' || end.of === 'trigger' || end.of === 'other') &&
  tokens.slice(from, at).some(({ text }) => text === 'its' || text === 'their') &&
  rules.every((rule) => 'who' in rule && /^(?:ally|enemy|friend)$/.test(rule.who?.side ?? '')) &&
  !JSON.stringify(rules, (key, value: unknown) => (key === 'except' ? undefined : value)).includes(`"${end.of}"`);

const isOfTurn = (rules: readonly Rule[]): boolean =>
  rules.every((rule) => rule.rule === 'change' && ofTurn.has(rule.what));

/** `You have -1 Standard Action on your next turn`: not in the turn that runs, which may be one's own. */
export function inOwnNextTurn(
  cursor: Cursor,
  context: Context,
  rules: readonly Rule[],
  clause: number,
): readonly Node[] | undefined {
  return cursor.try(() => {
    const turns = inTurnsToCome(cursor, context);
    // Of a group it could be the next turn of each.
    const mine = rules.every((rule) => 'who' in rule && rule.who?.side === 'you');
    const bare = mine && turns === undefined && cursor.take('next turn') && (cursor.done || cursor.sees(',|and|.'));
    if (!bare && turns?.of !== 'you') return undefined;
    const held = rules.map((rule): Held => ({ rule, of: 'you' }));
    return inTurns(turns ?? { of: 'you', count: 1 }, held, clause);
  });
}

/** `The target cannot move on its next turn`: of somebody else, whose turn does not run, it holds in that turn only. */
export function ofNextTurn(desk: Desk, cursor: Cursor, context: Context, held: Held[]): Until | undefined {
  if (desk.standing || context.anyTurn || context.side === 'friend') return undefined;
  return cursor.try(() => {
    const { at } = cursor;
    const end = inNextTurn(cursor, context);
    if (end === undefined || !('of' in end) || end.of === undefined || end.of === 'you') return undefined;
    if (
      isOfEach(
        cursor,
        at,
        end,
        held.map(({ rule }) => rule),
      )
    )
      return undefined;
    const then: Condition = { is: 'turn', of: 'you' };
    for (const [index, one] of held.entries()) {
      const { rule, of, knows } = one;
      if (rule.rule !== 'is' && rule.rule !== 'change' && rule.rule !== 'duty') return undefined;
      if (of === 'you' && (knows ?? 'target') === end.of) {
        held[index] = { ...one, rule: { ...rule, if: [{ is: 'turn', of: 'target' }, ...(rule.if ?? [])] } };
        continue;
      }
      if (of !== end.of || rule.rule === 'duty') return undefined;
      held[index] = { ...one, rule: { ...rule, if: [then, ...(rule.if ?? [])] } };
    }
    if (isDuty(held)) able(cursor);
    return end;
  });
}

/** "When an enemy starts its turn in range 2, it must attack you": in that turn. */
export const inTurnBegun: Until = { moment: 'turn-end', of: 'trigger', thisTurn: true };

export const isDuty = (held: readonly Held[]): boolean =>
  held.length > 0 && held.every(({ rule }) => rule.rule === 'duty');

const ofTurn: ReadonlySet<Quantity> = new Set<Quantity>(['speed', 'standard-actions', 'move-actions']);
