import type { Game, Spot } from '../game.ts';
import { cannotAttack } from '../play/attack.ts';
import { type Disc, square, within } from '../play/geometry.ts';
import { fallsAt, passes } from '../play/moves.ts';
import { isSeen } from '../play/sight.ts';
import { designOf, discOf, distance, onTable } from '../play/table.ts';
import type { State, UnitState } from '../state.ts';
import { Helps } from './helps.ts';
import { asideOf, wayRound } from './way.ts';
import type { Outlook } from './worth.ts';

// Shares of an attack's worth, found by matches of bots against bots with other ones.
/** Danger counts so much, while energy is left to go on a part of that, to a champion more. */
const [danger, early, champions] = [0.5, 0.6, 1.3];
/** An enemy that must move first to see the place; one that would hardly see it; one that has had its turn in this round. */
const [seenLater, hidden, tired] = [0.5, 0.1, 0.3];
/** Each enemy but the most dangerous one. */
const others = 0.5;
/** An attack or use for each move that it takes first. */
export const afterMove = 0.8;
/** An attack in the next round. */
const nextRound = 0.25;
/** Of the unit's own appraisal: an inch of the way still to go, and falling over. */
const [inch, fall] = [0.02, 0.1];
/** No attacks beyond this many are counted: targets fall. */
const mostAttacks = 2;
/** In appraisal, for keeping behind others or before the champion: it decides between places that are alike. */
const guarding = 1;
/** As near as bodyguards keep, in thousandths of an inch. */
const guardFrom = 5000;

/** What places are worth to one unit, in appraisal. */
export class Places {
  readonly #game: Game;
  readonly #state: State;
  readonly #out: Outlook;
  readonly #number: number;
  readonly #unit: UnitState;
  readonly #enemies: readonly number[];
  readonly #own: readonly UnitState[];
  /** The champion of its army, itself perhaps, and the enemy nearest to that. */
  readonly #champion: UnitState | undefined;
  readonly #foe: UnitState | undefined;
  readonly #helps: Helps;
  #here: number | undefined;
  readonly #shares = new Map<number, number>();

