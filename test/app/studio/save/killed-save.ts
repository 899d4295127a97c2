/** Saves two files into the folder of its first argument and is killed before the second one takes its place. */
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { digestText } from '../../../../rules/kernel/digest.ts';

const [, , folder = ''] = process.argv;
const { rename } = fs;
fs.rename = async (from, to) => {
  if (String(to).endsWith('b.json')) process.kill(process.pid, 'SIGKILL');
  await rename(from, to);
};
syncBuiltinESMExports();
const { saveFiles } = await import('../../../../app/studio/save/save-files.ts');
await saveFiles(
  folder,
  'Edit',
  ['a', 'b'].map((name) => ({ file: `heroes/${name}.json`, base: digestText(name), text: name.toUpperCase() })),
);
