import type { Condition, Moment, Node, Ref, Rule, Trigger, Until } from '../../program.ts';
import { notAll } from '../amounts/amount.ts';
import { type Context, within } from '../context.ts';
import { inPhase } from '../effects/phase.ts';
import { instead } from '../effects/rebirth.ts';
import { inGiversTurn } from '../nouns/giver.ts';
import { besideSome, meeting } from '../nouns/met.ts';
import { collidedBy } from '../occasions/collision.ts';
import { conditions } from '../occasions/condition.ts';
import { hadBy } from '../occasions/had-by.ts';
import { happening } from '../occasions/happening.ts';
import type { Occasion } from '../occasions/occasion.ts';
import { onceThrough } from '../occasions/once-through.ts';
import { having } from '../occasions/possession.ts';
import { atRounds, inRounds } from '../occasions/rounds.ts';
import { duration, inTurnsToCome, moment, plain, type When } from '../occasions/time.ts';
import { behindTrigger, momentAndMore, momentTrigger, trigger } from '../occasions/trigger.ts';
import type { Desk, Held, Out } from '../sentences/desk.ts';
import { onNumber } from '../sentences/dice.ts';
import { spoken } from '../states/spoken.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { areKnownBefore } from './asked-attack.ts';
import { goesOn } from './goes-on.ts';

/** What a sentence begins with and all of it hangs on. */
export type Prefix =
  | { readonly is: 'until'; readonly until: Until }
  | { readonly is: 'at'; readonly at: When }
  /** In turns of somebody that come. */
  | { readonly is: 'turns'; readonly of: Ref; readonly count: number }
  | { readonly is: 'if'; readonly if: readonly Condition[]; readonly while: boolean }
  | { readonly is: 'else' }
  | { readonly is: 'when'; readonly set: Occasion }
  /** The next time only: `latest` ends the waiting. */
  | { readonly is: 'next'; readonly set: Occasion; readonly latest?: Moment };

/** Reads a prefix with the comma or colon behind it. */
export function prefix(cursor: Cursor, context: Context): Prefix | undefined {
  return cursor.try(() => {
    const found = said(cursor, context);
    if (found === undefined) return undefined;
    const { is } = found;
    // "When you kill a unit, and at the end of your next turn": two things, of which the second is not read.
    if (is === 'when' && cursor.sees(',? and|or at|when|whenever')) return undefined;
    const stopped = cursor.done || cursor.takeAny(',', ':', 'then');
    const phase = cursor.tokens[cursor.at - 2]?.text === 'phase';
    // "On a 5+ the target is Stunned": a number of the die ends by itself before somebody.
    const rolled =
      is === 'if' &&
      found.if.length === 1 &&
      found.if[0]?.is === 'rolled' &&
      cursor.sees('the|they|it|you|target|range|burst');
    // "On hit push 1": how the roll went ends by itself.
    const outcome =
      is === 'if' && found.if.length === 1 && /^(?:hit|miss|crit|kill)$/.test(found.if[0]?.is ?? '') && !found.while;
    const ends = outcome && cursor.before?.kind === 'word' && cursor.sees('push|pull|move|heal|gain|give');
    // "On even rounds you have Armor": the round ends by itself, too.
    const round =
      is === 'if' &&
      found.while &&
      /^(?:rounds?|has)$/.test(found.if[0]?.is ?? '') &&
      cursor.sees('you|your|enemies|allies');
    // "At the end of Spy's turn take 2 damage": the turn ends by itself, too.
    const turn =
      is === 'when' &&
      /^turn-/.test(found.set.trigger.on) &&
      cursor.before?.text === 'turn' &&
      cursor.sees('take|heal|lose|gain|you|deal|move|remove');
    return stopped ||
      turn ||
      ((is === 'if' || is === 'when') && goesOn(cursor)) ||
      round ||
      phase ||
      rolled ||
      ends ||
      is === 'else' ||
      is === 'until' ||
      is === 'at' ||
      is === 'turns'
      ? found
      : undefined;
  });
}

