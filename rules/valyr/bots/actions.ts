import type { Action } from '../action.ts';
import type { Game, Spot } from '../game.ts';
import { joiningIn } from '../play/attack.ts';
import { squareToStretch } from '../play/geometry.ts';
import { nextToPlace } from '../play/setup.ts';
import { designOf, distance, rangeLength } from '../play/table.ts';
import type { State } from '../state.ts';
import { Helps } from './helps.ts';
import { afterMove, Places } from './places.ts';
import { worthOfUse } from './uses.ts';
import { Outlook } from './worth.ts';

/** What each action of a seat is worth on average, in appraisal. */
export function worths(game: Game, state: State, actions: readonly Action[]): number[] {
  const out = new Outlook(game, state);
  const { turn } = state;
  if (!turn || state.pending) return actions.map((action) => worthOf(game, state, out, action));
  const unit = state.units[turn.unit]!;
  const places = new Places(game, state, out, turn.unit);
  const here = (energy: number) => places.worth(unit, energy, turn.moves);
  const now = here(turn.energy);
  const spent = turn.energy > 0 ? here(turn.energy - 1) : now;
  return actions.map((action) => {
    switch (action.do) {
      case 'move':
        return places.worth(action, turn.freeMoves > 0 ? turn.energy : turn.energy - 1, turn.moves + 1) - now;
      case 'end':
        return here(0) - now;
      case 'attack':
        return worthOf(game, state, out, action) + (turn.freeAttacks > 0 ? 0 : spent - now);
      case 'use': {
        const { active } = designOf(game, unit).abilities[action.ability]!.program;
        return worthOf(game, state, out, action) + (active?.moment === 'action' ? spent - now : 0);
      }
      default:
        return worthOf(game, state, out, action);
    }
  });
}

function worthOf(game: Game, state: State, out: Outlook, action: Action): number {
  switch (action.do) {
    case 'place':
      return worthOfSetup(game, state, action);
    case 'move':
    case 'end':
      return 0;
    case 'leave-out':
    case 'concede':
      return -1_000_000;
    case 'activate':
      return worthOfTurn(game, state, out, action.unit);
    case 'stand':
      return 1_000;
    case 'reroll':
      return action.dice.length;
    case 'attack': {
      const { unit } = state.turn!;
      const others = action.with ?? joiningIn(game, state, action.target);
      return out.together([unit, ...others], action.target);
    }
    case 'use':
      return worthOfUse(game, state, out, action);
  }
}

/** As far as arm's length may go, in ranges. */
const armsLength = 2;

/** Who fights at arm's length is set up in front, champions and who shoots half as far from the edge. */
function worthOfSetup(game: Game, state: State, at: Spot): number {
  const unit = state.units[nextToPlace(state, state.seat)]!;
  const [from, to] = game.starts[state.seat]!;
  const { champion, bands, radius } = designOf(game, unit);
  const far = Math.sqrt(squareToStretch(at, from, to)) - radius;
  const isBehind = champion || (bands[bands.length - 1]?.to ?? 0) > rangeLength(game, armsLength);
  return isBehind ? -Math.abs(far - game.options.startInches * 500) : far;
}

/** Who acts first: whoever can do the most at once, before it is done to them, or before others are done with their turns. */
function worthOfTurn(game: Game, state: State, out: Outlook, number: number): number {
  const unit = state.units[number]!;
  if (unit.fallen) return -1;
  const here = out.bestAttack(number) * 2;
  let near = 0;
  for (const [target, other] of state.units.entries()) {
    if (other.at !== 'table' || other.seat === unit.seat) continue;
    const far = Math.max(0, distance(game, unit, other) - out.walk(number));
    near = Math.max(near, out.attack(number, target, far));
  }
  const helps = new Helps(game, state, out, number);
  const worth = Math.max(here, near) + helps.best(unit, out.energy(number), 0, afterMove);
  // Who follows others waits for them.
  return worth === 0 && helps.way(unit) !== undefined ? -0.5 : worth;
}
