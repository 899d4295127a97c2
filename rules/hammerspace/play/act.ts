import type { Action } from '../action.ts';
import { type AttackFrame, type Frame, mark } from '../state.ts';
import { rowSize } from '../types.ts';
import { arrange } from './arranging.ts';
import { launch, reachOf } from './attack.ts';
import { improviseOf, partnersOf, restOf } from './choices.ts';
import { defend, reflect } from './defence.ts';
import { actionOf, choosesPlayer, stealable } from './effects.ts';
import { keepByTrait } from './renewal.ts';
import { topOf } from './run.ts';
import { beside, bitOf, changeHp, designAt, put, type Table, takenFrom } from './table.ts';
import { targetsOf } from './targets.ts';

type Of<Verb extends Action['do']> = Extract<Action, { do: Verb }>;

/** Does what a seat decided about what lies on top of the stack. */
export function act(table: Table, frame: Frame, action: Action): void {
  const { state } = table;
  switch (action.do) {
    case 'arrange':
      if (frame.at === 'arrange') {
        state.stack.pop();
        arrange(table, frame.seat, action);
      } else if (frame.at === 'turn') {
        // Once a turn, before anything else (H-012).
        arrange(table, state.turn, action);
        frame.arranged = true;
      }
      return;
    case 'keep-traits':
      if (frame.at === 'traits') keepTraits(table, frame.seat, action);
      return;
    case 'defend':
      if (frame.at === 'attack') defend(table, frame, action);
      return;
    case 'reflect':
      if (frame.at === 'reflect') {
        state.stack.pop();
        reflect(table, topOf(state) as AttackFrame, frame.seat, action.target, frame.points);
      }
      return;
    case 'take':
      take(table, frame, action);
      return;
    case 'stop':
      state.stack.pop();
      return;
    case 'swap':
      if (frame.at === 'swap') swap(table, frame.seat, action);
      return;
    case 'command':
      if (frame.at === 'command') command(table, frame, action);
      return;
    case 'roll':
      if (frame.at === 'keep') {
        state.stack.pop();
        keepByTrait(table, frame, action.roll);
      }
      return;
    default:
      takeTurn(table, action);
  }
}

/** What a turn is used for; cards are renewed behind it, and the turn ends. */
function takeTurn(table: Table, action: Of<'attack' | 'improvise' | 'use' | 'rest' | 'pass'>): void {
  const { game, state, emit } = table;
  const seat = state.turn;
  state.stack.pop();
  state.stack.push({ at: 'end' }, { at: 'renewal', step: 'fall' });
  switch (action.do) {
    case 'attack':
    case 'improvise': {
      const printed =
        action.do === 'attack' ? designAt(game, state, seat, action.place).attack : improviseOf(game, state, seat);
      if (!printed) return;
      const boosts = action.with.map((place) => designAt(game, state, seat, place));
      const targets = targetsOf(game, state, seat, reachOf(printed.hits, boosts), action.targets) ?? [];
      launch(table, {
        type: printed.type,
        subtype: printed.subtype,
        strength: printed.strength,
        by: seat,
        chosenBy: seat,
        place: action.do === 'attack' ? action.place : undefined,
        targets,
        with: action.with,
        pay: action.pay,
      });
      return;
    }
    case 'use':
      use(table, action);
      return;
    case 'rest': {
      const rest = restOf(game, state, seat);
      emit({ event: 'rested', seat });
      changeHp(table, seat, rest?.gain ?? 0);
      state.resting = true;
      return;
    }
    case 'pass':
      // The turn is lost and the whole row is replaced (H-014).
      emit({ event: 'passed', seat });
      state.marks[seat] = state.marks[seat]!.map((marks) => marks | mark.gone);
  }
}

function use(table: Table, { place, target }: Of<'use'>): void {
  const { game, state, emit } = table;
  const seat = state.turn;
  const card = state.rows[seat]![place]!;
  const chosen = actionOf(game.cards[card]!).some(choosesPlayer) ? target : undefined;
  for (const one of [place, ...(partnersOf(game, state, seat, place) ?? [])]) state.marks[seat]![one] = mark.used;
  emit(chosen === undefined ? { event: 'used', seat, card } : { event: 'used', seat, card, target: chosen });
  state.stack.push({ at: 'effects', seat, card, chosen, next: 0 });
}

function keepTraits({ state, emit }: Table, seat: number, { keep }: Of<'keep-traits'>): void {
  state.stack.pop();
  state.spare.push(...state.dealt[seat]!.filter((trait) => !keep.includes(trait)));
  state.traits[seat] = [...keep];
  state.dealt[seat] = [];
  emit({ event: 'kept-traits', seat, traits: [...keep] });
}

/** A card goes from one row into the hand of another seat, which knows it from then on (H-052, H-056). */
function take(table: Table, frame: Frame, { from, place }: Of<'take'>): void {
  const { game, state, emit } = table;
  const seat = frame.at === 'carousel' ? frame.taker : frame.at === 'steal' ? frame.seat : undefined;
  if (seat === undefined) return;
  const { card, known } = takenFrom(state, from, place);
  const now = known | bitOf(seat);
  put(state, seat, card, mark.held, now);
  emit({ event: 'took', seat, from, place, cards: [card], known: now });
  if (frame.at === 'steal') {
    frame.least--;
    frame.most--;
    const any = state.rows.some((_, other) => stealable(game, state, seat, other).length > 0);
    if (frame.most === 0 || !any || frame.most > rowSize * game.seats) state.stack.pop();
  } else if (frame.at === 'carousel') {
    if (frame.taker === frame.last) state.stack.pop();
    else frame.taker = beside(game, state, frame.taker, frame.from);
  }
}

function swap({ state, emit }: Table, seat: number, { place, from, at }: Of<'swap'>): void {
  state.stack.pop();
  for (const lists of [state.rows, state.known]) {
    const kept = lists[seat]![place]!;
    lists[seat]![place] = lists[from]![at]!;
    lists[from]![at] = kept;
  }
  for (const [one, where] of [
    [seat, place],
    [from, at],
  ] as const) {
    state.known[one]![where] = state.known[one]![where]! | bitOf(one);
    state.marks[one]![where] = mark.held;
  }
  emit({ event: 'swapped', seat, with: from, place, at });
}

/** The victim attacks, by the caster's choice; it counts as the victim's own attack (H-055). */
function command(table: Table, { seat, victim }: Extract<Frame, { at: 'command' }>, action: Of<'command'>): void {
  const { game, state } = table;
  state.stack.pop();
  const { attack } = designAt(game, state, victim, action.place);
  if (!attack) return;
  const { place, targets } = action;
  const { type, subtype, strength } = attack;
  launch(table, { type, subtype, strength, by: victim, chosenBy: seat, place, targets, with: [], pay: false });
}
