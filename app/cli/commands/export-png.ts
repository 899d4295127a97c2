import { type Command, InvalidArgumentError } from 'commander';
import { counted } from '../../../schemas/words.ts';
import type { Register } from '../command.ts';
import { say } from '../say.ts';
import { tellProblems } from '../tell-problems.ts';

interface Options {
  readonly out: string;
  readonly dpi: number;
  readonly bleed?: true;
}

/** `setwright export png <set>... --out <folder>`: one picture for each face. */
export const register: Register = (program) => {
  const group = program.commands.find((command) => command.name() === 'export') as Command;
  group
    .command('png')
    .description('paint each face as a picture')
    .argument('<set...>', 'folders of sets')
    .requiredOption('--out <folder>', 'folder for the pictures')
    .option('--dpi <number>', 'pixels for each inch, 36 to 1200', dpiOf, 300)
    .option('--bleed', 'paint beyond the trim, for printers who cut')
    .action(async (folders: string[], options: Options) => {
      const { exportPng } = await import('../../studio/export-png.ts');
      const made = await exportPng({
        folders,
        out: options.out,
        dpi: options.dpi,
        bleed: options.bleed ?? false,
        progress: (done, of) => say.progress('pictures', done, of),
      });
      process.exitCode = tellProblems(made);
      say.line(`Wrote ${counted(made.pictures, 'picture')} at ${options.dpi} dpi into ${options.out}.`);
      if (made.smaller) say.line(made.smaller);
    });
};

function dpiOf(text: string): number {
  const dpi = Number(text);
  if (!(dpi >= 36 && dpi <= 1200)) throw new InvalidArgumentError('The resolution is a number from 36 to 1200.');
  return dpi;
}
