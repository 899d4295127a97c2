import type { Chance } from './chance.ts';
import { mix } from './colour.ts';
import type { Op } from './display-list.ts';
import { type Box, circle, diamond, mm, type Point, polygon, smooth } from './path.ts';

/** The flat inks of a screen-printed picture, from the darkest to the lightest. */
export interface Inks {
  readonly night: string;
  readonly deep: string;
  readonly shadow: string;
  readonly mid: string;
  readonly light: string;
  readonly pale: string;
  readonly glow: string;
}

export type SceneName = 'rays' | 'hills' | 'rings' | 'lattice' | 'shards' | 'embers' | 'waves' | 'towers';
export const sceneNames: readonly SceneName[] = [
  'rays',
  'hills',
  'rings',
  'lattice',
  'shards',
  'embers',
  'waves',
  'towers',
];

export interface Stage {
  readonly box: Box;
  /** Where the light comes from. */
  readonly sun: Point;
  /** Where the ground begins behind the figure. */
  readonly horizon: number;
  readonly inks: Inks;
  readonly chance: Chance;
}

/** What lies behind the figure and what crops its feet. */
export interface Scene {
  readonly behind: readonly Op[];
  readonly before: readonly Op[];
}

export function inksOf(light: string, shadow: string): Inks {
  return {
    night: mix(shadow, '#04060c', 0.72),
    deep: mix(shadow, '#060912', 0.48),
    shadow,
    mid: mix(shadow, light, 0.5),
    light,
    pale: mix(light, '#fff3d2', 0.52),
    glow: mix(light, '#fffaea', 0.82),
  };
}

export function sceneOf(name: SceneName, stage: Stage): Scene {
  return { behind: [...sky(stage), ...scenes[name].behind(stage)], before: scenes[name].before(stage) };
}

const reach = ({ w, h }: Box) => Math.hypot(w, h);

function sky({ box, sun, inks }: Stage): Op[] {
  const { x, y, w, h } = box;
  return [
    {
      op: 'rect',
      x,
      y,
      w,
      h,
      fill: {
        kind: 'radial',
        circle: [sun[0], sun[1], reach(box) * 0.72],
        stops: [
          [0, inks.pale],
          [0.22, inks.light],
          [0.52, inks.mid],
          [1, inks.shadow],
        ],
      },
    },
  ];
}

const scenes: Readonly<Record<SceneName, { behind: (stage: Stage) => Op[]; before: (stage: Stage) => Op[] }>> = {
  rays: { behind: rays, before: (stage) => ridges(stage, ['night'], 0.1, 5) },
  hills: {
    behind: (stage) => [...disc(stage, 0.2), ...ridges(stage, ['mid', 'shadow', 'deep'], 0.3, 6)],
    before: (stage) => ridges(stage, ['night'], 0.08, 4),
  },
  rings: { behind: rings, before: (stage) => ridges(stage, ['deep', 'night'], 0.07, 3) },
  lattice: { behind: lattice, before: steps },
  shards: {
    behind: (stage) => shards(stage, ['mid', 'shadow', 'deep'], 0.75),
    before: (stage) => shards(stage, ['night'], 0.2),
  },
  embers: { behind: flames, before: (stage) => [...ridges(stage, ['night'], 0.1, 7), ...sparks(stage)] },
  waves: { behind: (stage) => [...disc(stage, 0.24), ...swell(stage, 4, 0)], before: (stage) => swell(stage, 2, 0.16) },
  towers: { behind: (stage) => [...disc(stage, 0.22), ...skyline(stage)], before: battlement },
};

function disc({ box, sun, inks }: Stage, part: number): Op[] {
  const r = reach(box) * part;
  return [
    { op: 'path', d: circle(sun[0], sun[1], r * 1.32), fill: mix(inks.light, inks.pale, 0.4) },
    { op: 'path', d: circle(sun[0], sun[1], r), fill: inks.glow },
  ];
}

