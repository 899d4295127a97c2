import type { Refusal, Seat } from '../../kernel/rules.ts';
import type { Game } from '../game.ts';
import type { Frame, State } from '../state.ts';
import { wrongArrangement } from './arranging.ts';
import { isAttackBoost, placesOf, reachOf, sacrificeOf } from './attack.ts';
import {
  attackPlaces,
  choices,
  commandedTargets,
  improviseOf,
  isUsable,
  mayPass,
  partnersOf,
  restOf,
} from './choices.ts';
import { boostsFor, mayDefendWith, standOf } from './defence.ts';
import { actionOf, choosesPlayer, stealable } from './effects.ts';
import { takeable } from './run.ts';
import { beside, designAt, isIn, isUp, rulesOf } from './table.ts';
import { targetsOf } from './targets.ts';

/** An action of any shape. */
type Said = Readonly<Record<string, unknown>>;

const no = (code: string, message: string, rule?: string): Refusal =>
  rule === undefined ? { code: `action/${code}`, message } : { code: `action/${code}`, message, rule };

/** Whole numbers, each once. */
function numbers(value: unknown): readonly number[] | undefined {
  if (!Array.isArray(value) || value.length > 16) return undefined;
  const all: readonly unknown[] = value;
  const whole = all.every((one) => Number.isSafeInteger(one));
  return whole && new Set(all).size === all.length ? (all as readonly number[]) : undefined;
}

const isPlace = (state: State, seat: Seat, value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) < state.rows[seat]!.length;

const isSeat = (game: Game, state: State, value: unknown): value is Seat =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) < game.seats && isIn(state, Number(value));

/** What is asked for where something else was done. */
const asked: Partial<Record<Frame['at'], readonly [verb: string, message: string]>> = {
  traits: ['keep-traits', 'Choose which traits to keep first.'],
  arrange: ['arrange', 'Put the new cards down first.'],
  attack: ['defend', 'Defend first: name the cards that you use.'],
  reflect: ['reflect', 'Choose first on whom the attack is reflected.'],
  swap: ['swap', 'Choose first which cards are swapped.'],
  command: ['command', 'Choose first which attack card is used.'],
  carousel: ['take', 'Take a card from your neighbour first.'],
  keep: ['roll', 'Say first whether you roll to keep the card.'],
};

/** Why an action of any shape is not legal now. */
export function checked(game: Game, state: State, frame: Frame, action: unknown): Refusal | undefined {
  if (typeof action !== 'object' || action === null) return no('shape', 'An action is an object with "do".');
  const said = action as Said;
  const [verb, message] = asked[frame.at] ?? [];
  if (verb !== undefined && said.do !== verb) return no('not-now', `${message}`);
  switch (frame.at) {
    case 'traits':
      return checkTraits(game, state, frame.seat, said);
    case 'arrange':
      return checkArrangement(game, state, frame.seat, said);
    case 'turn':
      return checkTurn(game, state, frame.arranged, said);
    case 'attack':
      return checkDefence(game, state, frame, said);
    case 'reflect':
      return isSeat(game, state, said.target) && said.target !== frame.seat
        ? undefined
        : no('target', 'An attack is reflected to another player who is still in the game.', 'H-038');
    case 'steal':
      return checkSteal(game, state, frame, said);
    case 'swap':
      return isPlace(state, frame.seat, said.place) &&
        isSeat(game, state, said.from) &&
        said.from !== frame.seat &&
        isPlace(state, said.from, said.at) &&
        takeable(state, frame.seat).includes(said.place) &&
        takeable(state, said.from).includes(said.at)
        ? undefined
        : no('swap', 'Name a card of your own and one of another player.', 'H-053');
    case 'command':
      return checkCommand(game, state, frame, said);
    case 'carousel': {
      const from = beside(game, state, frame.taker, frame.from);
      return said.from === from && isPlace(state, from, said.place) && takeable(state, from).includes(said.place)
        ? undefined
        : no('take', `Take one of the cards of your neighbour on the ${frame.from}.`, 'H-056');
    }
    case 'keep':
      return typeof said.roll === 'boolean' ? undefined : no('shape', '"roll" is true or false.');
    default:
      return no('nobody', 'Nobody decides now.');
  }
}

