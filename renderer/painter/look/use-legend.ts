import { useMemo, useRef } from 'react';
import { besideWidth, boardLegend } from '../../../exporters/face/board/legend.ts';
import { boardLook } from '../../../exporters/face/board/look.ts';
import type { DisplayList, PictureSizes } from '../../../exporters/face/display-list.ts';
import type { GameSet } from '../../../rules/game-set.ts';
import type { MapFile } from '../../../schemas/types.generated.ts';
import type { Assets } from '../../faces/asset-store.ts';
import type { Size } from '../../stage/camera.ts';
import { useMapView } from '../../stores/map-view.ts';

/** A map's legend as it prints, and where it lies, in mm from the map's top left corner. */
export interface LaidLegend {
  readonly list: DisplayList;
  readonly x: number;
  readonly y: number;
}

const noPictures: PictureSizes = new Map();

/** The legend of a map whose look has one, and how much room map and legend take together, in mm. */
export function useLegend(set: GameSet, ref: string, data: MapFile, board: Size, assets: Assets | undefined) {
  const ink = useMapView(({ lowInk }) => (lowInk ? 'low' : 'full'));
  const where = boardLook(set, data.look).legend;
  const legend = useMemo((): LaidLegend | undefined => {
    if (where === 'none') return undefined;
    const pictures = (assets?.images as PictureSizes | undefined) ?? noPictures;
    const below = where === 'below';
    const list = boardLegend(set, { data, ref }, pictures, below ? board.width : besideWidth, ink);
    return list && { list, ...(below ? { x: 0, y: board.height } : { x: board.width, y: 0 }) };
  }, [set, ref, data, board, assets, where, ink]);
  const latest = useRef(legend);
  latest.current = legend;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a legend that grows while one paints must not move the map under the hand
  const room = useMemo((): Size => {
    const { x, y, list } = latest.current ?? { x: 0, y: 0, list: board };
    return { width: Math.max(board.width, x + list.width), height: Math.max(board.height, y + list.height) };
  }, [ref, where, board]);
  return { legend, room };
}
