import { toNumber } from '../../kernel/fraction.ts';
import type { Game, Spot } from '../game.ts';
import { damageOdds } from '../odds.ts';
import { bandOf, cannotAttack, dodgeOf, reachOf, type Strike, strikeAt, strikeTogether } from '../play/attack.ts';
import { energyOf, healthOf, moveLength, rulesOf } from '../play/stats.ts';
import { designOf, distance, onTable } from '../play/table.ts';
import type { State } from '../state.ts';

/** Chances of each number of damage, kept: few kinds of attacks are asked for again and again. */
const known = new Map<number, readonly number[]>();

function chances(dice: number, atMost: number, dodge: number): readonly number[] {
  const key = (dice * 21 + atMost) * 100 + dodge;
  let found = known.get(key);
  if (!found) {
    found = damageOdds({ dice, atMost, dodge }).map(toNumber);
    known.set(key, found);
  }
  return found;
}

/** What things are worth in one state, in appraisal. What is asked for again and again, for each of many places, is worked out once. */
export class Outlook {
  readonly #game: Game;
  readonly #state: State;
  readonly #attacks = new Map<number, number>();
  readonly #health: number[] = [];
  readonly #reaches: number[] = [];
  readonly #walks: number[] = [];
  readonly #sustains: number[] = [];
  readonly #energies: number[] = [];
  readonly #comes: boolean[] = [];
  readonly #dangers: boolean[] = [];

  constructor(game: Game, state: State) {
    this.#game = game;
    this.#state = state;
  }

  /** Damage to a unit: its share of what it bears, and a half more for the last of it. */
  damage(target: number, amount: number): number {
    this.#health[target] ??= healthOf(this.#game, this.#state, target) + 1;
    const bears = this.#health[target];
    const unit = this.#state.units[target]!;
    const left = bears - unit.damage;
    const { appraisal } = designOf(this.#game, unit);
    if (amount >= left) return appraisal * (0.5 + (0.5 * left) / bears) + 1;
    return (0.5 * appraisal * amount) / bears;
  }

  /** An attack at a distance, on average; 0 out of range. */
  attack(number: number, target: number, far: number): number {
    const [game, state] = [this.#game, this.#state];
    if (far > this.reach(number)) return 0;
    const band = bandOf(game, state, number, far);
    if (!band) return 0;
    const place = designOf(game, state.units[number]!).bands.indexOf(band);
    const key = (number * state.units.length + target) * mostBands + place;
    let worth = this.#attacks.get(key);
    if (worth === undefined) {
      worth = this.#attack(number, target, far);
      this.#attacks.set(key, worth);
    }
    return worth;
  }

  /** An attack of several of a swarm at once. */
  together(numbers: readonly number[], target: number): number {
    const [first = 0] = numbers;
    return this.#strike(first, target, strikeTogether(this.#game, this.#state, numbers, target));
  }

  #attack(number: number, target: number, far: number): number {
    const [game, state] = [this.#game, this.#state];
    const swarm = this.#swarmTo(number, target);
    if (swarm.length === 1) return this.#strike(number, target, strikeAt(game, state, number, target, far));
    return this.#strike(number, target, strikeTogether(game, state, swarm, target, far)) / swarm.length;
  }

  /** A unit with all others of its swarm that may come to attack a target with it. */
  #swarmTo(number: number, target: number): number[] {
    const [game, { units, turn }] = [this.#game, this.#state];
    const unit = units[number]!;
    if (!rulesOf(game, unit).some(({ rule }) => rule === 'swarms')) return [number];
    const isReady = (other: number) =>
      turn?.unit === number
        ? turn.swarm.some((one) => one.unit === other && one.energy > 0)
        : units[other]!.exhausted === unit.exhausted;
    const others = onTable(this.#state).filter(
      (other) =>
        other !== number &&
        units[other]!.seat === unit.seat &&
        units[other]!.design === unit.design &&
        isReady(other) &&
        this.#comesTo(other, target),
    );
    return [number, ...others];
  }

  #strike(number: number, target: number, strike: Strike | undefined): number {
    const [game, state] = [this.#game, this.#state];
    if (!strike || strike.dice === 0 || strike.atMost === 0) return 0;
    let sum = 0;
    for (const [amount, chance] of chances(strike.dice, strike.atMost, dodgeOf(game, state, target, number)).entries())
      if (amount > 0) sum += chance * this.damage(target, amount);
    return sum;
  }

  /** The best attack of a unit, from where it stands or from a place. */
  bestAttack(number: number, from?: Spot): number {
    const { units } = this.#state;
    const unit = units[number]!;
    let best = 0;
    for (const [target, other] of units.entries()) {
      if (other.at !== 'table' || other.seat === unit.seat) continue;
      const worth = this.attack(number, target, distance(this.#game, unit, other, from));
      if (worth > best && !cannotAttack(this.#game, this.#state, number, target, from)) best = worth;
    }
    return best;
  }

  /** Whether a unit could come to attack any enemy in its next turn. */
  comesToAttack(number: number): boolean {
    this.#comes[number] ??= this.#enemiesOf(number).some((enemy) => this.#comesTo(number, enemy));
    return this.#comes[number];
  }

  /** Whether any enemy that has not had its turn in this round could come to attack a unit. */
  isInDanger(number: number): boolean {
    this.#dangers[number] ??= this.#enemiesOf(number).some(
      (enemy) => !this.#state.units[enemy]!.exhausted && this.#comesTo(enemy, number),
    );
    return this.#dangers[number];
  }

  #enemiesOf(number: number): number[] {
    const { seat } = this.#state.units[number]!;
    return onTable(this.#state).filter((other) => this.#state.units[other]!.seat !== seat);
  }

  #comesTo(number: number, target: number): boolean {
    const { units } = this.#state;
    const far = distance(this.#game, units[number]!, units[target]!);
    return this.steps(number, far - this.reach(number), 0) < this.energy(number);
  }

  /** How far an attack of a unit reaches, in thousandths of an inch. */
  reach(number: number): number {
    this.#reaches[number] ??= reachOf(this.#game, this.#state, number);
    return this.#reaches[number];
  }

  /** Moves that it takes a unit to go so far, after so many in its turn. */
  steps(number: number, far: number, moves: number): number {
    if (far <= 0) return 0;
    const sprint = moves === 0 ? this.walk(number) : 0;
    if (far <= sprint) return 1;
    this.#sustains[number] ??= moveLength(this.#game, this.#state, number, 1);
    const sustain = this.#sustains[number];
    return sustain === 0 ? Number.MAX_SAFE_INTEGER : (sprint > 0 ? 1 : 0) + Math.ceil((far - sprint) / sustain);
  }

  /** Actions that a unit has in its next turn. */
  energy(number: number): number {
    this.#energies[number] ??= energyOf(this.#game, this.#state, number);
    return this.#energies[number];
  }

  /** How far its first move goes. */
  walk(number: number): number {
    this.#walks[number] ??= moveLength(this.#game, this.#state, number, 0);
    return this.#walks[number];
  }
}

/** No range has more. */
const mostBands = 16;
