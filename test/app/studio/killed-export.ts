/** Exports two files into the folder of its first argument and is killed before the rename of the number in its second. */
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';

const [, , out = '', last = ''] = process.argv;
const { rename } = fs;
let renames = 0;
fs.rename = async (from, to) => {
  if (String(to).startsWith(`${out}/`) && ++renames === Number(last)) process.kill(process.pid, 'SIGKILL');
  await rename(from, to);
};
syncBuiltinESMExports();
const { writeFolder } = await import('../../../app/studio/write-folder.ts');
await writeFolder(out, { key: 'png a', last: 'z.json' }, async (staging) => {
  for (const name of ['a.png', 'new.png', 'z.json']) await fs.writeFile(join(staging, name), 'second');
});
