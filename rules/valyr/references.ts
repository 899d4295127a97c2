import type { Kind } from '../../schemas/kinds.ts';
import { type Draft, entriesOf } from '../draft.ts';
import type { GameSet } from '../game-set.ts';
import type { Reference } from '../references.ts';
import { type Referrer, referrersById } from '../referrers.ts';

/** Every reference that the file of an entity holds. */
export function* referencesOf(draft: Draft): Iterable<Reference> {
  if (isOf(draft, 'unit')) {
    const { dynasty, abilities } = draft.data;
    if (dynasty !== undefined) yield { pointer: '/dynasty', ref: dynasty, kinds: ['dynasty'] };
    for (const [index, { template, spawns }] of entriesOf(abilities)) {
      const pointer = `/abilities/${index}`;
      if (template !== undefined) yield { pointer: `${pointer}/template`, ref: template, kinds: ['area-template'] };
      if (spawns !== undefined) yield { pointer: `${pointer}/spawns`, ref: spawns, kinds: ['unit'] };
    }
  }
  if (isOf(draft, 'army')) {
    for (const [index, { unit }] of entriesOf(draft.data.units))
      if (unit !== undefined) yield { pointer: `/units/${index}/unit`, ref: unit, kinds: ['unit'] };
  }
}

const isOf = <K extends Kind>(draft: Draft, kind: K): draft is Draft<K> => draft.kind === kind;

/** What refers to a file as a whole. */
export const referrersOf = (set: GameSet, file: string): Referrer[] => referrersById(set, file, referencesOf);
