import type { Action } from '../../../rules/hammerspace/action.ts';
import type { Game } from '../../../rules/hammerspace/game.ts';
import { attackOdds, defenceOdds, tellAllOdds } from '../../../rules/hammerspace/odds.ts';
import { mayFlip } from '../../../rules/hammerspace/play/arranging.ts';
import { topOf } from '../../../rules/hammerspace/play/run.ts';
import { hiddenLimit, traitRules } from '../../../rules/hammerspace/play/table.ts';
import { rules } from '../../../rules/hammerspace/rules.ts';
import type { State, View } from '../../../rules/hammerspace/state.ts';
import { tellAction, tellAsked } from '../../../rules/hammerspace/tell-action.ts';
import { rowSize } from '../../../rules/hammerspace/types.ts';
import type { Seat } from '../../../rules/kernel/rules.ts';
import {
  type Arranging,
  type BrawlChoice,
  type BrawlChoices,
  cardSpot,
  type Spot,
  seatSpot,
  traitSpot,
} from './moment.ts';

/** What a seat may do: a row is laid by hand, all else is listed. */
export function choicesOf(game: Game, state: State, seat: Seat): Omit<BrawlChoices, 'seat'> {
  const seen = rules.view(game, state, seat);
  const arranging = arrangingOf(game, state, seat);
  const actions = listed(game, state);
  const choices = actions.map(
    (action): BrawlChoice => ({
      action,
      told: tellAction(game, seen, action),
      spots: spotsOf(game, seen, seat, action, actions),
    }),
  );
  return { asked: tellAsked(game, seen), choices, ...(arranging && { arranging }) };
}

/** What attacks and defences come to, by their places in the list. */
export function oddsOf(game: Game, state: State): (readonly [choice: number, told: string])[] {
  const seat = rules.seat(game, state);
  if (seat === undefined) return [];
  const seen = rules.view(game, state, seat);
  return listed(game, state).flatMap((action, index): [number, string][] => {
    const defence = defenceOdds(game, seen, action);
    const odds = defence ? [defence] : (attackOdds(game, seen, action) ?? []);
    return odds.length === 0 ? [] : [[index, tellAllOdds(odds, seat)]];
  });
}

const listed = (game: Game, state: State): readonly Action[] =>
  rules.actions(game, state).actions.filter((action) => action.do !== 'arrange');

function arrangingOf(game: Game, state: State, seat: Seat): Arranging | undefined {
  const frame = topOf(state);
  const must = frame?.at === 'arrange';
  if (!must && !(frame?.at === 'turn' && !frame.arranged)) return undefined;
  const [flips, reorders] = [mayFlip(game, state), game.options.reordering];
  if (!must && !flips && !reorders) return undefined;
  const kept = Math.min(rowSize, state.rows[seat]!.length);
  return { must, hidden: hiddenLimit(game, state, seat), flips, reorders, kept };
}

/** What is clicked for an action. Whom it hits is only where that is left open by all else. */
function spotsOf(game: Game, seen: View, seat: Seat, action: Action, all: readonly Action[]): Spot[] {
  const own = (places: readonly number[]) => places.map((place) => cardSpot(seat, place));
  const seats = (targets: readonly Seat[], open: boolean) => (open ? targets.map(seatSpot) : []);
  const trait = (rule: 'improvise' | 'rest') => {
    const found = seen.traits[seat]!.find((one) => game.traits[one]!.program.some((part) => part.rule === rule));
    return found === undefined || traitRules(game, seen, seat, rule).length === 0 ? [] : [traitSpot(found)];
  };
  switch (action.do) {
    case 'keep-traits':
      return action.keep.map(traitSpot);
    case 'attack': {
      const same = all.filter(
        (one) =>
          one.do === 'attack' && one.place === action.place && alike(one.with, action.with) && one.pay === action.pay,
      );
      return [...own([action.place]), ...own(action.with), ...seats(action.targets, same.length > 1)];
    }
    case 'improvise': {
      const same = all.filter(
        (one) => one.do === 'improvise' && alike(one.with, action.with) && one.pay === action.pay,
      );
      return [...trait('improvise'), ...own(action.with), ...seats(action.targets, same.length > 1)];
    }
    case 'use':
      return [...own([action.place]), ...(action.target === undefined ? [] : [seatSpot(action.target)])];
    case 'rest':
      return trait('rest');
    case 'defend':
      return own([...action.cards, ...action.with]);
    case 'reflect':
      return [seatSpot(action.target)];
    case 'take':
      return [cardSpot(action.from, action.place)];
    case 'swap':
      return [...own([action.place]), cardSpot(action.from, action.at)];
    case 'command': {
      const frame = topOf(seen);
      const victim = frame?.at === 'command' ? frame.victim : seat;
      const same = all.filter((one) => one.do === 'command' && one.place === action.place);
      return [cardSpot(victim, action.place), ...seats(action.targets, same.length > 1)];
    }
    default:
      return [];
  }
}

const alike = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((place) => other.includes(place));
