import type { Condition, Node, Ref } from '../../program.ts';
import { againstSome, atLeast, bonus, counting, ifConditions, type Term } from '../amounts/amount.ts';
import { atDistance } from '../amounts/at-distance.ts';
import { isMoved, isOfState } from '../amounts/more-of-it.ts';
import { multiplied, timesWords } from '../amounts/times-of-it.ts';
import { type Context, within } from '../context.ts';
import { takenOfHad } from '../effects/taken-of-had.ts';
import { ignoresWalls } from '../nouns/head.ts';
import { pronoun } from '../nouns/pronoun.ts';
import { isUnobstructed } from '../nouns/unobstructed.ts';
import { conditions } from '../occasions/condition.ts';
import { hadBy } from '../occasions/had-by.ts';
import { type Desk, ran, reminded } from '../sentences/desk.ts';
import { growsTwice, oneOrOther } from '../unsaid/asked-within.ts';
import { beginning, Cursor, oneOf, someOf } from '../words/cursor.ts';
import { askedOnce, mayChange } from './asked-once.ts';
import { borrowedSight } from './borrowed-sight.ts';
import { countedBefore } from './counted-first.ts';
import { goesOn, withoutYou } from './included.ts';
import { moreAnd } from './more-and.ts';
import { needsNoSight, whereverSeen } from './no-sight.ts';
import { ofOneSide } from './of-one-side.ts';
import { onlySuch, onlyTargets } from './only-such.ts';
import { phrases } from './phrases.ts';
import { type Piercing, pierces } from './piercing.ts';
import { reachOf, rolled } from './roll.ts';
import { rolling } from './roll-begins.ts';
import type { Run } from './run.ts';

/** `even out of LoS`, `regardless of distance`, of somebody who is known and was not chosen: nothing asks where that is. */
const unseen = beginning('even|regardless|wherever|no');

const isUnseen = (cursor: Cursor): boolean =>
  !cursor.misses(unseen) &&
  cursor.try(() => {
    const said = cursor.takeAny(
      'even out of los|sight',
      'even out of line of sight',
      'even without los',
      'even without line of sight',
      "even if you can't|cannot see them|it",
      'regardless of distance|range|los|sight|walls',
      'regardless of line of sight',
      'wherever they|it are|is',
      'no matter where they|it are|is',
    );
    return said && (cursor.done || cursor.sees(',|.')) ? true : undefined;
  }) === true;

const straight = [
  'in a? straight line only',
  'straight line|lines only',
  '( straight line|lines only )',
  'only in a straight line',
  '( only in a straight line )',
  '( in a straight line only? )',
] as const;

/** `Range 5, straight line only, 2dmg`: only where a line from you comes to (T-105). */
export function onlyStraight(desk: Desk, cursor: Cursor, run: Run): boolean {
  const { head, into } = run;
  const start = cursor.at;
  const said = cursor.takeAny(...straight);
  const node = head?.node;
  const { range, who, from } = node?.node === 'target' ? node : {};
  const plain = range !== undefined && range.min === undefined && from === undefined && who?.places === undefined;
  if (
    !said ||
    node?.node !== 'target' ||
    who === undefined ||
    !plain ||
    node.forced ||
    head?.then.length !== 0 ||
    into !== head.then
  ) {
    cursor.at = start;
    return false;
  }
  node.who = { ...who, places: [{ strand: { shape: 'line', ...(range.max !== undefined && { size: range.max }) } }] };
  ran(desk, start, cursor.at);
  goesOn(cursor, run, 'target');
  return true;
}
onlyStraight.begins = beginning(...straight);

/** `Range 3, not blocked by units, 2dmg`: only who is seen past nobody else. */
function onlyClear(desk: Desk, cursor: Cursor, run: Run): boolean {
  const { head, into } = run;
  const start = cursor.at;
  const node = head?.node;
  if (node?.node !== 'target' || node.from !== undefined || head?.then.length !== 0 || into !== head.then) return false;
  if (!isUnobstructed(cursor)) return false;
  node.who = { ...node.who, places: [...(node.who.places ?? []), { clear: true }] };
  ran(desk, start, cursor.at);
  goesOn(cursor, run, 'target');
  return true;
}
onlyClear.begins = beginning(',|that|which|who|is|are|not|unblocked|unobstructed|with');

