import type { DisplayList, Op } from './display-list.ts';
import type { Box, Point } from './path.ts';
import { pattern } from './pattern.ts';
import { plainLine } from './plain-line.ts';
import { cornerMm } from './sizes.ts';
import type { FaceTheme } from './theme.ts';

/** A mat for the table of the game, and the middles of the places on it in mm from its top left corner. */
export interface Mat {
  readonly list: DisplayList;
  readonly places: Readonly<Record<string, readonly Point[]>>;
}

/** Points of a word on a mat, in mm. */
const wordSize = 6;

/** A mat in the colours of a set, with what is painted on it. */
export function matGround(
  { width, height }: Pick<DisplayList, 'width' | 'height'>,
  ops: readonly Op[],
  theme: FaceTheme,
): DisplayList {
  const box = { x: 0, y: 0, w: width, h: height };
  const paint: Op[] = [
    { op: 'rect', ...box, fill: theme.deep },
    { op: 'clip', shape: { op: 'rect', ...box }, ops: pattern(theme.pattern, box, theme.pale, 0.05) },
    { op: 'rect', x: 2, y: 2, w: width - 4, h: height - 4, r: 4, stroke: { colour: theme.pale, width: 0.6 } },
  ];
  return { width, height, bleed: 0, corner: 0, ops: [...paint, ...ops] };
}

/** Where something is laid. */
export const matFrame = ({ x, y, w, h }: Box, theme: FaceTheme, round = cornerMm): Op[] => [
  { op: 'rect', x, y, w, h, r: round, fill: theme.shade, opacity: 0.55 },
  { op: 'rect', x, y, w, h, r: round, stroke: { colour: theme.pale, width: 0.7, dash: [3, 2] } },
];

/** A word above what it names. */
export const matWord = ({ x, y, w }: Box, text: string, { onDeep }: FaceTheme): Op[] =>
  plainLine({
    text,
    font: 'caps-heavy',
    size: wordSize,
    x: x + w / 2,
    baseline: y - 3,
    ink: onDeep,
    align: 'middle',
    room: w,
  });

export const matMiddle = ({ x, y, w, h }: Box): Point => [x + w / 2, y + h / 2];
