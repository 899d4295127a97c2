import type { SceneExpectation } from '../../../schemas/types.generated.ts';
import { quoted } from '../../../schemas/words.ts';
import type { Refusal } from '../../kernel/rules.ts';
import { parseCells } from '../../map-grid.ts';
import type { Event } from '../event.ts';
import { has } from '../play/holds.ts';
import { scoresOf } from '../play/scoring.ts';
import type { Unit } from '../state.ts';
import { asked, pickValue } from './choices.ts';
import { tokenCount } from './scene-setup.ts';
import { CannotPlay, type Table } from './table.ts';

/** What of an expectation does not hold, one sentence each; `from` is where the step's events begin in the log. */
export function differences(table: Table, expected: SceneExpectation, from: number): string[] {
  const found: string[] = [];
  if (expected.unit !== undefined) found.push(...ofUnit(table, table.unit(expected.unit), expected, from));
  if (expected.marker !== undefined) found.push(...ofMarker(table, expected.marker, expected.on ?? []));
  for (const word of expected.can ?? []) {
    const reason = whyNot(table, word);
    if (reason !== undefined) found.push(`expected that ${quoted(word)} can be done now, but it cannot. ${reason}`);
  }
  for (const word of expected.cannot ?? []) {
    if (whyNot(table, word) === undefined) found.push(`expected that ${quoted(word)} cannot be done now, but it can.`);
  }
  if (expected.def !== undefined || expected.crit !== undefined) found.push(...ofAttack(table, expected, from));
  if (expected.points !== undefined) {
    const scores = scoresOf(table.look);
    if (`${scores}` !== `${expected.points}`) {
      found.push(`expected ${expected.points.join(' to ')} points, they are ${scores.join(' to ')}.`);
    }
  }
  return found;
}

function ofUnit(table: Table, id: number, expected: SceneExpectation, from: number): string[] {
  const unit = table.state.units[id];
  if (unit === undefined) return [];
  const name = table.unitName(id);
  const isDead = unit.at < 0;
  const { health, overshield, at, dead, tokens = [], stance, tapped } = expected;
  const found: string[] = [];
  const why = happened(table, id, from);
  if (dead !== undefined && dead !== isDead) {
    found.push(
      dead ? `expected ${name} dead, it has ${unit.health} health.${why}` : `expected ${name} alive, it is dead.${why}`,
    );
  } else if (health !== undefined && health !== unit.health) {
    found.push(`expected ${name} at ${health} health, it has ${isDead ? 'none: it is dead' : unit.health}.${why}`);
  }
  if (overshield !== undefined && overshield !== unit.overshield) {
    found.push(`expected ${name} with ${overshield} overshield, it has ${unit.overshield}.${why}`);
  }
  if (at !== undefined && table.place(unit.at) !== at) {
    found.push(`expected ${name} at ${at}, it is ${isDead ? 'off the map' : `at ${table.place(unit.at)}`}.${why}`);
  }
  for (const text of tokens) {
    const { token, count } = tokenCount(table.set, text);
    const card = table.card(token);
    const has = tokensOf(unit, card);
    if (has === count) continue;
    found.push(`expected ${name} with ${count} ${table.cardName(card)}, it has ${has === 0 ? 'none' : has}.${why}`);
  }
  if (stance !== undefined && unit.stance !== table.card(stance)) {
    const now = unit.stance < 0 ? 'no stance' : table.cardName(unit.stance);
    found.push(`expected ${name} in ${table.cardName(table.card(stance))}, it is in ${now}.`);
  }
  if (tapped !== undefined) {
    const wanted = new Set(tapped.map((ability) => table.ability(id, ability)));
    for (const [ability, state] of unit.tapped.entries()) {
      if (state > 0 === wanted.has(ability)) continue;
      const ready = state > 0 ? 'ready, it is tapped' : 'tapped, it is ready';
      found.push(`expected ${table.abilityName(id, ability)} of ${name} ${ready}.`);
    }
  }
  return found;
}

export const tokensOf = ({ tokens }: Unit, card: number): number =>
  tokens.reduce((sum, one) => (one.card === card ? sum + one.count : sum), 0);