/** `2x2 ignoring walls`: drawn through them. */
function throughWalls(desk: Desk, cursor: Cursor, { head: open }: Run): boolean {
  if (open === undefined || open.node.node === 'each' || !cursor.sees('ignoring|ignores walls')) return false;
  const start = cursor.at;
  ignoresWalls(cursor);
  open.node.sight = false;
  ran(desk, start, cursor.at);
  return true;
}
throughWalls.begins = beginning('ignoring|ignores');

/** `Enemies with your Mark, anywhere, 2dmg`: they were named without a place. */
function anywhere(desk: Desk, cursor: Cursor, { head: open, into }: Run): boolean {
  const start = cursor.at;
  if (
    open?.node.node === 'each' &&
    open.then.length === 0 &&
    open.node.who.places === undefined &&
    into === open.then
  ) {
    const said =
      cursor.takeAny('anywhere on the map|board', 'anywhere', 'on the map|board', 'globally') || isUnseen(cursor);
    if (said && (cursor.done || cursor.sees(',|:'))) {
      reminded(desk, start, cursor.at);
      return true;
    }
    cursor.at = start;
  }
  if (open !== undefined || into.length === 0 || !isUnseen(cursor)) return false;
  reminded(desk, start, cursor.at);
  return true;
}
anywhere.begins = someOf(beginning('anywhere|on|globally'), unseen);

/** `Range 5 ignoring units`: T-079a, units are in the way of no area, and hide nobody. */
function pastUnits(desk: Desk, cursor: Cursor, { head: open }: Run): boolean {
  const noWay = open?.node.node === 'area' || (open?.node.node === 'target' && open.then.length === 0);
  if (!noWay) return false;
  const start = cursor.at;
  // Of the first enemy in a line allies are no others either.
  const isFirst =
    open?.node.node === 'target' && open.node.forced === 'first-in-line' && open.node.who.side === 'enemy';
  const said =
    cursor.takeAny('ignoring|ignores other? units', 'through other? units') ||
    (isFirst && cursor.takeAny('ignoring|ignores your? allies', 'passing? through your? allies'));
  if (!said || !(cursor.done || cursor.sees(',|:'))) {
    cursor.at = start;
    return false;
  }
  reminded(desk, start, cursor.at);
  return true;
}
pastUnits.begins = beginning('ignoring|ignores|through|passing');

/** `Line 5 ignoring walls, 2 wide`. */
function wideLine(desk: Desk, cursor: Cursor, run: Run): boolean {
  const { head: open } = run;
  if (open?.node.node !== 'area' || open.then.length > 0) return false;
  const { shape } = open.node;
  if (shape.shape !== 'line' || shape.wide !== undefined) return false;
  const start = cursor.at;
  if (!cursor.takeAny('# space|spaces wide', '# wide')) return false;
  open.node.shape = { ...shape, wide: Math.max(1, cursor.numbers[0] ?? 1) };
  // "Enemies in line 4 2 wide, undefendable, 2dmg": how it is done, and not what they are.
  if (cursor.sees(',')) run.subject = undefined;
  ran(desk, start, cursor.at);
  return true;
}
wideLine.begins = beginning('#');

/** `does not need LoS`: what changes the reach. */
function noSight(desk: Desk, cursor: Cursor, { head: open, tail }: Run): boolean {
  const start = cursor.at;
  if (!needsNoSight(cursor)) return false;
  const node = open?.node ?? tail?.node;
  // A space that was only marked is not what is done later.
  const later = open === undefined && node?.node !== 'target' && node?.node !== 'area';
  if (node?.node === 'each' && open !== undefined) {
    node.who = whereverSeen(node.who);
    ran(desk, start, cursor.at);
    return true;
  }
  if (node === undefined || node.node === 'each' || later) {
    cursor.at = start;
    return false;
  }
  node.sight = false;
  ran(desk, start, cursor.at);
  return true;
}
noSight.begins = needsNoSight.begins;

/** `irreducible`, `ignoring Armor`: what changes the damage. */
function sureDamage(desk: Desk, cursor: Cursor, run: Run): boolean {
  const start = cursor.at;
  const piercing = cursor.try(() => pierces(cursor));
  if (!piercing && !cursor.take('irreducible')) return false;
  const asked =
    (cursor.sees('at|beyond|within') ? atDistance(cursor, run.context, reachOf(run)) : undefined) ??
    ifConditions(cursor, run.context) ??
    againstSome(cursor, run.context);
  const sure: Piercing = piercing ?? { irreducible: true };
  if (
    (cursor.done || cursor.sees(',|and')) &&
    !cursor.sees('and overshield|armor|armour|resistance') &&
    lastDamage(run, sure, asked, desk.sheet.next)
  ) {
    ran(desk, start, cursor.at);
    return true;
  }
  cursor.at = start;
  return false;
}
sureDamage.begins = someOf(pierces.begins, beginning('irreducible'));

