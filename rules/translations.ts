import type { ParsedJson } from '../schemas/json.ts';
import { at, pointerKeys, pointerTo, problemAt } from '../schemas/place.ts';
import type { Problem } from '../schemas/problem.ts';
import { validate } from '../schemas/validate.ts';
import { counted, languageName, nearest, quoted } from '../schemas/words.ts';
import { translationFile, translationPlace } from './file-names.ts';
import { find, type GameSet } from './game-set.ts';
import {
  inLanguage,
  languagesOf,
  manifestId,
  originalOf,
  translatableIn,
  translatedAs,
  type Untranslated,
} from './in-language.ts';
import { Memory } from './kernel/memory.ts';
import { isLanguage } from './language-codes.ts';
import { systems } from './systems.ts';

/**
 * Translations that are not as they should be, of entities that are not there, or of texts that are not there any more or never printed;
 * and for each language, what is not translated and whether anybody checks that the translation does what the original does.
 */
export function translationProblems(
  set: GameSet,
  files: ReadonlyMap<string, string>,
  read: (file: string) => ParsedJson,
  memory: Memory = new Memory(),
): Problem[] {
  const named = new Set([originalOf(set), ...languagesOf(set)]);
  const found: Problem[] = [
    ...[...named].filter((language) => !isLanguage(language)).map((language) => unknownLanguage(set, language)),
    ...languagesOf(set).flatMap((language) => languageProblems(set, language, memory)),
  ];
  for (const file of files.keys()) {
    const place = translationPlace(file);
    if (!place) continue;
    const parsed = read(file);
    const errors = parsed.value === undefined ? [] : validate('setwright:translation', file, parsed.value);
    found.push(...parsed.problems, ...errors);
    if (parsed.value === null || typeof parsed.value !== 'object' || Array.isArray(parsed.value)) continue;
    const entity = find(set, place.id);
    const leftOut = set.leftOut.find((left) => left.file.endsWith(`/${place.id}.json`));
    const other = leftOut?.file ?? (place.id === manifestId ? 'set.json' : undefined);
    const original = entity ?? (other === undefined ? undefined : { file: other, data: read(other).value });
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
    const printed = new Set(translatableIn(set, original.file, original.data).map(({ pointer }) => pointer));
    const broken = new Set(errors.map(({ pointer }) => pointerKeys(pointer)[0]));
    for (const pointer of Object.keys(parsed.value)) {
      if (pointer.startsWith('$') || broken.has(pointer)) continue;
      const text = at(original.data, pointer);
      // Of what is no text as it should be, the file itself tells.
      if (printed.has(pointer) || (!entity && text !== undefined)) continue;
      const sentence = `${original.file} has no text that is printed at ${quoted(pointer)}; what this translates was moved, removed or emptied, or is never printed.`;
      found.push(problemAt('warning', 'translation/no-text', file, parsed.value, pointerTo(pointer), sentence));
    }
  }
  return found;
}

/** Whether the rules read a language of the set as they read the original, and say where the two do not do the same. */
export function isCompared(set: GameSet, language: string): boolean {
  const { differences, languages = [] } = systems[set.manifest.system];
  return differences !== undefined && languages.includes(language) && languages.includes(originalOf(set));
}

/** A language that nobody knows is mistyped, or the name of a country. */
function unknownLanguage(set: GameSet, language: string): Problem {
  const { manifest } = set;
  const listed = manifest.languages?.indexOf(language) ?? -1;
  const where = manifest.language === language ? '/language' : listed >= 0 ? `/languages/${listed}` : '';
  const folder = where === '' ? `texts/${language}: ` : '';
  const sentence = `${folder}there is no language ${quoted(language)}; write it as a code such as "en", "es" or "pt-BR".`;
  return problemAt('warning', 'language/unknown', 'set.json', manifest, where, sentence);
}

/** What of the set is not in a language of it, in one note, and who checks that the rest does what the original does. */
function languageProblems(set: GameSet, language: string, memory: Memory): Problem[] {
  const original = originalOf(set);
  const say = (severity: 'warning' | 'note', code: string, sentence: string) =>
    problemAt(severity, code, 'set.json', set.manifest, '', sentence);
  if (language === original) {
    if (!languagesWritten(set).includes(language)) return [];
    const sentence = `texts/${language} translates into the language that the set is written in, so it is not used; "language" here says which that is.`;
    return [say('warning', 'translation/original', sentence)];
  }
  const translated = inLanguage(set, language, memory);
  const missing = translated.missing.filter((one) => one.set === set.id);
  const changed = translated.changed.filter((one) => one.set === set.id);
  const { differences, languages } = systems[set.manifest.system];
  const compared = isCompared(set, language);
  const unchecked = languages !== undefined && !compared;
  const told = [
    ...(missing.length > 0
      ? [`${missingSentence(missing, language)} What is not translated is printed as it was written.`]
      : []),
    ...(unchecked ? [notChecked(original, language)] : []),
  ];
  const code = missing.length > 0 ? 'translation/missing' : 'translation/not-checked';
  return [
    ...(told.length > 0 ? [say('note', code, told.join(' '))] : []),
    ...changed.map((one) => changedSince(set, one, language)),
    ...((compared && differences?.(set, translated.set)) || []),
  ];
}

/** That an original changed since it was translated: at the translation, which is printed as it is. */
function changedSince({ translations }: GameSet, one: Untranslated, language: string): Problem {
  const { file, pointer, field, name, from = '', text } = one;
  const path = translationFile(language, file);
  const data = translations?.[language]?.[translatedAs(file)];
  const sentence = `${field} of ${name} was translated from ${quoted(from)}, which is ${quoted(text)} now. Translate it anew, or say that it is still right.`;
  return problemAt('warning', 'translation/changed', path, data, pointerTo(pointer), sentence);
}

/** Names that a sentence lists before it only counts. */
const mostNames = 4;

/** How many texts are not translated, and where. */
export function missingSentence(missing: readonly Untranslated[], language: string): string {
  const files = new Set(missing.map(({ file, set }) => `${set}/${file}`));
  const told = [...files].map((one) => {
    const some = missing.filter(({ file, set }) => `${set}/${file}` === one);
    const fields = new Set(some.map(({ field }) => field.toLowerCase()));
    const name = some[0]?.file === 'set.json' ? 'the set' : some[0]?.name;
    return `${name} (${[...fields].join(', ')})`;
  });
  const more = told.length > mostNames ? ` and ${told.length - mostNames} more` : '';
  const are = missing.length === 1 ? 'is' : 'are';
  return `${counted(missing.length, 'text')} ${are} not translated into ${languageName(language)} yet: ${told.slice(0, mostNames).join(', ')}${more}.`;
}

/** How many translations were made from another original than there is now. */
export const changedSentence = (changed: readonly Untranslated[], language: string): string =>
  changed.length === 1
    ? `1 text changed since it was translated into ${languageName(language)}; its translation is printed as it stands.`
    : `${counted(changed.length, 'text')} changed since they were translated into ${languageName(language)}; their translations are printed as they stand.`;

/** What is said of a translation that the rules do not read. */
export const notChecked = (original: string, language: string): string =>
  `The rules read and play the original in ${languageName(original)}; whether ${languageName(language)} says the same is not checked.`;

const languagesWritten = ({ translations }: GameSet): readonly string[] => Object.keys(translations ?? {});
