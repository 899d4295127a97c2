import type { Kind } from '../../../schemas/teamfight/kinds.ts';
import type { Entity, GameSet } from '../../game-set.ts';
import type { Setup } from '../game.ts';

/** The sets that are played with, then the sets of shared words that they use, each once. */
export function allSets({ sets }: Setup): GameSet[] {
  const found = new Map<string, GameSet>();
  for (const set of sets) if (!found.has(set.id)) found.set(set.id, set);
  for (const set of sets) for (const used of set.uses) if (!found.has(used.id)) found.set(used.id, used);
  return [...found.values()];
}

/** The entities of a kind that can be drawn: those of the played sets, not of the sets of shared words. */
export function playable<K extends Kind>({ sets }: Setup, kind: K): Entity<K>[] {
  return sets.flatMap((set) => set.entities.filter((entity): entity is Entity<K> => entity.kind === kind));
}