/** `+2def`, `+3def beyond range 3`, `undefendable`, `+1 crit`: what changes the roll. */
function howItHits(desk: Desk, cursor: Cursor, run: Run): boolean {
  const start = cursor.at;
  // "3dmg with +2def".
  if (cursor.sees('with +|- # def|crit')) cursor.take('with');
  if (!rolled(desk, cursor, run)) {
    cursor.at = start;
    return false;
  }
  // "Enemy in range 4, +2def, takes 2dmg".
  if (run.head?.node.node === 'target' && run.head.then.length === 0) goesOn(cursor, run, 'target');
  return true;
}
howItHits.begins = someOf(rolling, beginning('with'));

/** What changes the roll, the reach or the damage of the head, and who it may be. */
export const modifiers = [
  ...[throughWalls, anywhere, pastUnits, wideLine, withoutYou, onlyStraight, onlyClear, onlySuch, onlyTargets],
  ...[noSight, borrowedSight, sureDamage, howItHits],
] as const;

/** `2dmg, irreducible`, `2dmg ignoring Armor`, `2dmg, irreducible if they are Slowed`: said of the one damage before it. */
function lastDamage(
  { into, out, tail }: Run,
  how: Piercing,
  asked: readonly Condition[] | undefined,
  clause: number,
): boolean {
  const list = [into, out.nodes, tail?.then ?? []].find((nodes) => nodes.some(({ node }) => node === 'damage'));
  const all = list?.flatMap((node, index) => (node.node === 'damage' ? [{ node, index }] : [])) ?? [];
  const [only] = all;
  if (list === undefined || only === undefined || all.length > 1) return false;
  const sure: Node = { ...only.node, ...how };
  // How the roll went is known behind it, and so is what the damage does.
  if (asked?.some(({ is }) => is === 'kill' || is === 'done')) return false;
  list[only.index] = asked === undefined ? sure : { clause, node: 'if', if: asked, then: [sure], else: [only.node] };
  return true;
}

const beside = oneOf('+ - more additional extra further');

