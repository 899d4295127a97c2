import type { Texts } from '../edit/change.ts';
import { isLanguage, translationPlace } from '../file-names.ts';
import { line, prose } from './cell.ts';
import type { Column, Field, ReadFile, RowKind, Shape } from './shape.ts';

/** The languages that the set is translated into: those that set.json names, and those that there are texts in. */
function languagesIn(files: Texts, read: ReadFile): readonly string[] {
  const { languages, language = 'en' } = (read('set.json') ?? {}) as { languages?: unknown; language?: unknown };
  const known = Array.isArray(languages) ? languages.filter((one): one is string => typeof one === 'string') : [];
  const written = [...files.keys()].flatMap((file) => translationPlace(file)?.language ?? []).sort();
  return [...new Set([...known, ...written])].filter((one) => isLanguage(one) && one !== language);
}

/** The shape with a column for each text in each language that the set is translated into, right behind the original: "Text (es)". */
export function withLanguages(shape: Shape, files: Texts, read: ReadFile): Shape {
  const languages = languagesIn(files, read);
  if (languages.length === 0) return shape;
  const has = (column: string) => shape.kinds.some(({ fields }) => fields.get(column)?.isTranslated);
  const columns = shape.columns.flatMap((column): Column[] => [
    column,
    ...(has(column.id)
      ? languages.map(
          (language): Column => ({
            id: idIn(column.id, language),
            title: titleIn(column.title, language),
            sort: column.sort,
            ...(column.aside && { aside: true }),
          }),
        )
      : []),
  ]);
  const kinds = shape.kinds.map((kind): RowKind => {
    const texts = [...kind.fields].filter(([, { isTranslated }]) => isTranslated);
    const more = texts.flatMap(([column, { keys, title }]) => {
      // What is one of some choices is free words in another language.
      const { read, write } = shape.columns.find(({ id }) => id === column)?.sort === 'prose' ? prose : line;
      return languages.map((language): [string, Field] => [
        idIn(column, language),
        { keys, read, write, language, title: titleIn(title, language) },
      ]);
    });
    return { ...kind, fields: new Map([...kind.fields, ...more]) };
  });
  return { ...shape, columns, kinds };
}

const idIn = (column: string, language: string): string => `${column} ${language}`;
const titleIn = (title: string, language: string): string => `${title} (${language})`;
