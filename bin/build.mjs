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
  const run = (configFile, folder = root) =>
    vite.build({ root: folder, configFile: join(root, configFile), mode: 'production', logLevel: 'error' });
  await within({ NODE_ENV: 'production' }, async () => {
    await run('vite.node.config.ts');
    await within({ SETWRIGHT_PRELOAD: '1' }, () => run('vite.node.config.ts'));
    await run('vite.config.ts', join(root, 'renderer'));
  });
  writeFileSync(stampFile, made);
}

/** Runs with these environment variables in the project's folder, and puts back what was there: a test may be the caller. */
async function within(variables, work) {
  const here = process.cwd();
  const before = Object.keys(variables).map((name) => [name, process.env[name]]);
  Object.assign(process.env, variables);
  process.chdir(root);
  try {
    return await work();
  } finally {
    process.chdir(here);
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}
