import { mix } from './colour.ts';
import type { Op, RadialGradient } from './display-list.ts';
import { circle, diamond, mm, polygon } from './path.ts';
import { reach, type Stage } from './stage.ts';

export function disc({ box, sun, inks }: Stage, part: number): Op[] {
  const r = reach(box) * part;
  return [
    { op: 'path', d: circle(sun[0], sun[1], r * 1.32), fill: mix(inks.light, inks.pale, 0.4) },
    { op: 'path', d: circle(sun[0], sun[1], r), fill: inks.glow },
  ];
}

export function rays(stage: Stage): Op[] {
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
  const fade = (near: string, away: string): RadialGradient => ({
    kind: 'radial',
    circle: [mm(sun[0]), mm(sun[1]), mm(far * 0.62)],
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

export function rings({ sun, box, inks, chance }: Stage): Op[] {
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

export function lattice(stage: Stage): Op[] {
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

export function steps({ box, horizon, inks }: Stage): Op[] {
  const bottom = box.y + box.h;
  const top = horizon + (bottom - horizon) * 0.45;
  const middle = box.x + box.w / 2;
  return [0, 1, 2].map((i): Op => {
    const half = box.w * (0.3 + i * 0.13);
    const y = top + ((bottom - top) * i) / 3;
    return { op: 'rect', x: middle - half, y, w: half * 2, h: bottom - y + 1, fill: mix(inks.deep, inks.night, i / 2) };
  });
}
