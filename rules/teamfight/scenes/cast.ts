import type { Hero, Scene, Summon } from '../../../schemas/types.generated.ts';
import type { Entity, GameSet } from '../../game-set.ts';
import { fullRef } from './scene-words.ts';

/** What a set holds that no scene plays with; of its maps there is at most one. */
const never: ReadonlySet<Entity['kind']> = new Set(['scene', 'hint', 'map']);

/**
 * The entities of a set that can come into play in a scene: its own heroes, those that a text in play names, its map, and all pieces. Most
 * of a set are other heroes, and what does not play is not compiled.
 */
export function castOf(set: GameSet, scene: Pick<Scene, 'units' | 'map'>): Entity[] {
  const map = scene.map === undefined ? undefined : fullRef(set, scene.map);
  const cards = new Set(scene.units.map(({ card }) => fullRef(set, card)));
  const heroes = set.entities.filter(({ kind }) => kind === 'hero');
  const playing = set.entities.filter(({ kind, ref }) =>
    kind === 'hero' ? cards.has(ref) : kind === 'map' ? ref === map : !never.has(kind),
  );
  const others = new Set(heroes.filter(({ ref }) => !cards.has(ref)));
  for (const one of playing) {
    const texts = textsIn(one);
    for (const other of others) {
      if (!texts.includes(other.data.name.toLowerCase())) continue;
      others.delete(other);
      // Looked through in its turn: the list grows while it is gone through.
      playing.push(other);
    }
  }
  const cast = new Set(playing);
  return set.entities.filter((entity) => cast.has(entity));
}

/** All words that an entity says, in small letters. */
function textsIn({ data }: Entity): string {
  const {
    text = '',
    passives = [],
    defaultAbilities = [],
    abilities = [],
  } = data as Partial<Hero & Summon> & {
    readonly text?: string;
  };
  return [text, ...[...passives, ...defaultAbilities, ...abilities].map((part) => part.text ?? '')]
    .join('\n')
    .toLowerCase();
}
