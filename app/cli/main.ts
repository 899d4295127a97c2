/** The `setwright` command. Each command is a file of `commands/`; this is the explicit list of them. */
import { Command, CommanderError } from 'commander';
import manifest from '../../package.json' with { type: 'json' };
import { CannotRun } from '../studio/cannot-run.ts';
import { abandonUnfinished, stopped } from '../studio/write-files.ts';
import type { ExitCode, Register } from './command.ts';
import { register as registerCompare } from './commands/compare.ts';
import { register as registerExportDiagram } from './commands/export-diagram.ts';
import { register as registerExportPdf } from './commands/export-pdf.ts';
import { register as registerExportPng } from './commands/export-png.ts';
import { register as registerExportTmj } from './commands/export-tmj.ts';
import { register as registerExportTts } from './commands/export-tts.ts';
import { register as registerExportUnits } from './commands/export-units.ts';
import { register as registerImport } from './commands/import.ts';
import { register as registerLint } from './commands/lint.ts';
import { register as registerNew } from './commands/new.ts';
import { register as registerOpen } from './commands/open.ts';
import { register as registerPrinter } from './commands/printer.ts';
import { register as registerRead } from './commands/read.ts';
import { register as registerReplay } from './commands/replay.ts';
import { register as registerSight } from './commands/sight.ts';
import { register as registerSimulate } from './commands/simulate.ts';
import { register as registerTest } from './commands/test.ts';
import { register as registerValidate } from './commands/validate.ts';
import { say } from './say.ts';
import { usageSentence } from './usage.ts';

const commands: readonly Register[] = [
  registerNew,
  registerValidate,
  registerRead,
  registerTest,
  registerImport,
  registerOpen,
  registerExportPdf,
  registerExportPng,
  registerExportTts,
  registerExportTmj,
  registerExportDiagram,
  registerExportUnits,
  registerPrinter,
  registerSimulate,
  registerReplay,
  registerCompare,
  registerSight,
  registerLint,
];

const program = new Command('setwright')
  .description('A studio for people who design tabletop games.')
  .version(manifest.version)
  .exitOverride()
  .configureOutput({ outputError: () => {} });
program.command('export').description('make what players use from one or more sets');
for (const register of commands) register(program);

// A pipe that is closed early (`setwright validate set | head`) wants no more; that is no defect.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    // A command that listens too ends its work in its own way.
    if (process.listenerCount(signal) > 0) return;
    // Whose files take their places already is done in a moment and ends as if nobody had stopped it.
    if (!abandonUnfinished()) return;
    if (process.argv[2] === 'export') say.aside(stopped);
    // 128 and the number of the signal, as shells have it.
    process.exit(signal === 'SIGINT' ? 130 : 143);
  });
}

try {
  await program.parseAsync(process.argv);
} catch (error) {
  process.exitCode = end(error);
}

function end(error: unknown): ExitCode {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return 0;
    // Commander has shown the help where a command was named without its subcommand.
    if (error.code === 'commander.help') return process.argv.length > 2 ? 2 : 0;
    return refuse('command/usage', usageSentence(error));
  }
  if (error instanceof CannotRun) return refuse(error.code, error.message);
  const message = error instanceof Error ? error.message : String(error);
  if (process.env.SETWRIGHT_DEBUG === '1' && error instanceof Error) say.aside(error.stack ?? '');
  return refuse(
    'setwright/defect',
    `This is a defect of Setwright, not of your set: ${message} (SETWRIGHT_DEBUG=1 shows where it happened.)`,
  );
}

/** Says why nothing was done: as a sentence, or as the one document that `--json` promises. */
function refuse(code: string, message: string): ExitCode {
  if (process.argv.includes('--json')) {
    const problem = { severity: 'error', file: '', pointer: '', code, message };
    say.line(JSON.stringify({ ok: false, problems: [problem] }, undefined, 2));
  } else say.aside(message);
  return 2;
}
