import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { channels } from '../contract/channels.ts';
import type { ExportPreset } from '../contract/studio.ts';
import { writeFileSafely } from './write-files.ts';

const placeOf = (settings: string): string => join(settings, 'export-presets.json');

/** What the settings say. A file that somebody broke is as good as none. */
export async function readPresets(settings: string): Promise<readonly ExportPreset[]> {
  try {
    const read = withWays(JSON.parse(await readFile(placeOf(settings), 'utf8')));
    return channels.keepExportPresets.takes(read)
      ? (read as { readonly presets: readonly ExportPreset[] }).presets
      : [];
  } catch {
    return [];
  }
}

/** Remembers presets in the settings: they are the person's and serve all sets. */
export async function writePresets(settings: string, presets: readonly ExportPreset[]): Promise<void> {
  await writeFileSafely(placeOf(settings), `${JSON.stringify({ presets }, undefined, 2)}\n`);
}

/** Presets used to say only whether there are backs. */
function withWays(read: unknown): unknown {
  const { presets } = read as { readonly presets?: unknown };
  if (!Array.isArray(presets)) return read;
  const ways = new Map<unknown, string>([
    [true, 'long-edge'],
    [false, 'none'],
  ]);
  return {
    presets: presets.map((preset: { options?: { backs?: unknown } } | undefined) => {
      const way = ways.get(preset?.options?.backs);
      return way === undefined ? preset : { ...preset, options: { ...preset?.options, backs: way } };
    }),
  };
}
