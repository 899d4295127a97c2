import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportPdf } from '../../../app/studio/export-pdf.ts';
import { readPdf } from '../../exporters/pdf/read-pdf.ts';

const common = 'content/teamfight/common';
const shipped = 'content/teamfight/saltmarch';
let folder: string;
let out: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'setwright-export-'));
  out = join(folder, 'set.pdf');
});

afterAll(() => rm(folder, { recursive: true }));

describe('exporting sets to PDF', () => {
  it.each(['cards', 'maps', 'tokens'] as const)(
    'prints the %s of the shipped set and says what to do next',
    async (what) => {
      const done: number[] = [];
      const made = await exportPdf({
        folders: [shipped],
        out,
        what,
        paper: 'letter',
        progress: (pages) => done.push(pages),
      });
      const pages = await readPdf(await readFile(out));
      expect(made.summary).toMatch(new RegExp(`^${pages.length} pages? with \\d+ ${what} in `));
      expect(made.next).toContain('measure the line');
      expect(made.leftOut).toEqual([]);
      expect(done).toEqual(pages.map((_, index) => index + 1));
    },
  );

  it('prints the sheets of characters where the game has any, and says where it has none', async () => {
    const folders = ['content/thoua/four-shrines'];
    const made = await exportPdf({ folders, out, what: 'sheets', paper: 'a4' });
    expect(made.summary).toMatch(/^9 pages with 9 sheets in /);
    expect(made.next).toContain('a sheet without a name');
    const none = exportPdf({ folders: [shipped], out, what: 'sheets', paper: 'a4' });
    await expect(none).rejects.toThrow(/there are no sheets to print\. Choose among cards, /);
  });

  it('names what it leaves out and prints the rest', async () => {
    const broken = join(folder, 'saltmarch');
    await cp(shipped, broken, { recursive: true });
    await cp(common, join(folder, 'common'), { recursive: true });
    await writeFile(join(broken, 'maps', 'ruin.json'), '{ "name": "Ruin", "columns": 8 }');
    const made = await exportPdf({ folders: [broken], out, what: 'maps', paper: 'a4' });
    expect(made.leftOut).toEqual(['Ruin (saltmarch/maps/ruin.json)']);
    expect(made.problems.some((problem) => problem.severity === 'error')).toBe(true);
  });

  it('keeps an earlier file whole when it is cancelled', async () => {
    await writeFile(out, '%PDF earlier');
    const stop = new AbortController();
    const order = { folders: [shipped], out, what: 'cards', paper: 'a4', signal: stop.signal } as const;
    await expect(exportPdf({ ...order, progress: () => stop.abort() })).rejects.toThrow(/abort/i);
    expect(await readFile(out, 'utf8')).toBe('%PDF earlier');
  });

  it('replaces nothing but a PDF, and writes nothing into the folder of a set', async () => {
    const set = join(folder, 'kept');
    await cp(shipped, set, { recursive: true });
    await writeFile(join(folder, 'notes.pdf'), 'notes');
    const order = { folders: [shipped], what: 'cards', paper: 'a4' } as const;
    const refused = async (name: string, code: string) =>
      await expect(exportPdf({ ...order, out: join(folder, name) })).rejects.toMatchObject({ code });
    const before = await readFile(join(set, 'heroes/brack.json'), 'utf8');
    await refused('kept/heroes/brack.json', 'export/no-pdf-name');
    await refused('kept/heroes/brack.pdf', 'export/inside-set');
    await refused('kept/new/deep/brack.pdf', 'export/inside-set');
    await symlink(join(set, 'heroes'), join(folder, 'link'));
    await refused('link/brack.pdf', 'export/inside-set');
    await refused('notes.pdf', 'export/not-ours');
    expect(await readFile(join(set, 'heroes/brack.json'), 'utf8')).toBe(before);
    expect(await readdir(join(set, 'heroes'))).not.toContain('brack.pdf');
    expect(await readFile(join(folder, 'notes.pdf'), 'utf8')).toBe('notes');
  });

  it('says what is wrong when there is nothing to print or nowhere to write', async () => {
    const order = { folders: [shipped], out, what: 'cards', paper: 'a4' } as const;
    await expect(exportPdf({ ...order, folders: [common], what: 'maps' })).rejects.toThrow(
      'there are no maps to print',
    );
    await expect(exportPdf({ ...order, out: join(out, 'inside.pdf') })).rejects.toThrow(
      'a file stands where a folder is needed',
    );
    await expect(exportPdf({ ...order, folders: [join(folder, 'none')] })).rejects.toThrow('there is no such folder');
  });
});