function said(cursor: Cursor, context: Context): Prefix | undefined {
  const until = duration(cursor, context);
  if (until !== undefined) return { is: 'until', until };
  const turns = cursor.sees('on|in|during|for|next') ? inTurnsToCome(cursor, context) : undefined;
  if (turns !== undefined) return { is: 'turns', ...turns };
  const rounds = inRounds(cursor);
  if (rounds !== undefined) return { is: 'if', if: rounds, while: true };
  const set = cursor.sees('at') ? atRounds(cursor) : undefined;
  if (set !== undefined) return { is: 'when', set };
  const both = cursor.try(() => momentAndMore(cursor, context));
  if (both !== undefined) return { is: 'when', set: both };
  const at = moment(cursor, context);
  if (at !== undefined) return { is: 'at', at };
  const theirs = inGiversTurn(cursor, context);
  if (theirs !== undefined) return { is: 'when', set: theirs };
  if (cursor.take('else|otherwise') || (cursor.sees('if not ,|:') && cursor.take('if not'))) return { is: 'else' };
  const outcome = cursor.try((): Condition | undefined => {
    if (!context.rolled || !cursor.take('on')) return undefined;
    if (!cursor.sees('a critical') && cursor.takeAny('an? hit', 'a hit')) return { is: 'hit' };
    if (cursor.take('a? miss')) return { is: 'miss' };
    if (cursor.takeAny('a? critical hit?', 'a? crit')) return { is: 'crit' };
    if (cursor.take('a? kill')) return { is: 'kill' };
    return undefined;
  });
  // "On kill or crit": where one of them is so.
  const second =
    outcome &&
    cursor.try(() => (cursor.take('or') && cursor.take('on? a? hit|miss|crit|kill') ? cursor.before?.text : undefined));
  if (outcome !== undefined && second !== undefined) {
    const other: Condition = { is: second as 'hit' | 'miss' | 'crit' | 'kill' };
    return other.is === outcome.is ? undefined : { is: 'if', if: [{ is: 'any', of: [outcome, other] }], while: false };
  }
  if (outcome !== undefined) return { is: 'if', if: [outcome], while: false };
  const number = onNumber(cursor);
  if (number !== undefined) return { is: 'if', if: [number], while: false };
  const full = cursor.sees('at|with #') ? cursor.try(() => withSoMany(cursor, context)) : undefined;
  if (full !== undefined) return { is: 'if', if: full, while: true };
  const asked = cursor.try(() => {
    // "When at 2 or less health" is a while: a state, and nothing that happens.
    const low =
      cursor.sees('at|below|under half|full|# of? your|their|its? health|hp|max') ||
      cursor.sees('at # health|hp or less') ||
      cursor.sees('at|below half|full health|hp');
    const lasting =
      low ||
      cursor.takeAny('while', 'for? as|so long as') ||
      ((cursor.sees('when|whenever at #|half|full|or') ||
        cursor.sees('when|whenever you have # or less|fewer health|hp')) &&
        cursor.take('when|whenever'));
    if (!lasting && cursor.take('unless')) {
      const found = conditions(cursor, context);
      return found && { is: 'if' as const, if: [notAll(found)], while: false };
    }
    if (!lasting && !cursor.take('if')) return undefined;
    const found = conditions(cursor, context);
    return found && { is: 'if' as const, if: found, while: lasting };
  });
  if (asked !== undefined) return asked;
  const side = cursor.try(() => ofSide(cursor, context));
  if (side !== undefined) return { is: 'if', if: [side], while: false };
  // "In phase 2, 3dmg": as "if" does.
  const phase = inPhase(cursor, context);
  if (phase !== undefined) return { is: 'if', if: phase, while: false };
  const happens = trigger(cursor, context);
  return happens
    ? { is: 'when', set: onceThrough(cursor, happens) }
    : (nextTime(cursor, context) ?? plainly(cursor, context));
}

