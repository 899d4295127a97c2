import { aroundOf } from '../board/around.ts';
import type { Game } from '../game.ts';
import type { Rule } from '../program.ts';
import { apart, ground, isOpen, stops } from './field.ts';
import { designOf, figureOf, type Look } from './look.ts';
import { isBarredBy, sourcesOf } from './sources.ts';
import { numberOf } from './values.ts';

/** What a figure can walk over, and how far. */
export interface Gait {
  readonly from: number;
  readonly spaces: number;
  /** What keeps it from passing a space: bits of `stops`. */
  readonly barred: number;
}

/** A movement action of a figure now (U-031 to U-035). */
export function gaitOf(look: Look, figure: number): Gait {
  const { at, nextMove } = figureOf(look, figure);
  let barred: number = stops.obstacle | stops.enemy;
  const pass = (rules: readonly Rule[]) => {
    for (const rule of rules) {
      if (rule.rule !== 'move-through') continue;
      if (rule.what.includes('enemies')) barred &= ~stops.enemy;
      if (rule.what.includes('obstacles')) barred &= ~stops.obstacle;
    }
  };
  const sources = sourcesOf(look, figure);
  for (const { rules } of sources) pass(rules);
  pass(nextMove);
  const more = nextMove.reduce(
    (sum, rule) =>
      rule.rule === 'modify'
        ? rule.modifiers.reduce(
            (all, { stat, sign, amount }) =>
              stat === 'movement' && typeof amount === 'number' ? all + sign * amount : all,
            sum,
          )
        : sum,
    0,
  );
  const spaces = isBarredBy(sources, 'move') ? 0 : Math.max(0, numberOf(look, figure, 'movement') + more);
  return { from: at, spaces, barred };
}

/** What a step costs in spaces, the first space of the map being 0; -1 where it cannot be taken. */
function stepTo(
  { options }: Game,
  around: Int32Array,
  stood: Uint8Array,
  { barred }: Gait,
  from: number,
  direction: number,
): number {
  const to = around[from * 8 + direction]!;
  if (to < 0 || (stood[to]! & barred) !== 0) return -1;
  if ((direction & 1) === 0) return 1;
  if (!options.blockedCorners) {
    const one = stood[around[from * 8 + direction - 1]!]! & barred;
    const other = stood[around[from * 8 + ((direction + 1) & 7)]!]! & barred;
    if (one !== 0 && other !== 0) return -1;
  }
  return options.diagonals === 'one' ? 1 : 2;
}

/** Everywhere that a figure comes with a gait. */
export interface Reach {
  /** Spaces where it can end, the own one first, then by their distance. */
  readonly ends: readonly number[];
  /** How far each space is; 255 where it does not come. */
  readonly costs: Uint8Array;
  /** The space before each on a shortest way. */
  readonly before: Int16Array;
}

export const reachOf = (look: Look, figure: number, gait: Gait): Reach =>
  reachFor(look, designOf(look, figure).side, gait);

/** The same for anybody of a side. */
export function reachFor(look: Look, side: number, gait: Gait): Reach {
  const { columns, rows } = look.game.board;
  const stood = ground(look, side);
  const around = aroundOf(look.game.board);
  const costs = new Uint8Array(columns * rows).fill(255);
  const before = new Int16Array(columns * rows).fill(-1);
  const ends = [gait.from];
  costs[gait.from] = 0;
  const levels: number[][] = [[gait.from]];
  const most = Math.min(gait.spaces, 250);
  for (let level = 0; level <= most; level++) {
    for (const from of levels[level] ?? []) {
      if (costs[from] !== level) continue;
      // An open space, whatever was passed on the way (U-032, U-033); one that was queued twice is met twice.
      if (stood[from] === 0 && from !== gait.from && !(look.game.options.diagonals === 'two' && ends.includes(from)))
        ends.push(from);
      if (level === most) continue;
      for (let direction = 0; direction < 8; direction++) {
        const step = stepTo(look.game, around, stood, gait, from, direction);
        if (step < 0 || level + step > most) continue;
        const to = around[from * 8 + direction]!;
        if (costs[to]! <= level + step) continue;
        costs[to] = level + step;
        before[to] = from;
        levels[level + step] ??= [];
        levels[level + step]!.push(to);
      }
    }
  }
  return { ends, costs, before };
}

/** The spaces that are entered on a shortest way. */
export function wayTo({ before }: Reach, to: number): number[] {
  const path: number[] = [];
  for (let space = to; before[space]! >= 0; space = before[space]!) path.push(space);
  return path.reverse();
}

/** Whether a path can be walked: step by step, not too long, to an open space. */
export function canWalk(look: Look, figure: number, gait: Gait, path: readonly number[]): boolean {
  const stood = ground(look, designOf(look, figure).side);
  const around = aroundOf(look.game.board);
  let [from, cost] = [gait.from, 0];
  for (const to of path) {
    let step = -1;
    for (let direction = 0; direction < 8 && step < 0; direction++) {
      if (around[from * 8 + direction] === to) step = stepTo(look.game, around, stood, gait, from, direction);
    }
    if (step < 0) return false;
    cost += step;
    from = to;
  }
  return path.length > 0 && cost <= gait.spaces && stood[from] === 0;
}

/** Whether a figure cannot leave its space by itself. */
export const isHeldFast = (look: Look, figure: number): boolean => isBarredBy(sourcesOf(look, figure), 'move');

/** Spaces to which an effect can move a figure, its own first; it walks as in a movement action. */
export function spacesWithin(look: Look, figure: number, spaces: number): readonly number[] {
  return reachOf(look, figure, { ...gaitOf(look, figure), spaces }).ends;
}

/** Open spaces beside a figure, in the order of the board. */
export function spacesBeside(look: Look, figure: number): number[] {
  const { columns, rows } = look.game.board;
  const { at } = figureOf(look, figure);
  const found: number[] = [];
  for (let space = Math.max(0, at - columns - 1); space < Math.min(columns * rows, at + columns + 2); space++) {
    if (apart(look, at, space) === 1 && isOpen(look, space)) found.push(space);
  }
  return found;
}
