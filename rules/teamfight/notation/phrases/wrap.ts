import type { Condition, Moment, Node, Ref, Rule, Trigger, Until, UntilEvent } from '../../program.ts';
import type { Context } from '../context.ts';
import { instead, neededFor } from '../effects/rebirth.ts';
import { hasOther, isLimited } from '../occasions/how-often.ts';
import type { Occasion } from '../occasions/occasion.ts';
import { plain, type When } from '../occasions/time.ts';
import { momentTrigger } from '../occasions/trigger.ts';
import { askedAsItBegan } from '../occasions/while-so-then.ts';
import type { Desk, Held, Out } from '../sentences/desk.ts';
import { remembering, spoken } from '../states/spoken.ts';
import { areKnownBefore } from './asked-attack.ts';
import type { Prefix } from './prefix.ts';
import { saidBySpeaker } from './until-event.ts';

/** In whose text it stands. */
type Bearing = Pick<Context, 'slot' | 'self'>;

/** Puts what stands behind a prefix under it. False when the two do not go together. */
export function wrap(desk: Desk, prefix: Prefix, clause: number, inner: Out, out: Out, bearing?: Bearing): boolean {
  switch (prefix.is) {
    case 'until':
      return wrapUntil(desk, prefix.until, clause, inner, out);
    case 'at':
      return wrapAt(desk, prefix.at, clause, inner, out, bearing);
    case 'turns':
      if (desk.standing || inner.nodes.length > 0 || inner.held.length === 0) return false;
      out.nodes.push(...inTurns(prefix, inner.held, clause));
      return true;
    case 'if':
      return wrapIf(desk, prefix, clause, inner, out);
    case 'else':
      if (inner.held.length > 0) return false;
      out.nodes.push(...inner.nodes);
      out.otherwise = true;
      return true;
    case 'next': {
      if (inner.held.length > 0 || inner.nodes.length === 0 || desk.standing) return false;
      const { trigger } = prefix.set;
      const then = instead(trigger, inner.nodes);
      if (then === undefined || neededFor(trigger, inner.nodes) !== undefined) return false;
      const rule: Rule = { clause, rule: 'when', trigger, then };
      const until = { moment: 'event' as const, trigger, ...(prefix.latest && { latest: prefix.latest }) };
      out.nodes.push({ clause, node: 'lasting', of: 'you', until, rules: [rule] });
      return true;
    }
    case 'answered': {
      if (inner.held.length > 0 || inner.nodes.length === 0 || desk.standing) return false;
      const may = onlyMay(inner.nodes);
      const { trigger } = prefix.set;
      const rule: Rule = { clause, rule: 'when', trigger, ...(may && { may: true }), then: may ?? inner.nodes };
      const latest = { moment: 'turn-end', thisTurn: true } as const;
      const until = {
        moment: 'event' as const,
        trigger: { on: 'attacked' as const, who: { side: 'any' as const } },
        latest,
      };
      // What is used before no attack has none that could come out so.
      const answers: Condition = { is: 'answers', now: true, means: { attack: true } };
      const then: Node[] = [{ clause, node: 'lasting', of: 'you', until, rules: [rule] }];
      out.nodes.push({ clause, node: 'if', if: [answers], then, else: [] });
      return true;
    }
    case 'when': {
      const held = inThatTurn(prefix.set, inner.held, clause);
      if (held === undefined) return false;
      inner.nodes.unshift(...held);
      const { trigger, perTurn, perRound, perGame, perAction, every, each, after } = prefix.set;
      const { often } = desk.notes;
      if (often && isLimited(prefix.set)) return false;
      const inTurns = often && 'if' in often ? often.if : [];
      const limit = often && 'if' in often ? undefined : often;
      // "Once per enemy" of what nobody else sets off.
      if (limit?.each && !hasOther(prefix.set)) return false;
      delete desk.notes.often;
      // "And the Net is removed" says the same.
      const isGone = inner.nodes.some((node) => node.node === 'remove' && node.what === 'marker');
      if (prefix.set.goes && !isGone) inner.nodes.push({ clause, node: 'remove', what: 'marker' });
      const needed = neededFor(trigger, inner.nodes);
      const all = [...(prefix.set.if ?? []), ...inTurns, ...(needed ?? [])];
      const asked = all.length > 0 ? all : prefix.set.if;
      const nodes = instead(trigger, inner.nodes);
      if (nodes === undefined) return false;
      const may = onlyMay(nodes);
      const rule: Extract<Rule, { rule: 'when' }> = {
        clause,
        rule: 'when',
        trigger,
        ...(asked ? { if: asked } : {}),
        ...(may ? { may: true } : {}),
        ...limit,
        ...(perTurn === undefined ? {} : { perTurn }),
        ...(perRound === undefined ? {} : { perRound }),
        ...(perGame === undefined ? {} : { perGame }),
        ...(perAction && { perAction }),
        ...(every !== undefined && { every }),
        ...(each && { each }),
        ...(after && { after }),
        then: may ?? nodes,
      };
      out.held.push({ rule, of: 'you' });
      const { also, others = [] } = prefix.set;
      for (const other of also ? [also, ...others] : []) out.held.push({ rule: answered(rule, other), of: 'you' });
      return true;
    }
  }
}

