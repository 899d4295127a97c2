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
      message: `${b}: the id "iron-age" is also that of the set in ${a}. Give one of them another id in its set.json, or export them one by one.`,
    });
    await expect(openSets([twoFolders('{').b])).rejects.toMatchObject({
      code: 'set/broken',
      message: expect.stringContaining('set.json, line 1'),
    });
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
