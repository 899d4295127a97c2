import { pointerTo } from '../../../schemas/place.ts';
import type { Hero, Scene, Summon } from '../../../schemas/types.generated.ts';
import { type Entity, find, type GameSet } from '../../game-set.ts';

/** A card, or an ability on it, that a scene tests. */
export interface SceneSubject {
  readonly file: string;
  /** JSON pointer to the ability; empty for the card as a whole. */
  readonly pointer: string;
}

/** What a scene is about: the abilities that it uses, else the heroes that stand in it. Only cards of the set itself. */
export function subjectsOf(set: GameSet, { units, steps }: Pick<Scene, 'units' | 'steps'>): SceneSubject[] {
  const found = new Map<string, SceneSubject>();
  for (const { unit, use } of steps) {
    if (use === undefined) continue;
    // Without a letter it is whoever has the turn; its ability tells who that can be.
    for (const { letter, card } of units) {
      if (unit !== undefined && unit !== letter) continue;
      const entity = find(set, card);
      const pointer = entity && set.entities.includes(entity) ? abilityAt(entity, use) : undefined;
      if (entity && pointer !== undefined) found.set(`${entity.file}#${pointer}`, { file: entity.file, pointer });
    }
  }
  if (found.size > 0) return [...found.values()];
  const heroes = units.flatMap(({ card }) => find(set, card) ?? []).filter(({ kind }) => kind === 'hero');
  return [...new Set(heroes)]
    .filter((entity) => set.entities.includes(entity))
    .map(({ file }) => ({ file, pointer: '' }));
}

/** Where an ability of this name stands in the file of a unit. */
function abilityAt({ kind, data }: Entity, name: string): string | undefined {
  if (kind !== 'hero' && kind !== 'summon') return undefined;
  const parts = data as Partial<Hero & Summon>;
  for (const list of ['abilities', 'defaultAbilities'] as const) {
    const index = parts[list]?.findIndex((one) => one.name.toLowerCase() === name.toLowerCase()) ?? -1;
    if (index >= 0) return pointerTo(list, index);
  }
  return undefined;
}
