import type { Mark } from '../../../exporters/face/diagram.ts';
import {
  glance,
  middleMovement,
  rangeOf,
  reachFrom,
  seenFrom,
  tellGlance,
  viewMap,
} from '../../../rules/thoua/map-view.ts';
import type { MapFile, ThouaMap } from '../../../schemas/types.generated.ts';
import { words } from '../../words.ts';
import type { SightRules } from './sight-view.ts';

/** As far as the rules of THOUA see a map on which nobody stands. */
export const thouaSight: SightRules = {
  view(set, map: MapFile) {
    const view = viewMap(set, map as unknown as ThouaMap);
    const grid = view.look.game.board;
    const named = (letter: string, cell: number) =>
      `${letter} (${cell % grid.columns},${Math.floor(cell / grid.columns)})`;
    return {
      grid,
      seenFrom: (from) => seenFrom(view, from).map((seen) => (seen === 0 ? 3 : 0)),
      range: (from, to) => rangeOf(view, from, to),
      marks({ from, to }, { reach, speed }) {
        const marks: Mark[] = [];
        if (reach) marks.push({ mark: 'reach', cells: [...reachFrom(view, from, speed)] });
        if (to >= 0) {
          const { by, line } = glance(view, from, to);
          if (by.length > 0) marks.push({ mark: 'note', cells: [...by], edges: [] });
          if (line) marks.push({ mark: 'ray', ...line });
        }
        marks.push({ mark: 'pin', at: from, letter: 'A' });
        if (to >= 0) marks.push({ mark: 'pin', at: to, letter: 'B' });
        return marks;
      },
      told({ from, to }) {
        if (from < 0 || to < 0) return [];
        const [a, b] = [named('A', from), named('B', to)];
        const [there, back] = [glance(view, from, to), glance(view, to, from)];
        return [
          tellGlance(view, there, a, b),
          tellGlance(view, back, b, a),
          words.sight.apart(rangeOf(view, from, to)),
        ];
      },
    };
  },
  usualSpeed: middleMovement,
  moves: 'movement',
  laysAreas: false,
};