/** `At 3 or more Coins`, `with 3+ Coins`: while you have them. */
function withSoMany(cursor: Cursor, context: Context): readonly Condition[] | undefined {
  if (context.slot !== 'passive' || !cursor.take('at|with')) return undefined;
  if (!cursor.sees('# or|+')) return undefined;
  const [had, ...more] = having(cursor, context, 'you') ?? [];
  return had?.is === 'has' && more.length === 0 ? [had] : undefined;
}

const insteadSaid = oneOf('instead');

/** `Range 3. Enemy: 2dmg. Ally: heal 2`: of which side the target is. */
function ofSide(cursor: Cursor, { them }: Context): Condition | undefined {
  if (them !== 'target' && them !== 'each') return undefined;
  if (!cursor.take('ally|allies|enemy|enemies') || !(cursor.done || cursor.sees(':'))) return undefined;
  // "Range 2, enemies: 2dmg" could be all of them there; "allies: heal 2 instead" is of the target.
  const many = /s$/.test(cursor.before?.text ?? '');
  if (many && them === 'target' && !cursor.holds(insteadSaid)) return undefined;
  const side = /^all/.test(cursor.before?.text ?? '') ? 'ally' : 'enemy';
  return { is: 'side', of: them, side };
}

/** `The next time you attack`, `the next time an enemy hits you this turn`. */
function nextTime(cursor: Cursor, context: Context): Prefix | undefined {
  return cursor.try((): Prefix | undefined => {
    if (!cursor.take('the? next time')) return undefined;
    cursor.take('that|when');
    const set = happening(cursor, context);
    // The first time that it happens ends the wait: what else must hold cannot be waited for.
    if (set === undefined || set.if !== undefined) return undefined;
    // In a response it is whosever turn runs.
    const latest = cursor.take('this turn') && {
      latest: { moment: 'turn-end' as const, ...(context.anyTurn ? {} : { of: 'you' as const }), thisTurn: true },
    };
    return { is: 'next', set, ...latest };
  });
}

/** The context behind a prefix. */
export function behind(context: Context, { is, ...prefix }: Prefix): Context {
  // Who was killed is not whom a bare "heal 3" is for.
  if (is === 'if' && 'if' in prefix)
    return within(context, {
      ...collidedBy(prefix.if, context.named),
      ...attackerAsked(prefix.if, context),
      asked: true,
      ...meeting(prefix.if, context),
      ...hadBy(prefix.if),
      // "If you are targeted by an ability, cancel it".
      ...(prefix.if.some(({ is }) => is === 'answers') && { underWay: 'attack' as const }),
      ...(prefix.if.some((one) => one.is === 'kill') && { side: 'enemy' as const, dead: context.them }),
    });
  if (is === 'at') return within(context, { free: true });
  if ((is !== 'when' && is !== 'next') || !('set' in prefix)) return context;
  const { them, side, named, rolled, chosen, started } = prefix.set;
  return within(context, {
    them,
    side,
    named: { ...named },
    rolled: rolled ?? false,
    ...behindTrigger(prefix.set.trigger),
    ...(prefix.set.after && { underWay: undefined }),
    ...besideSome(prefix.set.trigger),
    ...filledWith(prefix.set.trigger),
    ...(chosen && { chosen }),
    ...(started && { started }),
    // "When your summon dies, burst 1, 2dmg": around that, or around you.
    ...(prefix.set.trigger.on === 'dies' && them === 'trigger' && { gone: true }),
    centre: undefined,
    instant: false,
  });
}

/** "If the attacker is in range 1, they take 1 damage": whom that asks about, where nobody was named before. */
function attackerAsked(
  asked: readonly Condition[],
  { them, named, instant }: Context,
): Pick<Context, 'them' | 'side'> | undefined {
  const attacker = named.attacker ?? (instant ? 'trigger' : undefined);
  if (them !== undefined || attacker === undefined || attacker === 'you') return undefined;
  const of = asked.map(aboutWhom);
  return of.length > 0 && of.every((one) => one === attacker) ? { them: attacker, side: 'enemy' } : undefined;
}