function rays(stage: Stage): Op[] {
  const { sun, box, inks, chance } = stage;
  const count = 13 + Math.floor(chance() * 5);
  const turn = chance();
  const far = reach(box) * 1.3;
  const wedges = (part: number, shift: number) =>
    Array.from({ length: count }, (_, i) => {
      const from = ((i + turn + shift) * 2 * Math.PI) / count;
      const to = from + (part * 2 * Math.PI) / count;
      return polygon([
        sun,
        [sun[0] + far * Math.cos(from), sun[1] + far * Math.sin(from)],
        [sun[0] + far * Math.cos(to), sun[1] + far * Math.sin(to)],
      ]);
    }).join('');
  const fade = (
    near: string,
    away: string,
  ): Op['op'] extends never
    ? never
    : { kind: 'radial'; circle: [number, number, number]; stops: [number, string][] } => ({
    kind: 'radial',
    circle: [sun[0], sun[1], far * 0.62],
    stops: [
      [0, near],
      [1, away],
    ],
  });
  return [
    { op: 'path', d: wedges(0.5, 0), fill: fade(inks.light, inks.deep) },
    { op: 'path', d: wedges(0.14, 0.62), fill: fade(inks.glow, inks.mid) },
    ...disc(stage, 0.15),
  ];
}

function rings({ sun, box, inks, chance }: Stage): Op[] {
  const far = reach(box) * 0.82;
  const count = 8;
  const grow = 0.86 + chance() * 0.2;
  return Array.from({ length: count }, (_, i): Op => {
    const part = ((count - i) / count) ** (1.15 * grow);
    const tone = i / (count - 1);
    const ground = tone < 0.5 ? mix(inks.deep, inks.mid, tone * 2) : mix(inks.mid, inks.pale, tone * 2 - 1);
    return {
      op: 'path',
      d: circle(sun[0], sun[1], far * part),
      fill: i === count - 1 ? inks.glow : i % 2 === 0 ? ground : mix(ground, inks.shadow, 0.28),
    };
  });
}

/** Ridge after ridge, the nearest last. */
function ridges(stage: Stage, tones: readonly (keyof Inks)[], rise: number, bends: number): Op[] {
  const { box, horizon, inks, chance } = stage;
  const bottom = box.y + box.h;
  return tones.map((tone, i): Op => {
    const base = horizon + ((bottom - horizon) * (i + (tones.length === 1 ? 0.42 : 0.1))) / tones.length;
    const points: Point[] = Array.from({ length: bends + 3 }, (_, at) => [
      box.x + (box.w * (at - 1)) / bends,
      base - rise * box.h * (chance() - 0.28) * (at % 2 === i % 2 ? 1 : 0.25),
    ]);
    const [first, last] = [points[0] as Point, points.at(-1) as Point];
    return {
      op: 'path',
      d: `M${mm(first[0])} ${mm(bottom + 1)}L${mm(first[0])} ${mm(first[1])}${smooth(points)}L${mm(last[0])} ${mm(bottom + 1)}Z`,
      fill: inks[tone],
    };
  });
}

function lattice(stage: Stage): Op[] {
  const { sun, box, inks } = stage;
  const step = box.w / 9;
  const far = reach(box) * 0.75;
  const bright: string[] = [];
  const dark: string[] = [];
  for (let row = -1; row * step * 0.5 < box.h + step; row++) {
    for (let column = -1; column * step < box.w + step; column++) {
      const x = box.x + column * step + (row % 2 === 0 ? 0 : step / 2);
      const y = box.y + row * step * 0.5;
      const near = 1 - Math.min(1, Math.hypot(x - sun[0], y - sun[1]) / far);
      bright.push(diamond(x, y, step * 0.46 * near, step * 0.46 * near));
      dark.push(diamond(x, y, step * 0.2 * (1 - near)));
    }
  }
  return [
    { op: 'path', d: dark.join(''), fill: inks.deep },
    { op: 'path', d: bright.join(''), fill: inks.pale, opacity: 0.8 },
    ...disc(stage, 0.13),
  ];
}

