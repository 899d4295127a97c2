import { distance } from '../../../rules/teamfight/board/range.ts';
import { middleSpeed } from '../../../rules/teamfight/middle-speed.ts';
import { seenFrom, viewMap } from '../../../rules/teamfight/sight/map-view.ts';
import { sightMarks } from './sight-marks.ts';
import type { SightRules } from './sight-view.ts';
import { toldSight } from './told-sight.ts';

export const teamfightSight: SightRules = {
  view(set, map) {
    const view = viewMap(set, { ref: set.id, data: map });
    return {
      grid: view.board,
      seenFrom: (from) => seenFrom(view, from),
      range: (from, to) => distance(view.board.columns, from, to),
      marks: (looked, wanted) => sightMarks(view, looked, wanted),
      told: (looked) => toldSight(view, looked),
    };
  },
  usualSpeed: middleSpeed,
  moves: 'speed',
  // Longer paths have too many ways.
  areas: [
    { first: { shape: 'burst', size: 1 }, most: { size: 12 } },
    { first: { shape: 'line', size: 4 }, most: { size: 100 } },
    { first: { shape: 'path', size: 3 }, most: { size: 6 } },
    { first: { shape: 'rectangle', columns: 3, rows: 2 }, most: { columns: 12, rows: 12 }, centres: true },
  ],
};
