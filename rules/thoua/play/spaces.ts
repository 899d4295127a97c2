import type { Frame } from '../state.ts';
import { apart, isOpen, sightFrom } from './field.ts';
import { designOf, figureOf, type Look } from './look.ts';
import { spacesBeside, spacesWithin } from './reach.ts';
import { within } from './shape.ts';

/** Spaces of its zone that are free for a figure which is to be placed (U-002). */
export function startSpaces(look: Look, figure: number): number[] {
  const zone = look.game.board.zones[designOf(look, figure).side];
  return zone.filter((space) => isOpen(look, space));
}

/** Where an effect may move a figure; its own space is among them where it may stay (U-097). */
export function goSpaces(look: Look, { figure, spaces, beside }: Extract<Frame, { at: 'go' }>): readonly number[] {
  if (beside < 0) return spacesWithin(look, figure, spaces);
  const { at } = figureOf(look, figure);
  const other = figureOf(look, beside).at;
  if (other < 0) return [at];
  const free = spacesBeside(look, beside);
  return apart(look, at, other) === 1 || free.length === 0 ? [at, ...free] : free;
}

/** Open spaces in which a figure may make an obstacle: within range, and by option in sight (U-074). */
export function buildSpaces(
  look: Look,
  { figure, range }: { readonly figure: number; readonly range: number },
): number[] {
  const { at } = figureOf(look, figure);
  const { obstacleNeedsSight } = look.game.options;
  const seen = obstacleNeedsSight ? sightFrom(look, designOf(look, figure).side, at) : undefined;
  return within(look, at, range).filter((space) => isOpen(look, space) && seen?.[space] !== 0);
}
