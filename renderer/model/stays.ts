import deepEqual from 'fast-deep-equal';
import { setAt } from '../../rules/edit/set-at.ts';
import type { GameSet } from '../../rules/game-set.ts';
import { pointerKeys } from '../../schemas/place.ts';
import type { Place } from './scope.ts';

/**
 * Whether two states of a set are the same but for one text, so that how that text is read stays what it was. Of a set that is patched,
 * everything that has not changed is the same object. Pure.
 */
export function sameButFor(before: GameSet | undefined, after: GameSet | undefined, { file, pointer }: Place): boolean {
  if (before === after) return true;
  if (!before || !after || before.uses !== after.uses || before.manifest !== after.manifest) return false;
  if (before.entities.length !== after.entities.length) return false;
  const keys = pointerKeys(pointer);
  return after.entities.every((entity, index) => {
    const old = before.entities[index];
    if (old === entity) return true;
    if (entity.file !== file || old?.ref !== entity.ref) return false;
    return deepEqual(setAt(old.data, keys, ''), setAt(entity.data, keys, ''));
  });
}
