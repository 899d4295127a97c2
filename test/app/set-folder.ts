import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder of this test, gone when it ends; `files` are written into it, as JSON unless they are text or bytes. */
export function folderWith(files: Readonly<Record<string, unknown>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'setwright-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return withFiles(folder, files);
}

/** Writes `files` into a folder, as `folderWith` does, and answers with it. */
export function withFiles(folder: string, files: Readonly<Record<string, unknown>>): string {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    const plain = typeof content === 'string' || content instanceof Uint8Array;
    writeFileSync(join(folder, path), plain ? content : JSON.stringify(content));
  }
  return folder;
}

export const setJson = { id: 'iron-age', system: 'teamfight', format: 1, name: 'Iron Age' };
export const hero = { name: 'Warden', health: 10, speed: 3 };
