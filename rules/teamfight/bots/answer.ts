import { distance } from '../board/range.ts';
import { isTargetable } from '../play/aim.ts';
import { areaDef } from '../play/area-roll.ts';
import { cloneBound, copySelf, withEach, withSpace } from '../play/bound.ts';
import { defOf } from '../play/holds.ts';
import { selfOf } from '../play/nodes/at.ts';
import { whoNext } from '../play/nodes/target.ts';
import type { Self } from '../play/play.ts';
import { reshaped } from '../play/reshaping.ts';
import { isUnit, spacesOfUnit } from '../play/who.ts';
import type { Node } from '../program.ts';
import type { Frame, Pending, Resolution } from '../resolution.ts';
import { deals } from './aiming.ts';
import { insidesOf, layings, unintercepted, worthFrom, worthIn } from './area-worth.ts';
import { abilityWorth, cardRating } from './card-worth.ts';
import { edgeAnswer } from './edge-worth.ts';
import { affected, worthAlone } from './follow.ts';
import { onSpace, shiftedWorth, summonWorth, takesUser } from './piece-worth.ts';
import { responseWorth } from './response-worth.ts';
import { standingWorth } from './rule-worth.ts';
import { moveGoals, pushGoals, restFrom } from './shift.ts';
import { targetWorth } from './target-worth.ts';
import { signOf, type Thought } from './thought.ts';
import { weights } from './weights.ts';

/** What each answer to the open question is worth to the thinking seat; -1 ends the choice. */
export function answerWorths(thought: Thought, pending: Pending, values: readonly number[]): number[] {
  const resolution = thought.state.stack[thought.state.stack.length - 1]!;
  const worthOfAnswer = asked(thought, pending, resolution);
  return values.map((value) => worthOfAnswer(value));
}

type Answer = (value: number) => number;

/** Where a resolution stands: the node that asks, and what comes after it. */
interface Asking {
  readonly node: Node | undefined;
  readonly frame: Frame | undefined;
  readonly list: readonly Node[];
  readonly next: number;
  readonly self: Self;
}

function asking({ game }: Thought, resolution: Resolution): Asking {
  const frame = resolution.frames[resolution.frames.length - 1];
  const list = game.blocks[frame?.block ?? -1] ?? [];
  const { bound, ...of } = selfOf(resolution);
  const self: Self = { ...of, bound: cloneBound(bound) };
  return { node: list[frame?.next ?? -1], frame, list, next: (frame?.next ?? 0) + 1, self };
}

function asked(thought: Thought, pending: Pending, resolution: Resolution): Answer {
  const at = asking(thought, resolution);
  switch (pending.ask) {
    case 'react':
      return (value) => (value < 0 ? weights.least : responseWorth(thought, resolution, value));
    case 'yes':
      return yesWorth(thought, resolution, at);
    case 'option':
      return optionWorth(thought, resolution, at);
    case 'target':
    case 'unit':
      return chosenUnitWorth(thought, resolution, at);
    case 'space':
      return resolution.places ? placeWorth(thought, resolution, at) : chosenSpaceWorth(thought, at);
    case 'facing':
      return facingWorth(thought, at.self);
    case 'placement':
      return placementWorth(thought, pending, at);
    case 'destination':
      return destinationWorth(thought, pending, at);
    case 'token':
      return (value) => {
        const token = thought.state.units[pending.unit]!.tokens[value];
        return token === undefined ? 0 : -standingWorth(thought, pending.unit, token.card);
      };
    case 'ability':
      return cardChoiceWorth(thought, pending, at);
  }
}

/** What comes after the node that asks, once what it binds is bound. */
function rest(thought: Thought, { list, next, frame }: Asking, self: Self): number {
  // Inside of a list for several targets the rest comes for each; the sum of it is not this choice.
  return next >= list.length || frame?.over === 'targets' ? 0 : worthAlone(thought, list, self, next);
}

// ------------------------------------------------------------------------------------------------ yes or no, which

