import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../../bin/build.mjs';

interface Builder {
  readonly files: readonly string[];
  readonly asarUnpack: readonly string[];
}

/** Patterns of electron-builder.yml, of which only `**` is used, at their ends. */
const matches = (pattern: string, path: string): boolean =>
  pattern.endsWith('/**') ? path.startsWith(pattern.slice(0, -2)) : path === pattern;

/** Folders of the packages that `dependencies` bring, as the lock file knows them, on this system. */
function packages(): string[] {
  const { packages: locked } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  return Object.entries(locked)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional && existsSync(join(root, path)))
    .map(([path]) => path);
}

function below(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    );
}

/**
 * Lays out in `out` what electron-builder.yml packs and unpacks beside the archive: all of an installed app that plain Node can run, without
 * Electron's own runtime.
 */
export function layAppFolder(out: string): void {
  const { files, asarUnpack } = parse(readFileSync(join(root, 'electron-builder.yml'), 'utf8')) as Builder;
  const wanted = files.filter((pattern) => !pattern.startsWith('!'));
  const unwanted = files.flatMap((pattern) => (pattern.startsWith('!') ? [pattern.slice(1)] : []));
  const tops = wanted.map((pattern) => pattern.replace('/**', ''));
  const own = tops.flatMap((top) => (wanted.includes(top) ? [top] : below(top)));
  // A package inside another one has its own line in the lock file; it may be copied twice.
  const theirs = packages().filter((path) => !unwanted.some((pattern) => matches(pattern, `${path}/`)));
  for (const path of [...own, ...theirs]) {
    if (!asarUnpack.some((pattern) => matches(pattern, path))) continue;
    mkdirSync(dirname(join(out, path)), { recursive: true });
    cpSync(join(root, path), join(out, path), { recursive: true, dereference: true });
  }
}
