import type { Seat } from '../../kernel/rules.ts';
import type { Game } from '../game.ts';
import type { Reach, State } from '../state.ts';
import { around, beside, isIn } from './table.ts';

/** All ways to choose whom an attack of that reach hits. */
export function targetLists(game: Game, state: State, by: Seat, reach: Reach): Seat[][] {
  const [, ...others] = around(game, state, by);
  switch (reach) {
    // One player: any other (H-021).
    case 'one':
      return others.map((seat) => [seat]);
    // Immediately left or right; of two players each is the other's neighbour (H-022).
    case 'adjacent':
      return [...new Set([beside(game, state, by, 'right'), beside(game, state, by, 'left')])].map((seat) => [seat]);
    // Two that sit together, perhaps the attacker; of two players both (H-023).
    case 'two-together':
      return others.length === 1
        ? [[...others, by]]
        : [by, ...others].map((seat) => [seat, beside(game, state, seat, 'right')]);
    // The attacker too, who defends last (H-024).
    case 'all':
      return [[...others, by]];
    case 'others':
      return [others];
  }
}

/** Who is hit by a declaration; undefined where it is none. Of two together the second may be left out: it is the one to the right. */
export function targetsOf(
  game: Game,
  state: State,
  by: Seat,
  reach: Reach,
  declared: readonly Seat[],
): Seat[] | undefined {
  const lists = targetLists(game, state, by, reach);
  if (reach === 'all' || reach === 'others')
    return declared.length === 0 || same(declared, lists[0]!) ? lists[0] : undefined;
  if (reach !== 'two-together') return lists.find((list) => same(declared, list));
  const [first, second] = declared;
  if (first === undefined || !isIn(state, first) || declared.length > 2) return undefined;
  if (second === undefined) {
    return lists.length === 1
      ? lists[0]!.includes(first)
        ? lists[0]
        : undefined
      : lists.find((list) => list[0] === first);
  }
  return lists.some((list) => list.includes(first) && list.includes(second) && first !== second)
    ? [first, second]
    : undefined;
}

const same = (one: readonly Seat[], other: readonly Seat[]): boolean =>
  one.length === other.length && one.every((seat) => other.includes(seat));
