/** Saves a theme and a hero into each folder that it is given, and prints the codes of what was refused. */
import { saveFiles } from '../../../../app/studio/save/save-files.ts';

const codes = process.argv.slice(2).map((folder) => {
  const writes = ['theme.json', 'heroes/new.json'].map((file) => ({ file, base: undefined, text: '{}' }));
  return saveFiles(folder, 'Edit', writes).then(
    ({ kind }) => kind,
    (error: { code?: string }) => error.code,
  );
});
process.stdout.write(JSON.stringify(await Promise.all(codes)));