function yesWorth(thought: Thought, resolution: Resolution, { node, frame, list, next, self }: Asking): Answer {
  let yes = 0;
  // A reaction that is only offered then may be anything.
  if (resolution.lets !== undefined && resolution.offer) yes = -weights.counter;
  else if (resolution.ask) yes = worthAlone(thought, list, self);
  else if (
    (frame?.over === 'targets' || frame?.rolls) &&
    frame.phase !== undefined &&
    self.bound.rolled > 0 &&
    !isReady(frame)
  ) {
    // T-124: a miss is rolled again, a hit stands.
    const around = aroundOf(thought, resolution);
    const def =
      around?.node === 'target'
        ? defOf(thought, self.bound.target, around.attack, self)
        : around?.node === 'area' || around?.node === 'each'
          ? areaDef(thought, self.bound.each, around.attack, self)
          : 0;
    yes = self.bound.rolled <= def ? 1 : -1;
  } else if (node?.node === 'may' || node?.node === 'repeat') yes = worthAlone(thought, node.then, self);
  else if (node?.node === 'roll') {
    const bands = node.bands.map(({ from, to, then }) => ({ from, to, worth: worthAlone(thought, then, self) }));
    const mean = bands.reduce((sum, { from, to, worth }) => sum + (worth * (to - from + 1)) / node.sides, 0);
    const fallen = bands.find(({ from, to }) => self.bound.rolled >= from && self.bound.rolled <= to)?.worth ?? 0;
    yes = mean - fallen - weights.counter / 2;
  } else yes = worthAlone(thought, list, self, next - 1);
  return (value) => (value === 1 ? yes : weights.least / 2);
}

/** Everything before the effects on a target is done. */
const isReady = ({ phase }: Frame): boolean => phase === 9;

const aroundOf = ({ game }: Thought, { frames }: Resolution): Node | undefined => {
  const around = frames[frames.length - 2];
  return game.blocks[around?.block ?? -1]?.[around?.next ?? -1];
};

function optionWorth(thought: Thought, resolution: Resolution, { node, self }: Asking): Answer {
  // T-190: an instant beside an ally's action comes first.
  if (resolution.offer !== undefined || node?.node !== 'choose') return (value) => -value;
  return (value) => {
    const option = node.options[value];
    return option === undefined ? 0 : worthAlone(thought, option.then, copySelf(self));
  };
}

function cardChoiceWorth(thought: Thought, { unit }: Pending, { node }: Asking): Answer {
  if (node?.node === 'use-ability') {
    return (value) => (value < 0 ? 0 : abilityWorth(thought, unit, value));
  }
  const isLoss = node?.node === 'tap' || (node?.node === 'recharge' && node.uses < 0) ? -1 : 1;
  return (value) => (value < 0 ? 0 : cardRating(thought, unit, value) * signOf(thought, unit) * isLoss);
}

// ------------------------------------------------------------------------------------------------ whom, where

function chosenUnitWorth(thought: Thought, resolution: Resolution, at: Asking): Answer {
  const { frame, self } = at;
  if (at.node?.node === 'each') {
    const { then } = at.node;
    return (unit) => worthAlone(thought, then, withEach(self, unit));
  }
  const node = at.node?.node === 'target' ? at.node : aroundOf(thought, resolution);
  if (node?.node !== 'target') return () => 0;
  const notes = frame?.notes ?? [];
  const space = frame?.over === 'targets' ? (frame.spaces?.[0] ?? -1) : (notes[notes.length - 1] ?? -1);
  return (id) => {
    if (id < 0) return 0;
    const where = space >= 0 ? space : thought.state.units[id]!.at;
    return targetWorth(thought, node, self, id, where) + restOnTarget(thought, at, id, where);
  };
}

/** The sentences after a target: they are about it, as if it was hit. */
function restOnTarget(thought: Thought, at: Asking, target: number, space: number): number {
  const self = withSpace(at.self, space);
  self.bound.target = target;
  self.bound.hit = true;
  self.bound.rolled = 0;
  return rest(thought, at, self);
}

/** Towards as many enemies as there are, the near ones first. */
function facingWorth({ state, board: { columns } }: Thought, { unit, seat }: Self): Answer {
  const at = state.units[unit]?.at ?? -1;
  const enemies = state.units.filter((one) => one.at >= 0 && one.seat >= 0 && one.seat !== seat);
  return (space) =>
    enemies.reduce((worth, enemy) => {
      const far = distance(columns, space, enemy.at);
      return far < distance(columns, at, enemy.at) ? worth + 1 / (1 + far) : worth;
    }, 0);
}

/** From where an ability is used. */
function placeWorth(thought: Thought, { places = [] }: Resolution, { list, self }: Asking): Answer {
  return (space) => {
    const place = places.find((one) => one !== 'own' && one.at === space);
    const from = place === undefined || place === 'own' ? {} : { spot: place };
    return worthAlone(thought, list, { ...copySelf(self), ...from });
  };
}

function chosenSpaceWorth(thought: Thought, at: Asking): Answer {
  const { node, self } = at;
  switch (node?.node) {
    case 'target':
      return (space) => (space < 0 ? 0 : targetSpaceWorth(thought, node, at, space));
    case 'space':
      return (space) => {
        if (space < 0) return 0;
        const worth = onSpace(thought, node, self, space, at.list, at.next);
        return takesUser(node) ? worth : worth + rest(thought, at, withSpace(self, space));
      };
    case 'summon':
      return (space) => summonWorth(thought, node, withSpace(self, space));
    case 'move-piece':
      return (space) => shiftedWorth(thought, self, space);
    case 'area':
      return areaSpaceWorth(thought, node, at);
    default:
      return () => 0;
  }
}

