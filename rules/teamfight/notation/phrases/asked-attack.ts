import type { Amount, Attack, Condition, Node } from '../../program.ts';
import { atDistance } from '../amounts/at-distance.ts';
import { within } from '../context.ts';
import { conditions } from '../occasions/condition.ts';
import { isOpenState } from '../occasions/open-state.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import { speaksOf } from '../sentences/uses.ts';
import { growsTwice, oneOrOther } from '../unsaid/asked-within.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { twoDice } from '../words/two-dice.ts';
import { countedBefore } from './counted-first.ts';
import { phrases } from './phrases.ts';
import { neverCrits, noCrit, reachOf, sureHits } from './roll.ts';
import type { Run } from './run.ts';

const rolls = oneOf('undefendable crit crits def irreducible miss misses missed hits hit cover roll rolls');

/** `If the target is Slowed, undefendable and +2dmg`: what changes the roll, and the damage, of the one attack before it where this holds. */
export function askedAttack(desk: Desk, cursor: Cursor, run: Run): boolean {
  const { target } = run;
  if (desk.standing || target === undefined || cursor.lacks(rolls)) return false;
  const start = cursor.at;
  const behind = cursor.sees('+ # dmg|damage and') ? askedBehind(cursor, run) : undefined;
  // "Beyond range 2, +1def".
  const far = cursor.sees('at|beyond|within range') ? atDistance(cursor, run.context, reachOf(run)) : undefined;
  if (behind === undefined && far === undefined && !cursor.take('if|while')) return false;
  if (isOpenState(cursor, run.context)) {
    cursor.at = start;
    return false;
  }
  const asked = behind?.asked ?? far ?? conditions(cursor, run.context);
  if (asked === undefined || !areKnownBefore(asked)) {
    cursor.at = start;
    return false;
  }
  if (behind === undefined) cursor.takeAny(',', ':', 'then');
  cursor.take('also');
  const first = behind === undefined ? doneFirst(desk, cursor, run) : undefined;
  const lists = [run.into, run.out.nodes, run.tail?.then ?? []];
  const list = lists.find((nodes) => nodes.filter(({ node }) => node === 'damage').length === 1);
  const said = behind?.said ?? changes(cursor, onlyNumber(list)) ?? otherNumber(cursor, target.attack);
  if (
    said === undefined ||
    !cursor.done ||
    ((said.damage !== 0 || said.irreducible) && list === undefined) ||
    (said.undefendable && target.attack?.undefendableIf !== undefined) ||
    (said.unmissable && target.attack?.unmissableIf !== undefined) ||
    (said.ignoresCover && target.attack?.ignoresCoverIf !== undefined) ||
    (said.twoDice !== undefined && target.attack?.twoDice !== undefined)
  ) {
    cursor.at = start;
    return false;
  }
  const before = target.attack;
  const grows = (terms: Amount['terms'], each: number): boolean => growsTwice(terms, { each, if: asked });
  if (
    grows(before?.def?.terms, said.def) ||
    grows(before?.crit?.terms, said.crit) ||
    list?.some((node) => node.node === 'damage' && grows(node.amount.terms, said.damage))
  ) {
    run.out.fault = { at: start, governs: true, understood: true, why: oneOrOther };
    return true;
  }
  target.attack = { ...before, ...changedIf(before, said, asked) };
  if (list !== undefined && said.damage !== 0 && !said.irreducible) grow(list, said.damage, asked);
  const clause = ran(desk, start, cursor.at);
  if (list !== undefined && said.irreducible) sureIf(list, said.damage, asked, clause);
  if (first !== undefined) run.into.push({ clause, node: 'if', if: asked, then: first, else: [] });
  return true;
}
askedAttack.begins = beginning('+|at|beyond|within|if|while');

/** `+1dmg and undefendable if the target has a Mark`: both, by the one question behind them. */
function askedBehind(cursor: Cursor, { context }: Run): { asked: readonly Condition[]; said: Changes } | undefined {
  const { tokens, at, end } = cursor;
  const asks = tokens.slice(0, end).findLastIndex(({ text }, index) => index > at && text === 'if');
  if (asks < 0) return undefined;
  const first = new Cursor(tokens, at, asks);
  const said = changes(first);
  if (said === undefined || !first.done) return undefined;
  return cursor.try(() => {
    cursor.at = asks + 1;
    const asked = conditions(cursor, context);
    return asked && cursor.done ? { asked, said } : undefined;
  });
}