/** The one whom a question is about. */
function aboutWhom(asked: Condition): Ref | undefined {
  if (asked.is === 'not') return aboutWhom(asked.of);
  if (asked.is === 'distance') return asked.to;
  return 'of' in asked && typeof asked.of === 'string' ? asked.of : undefined;
}

/** "When you have 3 Coins, remove them": of those by which it is set off. */
const filledWith = (trigger: Trigger): Pick<Context, 'had'> =>
  trigger.on === 'gains' && trigger.token !== undefined && trigger.reach !== undefined && trigger.who.side === 'you'
    ? { had: { token: trigger.token, of: 'you' } }
    : {};

/** `End of turn: heal 1`, `Ally dies in range 3: heal 2`: what sets it off, with nothing but a colon behind it. */
function plainly(cursor: Cursor, context: Context): Prefix | undefined {
  const { slot, asked } = context;
  const bears = slot === 'passive' || slot === 'token' || slot === 'condition' || slot === 'marker';
  if (!bears || asked || !cursor.holds(colon)) return undefined;
  return cursor.try((): Prefix | undefined => {
    const set = happening(cursor, context);
    return set !== undefined && cursor.sees(':') ? { is: 'when', set } : undefined;
  });
}

const colon = oneOf(':');

/** Puts what stands behind a prefix under it. False when the two do not go together. */
export function wrap(desk: Desk, prefix: Prefix, clause: number, inner: Out, out: Out): boolean {
  switch (prefix.is) {
    case 'until':
      return wrapUntil(desk, prefix.until, clause, inner, out);
    case 'at':
      return wrapAt(desk, prefix.at, clause, inner, out);
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
      if (then === undefined) return false;
      const rule: Rule = { clause, rule: 'when', trigger, then };
      const until = { moment: 'event' as const, trigger, ...(prefix.latest && { latest: prefix.latest }) };
      out.nodes.push({ clause, node: 'lasting', of: 'you', until, rules: [rule] });
      return true;
    }
    case 'when': {
      const held = inThatTurn(prefix.set, inner.held, clause);
      if (held === undefined) return false;
      inner.nodes.unshift(...held);
      const { trigger, if: asked, perTurn, perRound, perGame, perAction, after } = prefix.set;
      const { often } = desk.notes;
      if (often && (perTurn ?? perRound ?? perGame ?? perAction) !== undefined) return false;
      delete desk.notes.often;
      // "And the Net is removed" says the same.
      const isGone = inner.nodes.some((node) => node.node === 'remove' && node.what === 'marker');
      if (prefix.set.goes && !isGone) inner.nodes.push({ clause, node: 'remove', what: 'marker' });
      const nodes = instead(trigger, inner.nodes);
      if (nodes === undefined) return false;
      const may = onlyMay(nodes);
      const rule: Rule = {
        clause,
        rule: 'when',
        trigger,
        ...(asked ? { if: asked } : {}),
        ...(may ? { may: true } : {}),
        ...often,
        ...(perTurn === undefined ? {} : { perTurn }),
        ...(perRound === undefined ? {} : { perRound }),
        ...(perGame === undefined ? {} : { perGame }),
        ...(perAction && { perAction }),
        ...(after && { after }),
        then: may ?? nodes,
      };
      out.held.push({ rule, of: 'you' });
      const { also } = prefix.set;
      if (also !== undefined) out.held.push({ rule: { ...structuredClone(rule), trigger: also }, of: 'you' });
      return true;
    }
  }
}

