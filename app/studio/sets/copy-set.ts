import { createHash } from 'node:crypto';
import { readFile, realpath, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { withoutPlace } from '../../../rules/edit/translate.ts';
import { translationPlace } from '../../../rules/file-names.ts';
import { manifestId } from '../../../rules/in-language.ts';
import { formatJson, parseJson } from '../../../schemas/json.ts';
import { CannotRun } from '../cannot-run.ts';
import { folderFiles } from '../folder-files.ts';
import { inParallel } from '../in-parallel.ts';
import { readOnlyReason } from '../save/read-only.ts';
import { slugOf } from '../slug.ts';
import { makeFolder } from '../write-files.ts';
import { writeFolder } from '../write-folder.ts';
import { freeFolder } from './free-folder.ts';

/** What a copy holds, by path: files as they are, and texts that differ from those of the original. */
interface Content {
  readonly files: ReadonlyMap<string, { readonly path: string }>;
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * Copies the set in the real folder `root`, with the sets of shared words that it uses, below `parent`, and answers with the folder of
 * the copy. Shared words that are there already, exactly so, are not copied again. With a name it becomes a set of its own.
 */
export async function copySet(root: string, parent: string, name?: string): Promise<string> {
  const reason = await readOnlyReason(root);
  if (reason?.code === 'set/newer-format') throw reason;
  const given = name?.trim();
  if (given !== undefined && (given === '' || [...given].length > 120))
    throw new CannotRun('name/length', `A name has 1 to 120 letters; this one has ${[...given].length}.`);
  await makeFolder(parent);
  const there = await realpath(parent);
  const manifest = manifestOf(await textIn(root));
  const title = given ?? (typeof manifest?.name === 'string' ? manifest.name : basename(root));
  const out = await freeFolder(there, slugOf(title, 'set'));
  const content = await contentOf(root, out, there, []);
  await write(out, given === undefined ? content : await renamed(content, given));
  return out;
}

/** @param out where it will lie, from where the sets that it uses are named @param users the sets that brought us here, to see circles */
async function contentOf(root: string, out: string, parent: string, users: readonly string[]): Promise<Content> {
  const { files } = await folderFiles(root);
  const text = await textIn(root);
  const manifest = manifestOf(text);
  const uses: unknown = manifest?.uses;
  if (!manifest || !Array.isArray(uses)) return { files, texts: new Map() };
  const moved: unknown[] = [];
  for (const path of uses) {
    const used = typeof path === 'string' ? await realpath(join(root, path)).catch(() => undefined) : undefined;
    const known = used === undefined || used === root || users.includes(used);
    const whole = !known && manifestOf(await textIn(used)) !== undefined;
    moved.push(whole ? relative(out, await copyUsed(used, parent, [...users, root])).replaceAll(sep, '/') : path);
  }
  if (moved.every((path, index) => path === uses[index])) return { files, texts: new Map() };
  return { files, texts: new Map([['set.json', formatJson({ ...manifest, uses: moved })]]) };
}

/** The folder of a copy of shared words: one that is there already, or a new one. */
async function copyUsed(root: string, parent: string, users: readonly string[]): Promise<string> {
  if (dirname(root) === parent) return root;
  const usual = join(parent, basename(root));
  const content = await contentOf(root, usual, parent, users);
  if (await isThere(usual, content)) return usual;
  const out = await freeFolder(parent, basename(root));
  await write(out, content);
  return out;
}

async function write(out: string, { files, texts }: Content): Promise<void> {
  await writeFolder(out, undefined, async (staging) => {
    await inParallel([...files], 8, async ([file, { path }]) => {
      const to = join(staging, ...file.split('/'));
      await makeFolder(dirname(to));
      const text = texts.get(file);
      // Not the rights of the original: those of an installed program may be read-only.
      await writeFile(to, text ?? (await readFile(path)));
    });
  });
}

async function isThere(folder: string, { files, texts }: Content): Promise<boolean> {
  const there = await folderFiles(folder).catch(() => undefined);
  if (!there || there.files.size !== files.size || there.refused.size > 0) return false;
  for (const [file, { path }] of files) {
    const other = there.files.get(file);
    if (!other) return false;
    const text = texts.get(file);
    if ((await hashOf(other.path)) !== (text === undefined ? await hashOf(path) : hash(text))) return false;
  }
  return true;
}

const hash = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');
const hashOf = async (path: string): Promise<string> => hash(await readFile(path));

/** The content with another name and id, and references to the old id with it. A whole text that is `old/something` is a reference. */
async function renamed(content: Content, name: string): Promise<Content> {
  const texts = new Map(content.texts);
  const manifestText = texts.get('set.json') ?? (await readText(content, 'set.json'));
  const manifest = manifestOf(manifestText);
  if (!manifest)
    throw new CannotRun(
      'set/broken',
      'The set.json of this set cannot be read, so its copy can have no new name. Mend it first.',
    );
  const old = typeof manifest.id === 'string' ? manifest.id : undefined;
  const id = slugOf(name, 'set');
  const isReference = (value: string) =>
    old !== undefined && value.startsWith(`${old}/`) && /^[a-z0-9/-]+$/.test(value);
  const moved = (value: unknown): unknown => {
    if (typeof value === 'string') return isReference(value) ? `${id}${value.slice(old?.length)}` : value;
    if (Array.isArray(value)) return value.map(moved);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [isReference(key) ? String(moved(key)) : key, moved(inner)]),
    );
  };
  texts.set('set.json', formatJson({ ...(moved(manifest) as object), id, name }));
  const isEntity = [...content.files.keys()].some((file) => /^[^/]+\/set\.json$/.test(file));
  for (const file of content.files.keys()) {
    if (file === 'set.json' || !/\.json$/i.test(file)) continue;
    const text = await readText(content, file);
    if (translationPlace(file)?.id === manifestId && !isEntity) {
      // Nobody has translated the new name yet.
      texts.set(file, withoutPlace(manifestOf(text) ?? {}, '/name') ?? formatJson({}));
      continue;
    }
    if (old === undefined || !text.includes(`"${old}/`)) continue;
    const { value } = parseJson(file, text);
    if (value !== undefined) texts.set(file, formatJson(moved(value)));
  }
  return { files: content.files, texts };
}

const readText = async ({ files }: Content, file: string): Promise<string> =>
  readFile(files.get(file)?.path ?? file, 'utf8').catch(() => '');

const textIn = (root: string): Promise<string> => readFile(join(root, 'set.json'), 'utf8').catch(() => '');

function manifestOf(text: string): Record<string, unknown> | undefined {
  const { value } = parseJson('set.json', text);
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}