/** The same answer to another happening. A limit is of both, so that they have what is done in common. */
export function answered(rule: Extract<Rule, { rule: 'when' }>, trigger: Trigger): Rule {
  const { perTurn, perRound, perGame, perAction, every } = rule;
  return (perTurn ?? perRound ?? perGame ?? perAction ?? every) === undefined
    ? { ...structuredClone(rule), trigger }
    : { ...rule, trigger };
}

/** "When an enemy starts its turn in range 2, it must attack you": what it must do, and what is said beside that, is in that turn. */
function inThatTurn({ trigger, ...set }: Occasion, held: readonly Held[], clause: number): Node[] | undefined {
  if (held.length === 0) return [];
  if (isInOneRound({ trigger, ...set })) return sinceThen(held, clause);
  const isTheirs = trigger.on === 'turn-start' && held.some(({ rule }) => rule.rule === 'duty');
  if (!isTheirs || held.some(({ of, knows }) => of !== 'trigger' && knows !== 'trigger')) return undefined;
  return lasting(held, { moment: 'turn-end', of: 'trigger', thisTurn: true }, clause);
}

/** `At the start of round 3`: a moment that comes once, or in some rounds that are named. */
export const isInOneRound = ({ trigger, if: asked = [] }: Occasion): boolean =>
  trigger.on === 'round-start' && asked.length === 1 && asked[0]?.is === 'round';

/**
 * "At the start of round 3, your default abilities deal +1 damage": so much more from then on. What one is, or those in some range have, could be so in
 * that round alone.
 */
const sinceThen = (held: readonly Held[], clause: number): Node[] | undefined =>
  held.every(
    ({ of, knows, rule }) =>
      of === 'you' && knows === undefined && rule.rule === 'change' && 'add' in rule && rule.who.places === undefined,
  )
    ? lasting(held, { moment: 'game-end' }, clause)
    : undefined;

/** What a response that is nothing but "you may ..." does. */
function onlyMay(nodes: readonly Node[]): readonly Node[] | undefined {
  const [only] = nodes;
  return nodes.length === 1 && only?.node === 'may' && only.who === undefined ? only.then : undefined;
}

function wrapUntil(desk: Desk, until: Until | UntilEvent, clause: number, inner: Out, out: Out): boolean {
  if (until.moment === 'event') {
    const told = saidBySpeaker(inner.held, until);
    if (desk.standing || told === undefined || inner.nodes.length > 0 || inner.tail !== undefined) return false;
    out.nodes.push(...lasting(told, until, clause));
    return told.length > 0 && inner.until === undefined;
  }
  if (desk.standing) {
    // "Until the end of your next turn, you cannot ...": the condition itself ends then.
    if (inner.nodes.length > 0 || inner.until !== undefined) return false;
    out.held.push(...inner.held);
    out.until = until;
    return true;
  }
  if (holdsForThose(inner, until, clause)) {
    out.nodes.push(...inner.nodes);
    return true;
  }
  const those = givenToThose(inner, until);
  if (those !== undefined) {
    out.nodes.push(those);
    return true;
  }
  const nodes = inner.nodes.map((node) => untilGiven(node, until));
  if (nodes.some((node) => node === undefined)) return false;
  out.nodes.push(...(nodes as Node[]));
  out.nodes.push(...lasting(inner.held, until, clause));
  // Of an area that became something no more is said.
  return inner.tail === undefined || (inner.tail.node.node === 'area' && inner.tail.then.length === 0);
}

/** `Until your next turn, allies in burst 2 have Armor`: who is there now gets nothing but what ends then. */
function givenToThose({ nodes, held, tail }: Out, until: Until): Node | undefined {
  const [only] = nodes;
  if (only === undefined || nodes.length > 1 || held.length > 0) return undefined;
  if (only.node !== 'area' && only.node !== 'each' && only.node !== 'target') return undefined;
  if (only.then.length === 0 || (tail !== undefined && tail.node !== (only as Node))) return undefined;
  const then = only.then.flatMap((node) => untilGiven(node, until) ?? []);
  return then.length === only.then.length ? { ...only, then } : undefined;
}

