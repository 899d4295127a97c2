import type { Entity, GameSet } from '../../rules/game-set.ts';
import type { Hero } from '../../schemas/types.generated.ts';

/** Heroes whose faces are laid out before a set is shown for the first time: a screen of them. */
export const firstWave = 12;
/** Heroes of each wave that follows: what is asked meanwhile waits for no more than these. */
export const nextWave = 24;
/** Cards of a designer's own kinds that are as many as the faces of a hero. */
const cardsToAHero = 6;

const isHero = ({ kind }: Entity): boolean => kind === 'hero';
/** Cards whose kind has the line in the list, so that no line comes later. */
const isCard = ({ kind }: Entity): boolean => kind === 'card';

/** How many heroes a set has, or as many cards as theirs. */
export function heroesOf(set: GameSet | undefined): number {
  const entities = set?.entities ?? [];
  return entities.filter(isHero).length + Math.ceil(entities.filter(isCard).length / cardsToAHero);
}

/** The set with only its first heroes and what they bring, or its first cards, at first without its maps; the set itself where it has no more. Pure. */
export function withFirst(set: GameSet, most: number): GameSet {
  if (heroesOf(set) <= most) return set;
  const heroes = set.entities.filter(isHero).slice(0, most);
  const cards = new Set(set.entities.filter(isCard).slice(0, most * cardsToAHero));
  const brought = new Set(heroes.flatMap(({ data }) => (data as Hero).summons ?? []));
  const isKept = (entity: Entity): boolean => {
    if (isHero(entity)) return heroes.includes(entity);
    if (isCard(entity)) return cards.has(entity);
    if (entity.kind === 'map') return most > firstWave;
    return entity.kind !== 'summon' || brought.has(entity.id) || brought.has(entity.ref);
  };
  return { ...set, entities: set.entities.filter(isKept) };
}
