import { formatJson, parseJson } from '../../schemas/json.ts';
import { translationFile, translationPlace } from '../file-names.ts';
import type { Change, Texts } from './change.ts';

/**
 * Says a text of a file in another language; nothing takes the translation away, and a file that translates nothing any more with it.
 * @param order the places of all texts of the file that are translated, in the order in which they are written
 */
export function translated(
  files: Texts,
  { language, file, pointer }: { readonly language: string; readonly file: string; readonly pointer: string },
  text: string,
  order: readonly string[],
): Change {
  const path = translationFile(language, file);
  const { value } = parseJson(path, files.get(path) ?? '{}');
  const before = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  const entries = Object.entries(before).filter(([place]) => place !== pointer);
  if (text.trim() !== '') entries.push([pointer, text]);
  const rank = (place: string) => (place === '$schema' ? -1 : order.indexOf(place) + 1 || order.length + 1);
  entries.sort(([a], [b]) => rank(a) - rank(b));
  const isEmpty = entries.every(([place]) => place === '$schema');
  return { file: path, text: isEmpty ? undefined : formatJson(Object.fromEntries(entries)) };
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
