import { mix } from '../colour.ts';
import type { Op } from '../display-list.ts';
import { circle, diamond, mm, type Point, polygon, smooth } from '../path.ts';
import type { Inks, Stage } from '../stage.ts';

/** Ridge after ridge, the nearest last. */
export function ridges(stage: Stage, tones: readonly (keyof Inks)[], rise: number, bends: number): Op[] {
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

export function shards({ box, inks, chance, horizon }: Stage, tones: readonly (keyof Inks)[], high: number): Op[] {
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

export function flames({ box, inks, chance, horizon }: Stage): Op[] {
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

export function sparks({ box, inks, chance }: Stage): Op[] {
  const d = Array.from({ length: 46 }, () => {
    const high = chance();
    const r = 0.18 + chance() * 0.55 * (1 - high * 0.6);
    return diamond(box.x + chance() * box.w, box.y + box.h * (1 - high), r, r * 1.5);
  }).join('');
  return [{ op: 'path', d, fill: inks.glow }];
}

/** Rows of scale-like waves, the nearest last. */
export function swell({ box, horizon, inks, chance }: Stage, rows: number, near: number): Op[] {
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
