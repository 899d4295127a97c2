import type { ParsedJson } from '../schemas/json.ts';
import { at, pointerKeys, pointerTo, problemAt } from '../schemas/place.ts';
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
    if (parsed.value === null || typeof parsed.value !== 'object' || Array.isArray(parsed.value)) continue;
    const entity = find(set, place.id);
    const leftOut = set.leftOut.find((left) => left.file.endsWith(`/${place.id}.json`));
    const original = entity ?? (leftOut && { file: leftOut.file, data: read(leftOut.file).value });
    if (!original) {
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
    // A file that cannot be read may have every text.
    if (original.data === undefined) continue;
    const broken = new Set(errors.map(({ pointer }) => pointerKeys(pointer)[0]));
    for (const pointer of Object.keys(parsed.value)) {
      if (pointer === '$schema' || broken.has(pointer)) continue;
      const text = at(original.data, pointer);
      // Of what is no text as it should be, the file itself tells.
      if (typeof text === 'string' || (!entity && text !== undefined)) continue;
      const sentence = `${original.file} has no text at ${quoted(pointer)}; what this translates was moved or removed.`;
      found.push(problemAt('warning', 'translation/no-text', file, parsed.value, pointerTo(pointer), sentence));
    }
  }
  return found;
}
