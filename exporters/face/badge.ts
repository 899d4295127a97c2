import { mix } from './colour.ts';
import type { Op } from './display-list.ts';
import { setWord, widthOf } from './glyphs.ts';
import { type Box, mm, polygon } from './path.ts';
import { templateIcons } from './template-icons.ts';
import type { FaceTheme } from './theme.ts';

/** The two facts differ in shape and in colour, and are the same in every set. */
export const badgeColours = { health: '#a81e2c', speed: '#155a8a' } as const;

/** Health as a heart, speed as an arrow plate with a boot; the figure in white. */
export function badge(
  of: 'health' | 'speed',
  value: number,
  box: Box,
  theme: FaceTheme,
  missing: (char: string) => void,
): Op[] {
  const colour = badgeColours[of];
  const shape = of === 'health' ? heart : plate;
  const digits = String(value);
  const ops: Op[] = [
    { op: 'path', d: shape(grown(box, 0.75)), fill: theme.deep },
    { op: 'path', d: shape(grown(box, 0.32)), fill: theme.onDeep },
    {
      op: 'path',
      d: shape(box),
      fill: {
        kind: 'linear',
        line: [mm(box.x), mm(box.y), mm(box.x), mm(box.y + box.h)],
        stops: [
          [0, mix(colour, '#ffffff', 0.1)],
          [1, mix(colour, '#000000', 0.22)],
        ],
      },
    },
  ];
  let middle = box.y + box.h * 0.44;
  let high = box.h * 0.62;
  if (of === 'speed') {
    const size = box.w * 0.4;
    ops.push({
      op: 'icon',
      name: templateIcons.speed,
      x: box.x + (box.w - size) / 2,
      y: box.y + box.h * 0.035,
      size,
      fill: '#cfe6f7',
    });
    middle = box.y + box.h * 0.655;
    high = box.h * 0.45;
  }
  const chain = ['condensed-bold'] as const;
  const size = Math.min(high / 0.7, (box.w * 0.66) / widthOf(digits, chain));
  const x = box.x + (box.w - widthOf(digits, chain) * size) / 2;
  ops.push(...setWord(digits, chain, { x, baseline: middle + size * 0.35, size, fill: '#ffffff' }, missing));
  return ops;
}

const grown = ({ x, y, w, h }: Box, by: number): Box => ({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by });

function heart({ x, y, w, h }: Box): string {
  const at = (px: number, py: number) => `${mm(x + px * w)} ${mm(y + py * h)}`;
  return `M${at(0.5, 1)}C${at(0.24, 0.82)} ${at(0, 0.6)} ${at(0, 0.32)}C${at(0, 0.12)} ${at(0.13, 0)} ${at(0.28, 0)}C${at(0.38, 0)} ${at(0.46, 0.05)} ${at(0.5, 0.12)}C${at(0.54, 0.05)} ${at(0.62, 0)} ${at(0.72, 0)}C${at(0.87, 0)} ${at(1, 0.12)} ${at(1, 0.32)}C${at(1, 0.6)} ${at(0.76, 0.82)} ${at(0.5, 1)}Z`;
}

const plate = ({ x, y, w, h }: Box) =>
  polygon([
    [x + w * 0.1, y],
    [x + w * 0.9, y],
    [x + w, y + h * 0.14],
    [x + w, y + h * 0.72],
    [x + w * 0.5, y + h],
    [x, y + h * 0.72],
    [x, y + h * 0.14],
  ]);
