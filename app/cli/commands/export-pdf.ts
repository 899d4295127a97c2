import { type Command, Option } from 'commander';
import type { PdfWhat } from '../../studio/export-pdf.ts';
import type { ExitCode, Register } from '../command.ts';
import { say } from '../say.ts';

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
      for (const name of made.leftOut) say.aside(`Left out, as it has an error: ${name}.`);
      const errors = made.problems.filter((problem) => problem.severity === 'error');
      for (const problem of errors) say.aside(`error    ${problem.message}`);
      say.line(`${made.summary}.`);
      say.aside(made.next);
      process.exitCode = (errors.length > 0 ? 1 : 0) satisfies ExitCode;
    });
};
