import { distance } from '../../../rules/teamfight/board/range.ts';
import type { Shape } from '../../../rules/teamfight/program.ts';
import { areaFrom, areaOver } from '../../../rules/teamfight/sight/area-from.ts';
import { type MapView, reachFrom, seenFrom } from '../../../rules/teamfight/sight/map-view.ts';
import type { Mark, Seen } from '../diagram.ts';

/** What is drawn from a cell of a map. */
export type Drawn =
  | { readonly what: 'sight' }
  | { readonly what: 'range' | 'reach'; readonly size: number }
  | { readonly what: 'area'; readonly shape: Shape };

/** By the bits of a row of sight. */
const seenAs: readonly Seen[] = ['clear', 'half', 'half', 'full'];

/** What the rules see from a cell of a map, and on the way to another, as marks above the map. Cells are `y * columns + x`. */
export function mapMarks(view: MapView, drawn: Drawn, from: number, to?: number): Mark[] {
  const sight = seenFrom(view, from);
  const line: Mark[] = to === undefined ? [] : [{ mark: 'line', from, to, seen: seenAs[sight[to] ?? 0] ?? 'clear' }];
  const pins: Mark[] = [
    { mark: 'pin', at: from, letter: 'A' },
    ...(to === undefined ? [] : [{ mark: 'pin', at: to, letter: 'B' } as const]),
  ];
  switch (drawn.what) {
    case 'sight':
      return [{ mark: 'sight', from, sight }, ...line, ...pins];
    case 'range': {
      const { columns } = view.board;
      const cells = [...sight.keys()].filter((space) => distance(columns, from, space) <= drawn.size);
      return [{ mark: 'range', cells }, ...line, ...pins];
    }
    case 'reach': {
      const costs = reachFrom(view, from, drawn.size);
      return [{ mark: 'reach', cells: [...costs.keys()].filter((space) => costs[space]! >= 0) }, ...pins];
    }
    case 'area': {
      const over = to === undefined ? undefined : areaOver(view, from, drawn.shape, to);
      return [{ mark: 'area', cells: over ?? areaFrom(view, from, drawn.shape) }, ...pins];
    }
  }
}
