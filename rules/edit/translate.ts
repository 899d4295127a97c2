import { formatJson, parseJson } from '../../schemas/json.ts';
import { translationFile, translationPlace } from '../file-names.ts';
import { originalKey, originalsIn } from '../translation-files.ts';
import type { Change, Texts } from './change.ts';

/**
 * Says a text of a file in another language; nothing takes the translation away, and a file that translates nothing any more with it.
 * @param order the places of all texts of the file that are translated, in the order in which they are written
 */
export function translated(
  files: Texts,
  { language, file, pointer }: { readonly language: string; readonly file: string; readonly pointer: string },
  { text, original }: Said,
  order: readonly string[],
): Change {
  const path = translationFile(language, file);
  const { value } = parseJson(path, files.get(path) ?? '{}');
  const isFile = typeof value === 'object' && value !== null && !Array.isArray(value);
  const before = isFile ? (value as Readonly<Record<string, unknown>>) : {};
  return { file: path, text: withTexts(before, new Map([[pointer, { text, original }]]), order) };
}

/** A text in another language, and the original that it says; undefined where that is not known. */
export interface Said {
  readonly text: string;
  readonly original: string | undefined;
}

/**
 * The text of a translation's file with other texts in it, an empty one taking a translation away; undefined where it says nothing any more.
 * @param order the places of all texts of the file, in the order in which they are written; unknown ones go last
 */
export function withTexts(
  before: Readonly<Record<string, unknown>>,
  said: ReadonlyMap<string, Said>,
  order: readonly string[] = [],
): string | undefined {
  const texts: Record<string, unknown> = { ...before };
  const originals: Record<string, string> = { ...originalsIn(before) };
  delete texts[originalKey];
  for (const [place, { text, original }] of said) {
    delete originals[place];
    if (text.trim() === '') delete texts[place];
    else {
      texts[place] = text;
      if (original !== undefined) originals[place] = original;
    }
  }
  const rank = (place: string) => (place === '$schema' ? -1 : order.indexOf(place) + 1 || order.length + 1);
  const sorted = (all: Readonly<Record<string, unknown>>) => Object.entries(all).sort(([a], [b]) => rank(a) - rank(b));
  if (Object.keys(texts).every((place) => place === '$schema')) return undefined;
  const known = sorted(originals);
  return formatJson({
    ...Object.fromEntries(sorted(texts)),
    ...(known.length > 0 && { [originalKey]: Object.fromEntries(known) }),
  });
}

/** Takes translations for those of the originals as they are now. @param said by the files that are translated, and the places in them */
export function dated(files: Texts, language: string, said: ReadonlyMap<string, ReadonlyMap<string, Said>>): Change[] {
  return [...said].flatMap(([file, texts]): Change[] => {
    const path = translationFile(language, file);
    const { value } = parseJson(path, files.get(path) ?? '{}');
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
    const before = value as Readonly<Record<string, unknown>>;
    return [{ file: path, text: withTexts(before, texts, Object.keys(before)) }];
  });
}

/** A translation's file without what it says of some places, by a file's whole value. */
export function withoutPlace(value: Readonly<Record<string, unknown>>, place: string): string | undefined {
  return withTexts(value, new Map([[place, { text: '', original: undefined }]]), Object.keys(value));
}

/** Adds a language to those that the set is translated into. */
export function withLanguage(files: Texts, language: string): Change[] {
  const known = languagesIn(files);
  return known.includes(language) ? [] : [{ file: 'set.json', pointer: '/languages', value: [...known, language] }];
}

/** Takes a language away from the set, with all of its texts. */
export function withoutLanguage(files: Texts, language: string): Change[] {
  const known = languagesIn(files);
  const left = known.filter((one) => one !== language);
  return [
    ...(left.length < known.length
      ? [{ file: 'set.json', pointer: '/languages', value: left.length > 0 ? left : undefined }]
      : []),
    ...[...files.keys()]
      .filter((path) => translationPlace(path)?.language === language)
      .map((path) => ({ file: path, text: undefined })),
  ];
}

function languagesIn(files: Texts): readonly string[] {
  const manifest = parseJson('set.json', files.get('set.json') ?? '').value as { languages?: unknown } | undefined;
  return Array.isArray(manifest?.languages)
    ? manifest.languages.filter((one): one is string => typeof one === 'string')
    : [];
}
