import type { ParsedJson } from '../schemas/json.ts';
import { problemAt } from '../schemas/place.ts';
import type { Problem } from '../schemas/problem.ts';
import type { Playtest } from '../schemas/types.generated.ts';
import { validate } from '../schemas/validate.ts';
import { quoted } from '../schemas/words.ts';
import { playtestPlace } from './file-names.ts';
import { type Evening, find, type GameSet } from './game-set.ts';
import type { Memory } from './kernel/memory.ts';

const schema = 'setwright:playtest';

/** Reads the evenings on which people played a set. One with an error is told and left out. */
export function readEvenings(
  files: ReadonlyMap<string, string>,
  read: (file: string) => ParsedJson,
  memory: Memory,
): { readonly evenings: readonly Evening[]; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const evenings = [...files.keys()].flatMap((file): Evening[] => {
    const id = playtestPlace(file);
    if (id === undefined) return [];
    const parsed = read(file);
    const checked = () => (parsed.value === undefined ? [] : validate(schema, file, parsed.value));
    const errors = memory.once(parsed, 'checked', [schema], checked);
    problems.push(...parsed.problems, ...errors);
    if (parsed.value === undefined || errors.length > 0) return [];
    return [memory.once(parsed, 'evening', [], (): Evening => ({ id, file, data: parsed.value as Playtest }))];
  });
  evenings.sort((a, b) => a.data.date.localeCompare(b.data.date, 'en') || (a.id < b.id ? -1 : 1));
  return { evenings: memory.same('evenings', evenings), problems };
}

/** Heroes of evenings that the set does not have any more: what was played stays, and counts for nobody. */
export function strangersIn(set: GameSet): Problem[] {
  return set.evenings.flatMap(({ file, data }) =>
    data.heroes.flatMap(({ hero }, index) => {
      const isLeftOut = set.leftOut.some((left) => left.file === `heroes/${hero}.json`);
      if (isLeftOut || find(set, hero)?.kind === 'hero') return [];
      const sentence = `there is no hero ${quoted(hero)} in this set now; its matches stay here and count for nobody.`;
      return problemAt('note', 'playtest/no-hero', file, data, `/heroes/${index}/hero`, sentence);
    }),
  );
}
