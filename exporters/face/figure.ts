import type { TemplateElement } from '../../schemas/types.generated.ts';
import { mix } from './colour.ts';
import type { Op } from './display-list.ts';
import type { FaceData, Figure } from './face-data.ts';
import { setWord, widthOf } from './glyphs.ts';
import { fittedLine } from './line.ts';
import { type Box, mm, polygon } from './path.ts';
import type { FaceTheme } from './theme.ts';

/** Which number of a card an element shows. */
export const figureOf = ({ of }: TemplateElement, { figures }: FaceData): Figure | undefined =>
  figures?.[Number(of?.slice('figure-'.length)) - 1];

/** How much of its height a figure's plate takes; the rest is for its name. */
const plateShare = 0.7;

/** A number on a plate with cut corners, and below it in small capitals what it is called. */
export function figure(
  { name, value, icon }: Figure,
  box: Box,
  theme: FaceTheme,
  missing: (char: string) => void,
): Op[] {
  const high = box.h * plateShare;
  const plate: Box = { ...box, h: high };
  const strip: Box = { x: box.x, y: box.y + high, w: box.w, h: box.h - high };
  const chain = ['condensed-bold'] as const;
  const size = Math.min((high * 0.66) / 0.7, (box.w * 0.8) / widthOf(value, chain));
  const x = box.x + (box.w - widthOf(value, chain) * size) / 2;
  const side = icon === undefined ? 0 : strip.h * 0.78;
  const inside = { x: strip.x + 0.6 + side, y: strip.y, w: strip.w - 1.2 - side, h: strip.h };
  return [
    { op: 'path', d: cut(grown(box, 0.6)), fill: theme.pale },
    { op: 'path', d: cut(grown(box, 0.3)), fill: mix(theme.deep, '#000000', 0.35) },
    { op: 'path', d: cut(plate), fill: theme.deep },
    ...setWord(value, chain, { x, baseline: mm(plate.y + high / 2 + size * 0.35), size, fill: theme.onDeep }, missing),
    ...(icon === undefined
      ? []
      : [
          {
            op: 'icon' as const,
            name: icon,
            x: mm(strip.x + 0.6),
            y: mm(strip.y + (strip.h - side) / 2),
            size: side,
            fill: theme.onDeep,
          },
        ]),
    ...fittedLine(
      name,
      { font: 'caps', size: box.h * 0.55, least: 3.6, align: 'centre' },
      inside,
      theme.onDeep,
      theme,
      missing,
    ).ops,
  ];
}

const grown = ({ x, y, w, h }: Box, by: number): Box => ({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by });

function cut({ x, y, w, h }: Box): string {
  const corner = 1.1;
  return polygon([
    [x + corner, y],
    [x + w - corner, y],
    [x + w, y + corner],
    [x + w, y + h - corner],
    [x + w - corner, y + h],
    [x + corner, y + h],
    [x, y + h - corner],
    [x, y + corner],
  ]);
}
