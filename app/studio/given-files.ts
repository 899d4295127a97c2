import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Files that the page handed over, each in a folder of its own in the system's temporary one until it was read. */
export class GivenFiles {
  readonly #files = new Set<string>();

  /** Keeps a file under its own name, as far as every system takes it, and answers with its real path. */
  async keep(name: string, bytes: Uint8Array): Promise<string> {
    const folder = await realpath(await mkdtemp(join(tmpdir(), 'setwright-given-')));
    const file = join(folder, safeName(name));
    await writeFile(file, bytes);
    this.#files.add(file);
    return file;
  }

  /** Lets go of a file, if it is one of these. */
  async forget(file: string): Promise<void> {
    if (this.#files.delete(file)) await rm(dirname(file), { recursive: true, force: true });
  }
}

/** What follows the last slash, without what some system does not take in a name, and with its end. */
function safeName(name: string): string {
  const bare = name
    .replace(/^.*[/\\]/s, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no name may hold
    .replace(/[\u0000-\u001f<>:"|?*]/g, ' ')
    .trim();
  const end = /\.[a-z0-9]{1,8}$/i.exec(bare)?.[0] ?? '';
  const stem = [...bare.slice(0, bare.length - end.length)].slice(0, 60).join('').replace(/^\.+/, '').trim();
  return `${stem === '' ? 'import' : stem}${end}`;
}
