import type { Seat } from '../../kernel/rules.ts';
import type { Action } from '../action.ts';
import type { CardDesign, Game } from '../game.ts';
import type { Frame, State } from '../state.ts';
import { arrangements, changesNothing } from './arranging.ts';
import { isAttackBoost, placesOf, reachOf, sacrificeOf } from './attack.ts';
import { defences, subsets } from './defence.ts';
import { actionOf, choosesPlayer, stealable } from './effects.ts';
import { takeable } from './run.ts';
import { around, beside, designAt, isUp, rulesOf, traitRules } from './table.ts';
import { targetLists } from './targets.ts';

/** What can be done about what lies on top, and whether that is all. */
export function choices(game: Game, state: State, frame: Frame): { actions: Action[]; complete: boolean } {
  const whole = (actions: Action[]) => ({ actions, complete: true });
  switch (frame.at) {
    case 'traits':
      return whole(
        keeping(state.dealt[frame.seat]!, game.options.traitsKept).map((keep) => ({ do: 'keep-traits', keep })),
      );
    case 'arrange':
      return { actions: arrangements(game, state, frame.seat), complete: !game.options.reordering };
    case 'turn': {
      const turn = turnActions(game, state, frame.arranged);
      if (frame.arranged) return whole(turn);
      const arranging = arrangements(game, state, state.turn).filter((one) => !changesNothing(state, state.turn, one));
      return { actions: [...turn, ...arranging], complete: !game.options.reordering };
    }
    case 'attack':
      return whole(defences(game, state, frame).map((way) => ({ do: 'defend', ...way })));
    case 'reflect':
      return whole(
        around(game, state, frame.seat)
          .slice(1)
          .map((target) => ({ do: 'reflect', target })),
      );
    case 'steal': {
      const take = around(game, state, frame.seat).flatMap((from) =>
        stealable(game, state, frame.seat, from).map((place): Action => ({ do: 'take', from, place })),
      );
      return whole(frame.least <= 0 ? [...take, { do: 'stop' }] : take);
    }
    case 'swap':
      return whole(
        takeable(state, frame.seat).flatMap((place) =>
          around(game, state, frame.seat)
            .slice(1)
            .flatMap((from) => takeable(state, from).map((at): Action => ({ do: 'swap', place, from, at }))),
        ),
      );
    case 'command':
      return whole(
        attackPlaces(game, state, frame.victim).flatMap((place) =>
          commandedTargets(game, state, frame, place).map((targets): Action => ({ do: 'command', place, targets })),
        ),
      );
    case 'carousel': {
      const from = beside(game, state, frame.taker, frame.from);
      return whole(takeable(state, from).map((place) => ({ do: 'take', from, place })));
    }
    case 'keep':
      return whole([
        { do: 'roll', roll: true },
        { do: 'roll', roll: false },
      ]);
    default:
      return whole([]);
  }
}

/** Choices of so many of the dealt traits; of fewer all. */
function keeping(dealt: readonly number[], many: number): number[][] {
  const size = Math.min(many, dealt.length);
  return subsets(dealt).filter(({ length }) => length === size);
}

export const attackPlaces = (game: Game, state: State, seat: Seat): number[] =>
  placesOf(game, state, seat, ({ attack }) => attack !== undefined);

/** Whom a hypnotised player can be made to hit: themselves, with whoever else the card hits too, or anybody in its reach (H-055). */
export function commandedTargets(
  game: Game,
  state: State,
  { victim, whom }: Pick<Extract<Frame, { at: 'command' }>, 'victim' | 'whom'>,
  place: number,
): Seat[][] {
  const hits = designAt(game, state, victim, place).attack?.hits;
  if (whom === 'anybody') return hits === undefined ? [] : targetLists(game, state, victim, hits);
  if (hits === 'all') return [[...around(game, state, victim).slice(1), victim]];
  if (hits !== 'two-together') return [[victim]];
  const sides = [beside(game, state, victim, 'right'), beside(game, state, victim, 'left')];
  return [...new Set(sides)].map((other) => [victim, other]);
}

/** Whether a seat can make an attack without a card (H-064). */
export const improviseOf = (game: Game, state: State, seat: Seat) =>
  attackPlaces(game, state, seat).length > 0 ? undefined : traitRules(game, state, seat, 'improvise')[0];

