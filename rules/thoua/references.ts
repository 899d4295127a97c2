import { type Draft, entriesOf } from '../draft.ts';
import type { GameSet } from '../game-set.ts';
import type { Reference } from '../references.ts';
import { type Referrer, referrersById } from '../referrers.ts';

/** Every reference that an entity's file holds. */
export function* referencesOf({ kind, data }: Draft): Iterable<Reference> {
  if (kind === 'character') {
    const { race, bought, artifacts } = data as Draft<'character'>['data'];
    if (race !== undefined) yield { pointer: '/race', ref: race, kinds: ['race'] };
    for (const [index, ref] of entriesOf(bought)) yield { pointer: `/bought/${index}`, ref, kinds: ['ability'] };
    for (const [index, { artifact, enchantment }] of entriesOf(artifacts)) {
      const pointer = `/artifacts/${index}`;
      if (artifact !== undefined) yield { pointer: `${pointer}/artifact`, ref: artifact, kinds: ['artifact'] };
      if (enchantment !== undefined)
        yield { pointer: `${pointer}/enchantment`, ref: enchantment, kinds: ['enchantment'] };
    }
  }
  if (kind === 'encounter') {
    const { map, enemies, party } = data as Draft<'encounter'>['data'];
    if (map !== undefined) yield { pointer: '/map', ref: map, kinds: ['map'] };
    for (const [index, { enemy }] of entriesOf(enemies))
      if (enemy !== undefined) yield { pointer: `/enemies/${index}/enemy`, ref: enemy, kinds: ['enemy'] };
    for (const [index, ref] of entriesOf(party)) yield { pointer: `/party/${index}`, ref, kinds: ['character'] };
  }
  if (kind === 'map') {
    const { terrain } = data as Draft<'map'>['data'];
    for (const [index, one] of entriesOf(terrain))
      if (one.kind !== undefined) yield { pointer: `/terrain/${index}/kind`, ref: one.kind, kinds: ['terrain'] };
  }
}

/** What refers to a file as a whole. */
export const referrersOf = (set: GameSet, file: string): Referrer[] => referrersById(set, file, referencesOf);
