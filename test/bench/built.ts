import { mkdir, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Builds a script of the benchmarks as the studio itself is built, and gives the file that Node runs: what runs sources as they are adds
 * work of its own to every function that is made. The folder is the product's, so that packages are found from it.
 */
export async function built(script: string): Promise<string> {
  const name = basename(script, '.ts');
  const outDir = `${root}/node_modules/.setwright-bench/${name}`;
  await rm(outDir, { recursive: true, force: true });
  await mkdir(outDir, { recursive: true });
  const input = fileURLToPath(new URL(script, import.meta.url));
  await build({
    root,
    mode: 'production',
    logLevel: 'error',
    configFile: `${root}/vite.node.config.ts`,
    build: { outDir, rolldownOptions: { input } },
  });
  return `${outDir}/${name}.js`;
}
