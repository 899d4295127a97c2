import type { VersionTexts } from '../../app/contract/version.ts';
import { parseJson } from '../../schemas/json.ts';

/** A picture that a version had and that is not as it was then. */
export interface ChangedPicture {
  readonly path: string;
  readonly now: 'gone' | 'other';
  /** Whether the version keeps it, so that it can come back. */
  readonly kept: boolean;
}

/**
 * Pictures that texts of a version name and that are not as they were then. Pure.
 * @param hashes of the pictures that there are now, by `set/path` @param wanted which texts are meant, by their files
 */
export function picturesSince(
  { files, pictures, keptPictures }: VersionTexts,
  set: string,
  hashes: ReadonlyMap<string, string>,
  wanted: (file: string) => boolean,
): readonly ChangedPicture[] {
  const texts = files.flatMap(([file, text]) => (wanted(file) ? [text] : []));
  const kept = new Set(keptPictures);
  return pictures.flatMap(([path, then]): ChangedPicture[] => {
    const now = hashes.get(`${set}/${path}`);
    const named = texts.some((text) => text.includes(JSON.stringify(path)));
    return named && now !== then ? [{ path, now: now === undefined ? 'gone' : 'other', kept: kept.has(path) }] : [];
  });
}

/** A thing that shows a picture which is not as it was in a version. */
export interface Repictured {
  readonly file: string;
  readonly name: string;
  /** Whether a picture of it can come back. */
  readonly kept: boolean;
}

/** The things of a version that show one of these pictures, but for some. Pure. */
export const showing = (
  { files }: VersionTexts,
  changed: readonly ChangedPicture[],
  but: ReadonlySet<string>,
): readonly Repictured[] =>
  files.flatMap(([file, text]) => {
    const shown = but.has(file) ? [] : changed.filter(({ path }) => text.includes(JSON.stringify(path)));
    if (shown.length === 0) return [];
    const { name } = (parseJson(file, text).value ?? {}) as { readonly name?: unknown };
    return [{ file, name: typeof name === 'string' ? name : file, kept: shown.some(({ kept }) => kept) }];
  });
