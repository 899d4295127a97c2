import { flames, ridges, shards, sparks, swell } from './board/landscape.ts';
import { battlement, skyline } from './board/town.ts';
import type { Op } from './display-list.ts';
import { disc, lattice, rays, rings, steps } from './light.ts';
import { reach, type Scene, type SceneName, type Stage } from './stage.ts';

export function sceneOf(name: SceneName, stage: Stage): Scene {
  return { behind: [...sky(stage), ...scenes[name].behind(stage)], before: scenes[name].before(stage) };
}

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
