import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { saveDiagram } from '../../../app/studio/save-diagram.ts';
import { folderWith, setJson } from '../set-folder.ts';

const files = {
  'set.json': setJson,
  'terrain/rock.json': { name: 'Rock', blocksMovement: true, blocksSight: true },
  'maps/pass.json': {
    name: 'The Pass',
    columns: 6,
    rows: 4,
    ground: '#ffffff',
    terrain: [{ kind: 'rock', cells: ['2,0'] }],
  },
};

const dpi = 36;
/** A cell is an inch. */
const cell = dpi;

/** The lightness of each cell of a diagram, 0 to 255, by rows; with other choices than those of a bare map. */
async function cellsOf(choices: Partial<Parameters<typeof saveDiagram>[0]>) {
  const out = join(folderWith(), 'pass.png');
  await saveDiagram({ folder: folderWith(files), out, map: 'pass', format: 'png', dpi, ...choices });
  const { width = 0, height = 0, density } = await sharp(out).metadata();
  const grey = await sharp(out).greyscale().raw().toBuffer();
  const lightness = (x: number, y: number): number => {
    let sum = 0;
    for (let row = 0; row < cell; row++)
      for (let column = 0; column < cell; column++) sum += grey[(y * cell + row) * width + x * cell + column]!;
    return sum / cell ** 2;
  };
  return { width, height, density, lightness };
}

describe('a diagram of a map', () => {
  it('darkens what is not seen, half of what is half seen, and nothing else', async () => {
    const bare = await cellsOf({});
    const seen = await cellsOf({ from: '0,0' });
    expect([bare.width, bare.height, bare.density]).toEqual([6 * cell, 4 * cell, dpi]);
    const darker = (x: number, y: number) => bare.lightness(x, y) - seen.lightness(x, y);
    expect(darker(4, 0)).toBeGreaterThan(60);
    expect(darker(5, 0)).toBeGreaterThan(60);
    expect(darker(1, 2)).toBeLessThan(3);
    expect(darker(5, 3)).toBeLessThan(3);
  });

  it('shows range, reach, areas and a line to another cell', async () => {
    const bare = await cellsOf({});
    const changed = async (choices: Parameters<typeof cellsOf>[0]) => {
      const drawn = await cellsOf(choices);
      const at = (x: number, y: number) => Math.abs(bare.lightness(x, y) - drawn.lightness(x, y)) > 3;
      return Array.from({ length: 4 }, (_, y) => Array.from({ length: 6 }, (_, x) => (at(x, y) ? 'x' : '.')).join(''));
    };
    expect(await changed({ from: '3,2', draw: { what: 'reach', size: 1 } })).toEqual([
      '......',
      '...x..',
      '..xxx.',
      '...x..',
    ]);
    const burst = { what: 'area', shape: { shape: 'burst', size: 1 } } as const;
    expect(await changed({ from: '4,2', draw: burst })).toEqual(['......', '...xxx', '...xxx', '...xxx']);
    const line = { what: 'area', shape: { shape: 'line', size: 3 } } as const;
    expect(await changed({ from: '0,3', to: '2,3', draw: line })).toEqual(['......', '......', '......', 'xxxx..']);
    expect((await changed({ from: '0,2', to: '5,2' }))[2]).toBe('xxxxxx');
    expect((await changed({ from: '0,3', draw: { what: 'range', size: 2 } }))[1]).toMatch(/^x/);
  });

  it('is cropped to a part, whichever corners name it', async () => {
    const { width, height } = await cellsOf({ part: ['4,2', '2,1'] });
    expect([width, height]).toEqual([3 * cell, 2 * cell]);
  });

  it('as SVG is drawn in millimetres, with letters as outlines, and looks as the PNG', async () => {
    const folder = folderWith(files);
    const out = folderWith();
    const order = { folder, map: 'pass', from: '0,0', to: '5,0', dpi: 72 } as const;
    await saveDiagram({ ...order, out: join(out, 'pass.svg'), format: 'svg' });
    await saveDiagram({ ...order, out: join(out, 'pass.png'), format: 'png' });
    const svg = readFileSync(join(out, 'pass.svg'), 'utf8');
    expect(svg).toMatch(/<svg [^>]*width="152.4mm" height="101.6mm" viewBox="0 0 1524 1016"/);
    expect(svg).not.toContain('<text');
    const drawn = (file: string) =>
      sharp(join(out, file)).flatten({ background: '#ffffff' }).resize(432, 288).greyscale().raw().toBuffer();
    const [one, other] = await Promise.all([drawn('pass.svg'), drawn('pass.png')]);
    const apart = one.reduce((sum, value, index) => sum + Math.abs(value - other[index]!), 0) / one.length;
    expect(apart).toBeLessThan(4);
  });

  it.each([
    [{ map: 'gorge' }, 'there is no map "gorge" in this set; its map is "pass".'],
    [{ from: '9,9' }, '9,9 lies off The Pass'],
    [{ from: 'there' }, '"there" names no space'],
    [{ part: ['0,0', '6,1'] }, '6,1 lies off The Pass'],
    [{ to: '1,1' }, 'What is drawn begins in a cell'],
  ] as const)('says what is wrong with %j', async (choices, sentence) => {
    const out = join(folderWith(), 'pass.png');
    const order = { folder: folderWith(files), out, map: 'pass', format: 'png', dpi, ...choices } as const;
    await expect(saveDiagram(order)).rejects.toThrow(sentence);
  });

  it('never takes the place of another file', async () => {
    const folder = folderWith(files);
    const out = join(folderWith(), 'pass.svg');
    writeFileSync(out, 'My notes.');
    await expect(saveDiagram({ folder, out, map: 'pass', format: 'svg', dpi })).rejects.toThrow('that is no SVG');
    await expect(saveDiagram({ folder, out, map: 'pass', format: 'png', dpi })).rejects.toThrow('ends in .png');
    await expect(
      saveDiagram({ folder, out: join(folder, 'pass.svg'), map: 'pass', format: 'svg', dpi }),
    ).rejects.toThrow('lies in the folder of a set');
    expect(readFileSync(out, 'utf8')).toBe('My notes.');
  });
});
