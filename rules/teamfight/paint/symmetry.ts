import type { Grid } from '../../spaces.ts';
import {
  asItLies,
  halfTurned,
  leftForRight,
  type Orientation,
  overDiagonal,
  overOtherDiagonal,
  topForBottom,
  turnedLeft,
  turnedRight,
} from './orientation.ts';

export const symmetries = [
  'none',
  'left-right',
  'top-bottom',
  'both',
  'diagonal',
  'other-diagonal',
  'half-turn',
  'quarter-turn',
] as const;

export type Symmetry = (typeof symmetries)[number];

/** Diagonals and quarter turns lay only a square board on itself. */
export const fitsBoard = ({ columns, rows }: Grid, symmetry: Symmetry): boolean =>
  columns === rows || !['diagonal', 'other-diagonal', 'quarter-turn'].includes(symmetry);

/** A way in which a symmetric map lies on itself, and whether red and blue change places in it. */
export interface Image {
  readonly how: Orientation;
  readonly teamsSwapped: boolean;
}

const image = (how: Orientation, teamsSwapped: boolean): Image => ({ how, teamsSwapped });

const itself = image(asItLies, false);
const swapping = (how: Orientation): readonly Image[] => [itself, image(how, true)];

/**
 * All ways in which a map of this symmetry lies on itself, the first as it is. The teams change places in every mirror and half turn.
 * With both axes they sit at the ends of the longer side (of a square map left and right), and the other axis leaves each on its side.
 * With quarter turns each team has two opposite sides. A symmetry that the board is not made for is none.
 */
export function imagesOf(grid: Grid, symmetry: Symmetry): readonly Image[] {
  if (!fitsBoard(grid, symmetry)) return [itself];
  switch (symmetry) {
    case 'none':
      return [itself];
    case 'left-right':
      return swapping(leftForRight);
    case 'top-bottom':
      return swapping(topForBottom);
    case 'diagonal':
      return swapping(overDiagonal);
    case 'other-diagonal':
      return swapping(overOtherDiagonal);
    case 'half-turn':
      return swapping(halfTurned);
    case 'both': {
      const high = grid.rows > grid.columns;
      return [itself, image(leftForRight, !high), image(topForBottom, high), image(halfTurned, true)];
    }
    case 'quarter-turn':
      return [itself, image(turnedRight, true), image(halfTurned, false), image(turnedLeft, true)];
  }
}
