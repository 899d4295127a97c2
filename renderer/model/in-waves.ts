import type { Entity, GameSet } from '../../rules/game-set.ts';
import type { Hero } from '../../schemas/types.generated.ts';

/** Heroes whose faces are laid out before a set is shown for the first time: a screen of them. */
export const firstWave = 12;
/** Heroes of each wave that follows: what is asked meanwhile waits for no more than these. */
export const nextWave = 24;

const isHero = ({ kind }: Entity): boolean => kind === 'hero';

/** How many heroes a set has. */
export const heroesOf = (set: GameSet | undefined): number => set?.entities.filter(isHero).length ?? 0;

/** The set with only its first heroes and what they bring, at first without its maps; the set itself where it has no more. Pure. */
export function withFirst(set: GameSet, most: number): GameSet {
  if (heroesOf(set) <= most) return set;
  const heroes = set.entities.filter(isHero).slice(0, most);
  const brought = new Set(heroes.flatMap(({ data }) => (data as Hero).summons ?? []));
  const isKept = (entity: Entity): boolean => {
    if (entity.kind === 'hero') return heroes.includes(entity);
    if (entity.kind === 'map') return most > firstWave;
    return entity.kind !== 'summon' || brought.has(entity.id) || brought.has(entity.ref);
  };
  return { ...set, entities: set.entities.filter(isKept) };
}
