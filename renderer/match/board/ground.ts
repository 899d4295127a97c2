import { boardFace } from '../../../exporters/face/board/board.ts';
import type { DisplayList, PictureSizes } from '../../../exporters/face/display-list.ts';
import { allSets, entitiesOf, type GameSet } from '../../../rules/game-set.ts';

/** A map of some sets, or of those that they use, painted without what is laid on it. */
export function groundOf(sets: readonly GameSet[], ref: string, sizes: PictureSizes): DisplayList | undefined {
  for (const set of allSets(sets)) {
    const map = entitiesOf(set, 'map').find((one) => one.ref === ref);
    if (map) return boardFace(set, map, sizes).ground;
  }
  return undefined;
}
