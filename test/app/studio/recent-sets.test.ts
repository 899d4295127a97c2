import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { recentSets } from '../../../app/studio/recent-sets.ts';
import { folderWith } from '../set-folder.ts';

it('lists the twelve sets that were opened last, each once, newest first', async () => {
  const settings = join(folderWith(), 'settings');
  const recent = recentSets(settings);
  expect(await recent.list()).toEqual([]);
  for (const name of 'abcdefghijklmna') await recent.remember(`/games/${name}`);
  expect((await recentSets(settings).list()).map((folder) => folder.at(-1)).join('')).toBe('anmlkjihgfed');
});

it('takes a list that somebody broke as none, and keeps quiet where it cannot write one', async () => {
  const settings = folderWith({ 'recent-sets.json': '[7, "/games/a"' });
  const recent = recentSets(settings);
  expect(await recent.list()).toEqual([]);
  writeFileSync(join(settings, 'recent-sets.json'), '[7, "/games/a"]');
  expect(await recent.list()).toEqual(['/games/a']);
  const nowhere = recentSets(join(settings, 'recent-sets.json', 'inside'));
  await nowhere.remember('/games/a');
  expect(await nowhere.list()).toEqual([]);
});