/** `Until your next turn, allies in range 2 cannot be healed`: who is there now, and nothing but that holds for them. */
function holdsForThose({ nodes, held, tail }: Out, until: Until, clause: number): boolean {
  const [only] = nodes;
  if (only === undefined || nodes.length > 1 || held.length === 0) return false;
  if (only.node !== 'area' && only.node !== 'each' && only.node !== 'target') return false;
  const ref = only.node === 'target' ? 'target' : 'each';
  // In an area that lies there it could be whoever comes into it, too.
  if (only.node !== 'area' && only.who.places?.some(({ inArea }) => inArea)) return false;
  // "You and an ally in range 3 have Armor": of you, too, as soon as that one is chosen; and what another line of the scope says of you.
  const yours = held.filter(({ of }) => of === 'you');
  const theirs = held.filter((one) => !yours.includes(one));
  if (only.then.length > 0 || theirs.length === 0) return false;
  if (theirs.some(({ of, knows }) => of !== ref || knows !== undefined)) return false;
  if (tail !== undefined && tail.node !== (only as Node)) return false;
  (only.then as Node[]).push(...lasting(theirs, until, clause));
  nodes.push(...lasting(yours, until, clause));
  return true;
}

/** Rules that hold in turns that come, from the start of each to its end. */
export const inTurns = (
  { of, count }: { readonly of: Ref; readonly count: number },
  held: readonly Held[],
  clause: number,
): Node[] =>
  Array.from({ length: count }, (_, passing) => ({
    clause,
    node: 'later',
    at: { moment: 'turn-start', of, ...(passing > 0 && { passing }) },
    then: lasting(structuredClone(held), { moment: 'turn-end', of, thisTurn: true }, clause),
  }));

/** Rules that hold for a while, grouped by their bearer. */
export function lasting(held: readonly Held[], until: Until | UntilEvent, clause: number): Node[] {
  const nodes: Node[] = [];
  const left = new Set(held);
  for (const { of, knows } of held) {
    const same = held.filter((one) => left.has(one) && one.of === of && one.knows === knows);
    if (same.length === 0) continue;
    for (const one of same) left.delete(one);
    const rules = same.map((one) => one.rule);
    nodes.push(remembering({ clause, node: 'lasting', of, ...(knows && { knows }), until, rules }));
  }
  return nodes;
}

/** The same effect with an end; undefined for what does not last. */
export function untilGiven(node: Node, until: Until): Node | undefined {
  if (node.node === 'give' || node.node === 'place' || node.node === 'overshield' || node.node === 'change-side')
    return node.until === undefined ? { ...node, until } : undefined;
  if (node.node === 'manual') return node;
  if (node.node === 'space') {
    const then = node.then.map((inner) => untilGiven(inner, until));
    return then.every((inner) => inner !== undefined) ? { ...node, then } : undefined;
  }
  // "Until your next turn, burst 2 becomes Mud".
  if (node.node === 'area' && node.then.length === 0) {
    const spaces = node.spaces?.map((inner) => untilGiven(inner, until)) ?? [];
    return spaces.length > 0 && spaces.every((inner) => inner !== undefined) ? { ...node, spaces } : undefined;
  }
  return undefined;
}

/** Whether what comes at a moment ends what says so. A stance is entered in one's own turn, whose end is not that of the next one. */
const goesWith = (nodes: readonly Node[], moment: Moment['moment']): boolean => {
  const said = JSON.stringify(nodes);
  return (
    /"node":"(?:lose|remove|kill|transform)"/.test(said) ||
    (moment === 'turn-start' && said.includes('"node":"stance"'))
  );
};

/** The token that goes from its bearer by some nodes. */
const goneWith = (nodes: readonly Node[]): string | undefined =>
  nodes.flatMap((node) => (node.node === 'lose' && node.from === 'you' && node.count === 'all' ? [node.token] : []))[0];

function wrapAt(
  desk: Desk,
  { also, ...first }: When,
  clause: number,
  inner: Out,
  out: Out,
  bearing: Bearing | undefined,
): boolean {
  return [first, ...(also ?? [])].every((at, index) =>
    wrapAtOne(desk, at, clause, index > 0 ? { ...inner, nodes: structuredClone(inner.nodes) } : inner, out, bearing),
  );
}