/** `+1dmg if target is alone`, as a phrase or sentence of its own: it belongs to the damage before it. */
export function addition(desk: Desk, cursor: Cursor, run: Run): boolean {
  if (moreAnd(desk, cursor, run)) return true;
  const start = cursor.at;
  const times = cursor.lacks(timesWords) ? undefined : cursor.try(() => multiplied(cursor, run.context));
  const surplus =
    times === undefined && !cursor.lacks(beside)
      ? cursor.try(() => more(cursor, run.context, desk.sheet.next) ?? against(cursor, run.context))
      : undefined;
  const behind =
    /^(?:dmg|damage)$/.test(cursor.tokens[start - 2]?.text ?? '') && cursor.sees('+|-|plus|minus # if|unless|per|for');
  // "+1 damage" alone could be more of all that one deals.
  const asked =
    cursor.sees('+|- # dmg|damage') &&
    (cursor.sees('+|- # dmg') || cursor.sees('+|- # damage if|unless|per|for|against|vs'));
  if (times === undefined && surplus === undefined && !behind && !asked) return false;
  const lists = [run.into, run.out.nodes, run.tail?.then ?? []];
  const list =
    lists.find((nodes) => nodes.filter(({ node }) => node === 'damage').length === 1) ?? ofOneSide(run.tail?.then);
  const index = list?.findIndex(({ node }) => node === 'damage') ?? -1;
  const last = list?.[index];
  if (list === undefined || last?.node !== 'damage') {
    cursor.at = start;
    return false;
  }
  // What stands between may change what is asked: "2dmg, push 1, +1dmg if they are adjacent to an ally".
  const between = [...list.slice(index + 1), ...(list === run.into ? [] : run.into)];
  const others = between.filter(({ node }) => node !== 'give' && node !== 'heal');
  const moves = others.length > 0;
  // Twice a sum that grows is not worked out.
  const fixed = last.amount.terms === undefined && !last.amount.half ? last.amount.base : undefined;
  const { taken, to: hurt } = surplus ?? {};
  if (
    (hurt !== undefined && hurt !== last.to) ||
    (taken !== undefined && between.length > 0) ||
    // "2dmg, heal 1, doubled if ...": of either.
    (times !== undefined && between.some(({ node }) => node === 'heal'))
  ) {
    cursor.at = start;
    return false;
  }
  const term =
    times === undefined
      ? (surplus?.term ?? bonus(cursor, run.context))
      : fixed === undefined
        ? undefined
        : { each: fixed * (times.by - 1), if: times.if };
  const least = term?.per && last.amount.least === undefined ? atLeast(cursor) : undefined;
  const stopped = term?.if?.every(({ is }) => is === 'stopped') && term.per === undefined ? term.if : undefined;
  if (term !== undefined && moves && stopped !== undefined) {
    // "Push 2. If it hits a wall, +2dmg": more of it, behind what it was pushed by.
    const clause = ran(desk, start, cursor.at);
    const { to, irreducible } = last;
    const more: Node = { clause, node: 'damage', to, amount: { base: term.each }, ...(irreducible && { irreducible }) };
    list.push({ clause, node: 'if', if: stopped, then: [more], else: [] });
    if (!cursor.done) underSame(desk, cursor, run, list, stopped, clause);
    return true;
  }
  const asksState = term !== undefined && isOfState(term) && others.every(({ node }) => isMoved(node));
  if (term === undefined || (moves && !asksState && (term.if !== undefined || term.per !== undefined))) {
    cursor.at = start;
    return false;
  }
  const asksFirst = asks.test(cursor.tokens[start]?.text ?? '') && term.if !== undefined;
  if (term.if?.some(isAnswer) && !answeredBefore(list, index)) {
    run.out.fault = { at: start, governs: true };
    return true;
  }
  if (growsTwice(last.amount.terms, term)) {
    run.out.fault = { at: start, governs: true, understood: true, why: oneOrOther };
    return true;
  }
  const at = list.indexOf(last);
  const terms = [...(last.amount.terms ?? []), term];
  list[at] = { ...last, amount: { ...last.amount, terms, ...(least !== undefined && { least }) } };
  countedBefore(list, at, term.if ?? [], term.per);
  const clause = ran(desk, start, cursor.at);
  if (taken !== undefined) list.push({ clause, node: 'if', if: term.if ?? [], then: [taken], else: [] });
  if (asksFirst && !cursor.done && term.if !== undefined) underSame(desk, cursor, run, list, term.if, clause);
  return true;
}
addition.begins = beginning(
  'if|for|at|beyond|within|this|it|the|deal|deals|heal|heals|remove|discard|clear|consume|against|vs|versus|to|and|per|/',
  '#|+|-|plus|minus|x|an|additional|extra|further|double|doubled|doubles|twice|triple|tripled|triples',
);

/** What a question begins with that stands before what it asks for. */
const asks = /^(?:if|at|beyond|within|against|vs|versus)$/;

const isAnswer = (asked: Condition): boolean =>
  asked.is === 'done' || (asked.is === 'not' && isAnswer(asked.of)) || (asked.is === 'any' && asked.of.some(isAnswer));

/** `2dmg. You may spend a Coin. If you do, +2dmg`: whether that is done is asked before the damage that it adds to. */
function answeredBefore(list: Node[], index: number): boolean {
  if (list.slice(0, index).some(({ node }) => node === 'may')) return true;
  const [asked, ...more] = list.slice(index + 1);
  if (asked?.node !== 'may' || more.length > 0 || asked.then.some(({ node }) => node !== 'lose')) return false;
  list.splice(index + 1, 1);
  list.splice(index, 0, asked);
  return true;
}

