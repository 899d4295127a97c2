import { counted } from '../../schemas/words.ts';
import type { Seat } from '../kernel/rules.ts';
import type { Event } from './event.ts';
import type { Game } from './game.ts';
import type { Stat } from './program.ts';
import { inches } from './sizes.ts';
import type { View } from './state.ts';

/** What happened in words, and what caused it. */
export interface ToldEvent {
  /** A sentence without its final stop. */
  readonly said: string;
  /** The ability and the rule that caused it; empty for none. */
  readonly cause: string;
  /** The units that it is about. */
  readonly units: readonly number[];
}

/** An event in a sentence, with the ability or rule that caused it. @param seen any state of the match in which its units are */
export function tellEvent(game: Game, seen: View, event: Event): string {
  const { said, cause } = toldEvent(game, seen, event);
  return cause === '' ? `${said}.` : `${said} (${cause}).`;
}

/** A player as a sentence names it, by the seat. */
export const seatName = (seat: Seat): string => `Player ${seat + 1}`;

/** A unit as a sentence names it: with a number where several of one army have its name. */
export function unitName(game: Game, { units }: Pick<View, 'units'>, number: number): string {
  const unit = units[number];
  const name = game.designs[unit?.design ?? -1]?.name ?? 'Nobody';
  const alike = units.flatMap(({ seat, design }, one) => (seat === unit?.seat && design === unit.design ? [one] : []));
  return alike.length < 2 ? name : `${name} ${alike.indexOf(number) + 1}`;
}

/** Several things as a sentence lists them. */
const listed = (all: readonly string[]): string =>
  all.length < 2 ? (all[0] ?? 'nobody') : `${all.slice(0, -1).join(', ')} and ${all[all.length - 1]}`;

const statNames: Readonly<Record<Stat, string>> = {
  strength: 'strength',
  skill: 'skill',
  block: 'block',
  dodge: 'dodge',
  sprint: 'sprint',
  sustain: 'sustain',
  reach: 'range',
  energy: 'energy',
  health: 'health',
};

/** The same in parts. */
export function toldEvent(game: Game, seen: View, event: Event): ToldEvent {
  const units = unitsOf(event);
  const rule = event.event === 'rolled' ? dieRules[event.label] : rules[event.event];
  return {
    said: said(game, seen, event),
    cause: event.hand ? 'by hand' : (rule ?? (event.event === 'rolled' ? event.label : '')),
    units,
  };
}

function said(game: Game, seen: View, event: Event): string {
  const name = (unit: number): string => unitName(game, seen, unit);
  const who = 'unit' in event ? name(event.unit) : 'seat' in event ? seatName(event.seat) : '';
  const ability = (of: { readonly unit: number; readonly ability: number }): string =>
    game.designs[seen.units[of.unit]?.design ?? -1]?.abilities[of.ability]?.name ?? 'an ability';
  switch (event.event) {
    case 'rolled':
      return `A d${event.sides} shows ${event.value}`;
    case 'priority':
      return `${who} takes the priority token`;
    case 'placed':
      return `${who} is set up at ${placeName(event)}`;
    case 'left-out':
      return `${who} has no room and is left out`;
    case 'round':
      return `Round ${event.round}: ${seatName(event.priority)} has the priority token`;
    case 'turn':
      return `${who} has a turn with ${event.energy} energy`;
    case 'skipped':
      return `${who} is skipped: all units are exhausted`;
    case 'moved':
      return event.hand
        ? `${who} is put at ${placeName(event)}`
        : `${who} moves ${inches(event.distance)} to ${placeName(event)}`;
    case 'fell':
      return `${who} falls`;
    case 'stood':
      return `${who} stands up`;
    case 'turned':
      return `${who} is ${event.exhausted ? 'exhausted' : 'energized'}`;
    case 'energy':
      return `${who} has ${event.energy} energy left`;
    case 'attacked': {
      const dice = counted(event.dice, 'die', 'dice');
      const all = event.with ? listed([who, ...event.with.map(name)]) : who;
      return `${all} ${event.with ? 'attack' : 'attacks'} ${name(event.target)} from ${inches(event.distance)}: ${dice}, on target at ${event.atMost} or less`;
    }
    case 'used':
      return `${who} uses ${ability(event)}${onWhom(event.targets, event.unit, name)}`;
    case 'marked':
      return `${who} leaves ${ability(event)} at ${placeName(event)}`;
    case 'rerolled':
      return `${who} rolls ${counted(event.dice, 'die', 'dice')} again`;
    case 'struck': {
      const dodged = event.dodged > 0 ? `, ${event.dodged} dodged` : '';
      return `${event.onTarget === 0 ? 'No die is' : event.onTarget === 1 ? 'One die is' : `${event.onTarget} dice are`} on target${dodged}`;
    }
    case 'damaged':
      return `${who} takes ${event.amount} damage and has ${event.damage}`;
    case 'healed':
      return `${who} loses ${event.amount} damage and has ${event.damage}`;
    case 'changed':
      return `${who} has ${event.amount < 0 ? '\u2212' : '+'}${Math.abs(event.amount)} ${statNames[event.stat]}`;
    case 'pushed':
      return `${who} is moved ${inches(event.distance)} to ${placeName(event)}`;
    case 'spawned':
      return `${who} comes into play at ${placeName(event)}`;
    case 'defeated':
      return `${who} is defeated`;
    case 'conceded':
      return `${who} concedes`;
    case 'over':
      return ends[event.reason];
  }
}

/** A place in inches from the left and the upper edge. */
const placeName = ({ x, y }: { readonly x: number; readonly y: number }): string => `${inches(x)}, ${inches(y)}`;

const onWhom = (targets: readonly number[], by: number, name: (unit: number) => string): string =>
  targets.length === 0 || (targets.length === 1 && targets[0] === by) ? '' : ` on ${listed(targets.map(name))}`;

const ends = {
  last: 'The last player with units wins',
  rounds: 'The last round is over, and the greatest appraisal on the table wins',
  nobody: 'The last units fall at once',
} as const;

/** The rules that events follow from. */
const rules: Readonly<Partial<Record<Event['event'], string>>> = {
  priority: 'V-004',
  placed: 'V-005',
  'left-out': 'V-005',
  round: 'V-015',
  turn: 'V-010',
  skipped: 'V-014',
  moved: 'V-022',
  fell: 'V-024',
  stood: 'V-024',
  attacked: 'V-033',
  used: 'V-051',
  marked: 'V-051',
  rerolled: 'V-052',
  struck: 'V-037',
  damaged: 'V-038',
  healed: 'V-042',
  changed: 'V-090',
  pushed: 'V-052',
  spawned: 'V-052',
  defeated: 'V-040',
  conceded: 'V-016',
  over: 'V-016',
};

const dieRules: Readonly<Record<string, string>> = { attack: 'V-036', priority: 'V-004' };

function unitsOf(event: Event): readonly number[] {
  const own = 'unit' in event ? [event.unit] : [];
  if (event.event === 'used') return [...own, ...event.targets];
  return 'target' in event ? [...own, event.target] : own;
}
