import { type Command, Option } from 'commander';
import type { PdfWhat } from '../../studio/export-pdf.ts';
import type { Register } from '../command.ts';
import { say } from '../say.ts';
import { tellProblems } from '../tell-problems.ts';

interface Options {
  readonly out: string;
  readonly what: PdfWhat;
  readonly paper: 'a4' | 'letter';
  readonly backs?: true;
}

/** `setwright export pdf <set>... --out <file>`: cards, maps or tokens on paper. */
export const register: Register = (program) => {
  const group = program.commands.find((command) => command.name() === 'export') as Command;
  group
    .command('pdf')
    .description('print cards, maps or tokens to a PDF')
    .argument('<set...>', 'folders of sets')
    .requiredOption('--out <file>', 'the PDF to write')
    .addOption(new Option('--what <things>', 'what to print').choices(['cards', 'maps', 'tokens']).default('cards'))
    .addOption(new Option('--paper <size>', 'size of the paper').choices(['a4', 'letter']).default('a4'))
    .option('--backs', 'the backs of cards on every second page, for printing on both sides')
    .action(async (folders: string[], options: Options) => {
      const { exportPdf } = await import('../../studio/export-pdf.ts');
      const made = await exportPdf({
        folders,
        ...options,
        progress: (done, of) => say.progress('pages', done, of),
      });
      process.exitCode = tellProblems(made);
      say.line(`${made.summary}.`);
      say.aside(made.next);
    });
};
