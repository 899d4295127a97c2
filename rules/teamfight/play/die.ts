import type { Attack, Rule } from '../program.ts';
import type { State } from '../state.ts';
import { withEach } from './bound.ts';
import { all } from './condition.ts';
import { added } from './holds.ts';
import { noteInRound, usesInRound } from './limits.ts';
import type { Look, Play, Self } from './play.ts';
import { eachStanding } from './standing.ts';
import { lose } from './tokens.ts';
import { fire } from './trigger.ts';
import { countTokens, isUnit } from './who.ts';

/** The attack that a die is of: with which ability on whom, -1 where that is not known. */
interface OfAttack {
  readonly ability: number | undefined;
  readonly target: number;
}

/** Rolls a die for a unit, -1 for none; told as its label says. Gives what it counts as. What waits for a number is set off by `settle`. */
export function rollDie(play: Play, unit: number, sides: number, label: string, attack?: OfAttack): number {
  const value = play.dice.roll(sides, label);
  const counts = unit < 0 || sides !== 6 ? value : withMore(play, unit, countedAs(play, unit, value, attack), attack);
  play.emit({ event: 'rolled', label, sides, value, ...(counts !== value && { counts }), unit });
  return counts;
}

/** The number that a die counts as which shows another one. Where several say so, the first one does. */
function countedAs(look: Look, unit: number, shows: number, attack: OfAttack | undefined): number {
  let counts: number | undefined;
  eachStanding(look, 'die-counts', (rules, self) => {
    for (const rule of rules) {
      if (counts !== undefined || rule.rule !== 'die-counts' || shows < rule.from || shows > rule.to) continue;
      if (rule.attack && attack === undefined) continue;
      if (isUnit(look, unit, rule.who, self) && all(look, rule.if, withEach(self, unit))) counts = rule.as;
    }
  });
  return counts ?? shows;
}

/** What is added to whatever a die of the unit shows: no die has fewer than 1 or more than 6. */
function withMore(look: Look, unit: number, shows: number, attack: OfAttack | undefined): number {
  const { target = -1, ability } = attack ?? {};
  const ofAttack = attack === undefined ? 0 : added(look, unit, 'attack-roll', target, ability);
  return Math.min(6, Math.max(1, shows + added(look, unit, 'roll', target, ability) + ofAttack));
}

/** The number on a die is final: what waits for it is set off. */
export function settle(play: Play, unit: number, value: number, target = -1, ability = -1): void {
  if (unit < 0) return;
  fire(play, { on: 'rolls', unit, other: target, value, ability, space: play.state.units[unit]?.at ?? -1 });
}

/** What a unit pays to roll a die again, and which rule lets it. */
export interface Reroll {
  readonly token: number;
  readonly count: number;
  readonly rule: Extract<Rule, { rule: 'reroll' }>;
  /** Names the rule with its bearer or player where uses are counted, above all keys of triggers. */
  readonly key: number;
  /** Who pays. */
  readonly payer: number;
  /** Whose player is asked: an enemy's die is rolled again at the word of the bearer's player. */
  readonly seat: number;
}

/** A die as it lies: rolled `again` already, of an attack that would hit or miss by it, or of none. */
export interface Fallen {
  readonly again: boolean;
  readonly shows: number;
  readonly attack?: 'hit' | 'miss';
}

/** The reroll that a rule allows a unit now. One that costs nothing is allowed once a die. */
export function rerollOf(look: Look, unit: number, { again, shows, attack }: Fallen): Reroll | undefined {
  const { game, state } = look;
  let found: Reroll | undefined;
  eachStanding(look, 'reroll', (rules, self, card) => {
    if (found !== undefined) return;
    for (const rule of rules) {
      if (rule.rule !== 'reroll' || !isFor(look, rule, unit, self)) continue;
      const { spend } = rule;
      if (rule.shows !== undefined && (shows < rule.shows[0] || shows > rule.shows[1])) continue;
      if (rule.attack !== undefined && (attack === undefined || (rule.attack === 'missed' && attack === 'hit')))
        continue;
      const payer = rule.for === undefined ? unit : self.unit;
      const whose = rule.players ? (state.units[unit]?.seat ?? 0) : payer;
      const key = (game.blocks.length + card + 1) * 4096 + whose + 1;
      const seat = state.units[payer]?.seat ?? 0;
      if (spend === undefined) {
        if (!again && isLeft(state, rule, key)) found = { token: -1, count: 0, rule, key, payer, seat };
      } else if (countTokens(look, payer, spend.token) >= spend.count) {
        found = { token: game.cardOf.get(spend.token) ?? -1, count: spend.count, rule, key, payer, seat };
      }
    }
  });
  return found;
}

/** The reroll that the attack itself offers whoever makes it. */
export function ownReroll(
  look: Look,
  unit: number,
  { spend, missed }: NonNullable<Attack['reroll']>,
  { again, attack }: Fallen,
): Reroll | undefined {
  const { game, state } = look;
  if ((missed && attack === 'hit') || (spend === undefined && again)) return undefined;
  if (spend !== undefined && countTokens(look, unit, spend.token) < spend.count) return undefined;
  const token = spend === undefined ? -1 : (game.cardOf.get(spend.token) ?? -1);
  const rule = { clause: 0, rule: 'reroll' } as const;
  return { token, count: spend?.count ?? 0, rule, key: 0, payer: unit, seat: state.units[unit]?.seat ?? 0 };
}

/** Whether it is a die of the bearer, or of one of those for whom it is said. */
const isFor = (look: Look, { players, for: whom }: Reroll['rule'], unit: number, self: Self): boolean =>
  players === true || (whom === undefined ? self.unit === unit : isUnit(look, unit, whom, self));

/** Whether the rule's limits leave a use. */
function isLeft(state: State, { perTurn, perRound, perGame }: Reroll['rule'], key: number): boolean {
  const uses = (of: readonly number[] = []): number => of.filter((used) => used === key).length;
  return (
    (perTurn === undefined || uses(state.turn?.triggers) < perTurn) &&
    (perRound === undefined || usesInRound(state, key) < perRound) &&
    (perGame === undefined || uses(state.once) < perGame)
  );
}

/** Pays for it. */
export function payReroll(play: Play, reroll: Reroll): void {
  lose(play, reroll.payer, reroll.token, reroll.count);
  noteUse(play, reroll);
}

/** Leaves a die as it lies: what is offered of the first one only is not offered again. */
export function passReroll(play: Play, reroll: Reroll | undefined): void {
  if (reroll?.rule.first) noteUse(play, reroll);
}

function noteUse({ state }: Play, { rule, key }: Reroll): void {
  if (rule.perTurn !== undefined) state.turn?.triggers.push(key);
  if (rule.perRound !== undefined) noteInRound(state, key);
  if (rule.perGame !== undefined) state.once = [...(state.once ?? []), key];
}
