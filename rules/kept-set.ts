import type { SetFile } from '../schemas/set-file.ts';
import type { GameSet } from './game-set.ts';

/**
 * A set as it was when it was played, kept beside its matches so that they can be played again when the set has long changed. Plain
 * JSON: what its files say, without art and without what was left out because of errors.
 */
export interface KeptSet {
  readonly folder: string;
  /** What each file says, by its path. */
  readonly files: Readonly<Record<string, unknown>>;
  /** The sets of shared words it uses. */
  readonly uses: readonly KeptSet[];
}

export function keepSet({ folder, manifest, entities, uses }: GameSet): KeptSet {
  // Goals are held against matches and no part of them, private notes are nobody else's, and only the original is played: with others the
  // same set was played.
  const { languages: _, ...played } = withoutRemarks(manifest);
  const files: Record<string, unknown> = {
    'set.json': { ...played, uses: uses.map(({ id }) => pathOf(id)) } satisfies SetFile,
  };
  for (const { file, data } of entities) files[file] = withoutRemarks(data);
  return { folder, files, uses: uses.map(keepSet) };
}

/** What a designer says about a thing, and no part of it. */
function withoutRemarks<T extends { readonly note?: string; readonly status?: string; readonly goals?: unknown }>(
  data: T,
): T {
  const { note: _note, status: _status, goals: _goals, ...played } = data;
  return played as T;
}

/** How a kept set names one that it uses. */
export const pathOf = (id: string): string => `../${id}`;