  constructor(game: Game, state: State, out: Outlook, number: number) {
    this.#game = game;
    this.#state = state;
    this.#out = out;
    this.#number = number;
    const unit = state.units[number]!;
    this.#unit = unit;
    this.#helps = new Helps(game, state, out, number);
    const there = onTable(state);
    this.#enemies = there.filter((other) => state.units[other]!.seat !== unit.seat);
    this.#own = there.flatMap((other) => {
      const found = state.units[other]!;
      return found !== unit && found.seat === unit.seat ? [found] : [];
    });
    const isChampion = (other: UnitState) => designOf(game, other).champion;
    const champion = isChampion(unit) ? unit : this.#own.find(isChampion);
    this.#champion = champion;
    if (champion)
      this.#foe = nearestOf(
        this.#enemies.map((enemy) => state.units[enemy]!),
        champion,
      );
  }

  /**
   * A place with so much energy left and so many moves made: attacks and abilities from there or after further moves, less what
   * enemies could do to the unit there, and the way still to go to whom it can attack.
   */
  worth(at: Spot, energy: number, moves: number): number {
    const { appraisal, champion } = designOf(this.#game, this.#unit);
    const falls = moves > 0 && fallsAt(this.#game, this.#state, this.#number, at);
    const left = falls ? energy - this.#game.options.standUpEnergy : energy;
    const { gain, way } = this.#prospect(at, left, moves);
    const risk = this.#threatAt(at) * danger * (champion ? champions : 1) * (left > 0 ? early : 1);
    const lost = appraisal * ((way / 1000) * inch + (falls ? fall : 0));
    return gain - risk - lost + this.#guard(at);
  }

  /** The best attacks that the energy left allows, and the way to the nearest enemy that can be attacked. */
  #prospect(at: Spot, energy: number, moves: number): { readonly gain: number; readonly way: number } {
    const [game, state, out, number, unit] = [this.#game, this.#state, this.#out, this.#number, this.#unit];
    const reach = out.reach(number);
    let [gain, way] = [0, Number.MAX_SAFE_INTEGER];
    /** What one of the best attacks is worth, and how much energy is left beside them. */
    let [one, spare] = [0, energy];
    for (const enemy of this.#enemies) {
      const far = distance(game, unit, state.units[enemy]!, at);
      // Whom it cannot come to in this turn, and who is not the nearest, changes nothing.
      if (far - reach > way && out.steps(number, far - reach, moves) >= energy) continue;
      const refusal = far <= reach ? cannotAttack(game, state, number, enemy, at) : undefined;
      const left = this.#wayTo(at, state.units[enemy]!, far - reach, refusal?.code === 'action/sight');
      way = Math.min(way, left);
      const worth = out.attack(number, enemy, Math.min(far, reach));
      if (worth === 0 || (refusal && left === 0)) continue;
      const steps = out.steps(number, left, moves);
      const times = steps === 0 && energy <= 0 ? nextRound : Math.min(mostAttacks, energy - steps);
      const all = times > 0 ? worth * times * afterMove ** steps : 0;
      if (all <= gain) continue;
      gain = all;
      [one, spare] = [all / times, energy - steps - times];
    }
    // An ability takes the place of an attack where no energy is left for both.
    const help = this.#helps.best(at, energy, moves, afterMove);
    gain += spare > 0 ? help : Math.max(0, help - one);
    return { gain, way: this.#enemies.length === 0 ? 0 : Math.min(way, this.#helps.way(at) ?? way) };
  }

  /** How far it is to where an enemy is in range, or in sight, round what is in the way. */
  #wayTo(at: Spot, enemy: UnitState, over: number, isHidden: boolean): number {
    const [game, unit] = [this.#game, this.#unit];
    const { radius } = designOf(game, unit);
    if (over > 0) {
      if (passes(game, unit, 1)) return over;
      return over + wayRound(game, at, enemy, radius) - Math.sqrt(square(at, enemy));
    }
    if (!isHidden) return 0;
    let aside = 1;
    for (const piece of game.pieces)
      if (piece.blocksSight && within(piece, at, enemy).length > 0)
        aside = Math.max(aside, asideOf(piece, at, enemy, radius));
    return aside;
  }

  /** Where it stands is asked for with each energy that it may have left. */
  #threatAt(at: Spot): number {
    if (at !== this.#unit) return this.#threat(at);
    this.#here ??= this.#threat(at);
    return this.#here;
  }

  /** What enemies could do to the unit at a place before its next turn. */
  #threat(at: Spot): number {
    const [game, state, out, unit] = [this.#game, this.#state, this.#out, this.#unit];
    const disc = discOf(game, unit, at);
    let [sum, most] = [0, 0];
    for (const enemy of this.#enemies) {
      const its = state.units[enemy]!;
      if (its.fallen) continue;
      const far = distance(game, unit, its, at);
      const reach = out.reach(enemy);
      const times = Math.min(mostAttacks, out.energy(enemy) - out.steps(enemy, far - reach, 0));
      const attack = times > 0 ? out.attack(enemy, this.#number, Math.min(far, reach)) : 0;
      if (attack === 0) continue;
      const sees = far <= reach && isSeen(game, state, discOf(game, its), disc);
      const threat = attack * times * (sees ? 1 : this.#later(enemy, disc)) * (its.exhausted ? tired : 1);
      sum += threat;
      most = Math.max(most, threat);
    }
    return Math.min(1.5 * designOf(game, unit).appraisal, most + (sum - most) * others);
  }

  /** What counts of an enemy that must move first. Kept for each square inch: many places lie close together. */
  #later(enemy: number, disc: Disc): number {
    const key = (enemy * side + Math.floor(disc.x / 1000)) * side + Math.floor(disc.y / 1000);
    let share = this.#shares.get(key);
    if (share === undefined) {
      share = this.#seesAfterMove(enemy, disc) ? seenLater : hidden;
      this.#shares.set(key, share);
    }
    return share;
  }

  /** Whether an enemy sees a place after a move straight there, or half aside. */
  #seesAfterMove(enemy: number, disc: Disc): boolean {
    const [game, state] = [this.#game, this.#state];
    const its = discOf(game, state.units[enemy]!);
    const length = Math.max(1, Math.sqrt(square(its, disc)));
    const go = Math.max(0, Math.min(this.#out.walk(enemy), length - its.radius - disc.radius));
    const [x, y] = [((disc.x - its.x) / length) * go, ((disc.y - its.y) / length) * go];
    return approaches.some(([on, aside]) => {
      const spot = { x: Math.round(its.x + x * on - y * aside), y: Math.round(its.y + y * on + x * aside) };
      return isSeen(game, state, { ...spot, radius: its.radius }, disc);
    });
  }

  /** A champion keeps behind others of its army, and they between it and the enemy. */
  #guard(at: Spot): number {
    const [unit, champion, foe] = [this.#unit, this.#champion, this.#foe];
    if (!champion || !foe) return 0;
    const keeps =
      unit === champion
        ? this.#own.some((other) => square(other, foe) < square(at, foe))
        : square(at, foe) < square(champion, foe) && square(at, champion) < guardFrom * guardFrom;
    return keeps ? guarding : 0;
  }
}

/** No table is so many inches long. */
const side = 1024;

/** Straight on, and half aside to the left and right. */
const approaches = [
  [1, 0],
  [0.6, 0.8],
  [0.6, -0.8],
] as const;

function nearestOf(units: readonly UnitState[], to: Spot): UnitState | undefined {
  let nearest: UnitState | undefined;
  for (const unit of units) if (!nearest || square(unit, to) < square(nearest, to)) nearest = unit;
  return nearest;
}
