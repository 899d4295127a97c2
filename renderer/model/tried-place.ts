import type { Texts } from '../../rules/edit/change.ts';
import type { Place } from './scope.ts';
import { valueIn } from './value-in.ts';

/** What is tried: a hero or summon by its reference, or an ability in its file. */
export interface TriedPlace extends Place {
  readonly ref: string;
}

const abilityPlace = /^\/(?:abilities|defaultAbilities)\/\d+/;

/** The place of the ability that a place is in; the whole file where it is in none. */
export const triedPlace = (ref: string, { file, pointer }: Place): TriedPlace => ({
  ref,
  file,
  pointer: abilityPlace.exec(pointer)?.[0] ?? '',
});

/** The name of the ability at a place, as it is typed now. */
export function abilityNear(files: Texts, { file, pointer }: Place): string | undefined {
  const found = abilityPlace.exec(pointer)?.[0];
  const name = found === undefined ? undefined : valueIn(files, file, `${found}/name`);
  return typeof name === 'string' ? name : undefined;
}
