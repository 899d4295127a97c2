import { sightWith } from '../board/sight.ts';
import { fartherOf, isHidden, ownReach, type Reach, reaches, reachOf } from '../play/aim.ts';
import {
  changed,
  critOf,
  has,
  isPastCover,
  isSure,
  isUnmissable,
  missesOf,
  placeDef,
  standingCrit,
  standingDef,
  wholeDef,
} from '../play/holds.ts';
import type { Self } from '../play/play.ts';
import { obstacles } from '../play/see.ts';
import { isUnit, spotOf } from '../play/who.ts';
import type { Attack, Node } from '../program.ts';
import { attackOf } from './profile.ts';
import { keptFor, type Thought } from './thought.ts';

type Target = Extract<Node, { node: 'target' }>;

/** What a `target` node reaches from where its user is supposed to stand: as `reachOf`, with what is the same for all places kept. */
export function reachFrom(thought: Thought, node: Target, self: Self): Reach | undefined {
  const { unit } = self;
  const user = thought.state.units[unit];
  const isElsewhere = (node.from ?? 'you') !== 'you' || self.spot !== undefined;
  if (isElsewhere || user === undefined || user.at < 0) return reachOf(thought, node, self);
  const { size } = thought.game.cards[user.card]!;
  const { min, max } = node.range ?? {};
  const far = max === undefined ? undefined : changed(thought, unit, 'range', max, -1, self.ability);
  const row = node.sight ? sightOf(thought, unit, user.at, size) : undefined;
  const own = ownReach(thought, unit, max, self.ability);
  return {
    at: user.at,
    size,
    min,
    max: far,
    ...(own && { own }),
    row,
    farther: fartherOf(thought, far, 'you', unit, user.at, size),
  };
}

/** What a unit would see from a space. */
function sightOf(thought: Thought, unit: number, at: number, size: number): Uint8Array {
  const key = unit * 65536 + at;
  let row = thought.sights.get(key);
  if (row === undefined) {
    thought.obstacles[unit] ??= obstacles(thought, [unit], unit);
    row = sightWith(thought.board, at, thought.obstacles[unit], size);
    thought.sights.set(key, row);
  }
  return row;
}

/** A unit, and the space where it is hit. */
export interface Aimed {
  readonly id: number;
  readonly space: number;
}

/** Units that a `target` node can choose from a place; nobody attacks his own side, nor what nothing comes of. */
export function targetsFrom(thought: Thought, node: Target, reach: Reach, self: Self): Aimed[] {
  const { units } = thought.state;
  const { who } = node;
  // Whether a text means a unit is the same from everywhere, unless it asks about places.
  const kept = who.places === undefined && who.if === undefined ? keptFor(thought.meant, node) : undefined;
  const found: Aimed[] = [];
  const harms = deals(node);
  for (let id = 0; id < units.length; id++) {
    const unit = units[id]!;
    if (unit.at < 0 || (harms && (unit.seat === self.seat || isInert(thought, id)))) continue;
    const space = spaceReached(thought, reach, id);
    if (space < 0) continue;
    let meant = kept?.[id];
    if (meant === undefined) {
      meant = isUnit(thought, id, who, self) && !has(thought, id, 'not-targetable', self.unit) ? 1 : 0;
      if (kept !== undefined) kept[id] = meant;
    }
    if (meant === 1 && !isHidden(thought, id, self)) found.push({ id, space });
  }
  return found;
}

/** An object that does nothing when it is destroyed. */
export function isInert({ game, state }: Thought, id: number): boolean {
  const card = game.cards[state.units[id]!.card]!;
  return card.object && card.rules < 0;
}

const dealing = new WeakMap<Target, boolean>();

/** Whether a target is harmed. A program never changes, so it is looked through once. */
export function deals(node: Target): boolean {
  let found = dealing.get(node);
  if (found === undefined) {
    found = attackOf(node.then).damage > 0;
    dealing.set(node, found);
  }
  return found;
}

function spaceReached(thought: Thought, reach: Reach, id: number): number {
  const { at, card } = thought.state.units[id]!;
  const { size } = thought.game.cards[card]!;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const space = at + y * thought.board.columns + x;
      if (reaches(thought, reach, space)) return space;
    }
  }
  return -1;
}

/** Faces of the die that miss and that are critical, for an attack on an enemy. */
export function facesOf(
  thought: Thought,
  { attack }: Target,
  self: Self,
  target: number,
): { def: number; crit: number } {
  const { unit, ability = -1 } = self;
  const key = ((ability + 1) * 512 + unit + 1) * 512 + target;
  let stands = thought.byWay ? undefined : thought.stands.get(key);
  if (stands === undefined) {
    const sure = isUnmissable(thought, target, undefined, self);
    stands = [
      sure ? undefined : standingDef(thought, unit, target, ability),
      standingCrit(thought, unit, target, ability),
      sure ? 0 : missesOf(thought, unit, target, ability),
    ];
    thought.stands.set(key, stands);
  }
  const [standing, standingOfCrit, misses] = stands;
  const met =
    standing === undefined || attack?.unmissable || isSure(thought, attack, self)
      ? 0
      : wholeDef(thought, attack, self, standing + placed(thought, self, target, attack));
  const def = attack?.unmissable ? 0 : Math.max(met, misses);
  return { def, crit: Math.min(6 - def, critOf(thought, target, attack, self, standingOfCrit)) };
}

function placed(thought: Thought, self: Self, target: number, attack: Attack | undefined): number {
  const user = self.unit;
  const spot = spotOf(thought, self);
  const pastCover = isPastCover(thought, attack, self);
  if (pastCover || spot !== undefined) return placeDef(thought, user, target, -1, pastCover, spot);
  const { units } = thought.state;
  const key = ((user + 1) * 512 + target) * 65536 + (units[user]?.at ?? 0);
  let def = thought.covers.get(key);
  if (def === undefined) {
    def = placeDef(thought, user, target);
    thought.covers.set(key, def);
  }
  return def;
}
