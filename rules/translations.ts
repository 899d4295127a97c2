import type { ParsedJson } from '../schemas/json.ts';
import { at, pointerTo, problemAt } from '../schemas/place.ts';
import type { Problem } from '../schemas/problem.ts';
import { validate } from '../schemas/validate.ts';
import { nearest, quoted } from '../schemas/words.ts';
import { translationPlace } from './file-names.ts';
import { find, type GameSet } from './game-set.ts';

/** Translations that are not as they should be, of entities that are not there, or of texts that are not there any more. */
export function translationProblems(
  set: GameSet,
  files: ReadonlyMap<string, string>,
  read: (file: string) => ParsedJson,
): Problem[] {
  const found: Problem[] = [];
  for (const file of files.keys()) {
    const place = translationPlace(file);
    if (!place) continue;
    const parsed = read(file);
    const errors = parsed.value === undefined ? [] : validate('setwright:translation', file, parsed.value);
    found.push(...parsed.problems, ...errors);
    if (parsed.value === undefined || errors.length > 0) continue;
    const entity = find(set, place.id);
    if (!entity) {
      if (set.leftOut.some((left) => left.file.endsWith(`/${place.id}.json`))) continue;
      const meant = nearest(
        place.id,
        set.entities.map(({ id }) => id),
      );
      const hint = meant ? `did you mean ${quoted(meant)}?` : 'it is named by the id of what it translates.';
      found.push(
        problemAt(
          'warning',
          'translation/no-entity',
          file,
          parsed.value,
          '',
          `there is no ${quoted(place.id)} in this set; ${hint}`,
        ),
      );
      continue;
    }
    for (const pointer of Object.keys(parsed.value as object)) {
      if (pointer === '$schema' || typeof at(entity.data, pointer) === 'string') continue;
      const sentence = `${entity.file} has no text at ${quoted(pointer)}; what this translates was moved or removed.`;
      found.push(problemAt('warning', 'translation/no-text', file, parsed.value, pointerTo(pointer), sentence));
    }
  }
  return found;
}
