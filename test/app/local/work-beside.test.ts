import { expect, it } from 'vitest';
import { workBeside } from '../../../app/local/work-beside.ts';
import { buildIfNeeded } from '../../../bin/build.mjs';
import { folderWith } from '../set-folder.ts';

it('what is asked of the process for long work while it ends is refused, and breaks nothing', async () => {
  await buildIfNeeded(() => {});
  const { work, end } = workBeside();
  const follow = { onEvent: () => {}, signal: new AbortController().signal };
  const ask = () => work.keptSeries({ folder: folderWith(), settings: folderWith() }, follow);
  await ask();
  end();
  await expect(ask()).rejects.toMatchObject({ code: 'work/ended' });
  // Begun anew with the next need for it.
  await ask();
  end();
});
