import type { MapView } from './map-view.ts';
import { apart, isOpen, isSeen } from './play/field.ts';
import { areaAt, lineFrom, within } from './play/shape.ts';
import { isAimed } from './play/targets.ts';
import type { Shape } from './types.ts';

/** What an ability covers, with how far it reaches; columns and rows are those of an area. */
export interface LaidShape {
  readonly shape: Shape;
  readonly range: number;
  readonly columns?: number;
  readonly rows?: number;
}

/** Every way in which somebody on a space can lay a shape on a map where nobody else stands (U-070 to U-073). */
export function placements({ look }: MapView, from: number, laid: LaidShape): number[][] {
  const { columns, rows } = look.game.board;
  const spaces = Array.from({ length: columns * rows }, (_, space) => space);
  const { shape, range } = laid;
  const aim = { range, past: [], blind: { ally: false, enemy: false, space: false } };
  switch (shape) {
    case 'area': {
      const size = [laid.columns ?? 1, laid.rows ?? 1] as const;
      return (size[0] === size[1] ? [false] : [false, true]).flatMap((turned) =>
        spaces.flatMap((at) => {
          const area = areaAt(look, { size }, at, turned);
          return area && isAimed(look, aim, from, area) ? [area] : [];
        }),
      );
    }
    case 'line':
      return [0, 1, 2, 3, 4, 5, 6, 7]
        .map((direction) => lineFrom(look, from, direction, range))
        .filter((line) => line.length > 0);
    case 'splash':
      return spaces
        .filter((at) => at !== from && isOpen(look, at) && apart(look, from, at) <= range && isSeen(look, [], from, at))
        .map((at) => within(look, at, 1));
    case 'burst':
    case 'aura':
      return [within(look, from, range)];
  }
}

/** Of several ways the one that covers a space, as close around it as can be; undefined where none does. */
export function covering({ look }: MapView, ways: readonly (readonly number[])[], to: number) {
  const far = (area: readonly number[]) => area.reduce((sum, space) => sum + apart(look, space, to), 0);
  return ways
    .filter((area) => area.includes(to))
    .reduce<readonly number[] | undefined>((best, area) => (best && far(best) <= far(area) ? best : area), undefined);
}
