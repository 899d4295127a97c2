import { type Entity, entitiesOf, find, type GameSet } from '../../../rules/game-set.ts';
import type { ThouaEncounter } from '../../../schemas/types.generated.ts';

/** The encounters of a set that have enemies. */
export const encountersOf = (set: GameSet | undefined): Entity<'encounter'>[] =>
  set ? entitiesOf(set, 'encounter').filter(({ data }) => (data.enemies ?? []).length > 0) : [];

/** Characters of a party where an encounter names none. */
const usual = 4;

/** The party that an encounter names, else the first characters of the set. */
export function partyOf(set: GameSet, encounter: Entity<'encounter'> | undefined): string[] {
  const { party = [] } = (encounter?.data ?? {}) as Partial<ThouaEncounter>;
  const named = party.flatMap((ref) => find(set, ref)?.ref ?? []);
  if (named.length > 0) return named;
  return entitiesOf(set, 'character')
    .slice(0, usual)
    .map(({ ref }) => ref);
}
