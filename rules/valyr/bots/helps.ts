import type { Game, Spot } from '../game.ts';
import { isSeen } from '../play/sight.ts';
import { fits } from '../play/stats.ts';
import { designOf, discOf, distance, onTable, rangeLength } from '../play/table.ts';
import type { Active, Whom } from '../program.ts';
import type { State, UnitState } from '../state.ts';
import { least, timesOf, worthOfEffect } from './uses.ts';
import type { Outlook } from './worth.ts';

/** An ability that costs an action, and what it is worth on each unit that it may be for once that is near enough. */
interface Help {
  readonly reach: number;
  readonly sight: boolean;
  /** It is for all of them at once. */
  readonly all: boolean;
  readonly each: readonly { readonly unit: UnitState; readonly worth: number }[];
}

/** How far from the unit somebody may be, in thousandths of an inch; 0 where that does not matter. */
const farthest = (game: Game, { within = 0, adjacent }: Whom): number =>
  adjacent ? game.options.adjacentInches * 1000 : rangeLength(game, within);

/** Abilities for which a unit must be near somebody: what they are worth at places. */
export class Helps {
  readonly #game: Game;
  readonly #state: State;
  readonly #out: Outlook;
  readonly #number: number;
  readonly #helps: readonly Help[];
  /** Whom its abilities are for of its army and who is nearest to an enemy, and how near it must be. */
  readonly #foremost: { readonly unit: UnitState; readonly reach: number } | undefined;

  constructor(game: Game, state: State, out: Outlook, number: number) {
    this.#game = game;
    this.#state = state;
    this.#out = out;
    this.#number = number;
    const { spent } = state.units[number]!;
    const used = state.turn?.unit === number ? state.turn.used : [];
    this.#helps = designOf(game, state.units[number]!).abilities.flatMap(({ program: { active } }, index) => {
      if (active?.moment !== 'action' || spent.includes(index) || (active.limit === 'turn' && used.includes(index)))
        return [];
      return this.#helpOf(active) ?? [];
    });
    this.#foremost = this.#foremostOf();
  }

  #foremostOf(): { readonly unit: UnitState; readonly reach: number } | undefined {
    const [game, state, number] = [this.#game, this.#state, this.#number];
    const kinds = designOf(game, state.units[number]!).abilities.flatMap(({ program: { active, rules } }) => [
      ...(active && (active.target.target === 'one' || active.target.target === 'all') ? [active.target.whom] : []),
      ...rules.flatMap((rule) => (rule.rule === 'bonus' && !rule.towards && !rule.whom.adjacent ? [rule.whom] : [])),
    ]);
    let [found, nearest]: [{ unit: UnitState; reach: number } | undefined, number] = [undefined, Infinity];
    for (const whom of kinds) {
      const { within, adjacent, sight, ...kind } = whom;
      const reach = farthest(game, whom);
      if (kind.side !== 'allied' || reach === 0) continue;
      for (const own of onTable(state)) {
        if (own === number || !fits(game, state, number, own, kind)) continue;
        const unit = state.units[own]!;
        for (const enemy of state.units) {
          if (enemy.at !== 'table' || enemy.seat === unit.seat) continue;
          const far = distance(game, unit, enemy);
          if (far < nearest) [found, nearest] = [{ unit, reach }, far];
        }
      }
    }
    return found;
  }

  /** How far it is from a place to where it can help the foremost of its army; undefined for who helps nobody. */
  way(at: Spot): number | undefined {
    return this.#foremost && Math.max(0, this.#far(at, this.#foremost.unit) - this.#foremost.reach);
  }

  #helpOf(active: Active): Help | undefined {
    const [game, state, number] = [this.#game, this.#state, this.#number];
    const { target, effects } = active;
    if (target.target !== 'one' && target.target !== 'all') return undefined;
    const { within, adjacent, sight = false, ...kind } = target.whom;
    const reach = farthest(game, target.whom);
    if (reach === 0) return undefined;
    const all = target.target === 'all';
    const each = onTable(state).flatMap((other) => {
      if (!fits(game, state, number, other, kind)) return [];
      let worth = 0;
      for (const effect of effects)
        if (effect.effect !== 'attack' && effect.effect !== 'pay')
          worth += timesOf(active) * worthOfEffect(game, state, this.#out, number, other, effect);
      return all || worth >= least ? [{ unit: state.units[other]!, worth }] : [];
    });
    return each.some(({ worth }) => worth >= least) ? { reach, sight, all, each } : undefined;
  }

  /** The best of them from a place; one on a unit that it must go to first is worth so much less for each move. */
  best(at: Spot, energy: number, moves: number, afterMove: number): number {
    let best = 0;
    for (const help of this.#helps) {
      const worth = help.all
        ? this.#ofAll(help, at, energy, moves, afterMove)
        : this.#ofOne(help, at, energy, moves, afterMove);
      best = Math.max(best, worth);
    }
    return best;
  }

  #ofAll({ reach, each }: Help, at: Spot, energy: number, moves: number, afterMove: number): number {
    if (energy < 1) return 0;
    const steps = moves === 0 && energy > 1 ? this.#out.walk(this.#number) : 0;
    let [here, near] = [0, 0];
    for (const { unit, worth } of each) {
      const far = this.#far(at, unit);
      if (far <= reach) here += worth;
      if (far <= reach + steps) near += worth;
    }
    return Math.max(here, near * afterMove);
  }

  #ofOne({ reach, sight, each }: Help, at: Spot, energy: number, moves: number, afterMove: number): number {
    let best = 0;
    for (const { unit, worth } of each) {
      if (worth <= best) continue;
      const steps = this.#out.steps(this.#number, this.#far(at, unit) - reach, moves);
      if (steps >= energy) continue;
      const isHidden = sight && steps === 0 && !this.#sees(at, unit);
      best = Math.max(best, worth * afterMove ** (isHidden ? 1 : steps));
    }
    return best;
  }

  #far(at: Spot, other: UnitState): number {
    return distance(this.#game, this.#state.units[this.#number]!, other, at);
  }

  #sees(at: Spot, other: UnitState): boolean {
    const [game, state] = [this.#game, this.#state];
    return isSeen(game, state, discOf(game, state.units[this.#number]!, at), discOf(game, other));
  }
}
