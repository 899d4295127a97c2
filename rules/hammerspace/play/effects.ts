import type { Seat } from '../../kernel/rules.ts';
import type { CardDesign, Game } from '../game.ts';
import type { Effect, Which, Who } from '../program.ts';
import { mark, type State } from '../state.ts';
import { around, beside, bitOf, changeHp, clear, designAt, isThere, rolled, rulesOf, type Table } from './table.ts';

/** Who the people are that effects speak of. */
export interface Cast {
  readonly you: Seat;
  readonly chosen?: Seat | undefined;
  readonly defender?: Seat | undefined;
  readonly attacker?: Seat | undefined;
}

/** All that the action of a card does, in order. */
export const actionOf = ({ program }: CardDesign): Effect[] => rulesOf(program, 'play').flatMap((rule) => rule.do);

/** Whether its user chooses a player (H-050). */
export const choosesPlayer = (effect: Effect): boolean =>
  effect.do === 'swap-rows' || effect.do === 'hypnotise' || ('who' in effect && effect.who === 'chosen');

function seatsOf({ game, state }: Table, who: Who, cast: Cast): Seat[] {
  switch (who) {
    case 'you':
      return [cast.you];
    case 'others':
      return around(game, state, cast.you).slice(1);
    case 'all':
      return around(game, state, cast.you);
    default:
      return cast[who] === undefined ? [] : [cast[who]];
  }
}

/** Does an effect. One that asks for decisions is put on the stack. */
export function doEffect(table: Table, effect: Effect, cast: Cast): void {
  const { game, state, emit } = table;
  const { you, chosen } = cast;
  switch (effect.do) {
    case 'discard':
      for (const seat of seatsOf(table, effect.who, cast)) discard(table, seat, effect.which);
      return;
    case 'redraw':
      // The whole row leaves when cards are renewed (H-058).
      for (const seat of seatsOf(table, effect.who, cast)) discard(table, seat, { all: true });
      return;
    case 'gain':
    case 'lose':
      for (const seat of seatsOf(table, effect.who, cast)) {
        let { flat } = effect.amount;
        for (let die = 0; die < effect.amount.dice; die++) flat += rolled(table, effect.do);
        changeHp(table, seat, effect.do === 'gain' ? flat : -flat);
      }
      return;
    case 'restore':
      // Up to what one began with; what is more stays (H-051).
      for (const seat of seatsOf(table, effect.who, cast)) {
        changeHp(table, seat, Math.max(0, game.options.startingHp - state.hp[seat]!));
      }
      return;
    case 'lose-turn':
      for (const seat of seatsOf(table, effect.who, cast)) {
        state.lost[seat] = game.options.lostTurns === 'one' ? 1 : state.lost[seat]! + 1;
        emit({ event: 'will-lose-turn', seat });
      }
      return;
    case 'reverse':
      // Of turns only: right stays right for everything else (H-054).
      state.direction = -state.direction;
      emit({ event: 'reversed', direction: state.direction });
      return;
    case 'steal':
      state.stack.push({ at: 'steal', seat: you, least: effect.least, most: effect.most });
      return;
    case 'swap-card':
      state.stack.push({ at: 'swap', seat: you });
      return;
    case 'swap-rows':
      if (chosen !== undefined) swapRows(table, you, chosen);
      return;
    case 'hypnotise':
      if (chosen !== undefined) state.stack.push({ at: 'command', seat: you, victim: chosen, whom: effect.at });
      return;
    case 'carousel': {
      // The user begins; the last taker sits on the user's other side (H-056).
      const last = beside(game, state, you, effect.from === 'right' ? 'left' : 'right');
      state.stack.push({ at: 'carousel', taker: you, last, from: effect.from });
    }
  }
}

/** Marks cards that leave when cards are renewed. Places are counted with the cards spent in the defence, or without (H-041). */
function discard({ game, state }: Table, seat: Seat, which: Which): void {
  const row = state.rows[seat]!;
  const marks = state.marks[seat]!;
  let places = [...row.keys()];
  if ('kind' in which) {
    // Hidden cards too, unless an option says otherwise (H-042).
    const reached = (place: number) => game.options.hiddenDiscarded || (marks[place]! & mark.down) === 0;
    places = places.filter((place) => designAt(game, state, seat, place).kind === which.kind && reached(place));
  } else if ('places' in which) {
    const counted =
      game.options.positions === 'before' ? places : places.filter((place) => isThere(state, seat, place));
    places = which.places.flatMap((place) => counted.at(place > 0 ? place - 1 : place) ?? []);
  }
  for (const place of places) marks[place] = marks[place]! | mark.gone;
}

/** All cards of one player against all of another's, hidden ones unseen (H-053). */
function swapRows(table: Table, one: Seat, other: Seat): void {
  const { state, emit } = table;
  clear(table, one);
  clear(table, other);
  for (const lists of [state.rows, state.marks, state.known]) {
    const kept = lists[one]!;
    lists[one] = lists[other]!;
    lists[other] = kept;
  }
  for (const seat of [one, other]) {
    state.marks[seat] = state.marks[seat]!.map((marks) => marks | mark.held);
    state.known[seat] = state.known[seat]!.map((known) => known | bitOf(seat));
  }
  emit({ event: 'swapped-rows', seat: one, with: other });
}

/** Whether a card can be taken out of a row. */
export const isTakeable = (state: State, seat: Seat, place: number): boolean => isThere(state, seat, place);

/** Places that can be stolen from a seat by another (H-052). */
export function stealable(game: Game, state: State, thief: Seat, seat: Seat): number[] {
  if (seat === thief || state.fell[seat] !== 0) return [];
  if (state.traits[seat]!.some((trait) => rulesOf(game.traits[trait]!.program, 'unstealable').length > 0)) return [];
  return [...state.rows[seat]!.keys()].filter((place) => isTakeable(state, seat, place));
}
