import type { ConditionRules, Modifier, Rule } from '../program.ts';
import type { Held } from '../state.ts';
import { actingOf, areAllies, figureOf, type Look, type Play, rolled } from './look.ts';
import { sourcesOf } from './sources.ts';
import { mostHp } from './values.ts';

/** Bonuses and penalties collide by sign, stat and sort, conditions and auras by their name (U-066, U-067). */
function collides(held: Held, name: string, modifier?: Modifier): boolean {
  if (held.has !== 'modifier') return modifier === undefined && held.name.toLowerCase() === name.toLowerCase();
  return (
    modifier !== undefined &&
    held.stat === modifier.stat &&
    held.sign === modifier.sign &&
    typeof held.amount === typeof modifier.amount
  );
}

/** Whether a figure has something of that sort already, so that it is unaffected by another (U-066). */
export const hasAlready = (look: Look, figure: number, name: string, modifier?: Modifier): boolean =>
  figureOf(look, figure).has.some((held) => collides(held, name, modifier));

/** Turns that somebody gains of what another gives, with what both add; none or less is not gained at all (U-105). */
export function turnsOf(
  look: Look,
  by: number,
  figure: number,
  what: 'conditions' | 'bonuses' | 'penalties',
  turns: number,
): number {
  let sum = turns;
  const add = (rules: readonly Rule[], way: 'given' | 'gained') => {
    for (const rule of rules) {
      if (rule.rule !== 'turns' || rule.what !== what || rule.way !== way) continue;
      if (rule.other === 'any' || areAllies(look, by, figure) === (rule.other === 'ally')) sum += rule.by;
    }
  };
  for (const { rules } of sourcesOf(look, by)) add(rules, 'given');
  for (const { rules } of sourcesOf(look, figure)) add(rules, 'gained');
  return sum;
}

/** Gained by oneself in one's own turn, by an option whose end does not count then (U-065). */
const isFresh = ({ game, state }: Look, by: number, figure: number): boolean =>
  game.options.ownTurn === 'waits' && by === figure && actingOf(state) === figure;

/** Gives bonuses and penalties, each by itself (U-068). */
export function modify(play: Play, by: number, figure: number, modifiers: readonly Modifier[], turns: number): void {
  const target = figureOf(play, figure);
  for (const { stat, sign, amount } of modifiers) {
    const what = sign === 1 ? 'bonuses' : 'penalties';
    const lasting = turnsOf(play, by, figure, what, turns);
    if (lasting <= 0 || hasAlready(play, figure, '', { stat, sign, amount })) {
      play.emit({ event: 'ignored', figure, name: stat });
      continue;
    }
    const fresh = isFresh(play, by, figure);
    target.has.push({ has: 'modifier', stat, sign, amount, by, turns: lasting, fresh });
    play.emit({ event: 'modified', figure, by, stat, sign, amount, turns: lasting });
    // Both the maximum and what is left of it rise (U-107).
    if (stat === 'hp' && typeof amount === 'number') {
      target.hp = Math.min(Math.max(1, target.hp + sign * amount), mostHp(play, figure));
    }
  }
}

/** Gives a condition, with the turns that both add, to who has none of its name. */
export function afflict(play: Play, by: number, figure: number, condition: ConditionRules, turns: number): void {
  const lasting = turnsOf(play, by, figure, 'conditions', turns);
  if (lasting <= 0 || hasAlready(play, figure, condition.name)) {
    play.emit({ event: 'ignored', figure, name: condition.name });
    return;
  }
  bear(play, by, figure, condition, lasting);
}

/** Gives a condition for so many turns, whatever else the figure has. Its temporary HP are rolled now (U-090). */
export function bear(play: Play, by: number, figure: number, { name, rules }: ConditionRules, turns: number): void {
  let temporary = 0;
  for (const rule of rules) {
    if (rule.rule !== 'temporary-hp') continue;
    temporary += rule.amount.flat;
    for (const { count, sides } of rule.amount.dice) temporary += rolled(play, count, sides, 'temporary');
  }
  const fresh = isFresh(play, by, figure);
  figureOf(play, figure).has.push({ has: 'condition', name, rules, by, turns, fresh, temporary });
  play.emit({ event: 'gained', figure, by, name, turns, temporary });
}

/** Gives the user an aura of its own for some turns. */
export function surround(
  play: Play,
  by: number,
  aura: { readonly name: string; readonly side: 'allies' | 'enemies' | 'all'; readonly rules: readonly Rule[] },
  range: number,
  turns: number,
): void {
  const { name, side, rules } = aura;
  if (turns <= 0 || hasAlready(play, by, name)) {
    play.emit({ event: 'ignored', figure: by, name });
    return;
  }
  const fresh = isFresh(play, by, by);
  figureOf(play, by).has.push({ has: 'aura', name, side, range, rules, by, turns, fresh });
  play.emit({ event: 'gained', figure: by, by, name, turns, temporary: 0 });
}

/** What it is called in the log: of a modifier its stat. */
export const nameOf = (held: Held): string => (held.has === 'modifier' ? held.stat : held.name);

/** Takes something away from a figure; what it had raised falls back to the new maximum (U-090, U-107). */
export function end(play: Play, figure: number, held: Held): void {
  const bearer = figureOf(play, figure);
  const index = bearer.has.indexOf(held);
  if (index < 0) return;
  bearer.has.splice(index, 1);
  play.emit({ event: 'ended', figure, name: nameOf(held) });
  if (bearer.at >= 0) bearer.hp = Math.min(bearer.hp, mostHp(play, figure));
}

/** Whether something is meant by a sort. */
export function isOfSort(held: Held, what: 'conditions' | 'bonuses' | 'penalties'): boolean {
  if (held.has === 'modifier') return what === (held.sign === 1 ? 'bonuses' : 'penalties');
  return held.has === 'condition' && what === 'conditions';
}
