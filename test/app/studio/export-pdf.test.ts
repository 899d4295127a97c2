import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportPdf } from '../../../app/studio/export-pdf.ts';
import { readPdf } from '../../exporters/pdf/read-pdf.ts';

const core = 'content/teamfight/core';
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

  it('names what it leaves out and prints the rest', async () => {
    const broken = join(folder, 'saltmarch');
    await cp(shipped, broken, { recursive: true });
    await cp(core, join(folder, 'core'), { recursive: true });
    await writeFile(join(broken, 'maps', 'ruin.json'), '{ "name": "Ruin", "columns": 8 }');
    const made = await exportPdf({ folders: [broken], out, what: 'maps', paper: 'a4' });
    expect(made.leftOut).toEqual(['Ruin (saltmarch/maps/ruin.json)']);
    expect(made.problems.some((problem) => problem.severity === 'error')).toBe(true);
  });

  it('keeps an earlier file whole when it is cancelled', async () => {
    await writeFile(out, 'earlier');
    const stop = new AbortController();
    const order = { folders: [shipped], out, what: 'cards', paper: 'a4', signal: stop.signal } as const;
    await expect(exportPdf({ ...order, progress: () => stop.abort() })).rejects.toThrow(/abort/i);
    expect(await readFile(out, 'utf8')).toBe('earlier');
  });

  it('says what is wrong when there is nothing to print or nowhere to write', async () => {
    const order = { folders: [shipped], out, what: 'cards', paper: 'a4' } as const;
    await expect(exportPdf({ ...order, folders: [core], what: 'maps' })).rejects.toThrow('there are no maps to print');
    await expect(exportPdf({ ...order, out: join(out, 'inside.pdf') })).rejects.toThrow(
      'a file stands where a folder is needed',
    );
    await expect(exportPdf({ ...order, folders: [join(folder, 'none')] })).rejects.toThrow('there is no such folder');
  });
});
