import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkSets } from '../../../app/studio/check-sets.ts';
import { openSets } from '../../../app/studio/open-sets.ts';
import { folderWith, hero, setJson } from '../set-folder.ts';

function twoFolders(second: unknown) {
  const folder = folderWith({ 'a/set.json': setJson, 'a/heroes/warden.json': hero, 'b/set.json': second });
  symlinkSync(join(folder, 'a'), join(folder, 'link'));
  return { a: join(folder, 'a'), b: join(folder, 'b'), link: join(folder, 'link') };
}

describe('sets that are exported together', () => {
  it('come in the order that was asked for', async () => {
    const { a, b } = twoFolders({ ...setJson, id: 'stone-age' });
    expect((await openSets([b, a])).map(({ set }) => set.id)).toEqual(['stone-age', 'iron-age']);
  });

  it('are refused where one is named twice, two have one id, or one cannot be opened', async () => {
    const { a, b, link } = twoFolders(setJson);
    await expect(openSets([a, link])).rejects.toMatchObject({
      code: 'set/twice',
      message: `${link}: this set is named twice; name each set once.`,
    });
    await expect(openSets([a, b])).rejects.toMatchObject({
      code: 'set/same-id',
      message: `${b}: set.json, id: two sets have the id "iron-age": those in "${a}" and "${b}". Give one of them another id in its set.json, or check and export them one by one.`,
    });
    await expect(openSets([twoFolders('{').b])).rejects.toMatchObject({
      code: 'set/broken',
      message: expect.stringContaining('set.json, line 1'),
    });
    await expect(openSets([twoFolders({ ...setJson, format: 2 }).b])).rejects.toMatchObject({
      code: 'set/newer-format',
      message: expect.stringContaining('update Setwright'),
    });
  });
});

describe('sets that use sets of one id', () => {
  const files = (second: string) => ({
    'mine/set.json': { ...setJson, id: 'mine', uses: ['../x/words'] },
    'yours/set.json': { ...setJson, id: 'yours', uses: ['../y/words'] },
    'x/words/set.json': { ...setJson, id: 'words' },
    'y/words/set.json': { ...setJson, id: 'words' },
    'x/words/tokens/charge.json': { name: 'Charge', text: 'One.' },
    'y/words/tokens/charge.json': { name: 'Charge', text: second },
  });

  it('are refused, with both folders, where the two differ', async () => {
    const folder = folderWith(files('Two.'));
    const [mine, yours] = [join(folder, 'mine'), join(folder, 'yours')];
    const sentence = `two sets have the id "words": those in "${join(folder, 'x/words')}" and "${join(folder, 'y/words')}". Give one of them another id in its set.json, or check and export them one by one.`;
    const [first, second] = await checkSets([mine, yours]);
    expect(first?.problems).toEqual([]);
    expect(second?.problems.map(({ severity, message }) => [severity, message])).toEqual([
      ['error', `set.json, uses: ${sentence}`],
    ]);
    await expect(openSets([mine, yours])).rejects.toMatchObject({
      code: 'set/same-id',
      message: `${yours}: set.json, uses: ${sentence}`,
    });
    // A set that uses both is told once.
    const both = folderWith({ ...files('Two.'), 'z/set.json': { ...setJson, id: 'z', uses: ['../mine', '../yours'] } });
    const [z] = await checkSets([join(both, 'z')]);
    expect(z?.problems.map(({ code }) => code)).toEqual(['set/same-id']);
  });

  it('go together where the two say the same', async () => {
    const folder = folderWith(files('One.'));
    const folders = [join(folder, 'mine'), join(folder, 'yours'), join(folder, 'x/words')];
    expect((await checkSets(folders)).flatMap(({ problems }) => problems)).toEqual([]);
    expect(await openSets(folders)).toHaveLength(3);
  });
});

describe('sets that are checked together', () => {
  it('are checked once each, and one that is named twice is said to be', async () => {
    const { a, b, link } = twoFolders(setJson);
    const checked = await checkSets([a, link, b]);
    expect(checked.map(({ found }) => found)).toEqual([true, false, true]);
    expect(checked.map(({ problems }) => problems.map(({ code }) => code))).toEqual([
      [],
      ['set/twice'],
      ['set/same-id'],
    ]);
  });
});
