import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Change, changed, withChanged } from '../../../rules/edit/change.ts';
import { inKeyOrder } from '../../../rules/edit/key-order.ts';
import { mergeTexts } from '../../../rules/edit/merge.ts';
import { formatJson } from '../../../schemas/json.ts';

const warden = {
  name: 'Warden',
  status: 'draft',
  health: 10,
  speed: 3,
  abilities: [{ id: 'bash', name: 'Bash' }],
  note: 'Old.',
};
const files = new Map([['heroes/warden.json', formatJson(warden)]]);
const file = 'heroes/warden.json';
const textAfter = (...changes: readonly Change[]): string => {
  const after = changed(files, changes);
  if ('code' in after) throw new Error(after.message);
  return withChanged(files, after).get(file) ?? '';
};

describe('a change of a file', () => {
  it('puts a new key where files of a set have it, and leaves the order of the others', () => {
    const text = textAfter({ file, pointer: '/complexity', value: 2 }, { file, pointer: '/art/icon', value: 'crab' });
    expect(Object.keys(JSON.parse(text) as object)).toEqual([
      'name',
      'status',
      'complexity',
      'health',
      'speed',
      'art',
      'abilities',
      'note',
    ]);
    expect(text.endsWith('}\n')).toBe(true);
  });

  it('takes entries of lists out and adds them, and undefined takes a key away', () => {
    const added = { file, pointer: '/abilities/-', value: { id: 'hook', name: 'Hook' } };
    expect(JSON.parse(textAfter(added, { file, pointer: '/abilities/0', value: undefined }))).toMatchObject({
      abilities: [{ id: 'hook' }],
    });
    expect(JSON.parse(textAfter({ file, pointer: '/note', value: undefined }))).not.toHaveProperty('note');
  });

  it('holds a key named __proto__ like any other, and makes nobody a hero', () => {
    const text = textAfter({ file, pointer: '/__proto__/health', value: 99 });
    expect(text).toContain('"__proto__"');
    expect(({} as { health?: number }).health).toBeUndefined();
  });

  it('of a file that is no JSON is refused with the place of the fault, and none of the others is made', () => {
    const broken = new Map([...files, ['heroes/half.json', '{ "name": ']]);
    const after = changed(broken, [
      { file, pointer: '/health', value: 1 },
      { file: 'heroes/half.json', pointer: '/health', value: 1 },
    ]);
    expect(after).toMatchObject({ code: 'json/broken', message: expect.stringContaining('heroes/half.json, line 1') });
  });

  it('keeps the order of keys that the shipped sets are written in', () => {
    const content = join(import.meta.dirname, '../../../content/teamfight');
    const paths = readdirSync(content, { recursive: true, encoding: 'utf8' });
    const written = paths.filter((path) => path.endsWith('.json') && !/scenes|texts/.test(path));
    expect(written.length).toBeGreaterThan(50);
    const wrong: string[] = [];
    const look = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return;
      const keys = Object.keys(value);
      if (!Array.isArray(value))
        for (const [index, key] of keys.entries())
          if (
            inKeyOrder(
              keys.filter((one) => one !== key),
              key,
            ) !== index
          )
            wrong.push(`${path}/${key}`);
      for (const [key, inner] of Object.entries(value)) look(inner, `${path}/${key}`);
    };
    for (const path of written) look(JSON.parse(readFileSync(join(content, path), 'utf8')), path);
    expect(wrong).toEqual([]);
  });
});

describe('two changes of one file', () => {
  const json = fc.jsonValue({ maxDepth: 3 });
  const text = json.map((value) => formatJson({ value }));

  it('make one where only one side changed anything', () => {
    fc.assert(
      fc.property(text, text, (base, other) => {
        expect(mergeTexts(base, other, base)).toEqual({ text: other });
        expect(mergeTexts(base, base, other)).toEqual({ text: other });
      }),
    );
  });

  it('make one where they touched different keys, whichever came first, and none where they touched the same', () => {
    fc.assert(
      fc.property(json, json, fc.nat(9), (mine, theirs, number) => {
        const base = { left: 'old', right: 'old', list: [1, number, 3] };
        const one = formatJson({ ...base, left: { mine } });
        const other = formatJson({ ...base, right: { theirs }, list: [1, number + 1, 3] });
        const both = JSON.parse(formatJson({ left: { mine }, right: { theirs }, list: [1, number + 1, 3] })) as unknown;
        const merged = mergeTexts(formatJson(base), one, other);
        expect(JSON.parse(merged?.text ?? '')).toEqual(both);
        expect(JSON.parse(mergeTexts(formatJson(base), other, one)?.text ?? '')).toEqual(both);
        expect(mergeTexts(formatJson(base), one, formatJson({ ...base, left: 'theirs' }))).toBeUndefined();
      }),
    );
  });

  it('are never guessed at where a file was removed or lists grew on both sides', () => {
    const base = formatJson({ list: ['a'] });
    expect(mergeTexts(base, undefined, formatJson({ list: ['b'] }))).toBeUndefined();
    expect(mergeTexts(base, formatJson({ list: ['a', 'b'] }), formatJson({ list: ['a', 'c'] }))).toBeUndefined();
    expect(mergeTexts(base, undefined, base)).toEqual({ text: undefined });
  });
});