function steps({ box, horizon, inks }: Stage): Op[] {
  const bottom = box.y + box.h;
  const top = horizon + (bottom - horizon) * 0.45;
  const middle = box.x + box.w / 2;
  return [0, 1, 2].map((i): Op => {
    const half = box.w * (0.3 + i * 0.13);
    const y = top + ((bottom - top) * i) / 3;
    return { op: 'rect', x: middle - half, y, w: half * 2, h: bottom - y + 1, fill: mix(inks.deep, inks.night, i / 2) };
  });
}

function shards({ box, inks, chance, horizon }: Stage, tones: readonly (keyof Inks)[], high: number): Op[] {
  const bottom = box.y + box.h + 1;
  return tones.flatMap((tone, layer) => {
    const count = 7;
    const tall = box.h * high * (1 - layer * 0.24);
    const left: string[] = [];
    const right: string[] = [];
    for (let i = 0; i < count; i++) {
      const x = box.x + (box.w * (i + chance())) / count;
      const half = (box.w / count) * (0.45 + chance() * 0.5);
      const lean = (x - (box.x + box.w / 2)) * 0.35;
      const away = Math.abs(x - (box.x + box.w / 2)) / (box.w / 2);
      const tip: Point = [
        x + lean,
        Math.min(horizon + box.h * 0.1, bottom - tall * (0.4 + 0.6 * away) * (0.7 + chance() * 0.4)),
      ];
      left.push(polygon([[x - half, bottom], tip, [x + half * 0.15, bottom]]));
      right.push(polygon([[x + half * 0.15, bottom], tip, [x + half, bottom]]));
    }
    const ink = inks[tone];
    return [
      { op: 'path', d: right.join(''), fill: mix(ink, inks.night, 0.35) },
      { op: 'path', d: left.join(''), fill: ink },
    ] as Op[];
  });
}

function flames({ box, inks, chance, horizon }: Stage): Op[] {
  const bottom = box.y + box.h + 1;
  return (['mid', 'light', 'pale'] as const).map((tone, layer): Op => {
    const count = 6 - layer;
    const tongue = Array.from({ length: count }, (_, i) => {
      const x = box.x + (box.w * (i + 0.2 + chance() * 0.6)) / count;
      const half = (box.w / count) * (0.75 - layer * 0.12);
      const away = Math.abs(x - (box.x + box.w / 2)) / (box.w / 2);
      const top = horizon - box.h * (0.62 - layer * 0.17) * (0.35 + 0.65 * away) * (0.75 + chance() * 0.5);
      const bend = (chance() - 0.5) * half * 1.6;
      return `M${mm(x - half)} ${mm(bottom)}C${mm(x - half)} ${mm((bottom + top) / 2)} ${mm(x + bend)} ${mm((bottom + top) / 2)} ${mm(x + bend * 0.6)} ${mm(top)}C${mm(x + half * 0.5)} ${mm((bottom + top) / 2)} ${mm(x + half)} ${mm((bottom + 2 * top) / 3)} ${mm(x + half)} ${mm(bottom)}Z`;
    }).join('');
    return { op: 'path', d: tongue, fill: mix(inks[tone], inks.shadow, 0.3 - layer * 0.08) };
  });
}

function sparks({ box, inks, chance }: Stage): Op[] {
  const d = Array.from({ length: 46 }, () => {
    const high = chance();
    const r = 0.18 + chance() * 0.55 * (1 - high * 0.6);
    return diamond(box.x + chance() * box.w, box.y + box.h * (1 - high), r, r * 1.5);
  }).join('');
  return [{ op: 'path', d, fill: inks.glow }];
}

