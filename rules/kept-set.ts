import type { SetFile } from '../schemas/set-file.ts';
import type { GameSet } from './game-set.ts';
import { type OpenedSet, openSet } from './open.ts';

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
  const { goals: _, languages: __, ...played } = withoutRemarks(manifest);
  const files: Record<string, unknown> = {
    'set.json': { ...played, uses: uses.map(({ id }) => pathOf(id)) } satisfies SetFile,
  };
  for (const { file, data } of entities) files[file] = withoutRemarks(data);
  return { folder, files, uses: uses.map(keepSet) };
}

/** What a designer says about a thing, and no part of it. */
function withoutRemarks<T extends { readonly note?: string; readonly status?: string }>(data: T): T {
  const { note: _note, status: _status, ...played } = data;
  return played as T;
}

/** Opens a kept set like any other: as hostile as any file. `undefined` where it is none. */
export function openKept(kept: unknown, depth = 0): OpenedSet | undefined {
  if (!isKept(kept) || depth > deepest) return undefined;
  const uses = new Map<string, OpenedSet>();
  for (const used of kept.uses) {
    const opened = openKept(used, depth + 1);
    if (!opened?.set) return undefined;
    uses.set(pathOf(opened.set.id), opened);
  }
  const files = new Map(Object.entries(kept.files).map(([path, data]) => [path, JSON.stringify(data)]));
  return openSet(kept.folder, files, { uses });
}

/** Sets of shared words use others in turn, but not for ever. */
const deepest = 10;

const pathOf = (id: string): string => `../${id}`;

function isKept(value: unknown): value is KeptSet {
  if (typeof value !== 'object' || value === null) return false;
  const { folder, files, uses }: Partial<Record<keyof KeptSet, unknown>> = value;
  return typeof folder === 'string' && typeof files === 'object' && files !== null && Array.isArray(uses);
}
