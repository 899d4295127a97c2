import type { Entity, GameSet } from '../../rules/game-set.ts';
import type { Kind } from '../../schemas/kinds.ts';

/** Something that can lie on a map, with its reference as the map's own file writes it. */
export interface Paintable {
  readonly ref: string;
  readonly entity: Entity;
}

const placed: readonly Kind[] = ['marker', 'token', 'condition', 'summon'];

export const terrainOf = (set: GameSet): readonly Paintable[] => paintables(set, ['terrain']);
export const markersOf = (set: GameSet): readonly Paintable[] => paintables(set, placed);

/** Those of the set itself first. */
function paintables(set: GameSet, kinds: readonly Kind[]): readonly Paintable[] {
  const of = (home: GameSet) =>
    kinds
      .flatMap((kind) => home.entities.filter((entity) => entity.kind === kind))
      .map((entity) => ({
        ref: home === set ? entity.id : entity.ref,
        entity,
      }));
  return [...of(set), ...set.uses.flatMap(of)];
}