/** `also Slow and` +1 crit: what happens to the target stands before what changes the roll on it. */
function doneFirst(desk: Desk, cursor: Cursor, run: Run): Node[] | undefined {
  const { tokens, at, end } = cursor;
  const rolled = tokens.findIndex(
    ({ text }, index) => index > at + 1 && index < end && /^(?:def|crit|undefendable)$/.test(text),
  );
  const and = tokens.slice(0, Math.max(0, rolled)).findLastIndex(({ text }, index) => index > at && text === 'and');
  if (and < 0 || cursor.sees('+|-|undefendable|it|this|the')) return undefined;
  const inner = new Cursor(tokens, at, and);
  const mark = desk.sheet.next;
  const context = within(run.context, { asked: true });
  const read = phrases(desk, inner, context, undefined, run.tail);
  const isDone = !read.fault && inner.done && read.held.length === 0 && read.nodes.length > 0 && !read.instead;
  desk.sheet.backTo(mark);
  if (!isDone || !read.nodes.every((node) => speaksOf([node], 'target'))) return undefined;
  cursor.at = and + 1;
  return read.nodes;
}

interface Changes {
  undefendable: boolean;
  unmissable: boolean;
  irreducible: boolean;
  ignoresCover: boolean;
  twoDice: Attack['twoDice'];
  crit: number;
  def: number;
  damage: number;
}

/** What an attack deals, where that is one number. */
function onlyNumber(list: readonly Node[] | undefined): number | undefined {
  const dealt = list?.find(({ node }) => node === 'damage');
  return dealt?.node === 'damage' && Object.keys(dealt.amount).length === 1 ? dealt.amount.base : undefined;
}

/**
 * `undefendable and +2dmg`, `it has +1 crit`, `+1 crit, +1dmg`: at least one of them changes the roll. `instead 4dmg +2 crit`: so much more than
 * it `deals` else.
 */
function changes(cursor: Cursor, deals?: number): Changes | undefined {
  const said: Changes = { ...none };
  let instead = cursor.take('instead');
  const other = deals !== undefined && cursor.take('# dmg|damage');
  if (other) {
    said.damage = (cursor.numbers[0] ?? 0) - deals;
    instead ||= cursor.take('instead');
    cursor.takeAny(', and', ',', 'and');
  } else if (instead) return undefined;
  do {
    if (sure(cursor)) {
      said.unmissable = true;
      continue;
    }
    const dice = twoDice(cursor);
    if (dice !== undefined) {
      said.twoDice = dice;
      continue;
    }
    if (neverCrits(cursor)) {
      said.crit += noCrit;
      continue;
    }
    if (ignoresCover(cursor)) {
      said.ignoresCover = true;
      continue;
    }
    cursor.takeAny('this|the attack|ability is|has|gets|deals', 'this|it is|has|gets|deals', 'is|has|deals');
    if (cursor.take('undefendable')) said.undefendable = true;
    else if (cursor.takeAny('this|the damage is irreducible', 'irreducible')) said.irreducible = true;
    else if (cursor.take('+ # crit')) said.crit += cursor.numbers[0] ?? 0;
    else if (cursor.take('+ # def')) said.def += cursor.numbers[0] ?? 0;
    else if (cursor.take('- # def')) said.def -= cursor.numbers[0] ?? 0;
    else if (!other && cursor.take('+ # dmg|damage')) said.damage += cursor.numbers[0] ?? 0;
    else return undefined;
  } while (
    cursor.takeAny(', and', ',', 'and') ||
    cursor.sees('+ # crit|def') ||
    cursor.sees('undefendable|irreducible')
  );
  instead ||= other && cursor.take('instead');
  if (other !== instead) return undefined;
  const isOfRoll = said.undefendable || said.unmissable || said.ignoresCover || said.twoDice !== undefined;
  return isOfRoll || said.irreducible || said.crit !== 0 || said.def !== 0 ? said : undefined;
}

