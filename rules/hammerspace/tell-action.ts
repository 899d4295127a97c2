import type { Seat } from '../kernel/rules.ts';
import type { Action } from './action.ts';
import type { Game } from './game.ts';
import { deciderOf, topOf } from './play/run.ts';
import { mark, type View } from './state.ts';
import { listed, seatName } from './tell-event.ts';

/**
 * A decision in words, as a button says it, by what was to be seen before it: `Sword on Player 2`.
 * @param self what who decides is called: `yourself` to them, `themselves` to others
 */
export function tellAction(game: Game, seen: View, action: Action, self = 'yourself'): string {
  const frame = topOf(seen);
  const seat = frame ? (deciderOf(seen, frame) ?? 0) : 0;
  const at = (owner: Seat, place: number): string =>
    game.cards[seen.rows[owner]?.[place] ?? -1]?.name ?? 'a hidden card';
  const own = (place: number): string => at(seat, place);
  const whom = (targets: readonly Seat[]): string =>
    listed(targets.map((target) => (target === seat ? self : seatName(target))));
  switch (action.do) {
    case 'keep-traits':
      return `Keep ${listed(action.keep.map((trait) => game.traits[trait]?.name ?? 'a trait'))}`;
    case 'arrange': {
      const hides = action.hidden.map((place) => own(action.order[place] ?? -1));
      const inOrder = action.order.every((place, index) => place === index);
      const hidden = hides.length === 0 ? 'all face up' : `${listed(hides)} face down`;
      return inOrder ? capital(hidden) : `In the order ${action.order.map(own).join(', ')}: ${hidden}`;
    }
    case 'attack':
    case 'improvise': {
      const card = action.do === 'attack' ? own(action.place) : 'Bare hands';
      const added = action.with.length === 0 ? '' : ` with ${listed(action.with.map(own))}`;
      return `${card} on ${whom(action.targets)}${added}${action.pay ? ', paid with HP' : ''}`;
    }
    case 'use':
      return `Use ${own(action.place)}${action.target === undefined ? '' : ` on ${whom([action.target])}`}`;
    case 'rest':
      return 'Rest';
    case 'pass':
      return 'Pass and replace all cards';
    case 'defend': {
      const all = [...action.cards, ...action.with];
      return all.length === 0 ? 'Defend without a card' : `Defend with ${listed(all.map(own))}`;
    }
    case 'reflect':
      return `Reflect it to ${seatName(action.target)}`;
    case 'take':
      return `Take ${at(action.from, action.place)} from ${seatName(action.from)}`;
    case 'stop':
      return 'Take no more';
    case 'swap':
      return `Swap ${own(action.place)} for ${at(action.from, action.at)} of ${seatName(action.from)}`;
    case 'command': {
      const victim = frame?.at === 'command' ? frame.victim : seat;
      const targets = action.targets.map((target) => (target === victim ? 'themselves' : seatName(target)));
      return `${seatName(victim)} attacks ${listed(targets)} with ${at(victim, action.place)}`;
    }
    case 'roll':
      return action.roll ? 'Roll to keep the card' : 'Do not roll';
  }
}

/** What is to be decided, as a heading. */
export function tellAsked(game: Game, seen: View): string {
  const frame = topOf(seen);
  switch (frame?.at) {
    case undefined:
      return 'The match is over';
    case 'traits':
      return `Keep ${game.options.traitsKept === 1 ? 'one of these traits' : `${game.options.traitsKept} of these traits`}`;
    case 'arrange':
      return seen.marks[frame.seat]?.some((marks) => (marks & mark.held) !== 0)
        ? 'Lay your cards down; one may lie face down'
        : 'Arrange your row';
    case 'turn':
      return 'Play one of your cards';
    case 'attack': {
      const [first] = frame.queue;
      return `Defend against ${first?.points ?? 0} points (${frame.type}, ${frame.subtype}) of ${seatName(frame.by)}`;
    }
    case 'reflect':
      return `To whom do the ${frame.points} points go?`;
    case 'steal':
      return `Take ${frame.least > 0 ? '' : 'up to '}${frame.most === 1 ? 'a card' : `${frame.most} cards`} of other players`;
    case 'swap':
      return 'Choose a card of yours and one of another player';
    case 'command':
      return `With which card does ${seatName(frame.victim)} attack?`;
    case 'carousel':
      return `Take a card from your neighbour on the ${frame.from}`;
    case 'keep':
      return 'Roll for the card?';
    default:
      return 'Go on';
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
