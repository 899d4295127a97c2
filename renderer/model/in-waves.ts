import type { Entity, GameSet } from '../../rules/game-set.ts';
import type { Kind } from '../../schemas/kinds.ts';
import type { Hero } from '../../schemas/types.generated.ts';

/** Heroes whose faces are laid out before a set is shown for the first time: a screen of them. */
export const firstWave = 12;
/** Heroes of each wave that follows: what is asked meanwhile waits for no more than these. */
export const nextWave = 24;
/** Heroes of which all faces are laid out before anything is shown: they take no time that is seen. */
const few = 6;
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

/** Whether so many heroes are the first wave of a set: a screen of faces, the first one of each hero, and nothing else yet. */
export const isFirstWave = (set: GameSet, most: number): boolean => most <= firstWave && heroesOf(set) > few;

/** Whether more is to come when so many heroes are laid out. */
export const isPart = (set: GameSet | undefined, most: number): boolean =>
  set !== undefined && (heroesOf(set) > most || isFirstWave(set, most));

/** What lies further down than the first faces, and on no hero's card. */
const later: ReadonlySet<Kind> = new Set([
  ...['map', 'condition', 'token', 'marker', 'counter', 'terrain', 'hint', 'rules-card'],
] as Kind[]);

/** The set with only its first heroes and what they bring, or its first cards, in the first wave without all that is further down; the set itself where it has no more. Pure. */
export function withFirst(set: GameSet, most: number): GameSet {
  if (!isPart(set, most)) return set;
  const heroes = set.entities.filter(isHero).slice(0, most);
  const cards = new Set(set.entities.filter(isCard).slice(0, most * cardsToAHero));
  const brought = new Set(heroes.flatMap(({ data }) => (data as Hero).summons ?? []));
  const isFirst = isFirstWave(set, most);
  const isKept = (entity: Entity): boolean => {
    if (isHero(entity)) return heroes.includes(entity);
    if (isCard(entity)) return cards.has(entity);
    if (entity.kind === 'summon') return brought.has(entity.id) || brought.has(entity.ref);
    return !isFirst || !later.has(entity.kind);
  };
  return { ...set, entities: set.entities.filter(isKept) };
}
