import { type KeptSet, pathOf } from './kept-set.ts';
import { type OpenedSet, openSet } from './open.ts';

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

function isKept(value: unknown): value is KeptSet {
  if (typeof value !== 'object' || value === null) return false;
  const { folder, files, uses }: Partial<Record<keyof KeptSet, unknown>> = value;
  return typeof folder === 'string' && typeof files === 'object' && files !== null && Array.isArray(uses);
}