/** What the step did to a unit, as an explanation. */
function happened(table: Table, id: number, from: number): string {
  const isAbout = (event: Event): boolean =>
    (('unit' in event && event.unit === id) || ('target' in event && event.target === id)) &&
    !['turn', 'turn-ended', 'targeted', 'used', 'rolled'].includes(event.event);
  const told = table.told(from, isAbout).slice(-6);
  const lowered = table.match.log
    .slice(from)
    .some((event) => isAbout(event) && event.event === 'damaged' && event.amount < event.base);
  const by = lowered ? (['armor', 'resistance'] as const).filter((flag) => has(table.look, id, flag)) : [];
  const names = by.map((flag) => (flag === 'armor' ? 'Armor' : 'Resistance'));
  const lowers = names.length === 0 ? '' : ` ${names.join(' and ')} lowers what it takes.`;
  return told.length === 0 ? ' Nothing happened to it in this step.' : ` In this step: ${told.join(' ')}${lowers}`;
}

/** The spaces that a marker lies on, in order. */
export function spacesOf(table: Table, ref: string): number[] {
  const card = table.card(ref);
  const lies = table.game.cards[card]?.object
    ? table.state.units.flatMap((unit) => (unit.card === card && unit.at >= 0 ? [unit.at] : []))
    : table.state.markers.flatMap((marker) => (marker.card === card && marker.order >= 0 ? [marker.at] : []));
  return inOrder(lies);
}

const inOrder = (spaces: readonly number[]): number[] => [...new Set(spaces)].sort((a, b) => a - b);

function ofMarker(table: Table, ref: string, on: readonly string[]): string[] {
  const lies = spacesOf(table, ref);
  const card = table.card(ref);
  const wanted = parseCells(on).map(({ x, y }) => table.space(`${x},${y}`));
  if (`${lies}` === `${inOrder(wanted)}`) return [];
  const said = (spaces: readonly number[]) =>
    spaces.length === 0 ? 'nowhere' : `on ${spaces.map((space) => table.place(space)).join(' ')}`;
  return [`expected ${table.cardName(card)} ${said(inOrder(wanted))}, it is ${said(lies)}.`];
}

/** Why something cannot be done now: a pick of the open choice, else an ability to use or a space to move to. */
export function whyNot(table: Table, word: string): string | undefined {
  const { pending, turn } = table.state;
  if (pending) {
    try {
      const value = pickValue(table, pending, word);
      return typeof value === 'number' ? table.match.check({ do: 'pick', value })?.message : value.message;
    } catch (error) {
      if (error instanceof CannotPlay && table.findUnit(word) === undefined) return `${asked(table, pending)}.`;
      throw error;
    }
  }
  if (!turn || turn.unit < 0) throw new CannotPlay(`${table.whoseTurn}, so nothing can be done now.`);
  if (!/^\d{1,3},\d{1,3}$/.test(word)) {
    return table.match.check({ do: 'use', unit: turn.unit, ability: table.ability(turn.unit, word) })?.message;
  }
  const to = table.space(word);
  return table.match.check({ do: 'move', to })?.message;
}

export const lastAttack = (table: Table, from: number): Extract<Event, { event: 'targeted' }> | undefined =>
  table.match.log
    .slice(from)
    .findLast((event): event is Extract<Event, { event: 'targeted' }> => event.event === 'targeted');

function ofAttack(table: Table, { def, crit }: SceneExpectation, from: number): string[] {
  const attack = lastAttack(table, from);
  if (attack === undefined) return ['expected an attack, none was made in this step.'];
  const found: string[] = [];
  const who = `${table.unitName(attack.unit)} against ${table.unitName(attack.target)}`;
  if (def !== undefined && attack.def !== def) found.push(`expected def ${def} for ${who}, it is ${attack.def}.`);
  if (crit !== undefined && attack.crit !== crit) found.push(`expected crit ${crit} for ${who}, it is ${attack.crit}.`);
  return found;
}

/** Whether a refusal is the expected one, by the number of its rule or its code. */
export const isRefusal = ({ code, rule }: Refusal, expected: string): boolean => code === expected || rule === expected;
