import { basename, resolve } from 'node:path';
import { isDeviceName } from '../../../rules/file-names.ts';
import { type SystemId, systems } from '../../../schemas/systems.ts';
import { listed, nearest, quoted } from '../../../schemas/words.ts';
import { CannotRun } from '../../studio/cannot-run.ts';
import { newSet } from '../../studio/new-set.ts';
import type { Register } from '../command.ts';
import { say } from '../say.ts';

export const register: Register = (program) => {
  program
    .command('new')
    .description('write a small set to start from into a new folder')
    .argument('<folder>', 'a folder that is empty or not there yet')
    .requiredOption('--system <id>', `the family of rules: ${Object.keys(systems).join(', ')}`)
    .option('--name <name>', 'the printed name of the set')
    .action(async (folder: string, options: { system: string; name?: string }) => {
      const system = knownSystem(options.system);
      refuseDevice(folder);
      const name = options.name ?? nameOf(basename(resolve(folder)));
      await newSet(folder, system, name);
      say.line(`${folder}: the set ${quoted(name)} is ready, with ${begun[system]} to overwrite.`);
      say.line(`See its faces: setwright open ${asWord(folder)}`);
    });
};

/** What a new set holds. */
const begun: Readonly<Record<SystemId, string>> = {
  teamfight: 'a hero, a condition and a map',
  hammerspace: 'a few cards and traits',
  thoua: 'a small party, a race, abilities, an enemy and an encounter with its map',
  valyr: 'three units, two armies and a battlefield',
  plain: 'a kind of card, two cards, a map and a token',
};

function knownSystem(id: string): SystemId {
  if (Object.hasOwn(systems, id)) return id as SystemId;
  const known = Object.keys(systems);
  const meant = nearest(id, known);
  const hint = meant ? `; did you mean ${quoted(meant)}?` : `; known are: ${listed(known, 'and')}.`;
  throw new CannotRun('system/unknown', `--system ${id}: there is no such family of rules${hint}`);
}

function refuseDevice(folder: string): void {
  const last = basename(resolve(folder));
  if (!isDeviceName(last)) return;
  throw new CannotRun(
    'folder/reserved-name',
    `${folder}: Windows keeps the name ${quoted(last)} for a device and cannot hold such a folder; choose another name, such as ${last.replace(/\..*/, '')}-set.`,
  );
}

/** A path as one word of a command line, in quotes where a shell would take it apart. */
function asWord(path: string): string {
  const word = path.startsWith('-') ? `./${path}` : path;
  if (process.platform === 'win32') return /^[\w.:/\\-]+$/.test(word) ? word : `"${word}"`;
  return /^[\w.:/-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** `iron-age` becomes `Iron Age`. */
function nameOf(folder: string): string {
  const words = folder.replace(/[-_\s]+/g, ' ').trim();
  return words.replace(/(^| )(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase()) || 'New set';
}
