import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** Setwright's own folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const sources = [
  'schemas',
  'rules',
  'exporters',
  'app',
  'renderer',
  'package-lock.json',
  'vite.config.ts',
  'vite.node.config.ts',
];
const stampFile = join(root, 'dist', 'stamp');
const lock = join(root, 'node_modules', '.setwright-build');
/** A build takes seconds; a lock older than this (ms) was left by one that died. */
const longestBuild = 120_000;

/**
 * Builds dist/ when it is missing or older than the sources. An installed Setwright has no sources and is taken as it is.
 * Two at once wait for each other.
 * @param {(line: string) => void} say is told once, and only when there is something to build
 */
export async function buildIfNeeded(say) {
  if (!existsSync(join(root, 'renderer', 'main.tsx')) || isFresh()) return;
  say('Building Setwright, once after each change of its sources …');
  await takeLock();
  try {
    if (!isFresh()) await build();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function isFresh() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp();
}

/** Path, size and time of every source: quicker than reading them, and it notices removed files too. */
function stamp() {
  const hash = createHash('sha256');
  const add = (path) => {
    const facts = statSync(path, { throwIfNoEntry: false });
    if (facts?.isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name));
    else hash.update(`${path} ${facts?.size} ${facts?.mtimeMs}\n`);
  };
  for (const source of sources) add(join(root, source));
  return hash.digest('hex');
}

async function takeLock() {
  for (;;) {
    try {
      return mkdirSync(lock);
    } catch {
      const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0;
      if (Date.now() - since > longestBuild) rmSync(lock, { recursive: true, force: true });
      else await wait(100);
    }
  }
}

async function build() {
  const made = stamp();
  rmSync(stampFile, { force: true });
  const vite = await import('vite');
  const run = (configFile) => vite.build({ root, configFile: join(root, configFile), logLevel: 'error' });
  const here = process.cwd();
  process.chdir(root);
  try {
    await run('vite.node.config.ts');
    process.env.SETWRIGHT_PRELOAD = '1';
    await run('vite.node.config.ts');
    delete process.env.SETWRIGHT_PRELOAD;
    // The window's config stands in the project's folder, its pages in renderer/.
    await vite.build({ configFile: join(root, 'vite.config.ts'), root: join(root, 'renderer'), logLevel: 'error' });
  } finally {
    process.chdir(here);
  }
  writeFileSync(stampFile, made);
}
