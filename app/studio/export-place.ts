import { lstat, open, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { CannotRun } from './cannot-run.ts';
import { notWritten } from './write-files.ts';

/** Refuses to export into the folder of a set or below it, whose files an export must never meet. */
export async function keepOutOfSets(out: string): Promise<void> {
  const set = (await setAround(resolve(out))) ?? (await setAround(await onDisk(resolve(out))));
  if (set === undefined) return;
  throw new CannotRun(
    'export/inside-set',
    `${out}: this lies in the folder of a set (${set}), where an export could replace the set's own files. Choose a folder outside of it.`,
  );
}

/** Refuses a name for a PDF that is no PDF's, or under which something else lies. */
export async function checkPdfPlace(out: string): Promise<void> {
  if (!/\.pdf$/i.test(out))
    throw new CannotRun('export/no-pdf-name', `${out}: the name of a PDF ends in .pdf. Choose one such as ${out}.pdf.`);
  await keepOutOfSets(dirname(resolve(out)));
  await keepOthers(out, '%PDF', 'PDF');
}

/** What a picture of each kind begins with. */
const beginnings = { png: '\x89PNG', svg: '<?xm' } as const;

/** Refuses a name for a diagram that is not of its kind, or under which something else lies. */
export async function checkDiagramPlace(out: string, format: 'png' | 'svg'): Promise<void> {
  const kind = format.toUpperCase();
  if (!out.toLowerCase().endsWith(`.${format}`)) {
    const name = `the name of an ${kind} file ends in .${format}`;
    throw new CannotRun('export/no-picture-name', `${out}: ${name}. Choose one such as ${out}.${format}.`);
  }
  await keepOutOfSets(dirname(resolve(out)));
  await keepOthers(out, beginnings[format], kind);
}

/** Refuses a name under which something else lies. */
async function keepOthers(out: string, begins: string, kind: string): Promise<void> {
  const facts = await stat(out).catch(() => undefined);
  if (facts === undefined) return;
  if (facts.isFile() && (await beginning(out)) === begins) return;
  const what = facts.isDirectory() ? 'a folder stands here' : `there is already a file of this name that is no ${kind}`;
  throw new CannotRun(
    'export/not-ours',
    `${out}: ${what}, and it stays as it is. Choose another name or move it away.`,
  );
}

async function beginning(file: string): Promise<string> {
  try {
    const handle = await open(file);
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
      return buffer.toString('latin1', 0, bytesRead);
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw notWritten(error, file);
  }
}

/** The nearest folder with a set.json, from `folder` upwards. */
async function setAround(folder: string): Promise<string | undefined> {
  if (await lstat(join(folder, 'set.json')).catch(() => undefined)) return folder;
  return dirname(folder) === folder ? undefined : setAround(dirname(folder));
}

/** Where a path leads once its links are followed, as far as it is there. */
async function onDisk(path: string): Promise<string> {
  const real = await realpath(path).catch(() => undefined);
  if (real !== undefined || dirname(path) === path) return real ?? path;
  return join(await onDisk(dirname(path)), basename(path));
}
