import { counted } from '../../schemas/words.ts';
import type { Seat } from '../kernel/rules.ts';
import type { Event } from './event.ts';
import type { Game } from './game.ts';

/** What happened in words, and what caused it. */
export interface ToldEvent {
  /** A sentence without its final stop. */
  readonly said: string;
  /** The card and the rule that caused it; empty for none. */
  readonly cause: string;
  /** The card, by its number in the deck. */
  readonly card?: number;
}

/** An event in a sentence, with the card or rule that caused it. What a view hides is told as hidden. */
export function tellEvent(game: Game, event: Event): string {
  const { said, cause } = toldEvent(game, event);
  return cause === '' ? `${said}.` : `${said} (${cause}).`;
}

/** A player as a sentence names it, by the seat. */
export const seatName = (seat: Seat): string => `Player ${seat + 1}`;

/** Several things as a sentence lists them. */
export const listed = (all: readonly string[]): string =>
  all.length < 2 ? (all[0] ?? 'nothing') : `${all.slice(0, -1).join(', ')} and ${all[all.length - 1]}`;

/** The same in parts. */
export function toldEvent(game: Game, event: Event): ToldEvent {
  const card = cardOf(event);
  const parts = event.hand ? ['by hand'] : [card === undefined ? undefined : game.cards[card]?.name, ruleOf(event)];
  return {
    said: said(game, event),
    cause: parts.filter((part) => part !== undefined).join(', '),
    ...(card !== undefined && { card }),
  };
}

function said(game: Game, event: Event): string {
  const card = (one: number): string => game.cards[one]?.name ?? 'a hidden card';
  const cards = (all: readonly number[]): string => {
    const known = all.filter((one) => one >= 0).map(card);
    const hidden = all.length - known.length;
    return listed([...known, ...(hidden > 0 ? [counted(hidden, 'hidden card')] : [])]);
  };
  const traits = (all: readonly number[]): string =>
    all.every((one) => one < 0)
      ? counted(all.length, 'trait')
      : listed(all.map((one) => game.traits[one]?.name ?? 'a trait'));
  const who = 'seat' in event ? seatName(event.seat) : '';
  switch (event.event) {
    case 'rolled':
      return `The ${dieNames[event.label] ?? event.label} die shows ${event.value}`;
    case 'shuffled':
      return shuffled[event.what];
    case 'dealt-traits':
      return `${who} is dealt ${traits(event.traits)}`;
    case 'kept-traits':
      return `${who} has the ${event.traits.length === 1 ? 'trait' : 'traits'} ${traits(event.traits)}`;
    case 'first':
      return `${who} begins`;
    case 'drew':
      return `${who} draws ${cards(event.cards)}`;
    case 'arranged':
      return arranged(event, who, card);
    case 'turn':
      return `Turn ${event.turn}: ${who}`;
    case 'lost-turn':
      return `${who} loses this turn`;
    case 'passed':
      return `${who} passes and replaces all cards`;
    case 'rested':
      return `${who} rests`;
    case 'used':
      return `${who} uses ${card(event.card)}${onWhom(event.target, event.seat)}`;
    case 'attacked':
      return attacked(event, card);
    case 'failed':
      return 'The attack fails';
    case 'defended':
      return defended(event, card);
    case 'reflected':
      return `${who} reflects the attack of ${event.points} to ${seatName(event.target)}`;
    case 'hp':
      return `${who} ${event.by < 0 ? 'loses' : 'gains'} ${Math.abs(event.by)} HP and has ${event.hp}`;
    case 'will-lose-turn':
      return `${who} will lose the next turn`;
    case 'reversed':
      return `Turns go to the ${event.direction === 1 ? 'right' : 'left'} from now on`;
    case 'took':
      return `${who} takes ${cards(event.cards)} from ${seatName(event.from)}`;
    case 'replaced':
      return `${who} has ${cards(event.cards)} at place ${event.place + 1} now`;
    case 'swapped-rows':
      return `${who} swaps all cards with ${seatName(event.with)}`;
    case 'swapped':
      return `${who} swaps card ${event.place + 1} for card ${event.at + 1} of ${seatName(event.with)}`;
    case 'kept':
      return `${who} keeps ${card(event.card)}`;
    case 'discarded':
      return `${who} discards ${card(event.card)}`;
    case 'fell':
      return `${who} is out`;
    case 'over':
      return ends[event.reason] ?? 'The match is over';
  }
}

