import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { filesOf } from '../../../app/studio/import/teamfight-yaml/files.ts';
import { readSets } from '../../../app/studio/import/teamfight-yaml/sets.ts';
import { readSource } from '../../../app/studio/import/teamfight-yaml/source.ts';
import { openSet } from '../../../rules/open.ts';
import { setwright } from '../setwright.ts';
import { harbour } from './harbour.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'setwright-import-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

function read(text: string) {
  const reading = readSets(readSource('game.yaml', new TextEncoder().encode(text)).root);
  return { reading, files: filesOf(reading) };
}

/** Every place of plain data that can hold one more key or item. */
function holders(value: unknown): (unknown[] | Record<string, unknown>)[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(holders);
  return [value as unknown[] | Record<string, unknown>, ...inner];
}

const keys = [
  'name', 'text', 'health', 'speed', 'tokens', 'token', 'marker', 'is_marker', 'hints', 'dice', 'values', 'color', 'colour',
  'passives', 'default_abilities', 'abilities', 'units', 'cards', 'rules', 'maps', 'heroes', 'polish', 'completion',
  'conditions', 'image_url', 'image_path', 'description', 'size', 'count', 'intro_setup', 'map', 'red', 'whatever', '__proto__',
]; // biome-ignore format: a list to be read at one glance

/** Something odd, with a word in it that stands nowhere else. */
const oddity = (word: string) => {
  const { other, table } = fc.letrec((tie) => ({
    other: fc.oneof(fc.constant(word), fc.array(tie('other'), { minLength: 1, maxLength: 2 }), tie('table')),
    table: fc.tuple(fc.constantFrom(...keys.slice(0, -1)), tie('other')).map(([key, inner]) => ({ [key]: inner })),
  }));
  return fc.oneof(other, table);
};

describe('whatever stands wherever in a source', () => {
  it('is found again in a set, and what was read opens without a defect', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...keys), oddity('Zanzibar'), (place, key, odd) => {
        const game: unknown = parse(harbour);
        const all = holders(game);
        const holder = all[place % all.length];
        if (Array.isArray(holder)) holder.push(odd);
        else if (holder) Object.defineProperty(holder, key, { value: odd, enumerable: true, configurable: true });
        const { reading, files } = read(stringify(game, { aliasDuplicateObjects: false }));
        expect(reading.unplaced).toEqual([]);
        expect([...files.values()].some((text) => text.includes('Zanzibar'))).toBe(true);
        for (const { id } of reading.sets) {
          const own = [...files].filter(([path]) => path.startsWith(`${id}/`));
          openSet(id, new Map(own.map(([path, text]) => [path.slice(id.length + 1), text])));
        }
      }),
      { numRuns: 150, seed: 7 },
    );
  });
});

describe('setwright import', () => {
  it('says what came over, what to look at and where, and ends with 2 where it refuses', async () => {
    const source = join(folder, 'game.yaml');
    const out = join(folder, 'sets');
    await writeFile(source, harbour);
    const done = await setwright('import', source, '--from', 'teamfight-yaml', '--out', out);
    expect(done.out).toMatch(
      /^core: .*\ntide-guild: 2 heroes, 3 ability cards, .*\nash-choir: 1 hero, 1 ability card, 1 rules card\n$/,
    );
    expect(done.err).toMatch(/3 pictures.*not fetched.*tide-guild: heroes\/torrent\.json, health.*import-notes\.md/s);
    expect(done.code).toBe(0);
    const again = await setwright('import', source, '--from', 'teamfight-yaml', '--out', out);
    expect(again.err).toContain('nothing was changed');
    expect(again.code).toBe(0);
    await writeFile(join(out, 'core/set.json'), '{}\n');
    const refused = await setwright('import', source, '--from', 'teamfight-yaml', '--out', out);
    expect(refused).toMatchObject({ code: 2, out: '', err: expect.stringContaining('core/set.json') });
    expect(await readFile(join(out, 'core/set.json'), 'utf8')).toBe('{}\n');
  });
});

const real = process.env.SETWRIGHT_REAL_YAML;

describe('a real game', () => {
  it.skipIf(!real)(
    `loses no word and opens${real ? '' : ' (skipped: SETWRIGHT_REAL_YAML names no file)'}`,
    async () => {
      const text = await readFile(real ?? '', 'utf8');
      const { reading, files } = read(text);
      expect(reading.unplaced).toEqual([]);
      const written = [...files.values()].flatMap((file) => leaves(JSON.parse(file))).join('\n');
      const intro = reading.sets.flatMap(({ drafts }) => drafts.map(({ name }) => name));
      const words = leaves(parse(text, { maxAliasCount: 10_000 }))
        .flatMap((leaf) => leaf.split('\n'))
        .map((line) => line.trim())
        .filter((line) => !/^(0?\.\d+|gray|needs_testing|text: \|-)$/.test(line) && !intro.includes(line));
      expect(words.filter((word) => !written.includes(word))).toEqual([]);
      for (const { id } of reading.sets) {
        const own = [...files].filter(([path]) => path.startsWith(`${id}/`));
        expect(openSet(id, new Map(own.map(([path, one]) => [path.slice(id.length + 1), one]))).set, id).toBeDefined();
      }
      expect(await readdir(folder)).toEqual([]);
    },
  );
});

function leaves(value: unknown): string[] {
  if (value === null || value === undefined || typeof value === 'boolean') return [];
  return typeof value === 'object' ? Object.values(value).flatMap(leaves) : [String(value)];
}
