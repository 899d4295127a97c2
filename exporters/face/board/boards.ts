import { type Entity, entitiesOf, type GameSet } from '../../../rules/game-set.ts';
import { Memory } from '../../../rules/kernel/memory.ts';
import type { Terrain } from '../../../schemas/types.generated.ts';
import type { Board } from '../card.ts';
import type { PictureSizes } from '../display-list.ts';
import { boardFace } from './board.ts';
import type { Ink } from './painters.ts';

/**
 * All maps of a set, painted.
 * @param notPlaced kinds of what never lies on a map, so that a change of it paints none anew
 * @param isObject terrain that lies as objects on the maps of tables
 */
export function boards(
  set: GameSet,
  pictures: PictureSizes,
  memory: Memory,
  ink: Ink,
  notPlaced: ReadonlySet<Entity['kind']>,
  isObject?: (terrain: Terrain) => boolean,
): Board[] {
  const placed = [...set.entities.filter(({ kind }) => !notPlaced.has(kind)), ...set.uses];
  return entitiesOf(set, 'map').map((map) =>
    memory.once(map, 'board', [pictures, ink, JSON.stringify(set.theme.maps), set.manifest.language, ...placed], () =>
      boardFace(
        set,
        map,
        pictures,
        ink,
        memory.once(map.ref, 'board memory', [], () => new Memory()),
        isObject,
      ),
    ),
  );
}
