import type { ParsedJson } from '../schemas/json.ts';
import { translationPlace } from './file-names.ts';

/** The key under which a translation's file holds the originals that its texts were made from. */
export const originalKey = '$original';

/** Translated texts of one file, by JSON pointer into it; what stands under other keys is no text of it. */
export type TextsByPlace = Readonly<Record<string, string>>;

/** Translated texts by language, then by the name of the file that they translate, without `.json`. */
export type Translations = Readonly<Record<string, Readonly<Record<string, TextsByPlace>>>>;

/** What the folder `texts` says. What is no text in it is told elsewhere, and is no translation of anything. */
export function readTranslations(
  files: ReadonlyMap<string, string>,
  read: (file: string) => ParsedJson,
): Translations | undefined {
  const languages = new Map<string, [string, TextsByPlace][]>();
  for (const file of files.keys()) {
    const place = translationPlace(file);
    const value = place && read(file).value;
    if (!place || typeof value !== 'object' || value === null || Array.isArray(value)) continue;
    const texts = languages.get(place.language) ?? [];
    texts.push([place.id, value as TextsByPlace]);
    languages.set(place.language, texts);
  }
  if (languages.size === 0) return undefined;
  return Object.fromEntries([...languages].map(([language, texts]) => [language, Object.fromEntries(texts)]));
}

/** The originals that a translation's file holds, by the same places. */
export function originalsIn(file: object | undefined): TextsByPlace {
  const originals: unknown = (file as Readonly<Record<string, unknown>> | undefined)?.[originalKey];
  return typeof originals === 'object' && originals !== null ? (originals as TextsByPlace) : {};
}
