import type { Ask, Field } from './shape.ts';

/** The files of pictures that asks name, each once. */
export const picturesIn = (asks: readonly Ask[]): readonly string[] => [
  ...new Set(asks.flatMap(({ values }) => [...values.values()].flatMap((value) => fileIn(value) ?? []))),
];

/** Asks with the files that pictures have become in the set. */
export const withFiles = (asks: readonly Ask[], files: ReadonlyMap<string, string>): readonly Ask[] =>
  asks.map((ask): Ask => {
    const values = [...ask.values].map(([field, value]): [Field, unknown] => {
      const file = files.get(fileIn(value) ?? '');
      return [field, file === undefined ? value : { ...(value as object), file }];
    });
    const isSame = values.every(([field, value]) => value === ask.values.get(field));
    return isSame ? ask : { ...ask, values: new Map(values) };
  });

function fileIn(value: unknown): string | undefined {
  const file = typeof value === 'object' && value !== null && 'file' in value ? value.file : undefined;
  return typeof file === 'string' ? file : undefined;
}
