import { xOf, yOf } from '../../spaces.ts';
import type { Use } from '../action.ts';
import { across, down } from '../board/around.ts';
import type { AbilityDesign } from '../game.ts';
import { areAllies, figureOf, type Look } from './look.ts';

/** The spaces of an area from its top left one; undefined where it does not lie on the map as a whole (U-070). */
export function areaAt(
  { game }: Look,
  { size }: Pick<AbilityDesign, 'size'>,
  at: number,
  turned: boolean,
): number[] | undefined {
  const [wide, high] = turned ? [size[1], size[0]] : size;
  const { board } = game;
  if (at < 0 || xOf(board, at) + wide > board.columns || yOf(board, at) + high > board.rows) return undefined;
  const found: number[] = [];
  for (let row = 0; row < high; row++)
    for (let column = 0; column < wide; column++) found.push(at + row * board.columns + column);
  return found;
}

/** A straight row of single spaces away from a space, to the edge of the map at most (U-073). */
export function lineFrom({ game }: Look, from: number, direction: number, range: number): number[] {
  const { board, options } = game;
  const [right, below] = [across[direction]!, down[direction]!];
  const most = options.diagonals === 'two' && direction % 2 === 1 ? Math.floor(range / 2) : range;
  const end = Math.min(
    most,
    toEdge(xOf(board, from), right, board.columns),
    toEdge(yOf(board, from), below, board.rows),
  );
  const step = right + below * board.columns;
  const found: number[] = [];
  for (let count = 1; count <= end; count++) found.push(from + count * step);
  return found;
}

/** Steps that lead to the last column or row. */
const toEdge = (at: number, step: number, length: number): number =>
  step === 0 ? Number.POSITIVE_INFINITY : step < 0 ? at : length - 1 - at;

/** Spaces within a range of a space, itself too, in the order of the board (U-030). */
export function within({ game }: Look, at: number, range: number): number[] {
  const { columns, rows } = game.board;
  const [x, y] = [at % columns, Math.floor(at / columns)];
  const found: number[] = [];
  for (let row = Math.max(0, y - range); row <= Math.min(rows - 1, y + range); row++) {
    const aside = game.options.diagonals === 'one' ? range : range - Math.abs(row - y);
    const last = row * columns + Math.min(columns - 1, x + aside);
    for (let space = row * columns + Math.max(0, x - aside); space <= last; space++) found.push(space);
  }
  return found;
}

/** The spaces that the use of an ability covers from where the user stands (U-070 to U-073); undefined for what is none. */
export function spacesOf(
  look: Look,
  design: AbilityDesign,
  from: number,
  range: number,
  { target, at, turned = false, direction }: Use,
): number[] | undefined {
  switch (design.shape) {
    case 'area':
      return at === undefined ? undefined : areaAt(look, design, at, turned);
    case 'line':
      return direction === undefined ? undefined : lineFrom(look, from, direction, range);
    case 'splash':
      return target === undefined ? undefined : within(look, figureOf(look, target).at, 1);
    case 'burst':
    case 'aura':
      return within(look, from, range);
    default:
      return target === undefined ? [] : [figureOf(look, target).at];
  }
}

/**
 * Whom some spaces reach, in the order of the figures: anybody, the user too where an option says so (U-077). Of what spreads around
 * the user, the user is reached as an ally only (U-072).
 */
export function reachedBy(look: Look, design: AbilityDesign, by: number, spaces: readonly number[]): number[] {
  const { figures } = look.state;
  const found: number[] = [];
  const own = design.shape === undefined || isAround(design) || look.game.options.areaHitsUser;
  for (let figure = 0; figure < figures.length; figure++) {
    const { at } = figures[figure]!;
    if (at >= 0 && spaces.includes(at) && (figure !== by || own)) found.push(figure);
  }
  return found;
}

/** Whether it spreads from where its user stands. */
export const isAround = ({ shape }: AbilityDesign): boolean => shape === 'burst' || shape === 'aura';

/** Whether somebody may be the target of an ability (U-076). */
export function mayBeTarget(look: Look, { target }: AbilityDesign, by: number, figure: number): boolean {
  switch (target) {
    case 'enemy':
      return !areAllies(look, by, figure);
    case 'ally':
      return areAllies(look, by, figure);
    case 'self':
      return figure === by;
    case 'any':
      return true;
    case 'space':
      return false;
  }
}
