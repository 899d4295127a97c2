import type { Op } from '../display-list.ts';
import { polygon } from '../path.ts';
import type { Stage } from '../stage.ts';

export function skyline({ box, inks, chance, horizon }: Stage): Op[] {
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

export function battlement({ box, inks, horizon }: Stage): Op[] {
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
