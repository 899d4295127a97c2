import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Setwright's own folder: where package.json, content/ and dist/ are, from the sources as well as from dist/node. Of an installed app it is
 * the one beside its archive, as threads and native code read no archives.
 */
export const projectRoot = ((): string => {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder.replace(/\.asar$/, '.asar.unpacked');
})();
