import { mix } from './colour.ts';
import type { Op } from './display-list.ts';
import { setWord, widthOf } from './glyphs.ts';
import { type Box, circle, mm, polygon } from './path.ts';
import { templateIcons } from './template-icons.ts';
import type { FaceTheme } from './theme.ts';

/** These facts differ in shape and in colour, and are the same in every set. */
export const badgeColours = { health: '#a81e2c', speed: '#155a8a', strength: '#7a1420' } as const;

export type BadgeOf = keyof typeof badgeColours;

export const isBadge = (of: string | undefined): of is BadgeOf => of !== undefined && Object.hasOwn(badgeColours, of);

const shapes: Readonly<Record<BadgeOf, (box: Box) => string>> = { health: heart, speed: plate, strength: burst };

/** Health as a heart, speed as an arrow plate with a boot, the strength of an attack as a burst; the figure in white. */
export function badge(of: BadgeOf, value: number, box: Box, theme: FaceTheme, missing: (char: string) => void): Op[] {
  const colour = badgeColours[of];
  const shape = shapes[of];
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
  let middle = box.y + box.h * (of === 'strength' ? 0.5 : 0.44);
  let high = box.h * (of === 'strength' ? 0.56 : 0.62);
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

/** A round plate with the sign of a kind of card. */
export function signBadge(icon: string, box: Box, theme: FaceTheme): Op[] {
  const [x, y, r] = [box.x + box.w / 2, box.y + box.h / 2, Math.min(box.w, box.h) * 0.46];
  const size = r * 1.3;
  return [
    { op: 'path', d: circle(x, y, r + 0.7), fill: theme.deep },
    { op: 'path', d: circle(x, y, r + 0.3), fill: theme.onDeep },
    { op: 'path', d: circle(x, y, r), fill: theme.deep },
    { op: 'icon', name: icon, x: x - size / 2, y: y - size / 2, size, fill: theme.onDeep },
  ];
}

const grown = ({ x, y, w, h }: Box, by: number): Box => ({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by });

function heart({ x, y, w, h }: Box): string {
  const at = (px: number, py: number) => `${mm(x + px * w)} ${mm(y + py * h)}`;
  return `M${at(0.5, 1)}C${at(0.24, 0.82)} ${at(0, 0.6)} ${at(0, 0.32)}C${at(0, 0.12)} ${at(0.13, 0)} ${at(0.28, 0)}C${at(0.38, 0)} ${at(0.46, 0.05)} ${at(0.5, 0.12)}C${at(0.54, 0.05)} ${at(0.62, 0)} ${at(0.72, 0)}C${at(0.87, 0)} ${at(1, 0.12)} ${at(1, 0.32)}C${at(1, 0.6)} ${at(0.76, 0.82)} ${at(0.5, 1)}Z`;
}

function plate({ x, y, w, h }: Box): string {
  return polygon([
    [x + w * 0.1, y],
    [x + w * 0.9, y],
    [x + w, y + h * 0.14],
    [x + w, y + h * 0.72],
    [x + w * 0.5, y + h],
    [x, y + h * 0.72],
    [x, y + h * 0.14],
  ]);
}

/** A star of many points: what hits. */
function burst({ x, y, w, h }: Box): string {
  const points = 12;
  return polygon(
    Array.from({ length: 2 * points }, (_, i): [number, number] => {
      const out = i % 2 === 0 ? 0.5 : 0.4;
      const angle = (Math.PI * i) / points;
      return [x + w * (0.5 + out * Math.sin(angle)), y + h * (0.5 - out * Math.cos(angle))];
    }),
  );
}