function targetSpaceWorth(
  thought: Thought,
  node: Extract<Node, { node: 'target' }>,
  at: Asking,
  space: number,
): number {
  const { self } = at;
  const who = whoNext(node, at.frame?.notes);
  let best: number | undefined;
  for (let id = 0; id < thought.state.units.length; id++) {
    const unit = thought.state.units[id]!;
    if (unit.at < 0 || !spacesOfUnit(thought, unit).includes(space) || !isTargetable(thought, id, who, self)) continue;
    const worth = targetWorth(thought, node, self, id, space) + restOnTarget(thought, at, id, space);
    // Nobody attacks his own side where there is anybody else.
    const own = unit.seat === self.seat && deals(node) ? worth - 99 : worth;
    if (best === undefined || own > best) best = own;
  }
  if (best !== undefined) return best;
  const nobody = withSpace(self, space);
  nobody.bound.target = -1;
  return rest(thought, at, nobody);
}

type Area = Extract<Node, { node: 'area' }>;

/** The source of an area, or the next space of a path. */
function areaSpaceWorth(thought: Thought, printed: Area, at: Asking): Answer {
  const { frame, self } = at;
  const node = reshaped(thought, printed, self);
  const inside = insidesOf(thought, node, self);
  const notes = frame?.notes;
  if (notes !== undefined) return nextSpaceWorth(thought, node, self, notes, inside);
  const { shape } = node;
  if (shape.shape === 'rectangle' && !shape.centred && !shape.away) {
    const bySource = new Map<number, number>();
    for (const { source, worth } of layings(thought, node, self, inside)) {
      if (worth > (bySource.get(source) ?? 0)) bySource.set(source, worth);
    }
    return (space) => bySource.get(space) ?? 0;
  }
  return (space) => worthFrom(thought, node, self, space, inside);
}

function nextSpaceWorth(
  thought: Thought,
  { shape, spaces }: Area,
  self: Self,
  notes: readonly number[],
  inside: ReturnType<typeof insidesOf>,
): Answer {
  const { state, board } = thought;
  const length = shape.shape === 'path' ? shape.size : shape.shape === 'spaces' ? shape.count : 1;
  const left = length - notes.length;
  // Where something is put down it is wanted under enemies, else under those whom the text names.
  const goals = state.units.flatMap((unit, id) => {
    if (unit.at < 0 || notes.includes(unit.at, 1)) return [];
    const one = inside.find((other) => other.id === id);
    if (spaces === undefined) return one === undefined ? [] : [{ at: unit.at, worth: one.worth }];
    return isUnit(thought, id, { side: 'enemy', kind: 'unit' }, self) ? [{ at: unit.at, worth: 1 }] : [];
  });
  return (space) => {
    let worth = 0;
    for (const goal of goals) {
      const far = distance(board.columns, space, goal.at);
      if (far <= left || far === 0) worth += goal.worth / (1 + far);
      else worth += goal.worth / (4 + 4 * far);
    }
    return worth;
  };
}

function placementWorth(thought: Thought, { placements: found = [] }: Pending, { node, self, frame }: Asking): Answer {
  if (node?.node === 'edge') return edgeAnswer(thought, node, self, frame?.notes ?? []);
  if (node?.node !== 'area') return () => 0;
  const all = insidesOf(thought, reshaped(thought, node, self), self);
  const inside = unintercepted(thought, self, frame?.notes?.[0] ?? -1, all);
  return (value) => {
    const spaces = found[value] ?? [];
    let worth = worthIn(inside, spaces);
    if (node.spaces !== undefined) {
      for (const space of spaces) worth += worthAlone(thought, node.spaces, withSpace(self, space));
    }
    return worth;
  };
}

function destinationWorth(thought: Thought, { unit }: Pending, { node, self, list, next }: Asking): Answer {
  if (node?.node === 'push') {
    const id = affected(thought, node.who, self);
    const goals = id < 0 ? [] : pushGoals(thought, node, self, id);
    return (value) =>
      goals.reduce((best, { to, worth }) => (to === value && worth > best ? worth : best), value < 0 ? 0 : -99);
  }
  if (node?.node !== 'move') return () => 0;
  const goals = moveGoals(thought, node, self, unit, list, next);
  const stay = restFrom(thought, unit, -1, self, list, next);
  return (value) =>
    value < 0 ? stay : goals.reduce((best, { to, worth }) => (to === value && worth > best ? worth : best), -99);
}
