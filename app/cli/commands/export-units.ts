import type { Command } from 'commander';
import { counted } from '../../../schemas/words.ts';
import type { Register } from '../command.ts';
import { say } from '../say.ts';
import { tellProblems } from '../tell-problems.ts';

/** `setwright export units <set>... --out <folder>`: Valyr's own unit files. */
export const register: Register = (program) => {
  const group = program.commands.find((command) => command.name() === 'export') as Command;
  group
    .command('units')
    .description("write each unit of a Valyr set in the form of the game's own files")
    .argument('<set...>', 'folders of Valyr sets')
    .requiredOption('--out <folder>', 'folder for the unit files')
    .action(async (folders: string[], { out }: { readonly out: string }) => {
      const { exportUnits } = await import('../../studio/export-units.ts');
      const made = await exportUnits({ folders, out });
      process.exitCode = tellProblems(made);
      say.line(`Wrote ${counted(made.units, 'unit file')} into ${out}.`);
    });
};
