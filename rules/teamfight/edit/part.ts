import { at } from '../../../schemas/place.ts';
import type { Entity, GameSet } from '../../game-set.ts';
import { isWord } from '../is-word.ts';
import type { WordKind } from '../notation/words/words.ts';

/** Something with a name in a file of a set: the whole, or an ability or passive of it. */
export interface Part {
  readonly entity: Entity;
  readonly name: string;
  /** As what texts know it. */
  readonly kind: WordKind;
}

/** What stands at a place: the whole file, or `/abilities/2`. Undefined where nothing with a name does. */
export function partAt(set: GameSet, file: string, pointer: string): Part | undefined {
  const entity = set.entities.find((one) => one.file === file);
  const part = entity && at(entity.data, pointer);
  const name = (part as { readonly name?: unknown } | undefined)?.name;
  if (!entity || !isWord(entity.kind) || typeof name !== 'string') return undefined;
  const list = /^\/(passives|defaultAbilities|abilities)\/\d+$/.exec(pointer)?.[1];
  if (pointer !== '' && list === undefined) return undefined;
  return { entity, name, kind: list === undefined ? entity.kind : list === 'passives' ? 'passive' : 'ability' };
}
