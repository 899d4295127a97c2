import type { Seat } from '../../kernel/rules.ts';
import type { Board } from '../board/board.ts';
import type { Mover } from '../board/mover.ts';
import type { Game } from '../game.ts';
import { boardOf } from '../play/board-now.ts';
import { dependsOnWay } from '../play/crossing.ts';
import { deathWorth } from '../play/death-worth.ts';
import { isHero } from '../play/piece.ts';
import type { Look, Self } from '../play/play.ts';
import type { Node } from '../program.ts';
import type { State, Unit } from '../state.ts';
import { weights } from './weights.ts';

/** What the life of a unit is worth to its side. */
export interface Stake {
  /** Alive and whole. */
  readonly total: number;
  /** How much of it goes with the health. */
  readonly share: number;
  readonly most: number;
}

/** Who stands on which control point, and who could still come. */
export interface Presence {
  /** For each unit what it counts on a point; 0 for objects and the dead. */
  readonly counts: readonly number[];
  /** Point on which each unit stands, or -1. */
  readonly on: readonly number[];
  /** For each point what both seats have on it, and how many of theirs act this round and could come. */
  readonly there: readonly (readonly [number, number])[];
  readonly coming: readonly (readonly [number, number])[];
}

/** What a unit can do to others in its next turn. */
export interface Threat {
  readonly id: number;
  readonly seat: number;
  readonly at: number;
  readonly move: number;
  readonly reach: number;
  readonly damage: number;
}

/** What it is worth to the thinking seat that some nodes are played, from the one at `from` on. */
export type Estimate = (thought: Thought, nodes: readonly Node[], self: Self, from: number) => number;

/**
 * One decision being thought about. It looks like a match, so that everything that asks about one can be asked about what is only
 * supposed: its units are copies that may be moved and hurt, and are put back by `forget`. It lives as long as one `choose`.
 */
export interface Thought extends Look {
  readonly seat: Seat;
  /** Nodes hold nodes: what is asked about one is asked about those inside of it. */
  readonly estimate: Estimate;
  readonly board: Board;
  readonly stakes: readonly Stake[];
  /** Own turns that each unit has still before it, without the one that runs. */
  readonly turnsLeft: readonly number[];
  readonly journal: Supposed[];
  /** What an attack does may depend on the way that it takes, and so on where its user stands. */
  readonly byWay: boolean;
  /** What was worked out already, each by its own keys. */
  readonly taken: Map<number, number>;
  readonly hits: Map<Node, (number | undefined)[]>;
  readonly spaces: Map<Node, (number | undefined)[]>;
  readonly meant: Map<Node, (number | undefined)[]>;
  readonly obstacles: (readonly number[] | undefined)[];
  readonly sights: Map<number, Uint8Array>;
  readonly covers: Map<number, number>;
  readonly stands: Map<number, readonly [def: number | undefined, crit: number, misses: number]>;
  readonly places: Map<number, number>;
  readonly controls: Map<number, number>;
  readonly hazards: Map<number, Uint8Array | undefined>;
  readonly pushed: Map<number, Mover>;
  /** Who counts where, and what everybody can do to others; worked out when they are first asked for. */
  presence: Presence | undefined;
  threats: readonly Threat[] | undefined;
  /** How deep responses to what is supposed are followed now. */
  depth: number;
  /** The text that is being followed speaks of a missed target as its target (T-127). */
  aboutMiss: boolean;
  /** The roll that is supposed is on whoever is in an area. */
  rollsForEach: boolean;
}

/** How a unit was before something was supposed of it. */
interface Supposed {
  readonly id: number;
  readonly at: number;
  readonly health: number;
  readonly overshield: number;
}

/** Begins to think about a match for a seat. The state is not written to. */
export function think(game: Game, state: State, seat: Seat, estimate: Estimate): Thought {
  const copy: State = { ...state, units: state.units.map((unit) => ({ ...unit })), markers: state.markers.slice() };
  const turnsLeft = copy.units.map((unit, id) => countTurns(game, copy, unit, id));
  const turnsOf = [0, 1].map((side) =>
    copy.columns[side as 0 | 1].reduce((sum, id) => sum + (copy.units[id]!.at >= 0 ? turnsLeft[id]! : 0), 0),
  );
  return {
    game,
    state: copy,
    seat,
    estimate,
    board: boardOf(game, state)!,
    turnsLeft,
    stakes: copy.units.map((unit, id) =>
      stakeOf(
        game,
        unit,
        isHero(copy, id) ? deathWorth({ game, state: copy }, id) : undefined,
        turnsLeft[id]!,
        turnsOf[1 - unit.seat] ?? 0,
      ),
    ),
    journal: [],
    byWay: dependsOnWay(game),
    taken: new Map(),
    hits: new Map(),
    spaces: new Map(),
    meant: new Map(),
    obstacles: [],
    sights: new Map(),
    covers: new Map(),
    stands: new Map(),
    places: new Map(),
    controls: new Map(),
    hazards: new Map(),
    pushed: new Map(),
    presence: undefined,
    threats: undefined,
    depth: 0,
    aboutMiss: false,
    rollsForEach: false,
  };
}

function countTurns({ options }: Game, { columns, acted, round, turn, units }: State, unit: Unit, id: number): number {
  if (unit.seat < 0) return 0;
  const side = unit.seat as 0 | 1;
  const hero = units[unit.owner] === undefined ? id : unit.owner;
  const comes = columns[side].indexOf(hero) >= acted[side] && turn?.hero !== hero;
  return options.rounds - round + (comes ? 1 : 0);
}

/** `death`: the points that it costs, of a hero. */
function stakeOf(game: Game, unit: Unit, death: number | undefined, turns: number, turnsAgainst: number): Stake {
  const { health, object } = game.cards[unit.card]!;
  const total = object
    ? 0
    : death !== undefined
      ? weights.point * death + weights.turn * turns
      : weights.summonTurn * (turns + 0.5);
  // Health that nobody is left to take the rest of is worth little (T-021 counts the dead only).
  const share = Math.min(weights.healthShare, weights.lastHealthShare + 0.08 * turnsAgainst);
  return { total, share, most: Math.max(1, health) };
}

/** 1 for the own side, -1 for the other, 0 for nobody's. */
export const signOf = ({ state, seat }: Thought, id: number): number => {
  const side = state.units[id]?.seat ?? -1;
  return side < 0 ? 0 : side === seat ? 1 : -1;
};

/** Notes how a unit stands, before something is supposed of it. */
export function note({ state, journal }: Thought, id: number): Unit {
  const unit = state.units[id]!;
  journal.push({ id, at: unit.at, health: unit.health, overshield: unit.overshield });
  return unit;
}

/** Takes back what was supposed since the journal was so long. */
export function forget({ state, journal }: Thought, length: number): void {
  while (journal.length > length) {
    const { id, at, health, overshield } = journal.pop()!;
    const unit = state.units[id]!;
    unit.at = at;
    unit.health = health;
    unit.overshield = overshield;
  }
}

/** What was kept for a node, by numbers of its own. */
export function keptFor(kept: Map<Node, (number | undefined)[]>, node: Node): (number | undefined)[] {
  let list = kept.get(node);
  if (list === undefined) {
    list = [];
    kept.set(node, list);
  }
  return list;
}