function checkTraits({ options }: Game, state: State, seat: Seat, { keep }: Said): Refusal | undefined {
  const dealt = state.dealt[seat]!;
  const kept = numbers(keep);
  const many = Math.min(options.traitsKept, dealt.length);
  if (kept?.length === many && kept.every((trait) => dealt.includes(trait))) return undefined;
  return no('traits', `Keep ${many} of the traits that you were dealt.`, 'H-005');
}

function checkArrangement(game: Game, state: State, seat: Seat, said: Said): Refusal | undefined {
  const [order, hidden] = [numbers(said.order), numbers(said.hidden)];
  if (!order || !hidden) return no('shape', '"order" and "hidden" are lists of places, each once.');
  const wrong = wrongArrangement(game, state, seat, { do: 'arrange', order, hidden });
  return wrong === undefined ? undefined : no('arrangement', wrong, 'H-003');
}

function checkTurn(game: Game, state: State, arranged: boolean, said: Said): Refusal | undefined {
  const seat = state.turn;
  switch (said.do) {
    case 'arrange':
      if (arranged) return no('arranged', 'A row is arranged once, when the turn begins.', 'H-012');
      return checkArrangement(game, state, seat, said);
    case 'attack': {
      if (!isPlace(state, seat, said.place) || !attackPlaces(game, state, seat).includes(said.place)) {
        return no('card', 'Only a face-up attack card of your own attacks.', 'H-011');
      }
      return checkAttack(game, state, designAt(game, state, seat, said.place).attack!.hits, said);
    }
    case 'improvise': {
      const improvised = improviseOf(game, state, seat);
      if (!improvised) return no('improvise', 'You have no trait for this, or a face-up attack card.', 'H-064');
      return checkAttack(game, state, improvised.hits, said);
    }
    case 'use':
      return checkUse(game, state, said);
    case 'rest':
      return restOf(game, state, seat)
        ? undefined
        : no('rest', 'You have no trait for this, or rested last turn.', 'H-063');
    case 'pass': {
      if (mayPass(game, state)) return undefined;
      const only = choices(game, state, { at: 'turn', arranged }).actions;
      if (only.length === 1 && only[0]!.do === 'pass') return undefined;
      return no('pass', 'Only who has no card to play passes in this version.', 'H-014');
    }
    default:
      return no('unknown', 'In a turn you attack, use an ability, arrange your row, rest or pass.');
  }
}

function checkAttack(game: Game, state: State, hits: Parameters<typeof reachOf>[0], said: Said): Refusal | undefined {
  const seat = state.turn;
  const boosts = numbers(said.with);
  const targets = numbers(said.targets);
  if (!boosts || !targets || typeof said.pay !== 'boolean') {
    return no('shape', 'An attack names "targets" and "with" as lists, and "pay" as true or false.');
  }
  const known = placesOf(game, state, seat, isAttackBoost);
  if (!boosts.every((place) => known.includes(place))) {
    return no('boost', 'Only face-up ability cards for attacks are added to one.', 'H-025');
  }
  if (game.options.boosts === 'one' && boosts.length > 1) {
    return no('boosts', 'One ability card is added to an attack in this version.', 'H-025');
  }
  if (said.pay && !sacrificeOf(game, state, seat)) {
    return no('pay', 'You have no trait for this, or not the HP that it costs.', 'H-062');
  }
  const reach = reachOf(
    hits,
    boosts.map((place) => designAt(game, state, seat, place)),
  );
  if (targetsOf(game, state, seat, reach, targets)) return undefined;
  return no('target', `This attack cannot hit them: it hits ${reached[reach]}.`, 'H-021');
}