type Of<Name extends Event['event']> = Extract<Event, { readonly event: Name }>;

/** A player chosen by another one. */
const onWhom = (target: Seat | undefined, by: Seat): string =>
  target === undefined ? '' : ` on ${target === by ? 'themselves' : seatName(target)}`;

function arranged({ cards, hidden }: Of<'arranged'>, who: string, card: (one: number) => string): string {
  const open = cards.filter((_, place) => !hidden.includes(place)).map(card);
  const covered = hidden.map((place) => card(cards[place] ?? -1));
  return `${who} has ${listed(open)} face up${covered.length > 0 ? `, and ${listed(covered)} face down` : ''}`;
}

function attacked({ seat, card, with: added, die, targets, points }: Of<'attacked'>, name: (one: number) => string) {
  const means = card < 0 ? 'with bare hands' : `with ${listed([card, ...added].map(name))}`;
  const whom = targets.map((target, index) => {
    const strength = new Set(points).size > 1 ? ` (${points[index]})` : '';
    return `${target === seat ? 'themselves' : seatName(target)}${strength}`;
  });
  const all = new Set(points).size > 1 ? '' : `: ${points[0]} points`;
  return `${seatName(seat)} attacks ${listed(whom)} ${means}${all}, ${die} of them by the die`;
}

function defended(event: Of<'defended'>, name: (one: number) => string): string {
  const { seat, cards, with: added, attack, points, die, lost } = event;
  const all = [...cards, ...added].map(name);
  const means = all.length === 0 ? 'without a card' : `with ${listed(all)}`;
  const worth =
    points === undefined
      ? 'infinitely many points'
      : die === 0
        ? `${points} points`
        : `${points} points and ${die} by the die`;
  return `${seatName(seat)} defends ${means}: ${worth} against ${attack}${lost === 0 ? ', and nothing gets through' : ''}`;
}

const dieNames: Readonly<Record<string, string>> = { first: 'first', keep: 'keep', trait: 'trait’s' };

const shuffled = {
  deck: 'The deck is shuffled',
  traits: 'The traits are shuffled',
  discards: 'The discards are shuffled and become the deck',
} as const;

const ends: Readonly<Record<string, string>> = {
  last: 'The last player with HP wins',
  turns: 'All turns are over, and the most HP win',
  nobody: 'The last players fall at once',
};

/** The card whose text or symbols it follows from. */
const cardOf = (event: Event): number | undefined => {
  const named = event.event === 'attacked' || event.event === 'used' || event.event === 'kept';
  return named && event.card >= 0 ? event.card : undefined;
};

/** The rules that events follow from. */
const rules: Readonly<Partial<Record<Event['event'], string>>> = {
  'dealt-traits': 'H-005',
  'kept-traits': 'H-005',
  first: 'H-004',
  drew: 'H-044',
  arranged: 'H-013',
  turn: 'H-016',
  'lost-turn': 'H-015',
  passed: 'H-014',
  rested: 'H-063',
  used: 'H-050',
  attacked: 'H-020',
  failed: 'H-027',
  defended: 'H-032',
  reflected: 'H-038',
  'will-lose-turn': 'H-015',
  reversed: 'H-054',
  took: 'H-052',
  'swapped-rows': 'H-053',
  swapped: 'H-053',
  kept: 'H-045',
  discarded: 'H-044',
  fell: 'H-049',
};

const dieRules: Readonly<Record<string, string>> = {
  first: 'H-004',
  attack: 'H-020',
  defence: 'H-034',
  keep: 'H-045',
  trait: 'H-046',
};

const endRules: Readonly<Record<string, string>> = { last: 'H-070', turns: 'H-071', nobody: 'H-072' };

function ruleOf(event: Event): string | undefined {
  if (event.event === 'rolled') return dieRules[event.label];
  if (event.event === 'over') return endRules[event.reason];
  if (event.event === 'shuffled') return event.what === 'discards' ? 'H-047' : undefined;
  return rules[event.event];
}