/** "When an enemy starts its turn in range 2, it must attack you": what it must do, and what is said beside that, is in that turn. */
function inThatTurn({ trigger }: Occasion, held: readonly Held[], clause: number): Node[] | undefined {
  if (held.length === 0) return [];
  const isTheirs = trigger.on === 'turn-start' && held.some(({ rule }) => rule.rule === 'duty');
  if (!isTheirs || held.some(({ of, knows }) => of !== 'trigger' && knows !== 'trigger')) return undefined;
  return lasting(held, { moment: 'turn-end', of: 'trigger', thisTurn: true }, clause);
}

/** What a response that is nothing but "you may ..." does. */
function onlyMay(nodes: readonly Node[]): readonly Node[] | undefined {
  const [only] = nodes;
  return nodes.length === 1 && only?.node === 'may' && only.who === undefined ? only.then : undefined;
}

function wrapUntil(desk: Desk, until: Until, clause: number, inner: Out, out: Out): boolean {
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
  const nodes = inner.nodes.map((node) => untilGiven(node, until));
  if (nodes.some((node) => node === undefined)) return false;
  out.nodes.push(...(nodes as Node[]));
  out.nodes.push(...lasting(inner.held, until, clause));
  // Of an area that became something no more is said.
  return inner.tail === undefined || (inner.tail.node.node === 'area' && inner.tail.then.length === 0);
}

/** `Until your next turn, allies in range 2 cannot be healed`: who is there now, and nothing but that holds for them. */
function holdsForThose({ nodes, held, tail }: Out, until: Until, clause: number): boolean {
  const [only] = nodes;
  if (only === undefined || nodes.length > 1 || held.length === 0) return false;
  if (only.node !== 'area' && only.node !== 'each' && only.node !== 'target') return false;
  const ref = only.node === 'target' ? 'target' : 'each';
  // In an area that lies there it could be whoever comes into it, too.
  if (only.node !== 'area' && only.who.places?.some(({ inArea }) => inArea)) return false;
  // "You and an ally in range 3 have Armor": of you, too, as soon as that one is chosen.
  const yours = only.node === 'target' ? held.filter(({ of }) => of === 'you') : [];
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
export function lasting(held: readonly Held[], until: Until, clause: number): Node[] {
  const nodes: Node[] = [];
  const left = new Set(held);
  for (const { of, knows } of held) {
    const same = held.filter((one) => left.has(one) && one.of === of && one.knows === knows);
    if (same.length === 0) continue;
    for (const one of same) left.delete(one);
    nodes.push({ clause, node: 'lasting', of, ...(knows && { knows }), until, rules: same.map((one) => one.rule) });
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

function wrapAt(desk: Desk, at: When, clause: number, inner: Out, out: Out): boolean {
  if (inner.held.length > 0 || inner.nodes.length === 0) return false;
  if (at.times !== undefined && desk.standing) return false;
  if (at.now) {
    if (desk.standing) return false;
    out.nodes.push(...inner.nodes);
  }
  if (desk.standing) {
    if (at.of !== undefined && at.of !== 'you') return false;
    // "At the end of the turn", of a piece: of the turn in which it is placed, or of each.
    if (at.of === undefined && at.thisTurn) return false;
    // "At the end of your next turn, take 2 damage": it would come in each turn, unless it goes with that.
    if (at.next && !goesWith(inner.nodes, at.moment)) return false;
    // A turn in which it was gained is not the next one.
    const gone = at.next && at.moment === 'turn-end' ? goneWith(inner.nodes) : undefined;
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

function wrapIf(desk: Desk, prefix: Extract<Prefix, { is: 'if' }>, clause: number, inner: Out, out: Out): boolean {
  if (inner.nodes.length > 0) {
    if (prefix.while || desk.standing) return false;
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
      rule.rule !== 'duty'
    )
      return false;
    const held = spoken([{ rule: { ...rule, if: [...prefix.if, ...(rule.if ?? [])] }, of, ...(knows && { knows }) }]);
    if (held === undefined) return false;
    out.held.push(...held);
  }
  return true;
}