function wrapAtOne(desk: Desk, at: When, clause: number, inner: Out, out: Out, bearing: Bearing | undefined): boolean {
  if (inner.held.length > 0 || inner.nodes.length === 0) return false;
  if (at.times !== undefined && desk.standing) return false;
  // "At the end of this turn, gain a Standard Action": there is no turn left in which it could be spent.
  if (
    at.moment === 'turn-end' &&
    at.thisTurn &&
    JSON.stringify(inner.nodes).includes('"node":"gain-action","who":"you"')
  )
    return false;
  if (at.now) {
    if (desk.standing) return false;
    out.nodes.push(...inner.nodes);
  }
  if (desk.standing) {
    if ((at.of !== undefined && at.of !== 'you') || at.whose !== undefined) return false;
    // "At the end of the turn", of a piece: of the turn in which it is placed, or of each.
    if (at.of === undefined && at.thisTurn) return false;
    // "At the end of your next turn, take 2 damage": it would come in each turn, unless it goes with that.
    if (at.next && (at.passing !== undefined || !goesWith(inner.nodes, at.moment))) return false;
    const isBorne = bearing?.slot === 'token' || bearing?.slot === 'condition';
    // A turn in which it was gained is not the next one.
    const gone =
      at.next && at.moment === 'turn-end'
        ? (goneWith(inner.nodes) ?? (isBorne ? bearing?.self?.ref : undefined))
        : undefined;
    // Of a piece or summon that came in this turn it is not known.
    if (at.next && at.moment === 'turn-end' && gone === undefined && !isBorne) return false;
    const later: readonly Condition[] = gone ? [{ is: 'not', of: { is: 'gained', of: 'you', token: gone } }] : [];
    const rule: Rule = { clause, rule: 'when', trigger: momentTrigger(at.moment), then: inner.nodes };
    out.held.push({ rule: later.length > 0 ? { ...rule, if: later } : rule, of: 'you' });
    return true;
  }
  // "Until the start of your next turn: At the end of your turn, heal 2": in each turn that ends until then.
  if (at.every || (desk.holds && at.thisTurn && at.of === 'you' && !at.now)) {
    if (at.of !== undefined && at.of !== 'you') return false;
    out.held.push({ rule: { clause, rule: 'when', trigger: momentTrigger(at.moment), then: inner.nodes }, of: 'you' });
    return true;
  }
  // What a piece does "at the end of your turn" it could do in each of them.
  if (at.thisTurn && !desk.standing && aroundPiece(inner.nodes)) return false;
  const moment: Moment = plain(at);
  for (let passing = 0; passing < (at.times ?? 1); passing++)
    out.nodes.push({
      clause,
      node: 'later',
      at: passing > 0 ? { ...moment, passing } : moment,
      then: passing > 0 ? structuredClone(inner.nodes) : inner.nodes,
    });
  return true;
}

/** What comes until then is meant. */
export const asksLater = (asked: Condition): boolean =>
  asked.is === 'forced-lately' || (asked.is === 'not' && asksLater(asked.of));

/** Whether nodes are about those around a piece that was placed. */
export const aroundPiece = (nodes: readonly Node[]): boolean => JSON.stringify(nodes).includes('"of":"marker"');

/** Whether nothing is asked but which round it is. */
export const ofRound = (asked: readonly Condition[]): boolean =>
  asked.every(({ is }) => is === 'round' || is === 'rounds');

function wrapIf(desk: Desk, prefix: Extract<Prefix, { is: 'if' }>, clause: number, inner: Out, out: Out): boolean {
  if (inner.nodes.length > 0) {
    // What round it is does not change while something is done.
    const isOnce = !prefix.while || ofRound(prefix.if);
    if (!isOnce || desk.standing) return false;
    const [later] = inner.nodes;
    if (prefix.if.some(asksLater) && !desk.future) {
      // "If you were not moved by an enemy, at the start of your next turn, 3dmg": it is asked then.
      if (later?.node !== 'later' || inner.nodes.length > 1 || later.at.of !== 'you' || inner.else) return false;
      out.nodes.push({ ...later, then: [{ clause, node: 'if', if: prefix.if, then: later.then, else: [] }] });
    } else out.nodes.push({ clause, node: 'if', if: prefix.if, then: inner.nodes, else: inner.else ?? [] });
  }
  // "When you are hit, roll a die. On a 5+, take -1 damage": the roll is over, and does not say for how long that holds.
  if (desk.standing && inner.held.length > 0 && !areKnownBefore(prefix.if)) return false;
  for (const { rule, of, knows } of inner.held) {
    if (
      rule.rule !== 'change' &&
      rule.rule !== 'is' &&
      rule.rule !== 'when' &&
      rule.rule !== 'tether' &&
      rule.rule !== 'barred' &&
      rule.rule !== 'die-counts' &&
      rule.rule !== 'duty'
    )
      return false;
    const asked = askedAsItBegan({ ...rule, if: [...prefix.if, ...(rule.if ?? [])] });
    const held = spoken([{ rule: asked, of, ...(knows && { knows }) }]);
    if (held === undefined) return false;
    out.held.push(...held);
  }
  return true;
}
