import type { Art } from '../../schemas/types.generated.ts';
import { type Chance, chanceOf } from './chance.ts';
import { mix } from './colour.ts';
import type { Op } from './display-list.ts';
import { isIcon } from './icons.ts';
import { type Box, diamond, diamondRow, mm } from './path.ts';
import { sceneOf } from './scene.ts';
import { type Inks, inksOf, sceneNames } from './stage.ts';
import type { FaceTheme } from './theme.ts';

/** What a composed picture is made for. */
interface Sitting {
  /** Where it is painted, bleed included. */
  readonly box: Box;
  /** The part of the box that nothing else covers; the figure stands there. */
  readonly view: Box;
  /** What the variation follows from: the ref of the card. */
  readonly seed: string;
}

/**
 * A picture composed like a screen print: light and pattern of a scene, a second sign behind, the figure cropped boldly with a
 * dark contour, a lit rim and an offset shadow, ground before its feet, and a halftone.
 */
export function composition(art: Art, theme: FaceTheme, { box, view, seed }: Sitting): Op {
  const chance = chanceOf(seed);
  const [light, shadow] = art.colours ?? [mix(theme.main, theme.pale, 0.35), theme.deep];
  const inks = inksOf(light as string, shadow as string);
  const scene = art.scene ?? (sceneNames[Math.floor(chance() * sceneNames.length)] as (typeof sceneNames)[number]);
  // The figure looks away from the light, so the light stands on the other side.
  const side = chance() < 0.5 ? -1 : 1;
  const centre = [view.x + view.w / 2, view.y + view.h / 2] as const;
  const sun = [
    centre[0] + side * view.w * (0.12 + chance() * 0.16),
    view.y + view.h * (0.2 + chance() * 0.16),
  ] as const;
  const stage = { box, sun, horizon: view.y + view.h * 0.74, inks, chance };
  const { behind, before } = sceneOf(scene, stage);
  const icon = art.icon !== undefined && isIcon(art.icon) ? art.icon : undefined;
  const accent = art.accent !== undefined && isIcon(art.accent) ? art.accent : undefined;
  const size = Math.min(view.h * 1.12, view.w * 0.98);
  const at = { x: centre[0] - size / 2 - side * view.w * 0.06, y: view.y + view.h * 0.04 };
  const ops: Op[] = [...behind, ...halftone(box, sun, inks, chance)];
  if (accent) ops.push(...second(accent, { ...at, size, side }, inks, chance));
  if (icon) ops.push(...figure(icon, { ...at, size, side, mirror: art.mirror ?? false }, inks));
  ops.push(...before, ...grain(box, inks, chance));
  return { op: 'clip', shape: { op: 'rect', ...box }, ops };
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Where the light is: -1 left, 1 right. */
  readonly side: number;
}

function figure(name: string, { x, y, size, side, mirror }: Place & { mirror: boolean }, inks: Inks): Op[] {
  const icon = (form: string, dx: number, dy: number, fill: string): Op => ({
    op: 'icon',
    name: name + form,
    x: mm(x + dx * size),
    y: mm(y + dy * size),
    size: mm(size),
    fill,
    mirror,
  });
  const lit = side < 0 ? [x, x + size * 0.9] : [x + size, x + size * 0.1];
  return [
    icon('/halo', -side * 0.055, 0.035, mix(inks.shadow, inks.deep, 0.45)),
    icon('/halo', side * 0.016, -0.013, inks.glow),
    icon('/halo', 0, 0, inks.night),
    {
      op: 'icon',
      name,
      x: mm(x),
      y: mm(y),
      size: mm(size),
      mirror,
      fill: {
        kind: 'linear',
        line: [mm(lit[0] as number), mm(y), mm(lit[1] as number), mm(y + size)],
        stops: [
          [0, inks.glow],
          [0.3, inks.pale],
          [0.62, inks.light],
          [1, inks.mid],
        ],
      },
    },
  ];
}

function second(name: string, { x, y, size, side }: Place, inks: Inks, chance: Chance): Op[] {
  const own = size * (0.72 + chance() * 0.12);
  const middle = [x + size / 2 + side * size * 0.42, y + size * 0.3] as const;
  const part = (form: string, fill: string): Op => ({
    op: 'icon',
    name: name + form,
    x: mm(-own / 2),
    y: mm(-own / 2),
    size: mm(own),
    fill,
  });
  return [
    {
      op: 'group',
      x: mm(middle[0]),
      y: mm(middle[1]),
      rotate: Math.round(side * (8 + chance() * 14)),
      ops: [part('/halo', mix(inks.shadow, inks.mid, 0.25)), part('', mix(inks.mid, inks.light, 0.45))],
    },
  ];
}

// Several times quicker than Math.hypot, and asked for a thousand times a picture.
const distance = (x: number, y: number) => Math.sqrt(x * x + y * y);

/** Dots that grow away from the light, as a screen for printing has them. */
function halftone(box: Box, sun: readonly [number, number], inks: Inks, chance: Chance): Op[] {
  const step = 1.5;
  const far = Math.hypot(box.w, box.h);
  const corner = chance() < 0.5 ? box.x : box.x + box.w;
  const rows: string[] = [];
  for (let row = 0; row * step * 0.5 < box.h; row++) {
    const y = box.y + row * step * 0.5;
    const radius = (x: number) => {
      const away = distance(x - sun[0], y - sun[1]) / far;
      const near = distance(x - corner, y - box.y) / far;
      const r = 0.62 * (away - 0.12 - near * 0.85);
      return r > 0.06 ? Math.min(r, 0.55) : 0;
    };
    rows.push(diamondRow(box.x + (row % 2) * (step / 2), y, step, Math.ceil(box.w / step), radius));
  }
  const d = rows.join('');
  return d === '' ? [] : [{ op: 'path', d, fill: inks.deep, opacity: 0.42 }];
}

function grain(box: Box, inks: Inks, chance: Chance): Op[] {
  const specks = (count: number, largest: number) =>
    Array.from({ length: count }, () =>
      diamond(box.x + chance() * box.w, box.y + chance() * box.h, 0.07 + chance() * largest),
    ).join('');
  return [
    { op: 'path', d: specks(70, 0.16), fill: inks.glow, opacity: 0.55 },
    { op: 'path', d: specks(60, 0.2), fill: inks.night, opacity: 0.5 },
  ];
}