const none: Changes = {
  undefendable: false,
  unmissable: false,
  irreducible: false,
  ignoresCover: false,
  twoDice: undefined,
  crit: 0,
  def: 0,
  damage: 0,
};

/** `it ignores cover`. */
const ignoresCover = (cursor: Cursor): boolean =>
  cursor.try(() => {
    cursor.takeAny('this|the attack|ability', 'this|it');
    return cursor.takeAny('ignores|ignore all? cover', 'ignoring cover') ? true : undefined;
  }) === true;

/** `this can't miss`, `it always hits`. */
const sure = (cursor: Cursor): boolean =>
  cursor.try(() => {
    cursor.takeAny('this|the attack|ability', 'this|it');
    return cursor.takeAny(...sureHits) ? true : undefined;
  }) === true;

/** `+3 crit instead`: so much more than the number that it has anyway. */
function otherNumber(cursor: Cursor, attack: Attack | undefined): Changes | undefined {
  return cursor.try(() => {
    const first = cursor.take('instead');
    cursor.takeAny('this|the attack has|gets', 'it has|gets');
    if (!cursor.take('+ # crit|def')) return undefined;
    const key = cursor.before?.text === 'crit' ? 'crit' : 'def';
    const old = attack?.[key];
    if ((!first && !cursor.take('instead')) || old === undefined || old.terms !== undefined) return undefined;
    return { ...none, [key]: (cursor.numbers[0] ?? 0) - old.base };
  });
}

/** What an attack is made with where something holds, beside what it is made with in any case. */
function changedIf(
  before: Attack | undefined,
  { undefendable, unmissable, ignoresCover, twoDice: dice, crit, def }: Changes,
  asked: readonly Condition[],
): Attack {
  return {
    ...(undefendable && !before?.undefendable && { undefendableIf: asked }),
    ...(unmissable && !before?.unmissable && { unmissableIf: asked }),
    ...(ignoresCover && !before?.ignoresCover && { ignoresCoverIf: asked }),
    ...(dice && { twoDice: dice, twoDiceIf: asked }),
    ...(crit !== 0 && { crit: growing(before?.crit, crit, asked) }),
    ...(def !== 0 && { def: growing(before?.def, def, asked) }),
  };
}

const growing = (old: Amount | undefined, each: number, asked: readonly Condition[]): Amount => ({
  ...old,
  base: old?.base ?? 0,
  terms: [...(old?.terms ?? []), { each, if: asked }],
});

function grow(list: Node[], each: number, asked: readonly Condition[]): void {
  const index = list.findIndex(({ node }) => node === 'damage');
  const damage = list[index];
  if (damage?.node !== 'damage') return;
  list[index] = {
    ...damage,
    amount: { ...damage.amount, terms: [...(damage.amount.terms ?? []), { each, if: asked }] },
  };
  countedBefore(list, index, asked);
}

/** The one damage of a list, which is more and nothing lowers where this holds. */
function sureIf(list: Node[], more: number, asked: readonly Condition[], clause: number): void {
  const index = list.findIndex(({ node }) => node === 'damage');
  const damage = list[index];
  if (damage?.node !== 'damage') return;
  list[index] = {
    clause,
    node: 'if',
    if: asked,
    then: [{ ...damage, amount: { ...damage.amount, base: damage.amount.base + more }, irreducible: true }],
    else: [damage],
  };
}

const behindRoll = new Set<Condition['is']>([
  'hit',
  'miss',
  'crit',
  'kill',
  'hits',
  'stopped',
  'attached',
  'rolled',
  'done',
]);

/** Whether they can be asked before the die is rolled. */
export const areKnownBefore = (asked: readonly Condition[]): boolean =>
  asked.every((one) =>
    one.is === 'not'
      ? areKnownBefore([one.of])
      : one.is === 'any'
        ? areKnownBefore(one.of)
        : !behindRoll.has(one.is) && !isOfHit(one),
  );

/** "One of them is Slowed", of those who were hit. */
const isOfHit = (asked: Condition): boolean =>
  asked.is === 'there-is' && asked.who.if?.some(({ is }) => is === 'was-hit') === true;
