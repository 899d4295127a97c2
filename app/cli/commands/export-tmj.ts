import type { Command } from 'commander';
import { counted } from '../../../schemas/words.ts';
import type { Register } from '../command.ts';
import { say } from '../say.ts';
import { tellProblems } from '../tell-problems.ts';

/** `setwright export tmj <set>... --out <folder>`: the maps for Tiled. */
export const register: Register = (program) => {
  const group = program.commands.find((command) => command.name() === 'export') as Command;
  group
    .command('tmj')
    .description('write each map as a file for Tiled')
    .argument('<set...>', 'folders of sets')
    .requiredOption('--out <folder>', 'folder for the maps')
    .action(async (folders: string[], { out }: { readonly out: string }) => {
      const { exportTmj } = await import('../../studio/export-tmj.ts');
      const made = await exportTmj({ folders, out });
      process.exitCode = tellProblems(made);
      say.line(`Wrote ${counted(made.maps, 'map')} for Tiled into ${out}. Open the files that end in .tmj.`);
    });
};
