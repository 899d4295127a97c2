import { distance } from '../board/distance.ts';
import { figureOf, whoIsAt } from '../play/look.ts';
import { areaAt, isAround, lineFrom, mayBeTarget, within } from '../play/shape.ts';
import { type Aim, aimOf, type Eye, isAimed, isTarget } from '../play/targets.ts';
import type { AbilityWorth } from './ability-worth.ts';
import type { Thought } from './thought.ts';

/** An ability that can be used this turn, with whom it is worth using on. */
export interface Offer {
  readonly worth: AbilityWorth;
  readonly aim: Aim;
  /** Targets, or areas, the best first; what is worth nothing is left out. */
  readonly marks: readonly Mark[];
}

interface Mark {
  readonly value: number;
  readonly cost: number;
  /** The target of a single ability or a splash. */
  readonly target: number;
  /** The spaces of an area. */
  readonly spaces: readonly number[];
}

/** What abilities offer from anywhere: what does not depend on where the user stands is worked out once. */
export function offersOf(thought: Thought, eye: Eye, worths: readonly AbilityWorth[]): Offer[] {
  const { look } = thought;
  return worths.map((worth): Offer => {
    const marks = marksOf(thought, worth).sort((one, other) => other.value - one.value);
    return { worth, aim: aimOf(look, worth.ability, eye), marks };
  });
}

function marksOf(thought: Thought, { design, each, own, costs }: AbilityWorth): Mark[] {
  const { look, by } = thought;
  if (isAround(design) || design.shape === 'line' || design.target === 'space' || design.target === 'self') return [];
  if (design.shape === 'area') return areaMarks(thought, { design, each, own });
  const marks: Mark[] = [];
  for (const target of thought.standing) {
    if (!mayBeTarget(look, design, by, target)) continue;
    let value = own;
    if (design.shape === 'splash') {
      for (const space of within(look, figureOf(look, target).at, 1)) {
        const figure = whoIsAt(look.state, space);
        if (figure >= 0 && (figure !== by || look.game.options.areaHitsUser)) value += each[figure]!;
      }
    } else value += each[target]!;
    if (value > 0) marks.push({ value, cost: costs[target]!, target, spaces: [] });
  }
  return marks;
}

function areaMarks(thought: Thought, { design, each, own }: Pick<AbilityWorth, 'design' | 'each' | 'own'>): Mark[] {
  const { look, by } = thought;
  const { columns } = look.game.board;
  const found = new Map<number, Mark>();
  const [wide, high] = design.size;
  for (const target of thought.standing) {
    if (each[target]! <= 0) continue;
    const at = figureOf(look, target).at;
    for (let index = 0; index < wide * high; index++) {
      const x = (at % columns) - (index % wide);
      const y = Math.floor(at / columns) - Math.floor(index / wide);
      const corner = y * columns + x;
      if (x < 0 || y < 0 || found.has(corner)) continue;
      const spaces = areaAt(look, design, corner, false);
      if (!spaces) continue;
      let value = own;
      for (const figure of thought.standing)
        if (figure !== by && spaces.includes(figureOf(look, figure).at)) value += each[figure]!;
      if (value > 0) found.set(corner, { value, cost: design.cost, target: -1, spaces });
    }
  }
  return [...found.values()];
}

/** What the best use of an ability from a space is worth, with so many points; 0 for none. */
export function bestFrom(thought: Thought, { worth, aim, marks }: Offer, from: number, ap: number): number {
  const { look, by } = thought;
  const { design, each, own } = worth;
  if (isAround(design)) {
    if (design.cost > ap) return 0;
    const { columns } = look.game.board;
    const { diagonals } = look.game.options;
    let value = own + each[by]!;
    for (const figure of thought.standing) {
      const { at } = figureOf(look, figure);
      if (figure !== by && each[figure] !== 0 && distance(columns, diagonals, from, at) <= aim.range)
        value += each[figure]!;
    }
    return Math.max(0, value);
  }
  if (design.shape === 'line') return design.cost > ap ? 0 : bestLine(thought, worth, aim, from);
  if (design.target === 'self') return design.cost > ap ? 0 : Math.max(0, own + each[by]!);
  for (const { value, cost, target, spaces } of marks) {
    if (cost > ap) continue;
    if (target >= 0 ? isTarget(look, aim, from, target) : isAimed(look, aim, from, spaces)) return value;
  }
  return 0;
}

function bestLine({ look }: Thought, { each, own }: AbilityWorth, { range }: Aim, from: number): number {
  let best = 0;
  for (let direction = 0; direction < 8; direction++) {
    let value = own;
    for (const space of lineFrom(look, from, direction, range)) {
      const figure = whoIsAt(look.state, space);
      if (figure >= 0) value += each[figure]!;
    }
    if (value > best) best = value;
  }
  return best;
}