const reached = {
  one: 'one other player',
  adjacent: 'a player beside you',
  'two-together': 'two players sitting together',
  all: 'all players',
  others: 'all other players',
} as const;

function checkUse(game: Game, state: State, said: Said): Refusal | undefined {
  const seat = state.turn;
  const { place, target } = said;
  if (!isPlace(state, seat, place) || !isUp(state, seat, place)) {
    return no('card', 'Only a face-up card of your own is used.', 'H-011');
  }
  const design = designAt(game, state, seat, place);
  if (rulesOf(design.program, 'play').length === 0) {
    return no('card', 'This card is no action: it attacks, defends, or is added to an attack or defence.', 'H-050');
  }
  if (!partnersOf(game, state, seat, place)) {
    return no('partners', 'The other cards of this set must lie face up in your row too.', 'H-057');
  }
  const chosen = actionOf(design).some(choosesPlayer) ? target : undefined;
  if (actionOf(design).some(choosesPlayer) && !isSeat(game, state, target)) {
    return no('target', 'Choose a player who is still in the game.', 'H-050');
  }
  return isUsable(game, state, seat, design, chosen as Seat | undefined)
    ? undefined
    : no('useless', 'There is nothing that this card could be used on now.', 'H-050');
}

function checkDefence(
  game: Game,
  state: State,
  frame: Extract<Frame, { at: 'attack' }>,
  said: Said,
): Refusal | undefined {
  const { seat, points } = frame.queue[0]!;
  const [cards, boosts] = [numbers(said.cards), numbers(said.with)];
  if (!cards || !boosts) return no('shape', '"cards" and "with" are lists of places, each once.');
  const known = boostsFor(game, state, frame, seat);
  if (!boosts.every((place) => known.includes(place))) {
    return no('boost', 'Only face-up ability cards for defences are added to one.', 'H-036');
  }
  if (game.options.boosts === 'one' && boosts.length > 1) {
    return no('boosts', 'One ability card is added to a defence in this version.', 'H-036');
  }
  const stand = standOf(game, state, frame, seat, boosts);
  if (!cards.every((place) => stand.cards.has(place))) {
    return no('card', 'Only face-up cards that match the attack defend.', 'H-030');
  }
  if (mayDefendWith(game, stand, cards, points)) return undefined;
  return no('cover', `All matching cards defend, until they reach ${points}; none beyond that.`, 'H-032');
}

function checkSteal(game: Game, state: State, frame: Extract<Frame, { at: 'steal' }>, said: Said): Refusal | undefined {
  if (said.do === 'stop') {
    return frame.least <= 0 ? undefined : no('stop', `You still take ${frame.least}.`, 'H-052');
  }
  if (said.do !== 'take') return no('not-now', 'Take a card of another player first.');
  const from = said.from;
  return isSeat(game, state, from) &&
    isPlace(state, from, said.place) &&
    stealable(game, state, frame.seat, from).includes(said.place)
    ? undefined
    : no('take', 'Take a card that lies before another player who can be stolen from.', 'H-052');
}

function checkCommand(
  game: Game,
  state: State,
  frame: Extract<Frame, { at: 'command' }>,
  said: Said,
): Refusal | undefined {
  const { victim } = frame;
  const targets = numbers(said.targets);
  if (!isPlace(state, victim, said.place) || !attackPlaces(game, state, victim).includes(said.place)) {
    return no('card', 'Choose one of their face-up attack cards.', 'H-055');
  }
  const ways = commandedTargets(game, state, frame, said.place);
  if (
    targets &&
    ways.some((way) => way.length === targets.length && way.every((seat, index) => seat === targets[index]))
  ) {
    return undefined;
  }
  const hit =
    frame.whom === 'themselves' ? 'hit themselves, with whoever else the card hits' : 'hit whom the card reaches';
  return no('target', `They ${hit}.`, 'H-055');
}
