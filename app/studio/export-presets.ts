import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { channels } from '../contract/channels.ts';
import type { ExportPreset } from '../contract/studio.ts';
import { writeFileSafely } from './write-files.ts';

const placeOf = (settings: string): string => join(settings, 'export-presets.json');

/** What the settings say. A file that somebody broke is as good as none. */
export async function readPresets(settings: string): Promise<readonly ExportPreset[]> {
  try {
    const read: unknown = JSON.parse(await readFile(placeOf(settings), 'utf8'));
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
