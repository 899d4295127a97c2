import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type OpenedSet, openSet } from '../../../rules/open.ts';
import { CannotRun } from '../cannot-run.ts';
import { writeFileSafely } from '../write-files.ts';
import { writeFolder } from '../write-folder.ts';
import { filesOf } from './teamfight-yaml/files.ts';
import { contentsOf, notesFile, warningsOf } from './teamfight-yaml/notes-file.ts';
import { type Reading, readSets } from './teamfight-yaml/sets.ts';
import { maxSourceBytes, readSource, tooLarge } from './teamfight-yaml/source.ts';

/** Where the notes of an import stand, below the folder of the sets. */
export const notesName = 'import-notes.md';

interface Imported {
  /** The sets, the shared words first: folder and what it holds, in words. */
  readonly sets: readonly { readonly id: string; readonly contents: string }[];
  readonly warnings: readonly string[];
  /** What the source says that no set may say, such as a hero without health. It came over as it is. */
  readonly errors: readonly string[];
  /** False where everything was there already, exactly so. */
  readonly written: boolean;
}

/**
 * Turns a game's own YAML into Game Sets below `out`: one folder a source set, and the words they share in `core`. All or nothing: files
 * of an earlier import are never overwritten; if they still say the same, nothing is written at all.
 */
export async function importTeamfightYaml(source: string, out: string): Promise<Imported> {
  const { root, comments } = readSource(basename(source), await readBytes(source));
  const reading = readSets(root);
  if (reading.sets.length < 2) {
    throw new CannotRun(
      'yaml/no-sets',
      `${basename(source)} has no list "sets" with a set in it, so there is nothing to import. Check that it is the right file.`,
    );
  }
  const files = filesOf(reading);
  const errors = errorsIn(reading, files);
  const written = await compare(files, out);
  if (written) {
    await writeFolder(out, undefined, async (staging) => {
      for (const [path, text] of files) await writeFileSafely(join(staging, path), text);
      await writeFileSafely(join(staging, notesName), notesFile(reading, comments, errors));
    });
  }
  return {
    sets: reading.sets.map((set) => ({ id: set.id, contents: contentsOf(set) })),
    warnings: warningsOf(reading),
    errors,
    written,
  };
}

async function readBytes(source: string): Promise<Uint8Array> {
  const facts = await stat(source).catch(() => undefined);
  if (!facts) throw new CannotRun('file/missing', `${source}: there is no such file; check the path.`);
  if (!facts.isFile()) throw new CannotRun('file/is-folder', `${source} is a folder; name the YAML file inside it.`);
  if (facts.size > maxSourceBytes) throw tooLarge(basename(source), facts.size);
  return await readFile(source).catch(() => {
    throw new CannotRun('file/unreadable', `${source}: this file cannot be read; check its permissions.`);
  });
}

function errorsIn({ sets }: Reading, files: ReadonlyMap<string, string>): string[] {
  const open = (id: string, uses?: ReadonlyMap<string, OpenedSet>) => {
    const own = [...files].filter(([path]) => path.startsWith(`${id}/`));
    return openSet(id, new Map(own.map(([path, text]) => [path.slice(id.length + 1), text])), { uses });
  };
  const uses = new Map([['../core', open('core')]]);
  return sets.flatMap(({ id }) =>
    open(id, id === 'core' ? undefined : uses)
      .problems.filter(({ severity }) => severity === 'error')
      .map(({ message }) => `${id}: ${message}`),
  );
}

/** Whether the files are still to be written: true where none is there, false where all are and say the same. Anything else is refused. */
async function compare(files: ReadonlyMap<string, string>, out: string): Promise<boolean> {
  const changed: string[] = [];
  const gone: string[] = [];
  for (const [path, text] of files) {
    const there = await readFile(join(out, path), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
      // It may be the designer's own, and would be written over.
      throw new CannotRun('file/unreadable', `${join(out, path)}: this cannot be read; import into another folder.`);
    });
    if (there === undefined) gone.push(path);
    else if (there !== text) changed.push(path);
  }
  if (gone.length === files.size) {
    if (!(await stat(join(out, notesName)).catch(() => undefined))) return true;
  }
  if (changed.length + gone.length === 0) return false;
  const sentences = [
    ...(changed.length > 0 ? [`${some(changed)} would be written differently now`] : []),
    ...(gone.length > 0 ? [`${some(gone)} ${gone.length === 1 ? 'is' : 'are'} no longer there`] : []),
  ];
  throw new CannotRun(
    'import/differs',
    `${out} already holds an import, and ${sentences.join('; ')}. Nothing was changed, so that no work of yours is lost. Import into another folder and take over what you need.`,
  );
}

const shownFiles = 8;
const some = (paths: readonly string[]) =>
  paths.length <= shownFiles
    ? paths.join(', ')
    : `${paths.slice(0, shownFiles).join(', ')} and ${paths.length - shownFiles} more`;
