import { counted } from '../../../schemas/words.ts';
import { CannotRun } from '../../studio/cannot-run.ts';
import type { Register } from '../command.ts';
import { say } from '../say.ts';

interface Options {
  readonly map?: string;
  readonly speed?: string;
  readonly json?: true;
}

/** `setwright lint <set>`: hints about its maps. They are no errors: a map may be meant so. */
export const register: Register = (program) => {
  program
    .command('lint')
    .description('say what of the maps may be unfair, out of reach or one-sided')
    .argument('<set>', 'folder of the set')
    .option('--map <id>', 'id of the only map to look at')
    .option('--speed <spaces>', "whose first move is told; the middle speed of the set's heroes if left out")
    .option('--json', 'print one JSON document and nothing else')
    .action(async (folder: string, { map, speed, json }: Options) => {
      const { lintMaps } = await import('../../studio/lint-maps.ts');
      const { maps, broken } = await lintMaps({ folder, map, speed: speed === undefined ? undefined : spaces(speed) });
      if (json) return say.line(JSON.stringify({ maps, broken }, undefined, 2));
      for (const { name, columns, rows, speed: told, findings } of maps) {
        say.line(`${name}, ${columns} columns by ${rows} rows, speed ${told}: ${counted(findings.length, 'hint')}`);
        for (const { severity, message } of findings) say.line(`  ${severity.padEnd(8)} ${message}`);
      }
      for (const file of broken)
        say.aside(`${file} has an error and was not looked at; setwright validate says what it is.`);
    });
};

function spaces(text: string): number {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  throw new CannotRun('speed/unclear', `${JSON.stringify(text)} is no speed; write whole spaces, such as --speed 3.`);
}