/** `If the target is Slowed, +2dmg and push 1`, `..., +2dmg, else Slow`: what stands behind is asked for by the same question. */
function underSame(
  desk: Desk,
  cursor: Cursor,
  run: Run,
  list: Node[],
  asked: readonly Condition[],
  clause: number,
): void {
  const from = cursor.at;
  cursor.takeAny(', and', ',', 'and');
  const context = within(run.context, { asked: true, ...hadBy(asked) });
  const read = phrases(desk, new Cursor(cursor.tokens, cursor.at, cursor.end), context, undefined, run.tail);
  const does = read.nodes.length > 0 || read.else !== undefined;
  const plain = !read.fault && read.held.length === 0 && !read.spaces && !read.instead && does;
  if (!plain || cursor.at === from) run.out.fault = { at: from, governs: true };
  else if (!mayChange(asked, run.context.words))
    list.push({ clause, node: 'if', if: asked, then: read.nodes, else: read.else ?? [] });
  else {
    const both = askedOnce(list.at(-1), asked);
    if (both === undefined) run.out.fault = { at: from, governs: true, why: 'it does not say when this is asked' };
    else {
      const [more, plainly] = both;
      const [then, otherwise] = [
        [more, ...read.nodes],
        [plainly, ...(read.else ?? [])],
      ];
      list.splice(-1, 1, { clause, node: 'if', if: asked, then, else: otherwise });
    }
  }
  cursor.at = cursor.end;
}

/** `Against summons, +1dmg`: whom it is done to stands before it. */
const against = (cursor: Cursor, context: Context): More | undefined =>
  cursor.try(() => {
    const asked = againstSome(cursor, context);
    if (asked === undefined) return undefined;
    cursor.takeAny(',', 'deal|deals');
    return cursor.takeAny('+ # dmg|damage', '# more|additional|extra dmg|damage')
      ? { term: { each: cursor.numbers[0] ?? 0, if: asked } }
      : undefined;
  });

/** More damage than was told of before. */
interface More {
  readonly term: Term;
  /** Who takes it, where that is said. */
  readonly to?: Ref;
  /** What is taken from them for it. */
  readonly taken?: Node;
}

/** `If the target is Slowed, deal 2 more`, `deal an additional 2 damage if ...`: what is asked stands before or behind it. */
function more(cursor: Cursor, context: Context, clause: number): More | undefined {
  const before = cursor.sees('for each|every') ? counting(cursor, context) : undefined;
  if (before !== undefined) {
    cursor.takeAny(',', 'deal|deals', 'this|it deals');
    return cursor.takeAny('+ # dmg|damage', '# more|additional|extra dmg|damage')
      ? { term: { each: cursor.numbers[0] ?? 0, ...before } }
      : undefined;
  }
  const first = cursor.take('if')
    ? conditions(cursor, context)
    : cursor.sees('at|beyond|within range')
      ? atDistance(cursor, context)
      : undefined;
  if (/^if$/.test(cursor.before?.text ?? '')) return undefined;
  if (first !== undefined) cursor.take(',|then');
  const theirs = !cursor.sees('remove|discard|clear|consume');
  const taken = first && cursor.try(() => takenFirst(cursor, within(context, hadBy(first)), clause));
  const to = first && cursor.try(() => taking(cursor, context, theirs ? taken : undefined));
  const dealt = to === undefined && cursor.takeAny('this|it deals', 'deal|deals');
  const less = first !== undefined && cursor.take('- # dmg|damage');
  const plus = less || ((first !== undefined || dealt) && cursor.take('+ # dmg|damage'));
  const said =
    plus ||
    cursor.takeAny(
      'an? additional|extra|further # dmg|damage',
      '# additional|extra|more|further dmg|damage',
      '# dmg|damage more|extra',
      '# more',
    );
  if (!said) return undefined;
  const [number = 0] = cursor.numbers;
  const each = less ? -number : number;
  const per = counting(cursor, context);
  const asked = first ?? ifConditions(cursor, context) ?? againstSome(cursor, context);
  if (asked === undefined && per === undefined) return undefined;
  // "They take 2 more damage until the end of the turn": of whatever comes in that time.
  if (to !== undefined && !cursor.done) return undefined;
  return { term: { each, ...per, ...(asked && { if: asked }) }, ...(to && { to }), ...(taken && { taken }) };
}

/** `remove it and`: what is taken before more is dealt for it. */
const takenFirst = (cursor: Cursor, context: Context, clause: number): Node | undefined => {
  const taken = takenOfHad(cursor, context, clause);
  return taken && cursor.takeAny(', and|then', 'and|then', ',') ? taken : undefined;
};

/** `they take` 2 more, or `take` behind "they lose it and". */
function taking(cursor: Cursor, context: Context, lost: Node | undefined): Ref | undefined {
  const ref = pronoun(cursor, context)?.ref ?? (lost && 'from' in lost ? lost.from : undefined);
  return typeof ref === 'string' && cursor.take('take|takes|suffer|suffers') ? ref : undefined;
}
