import { counted } from '../../schemas/words.ts';
import type { Event } from './event.ts';
import type { Game } from './game.ts';
import type { Dice, Stat } from './program.ts';
import { causeOf } from './tell-cause.ts';

/** What happened in words, and what caused it. */
export interface ToldEvent {
  readonly said: string;
  /** The card and the rule that caused it; empty for none. */
  readonly cause: string;
  /** The reference of that card. */
  readonly ref?: string;
}

export const toldEvent = (game: Game, event: Event): ToldEvent => ({
  said: said(game, event),
  ...causeOf(game, event),
});

/** An event in a sentence, with the card or rule that caused it. */
export function tellEvent(game: Game, event: Event): string {
  const { said: what, cause } = toldEvent(game, event);
  return cause === '' ? `${what}.` : `${what} (${cause}).`;
}

/** A figure as a sentence names it: with a number where several have its name. */
export function figureName({ figures }: Pick<Game, 'figures'>, figure: number): string {
  const name = figures[figure]?.name ?? 'Nobody';
  const alike = figures.flatMap((one, number) => (one.name === name ? [number] : []));
  return alike.length < 2 ? name : `${name} ${alike.indexOf(figure) + 1}`;
}

/** A space by its column and row, as maps count them. */
export const spaceName = ({ board }: Pick<Game, 'board'>, space: number): string =>
  `${space % board.columns},${Math.floor(space / board.columns)}`;

/** Several things as a sentence lists them. */
const listed = (all: readonly string[]): string =>
  all.length < 2 ? (all[0] ?? 'nobody') : `${all.slice(0, -1).join(', ')} and ${all[all.length - 1]}`;

export const statNames: Readonly<Record<Stat, string>> = {
  attack: 'attack rolls',
  status: 'status rolls',
  defence: 'defence rolls',
  resistance: 'resistance rolls',
  'em-earth': 'Earth',
  'em-fire': 'Fire',
  'em-water': 'Water',
  'em-wind': 'Wind',
  hp: 'HP',
  ap: 'AP',
  movement: 'Movement',
  initiative: 'initiative',
  range: 'range',
};

/** `+2` or `-1d6`. */
export const amountName = (sign: 1 | -1, amount: number | Dice): string =>
  `${sign === 1 ? '+' : '-'}${typeof amount === 'number' ? amount : `${amount.count}d${amount.sides}`}`;

const isStat = (name: string): name is Stat => Object.hasOwn(statNames, name);

/** Something that is held: a stat of a bonus or penalty, or the name of a condition. */
const heldName = (name: string): string => (isStat(name) ? `the change of its ${statNames[name]}` : name);

const ends = {
  victory: 'The party has won',
  defeat: 'The party is defeated',
  retreat: 'The party retreats',
  rounds: 'The last round is over and nobody has won',
} as const;

const ways = {
  move: 'moves',
  push: 'is pushed',
  pull: 'is pulled',
  effect: 'comes',
  swap: 'changes places',
} as const;

function said(game: Game, event: Event): string {
  const who = 'figure' in event ? figureName(game, event.figure) : '';
  const space = (at: number): string => spaceName(game, at);
  switch (event.event) {
    case 'rolled':
      return `A d${event.sides} for ${event.label} shows ${event.value}`;
    case 'placed':
      return `${who} starts on ${space(event.at)}`;
    case 'initiative':
      return `${who} has initiative ${event.total}`;
    case 'round':
      return `Round ${event.round}: ${listed(event.order.map((figure) => figureName(game, figure)))} act in this order`;
    case 'turn':
      return `${who} has turn ${event.turn}`;
    case 'ap':
      return `${who} has ${event.ap} AP`;
    case 'passed':
      return `${who} passes`;
    case 'moved':
      return `${who} ${ways[event.how]} to ${space(event.path[event.path.length - 1] ?? event.from)}`;
    case 'used': {
      const name = game.figures[event.figure]?.abilities[event.ability]?.name ?? 'an ability';
      const named = event.reached.map((figure) => (figure === event.figure ? 'itself' : figureName(game, figure)));
      const on = named.length > 0 ? ` on ${listed(named)}` : '';
      return `${who} uses ${name}${on} for ${event.cost} AP`;
    }
    case 'manual': {
      const name = event.of?.name ?? game.figures[event.figure]?.abilities[event.ability]?.name ?? 'this';
      return `A part of ${name} is played by hand`;
    }
    case 'attacked':
      return `${who} rolls ${event.total} for ${event.roll}`;
    case 'defended':
      return `${who} rolls ${event.total} for ${event.roll}: ${event.difference > 0 ? `beaten by ${event.difference}` : 'holds'}`;
    case 'damage': {
      const kept = event.absorbed > 0 ? `, ${event.absorbed} of them temporary` : '';
      return `${who} loses ${event.amount} HP${kept} and has ${event.hp} left`;
    }
    case 'replaced':
      return `${event.name} replaces ${event.amount} damage to ${who}`;
    case 'healed':
      return `${who} gains ${event.amount} HP and has ${event.hp}`;
    case 'modified':
      return `${who} has ${statNames[event.stat]} ${amountName(event.sign, event.amount)} for ${counted(event.turns, 'turn')}`;
    case 'gained': {
      const more = event.temporary > 0 ? ` with ${event.temporary} temporary HP` : '';
      return `${who} has ${event.name} for ${counted(event.turns, 'turn')}${more}`;
    }
    case 'ignored':
      return `${who} is unaffected: ${heldName(event.name)} is there already, or has no turns`;
    case 'ended':
      return `${heldName(event.name)} of ${who} ends`.replace(/^./, (first) => first.toUpperCase());
    case 'turns':
      return `${heldName(event.name)} of ${who} has ${counted(event.turns, 'turn')} left`.replace(/^./, (first) =>
        first.toUpperCase(),
      );
    case 'obstacle':
      return `The obstacle on ${space(event.at)} is ${event.made ? 'made' : 'destroyed'}`;
    case 'fell':
      return `${who} is defeated`;
    case 'over':
      return ends[event.reason];
  }
}