/** The trait that lets a seat rest now (H-063). */
export const restOf = (game: Game, state: State, seat: Seat) =>
  traitRules(game, state, seat, 'rest').find(({ twice }) => twice || !state.rested[seat]);

/** Whether somebody may pass: by option only who cannot play a card, hidden ones counted (H-014). */
export function mayPass(game: Game, state: State): boolean {
  if (game.options.passing === 'any') return true;
  const seat = state.turn;
  const row = state.rows[seat]!;
  const shown = { ...state, marks: state.marks.map((marks, one) => (one === seat ? row.map(() => 0) : marks)) };
  return playable(game, shown).length === 0;
}

function turnActions(game: Game, state: State, arranged: boolean): Action[] {
  const all = playable(game, state);
  if (restOf(game, state, state.turn)) all.push({ do: 'rest' });
  if (mayPass(game, state) || (arranged && all.length === 0)) all.push({ do: 'pass' });
  return all;
}

/** Every way to play a card, or to attack without one. */
function playable(game: Game, state: State): Action[] {
  const seat = state.turn;
  const all: Action[] = [];
  const places = attackPlaces(game, state, seat);
  const improvised = improviseOf(game, state, seat);
  if (places.length > 0 || improvised) {
    const most = game.options.boosts === 'one' ? 1 : Number.POSITIVE_INFINITY;
    const boosts = subsets(placesOf(game, state, seat, isAttackBoost)).filter(({ length }) => length <= most);
    const pays = sacrificeOf(game, state, seat) ? [false, true] : [false];
    for (const added of boosts) {
      const designs = added.map((place) => designAt(game, state, seat, place));
      for (const place of places) {
        const reach = reachOf(designAt(game, state, seat, place).attack!.hits, designs);
        for (const targets of targetLists(game, state, seat, reach))
          for (const pay of pays) all.push({ do: 'attack', place, targets, with: added, pay });
      }
      if (!improvised) continue;
      for (const targets of targetLists(game, state, seat, reachOf(improvised.hits, designs)))
        for (const pay of pays) all.push({ do: 'improvise', targets, with: added, pay });
    }
  }
  for (const place of placesOf(game, state, seat, ({ program }) => rulesOf(program, 'play').length > 0)) {
    if (!hasPartners(game, state, seat, place)) continue;
    const design = designAt(game, state, seat, place);
    if (!actionOf(design).some(choosesPlayer)) {
      if (isUsable(game, state, seat, design, undefined)) all.push({ do: 'use', place });
      continue;
    }
    for (const target of around(game, state, seat)) {
      if (isUsable(game, state, seat, design, target)) all.push({ do: 'use', place, target });
    }
  }
  return all;
}

/** Places of the cards that go with one of a set; undefined where one of them does not lie face up (H-057). */
export function partnersOf(game: Game, state: State, seat: Seat, place: number): number[] | undefined {
  const names = rulesOf(designAt(game, state, seat, place).program, 'play').flatMap(({ partners }) => partners);
  const found: number[] = [];
  for (const name of names) {
    const other = state.rows[seat]!.findIndex(
      (card, at) =>
        at !== place &&
        !found.includes(at) &&
        isUp(state, seat, at) &&
        game.cards[card]!.name.trim().toLowerCase() === name,
    );
    if (other < 0) return undefined;
    found.push(other);
  }
  return found;
}

const hasPartners = (game: Game, state: State, seat: Seat, place: number): boolean =>
  partnersOf(game, state, seat, place) !== undefined;

/** Whether the action of a card can be begun, with the player that was chosen. */
export function isUsable(game: Game, state: State, seat: Seat, design: CardDesign, target: Seat | undefined): boolean {
  return actionOf(design).every((effect) => {
    switch (effect.do) {
      case 'steal': {
        const there = around(game, state, seat).flatMap((from) => stealable(game, state, seat, from)).length;
        return there >= Math.max(1, effect.least);
      }
      case 'swap-card':
        return (
          takeable(state, seat).length > 1 &&
          around(game, state, seat).some((other) => other !== seat && takeable(state, other).length > 0)
        );
      case 'swap-rows':
        return target !== undefined && target !== seat;
      case 'hypnotise':
        return target !== undefined && target !== seat && attackPlaces(game, state, target).length > 0;
      default:
        return true;
    }
  });
}