/** Rows of scale-like waves, the nearest last. */
function swell({ box, horizon, inks, chance }: Stage, rows: number, near: number): Op[] {
  const bottom = box.y + box.h;
  const start = horizon + (bottom - horizon) * (near > 0 ? 0.46 : -0.18);
  const ops: Op[] = [];
  for (let row = 0; row < rows; row++) {
    const part = near > 0 ? 1 : row / rows;
    const r = box.w * (0.1 + 0.05 * part + near * 0.25);
    const y = start + ((bottom - start) * row) / rows;
    const shift = chance() * r * 2;
    const ground = near > 0 ? (row === 0 ? inks.deep : inks.night) : mix(inks.mid, inks.deep, part);
    for (const [grow, fill] of [
      [1, mix(ground, inks.pale, near > 0 ? 0.18 : 0.42)],
      [0.9, ground],
      [0.66, mix(ground, inks.pale, near > 0 ? 0.1 : 0.26)],
      [0.56, ground],
    ] as const) {
      let d = '';
      for (let x = box.x - shift - r; x < box.x + box.w + 2 * r; x += r * 1.7) d += circle(x, y + r, r * grow);
      ops.push({ op: 'path', d, fill });
    }
    ops.push({
      op: 'rect',
      x: box.x,
      y: y + r * 0.85,
      w: box.w,
      h: Math.max(0, bottom - y - r * 0.85) + 1,
      fill: ground,
    });
  }
  return ops;
}

function skyline({ box, inks, chance, horizon }: Stage): Op[] {
  const bottom = box.y + box.h + 1;
  return (['mid', 'shadow', 'deep'] as const).flatMap((tone, layer) => {
    let walls = '';
    let windows = '';
    for (let x = box.x - 2; x < box.x + box.w; ) {
      const w = box.w * (0.07 + chance() * 0.07);
      const away = Math.abs(x + w / 2 - (box.x + box.w / 2)) / (box.w / 2);
      const top = horizon - box.h * (0.5 - layer * 0.16) * (0.3 + 0.7 * away) * (0.6 + chance() * 0.6) + layer * 2;
      const roof = chance();
      if (roof < 0.4)
        walls += polygon([
          [x - 0.6, top],
          [x + w / 2, top - w * 1.1],
          [x + w + 0.6, top],
        ]);
      else if (roof < 0.8)
        for (let i = 0; i < 3; i++)
          walls += polygon([
            [x + (w * i * 2) / 5, top],
            [x + (w * i * 2) / 5, top - w / 6],
            [x + (w * (i * 2 + 1)) / 5, top - w / 6],
            [x + (w * (i * 2 + 1)) / 5, top],
          ]);
      walls += polygon([
        [x, top],
        [x + w, top],
        [x + w, bottom],
        [x, bottom],
      ]);
      if (layer > 0)
        for (let y = top + w * 0.3; y < bottom; y += w * 0.62)
          if (chance() < 0.45)
            windows += polygon([
              [x + w * 0.38, y],
              [x + w * 0.62, y],
              [x + w * 0.62, y + w * 0.3],
              [x + w * 0.38, y + w * 0.3],
            ]);
      x += w * (1.02 + chance() * 0.5);
    }
    const ops: Op[] = [{ op: 'path', d: walls, fill: inks[tone] }];
    if (windows !== '') ops.push({ op: 'path', d: windows, fill: inks.pale });
    return ops;
  });
}

function battlement({ box, inks, horizon }: Stage): Op[] {
  const bottom = box.y + box.h + 1;
  const top = horizon + (bottom - horizon) * 0.5;
  const tooth = box.w / 13;
  let d = polygon([
    [box.x, top + tooth * 0.6],
    [box.x + box.w, top + tooth * 0.6],
    [box.x + box.w, bottom],
    [box.x, bottom],
  ]);
  for (let i = 0; i < 13; i += 2)
    d += polygon([
      [box.x + i * tooth, top],
      [box.x + (i + 1) * tooth, top],
      [box.x + (i + 1) * tooth, top + tooth],
      [box.x + i * tooth, top + tooth],
    ]);
  return [
    { op: 'path', d, fill: inks.night },
    { op: 'rect', x: box.x, y: top + tooth * 0.95, w: box.w, h: 0.35, fill: inks.shadow },
  ];
}
