/** The `setwright` command. Each command is a file of `commands/`; this is the explicit list of them. */
import { Command, CommanderError } from 'commander';
import { CannotRun, type Register } from './command.ts';
import { say } from './say.ts';

const commands: readonly Register[] = [];

const program = new Command('setwright')
  .description('A studio for people who design tabletop games.')
  .exitOverride()
  .configureOutput({ outputError: () => {} });
program.command('export').description('Make what players use from one or more sets.');
for (const register of commands) register(program);

try {
  await program.parseAsync(process.argv);
} catch (error) {
  process.exitCode = end(error);
}

function end(error: unknown): 0 | 2 {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return 0;
    say.aside(error.message.replace(/^error: /, ''));
    return 2;
  }
  if (error instanceof CannotRun) {
    say.aside(error.message);
    return 2;
  }
  const message = error instanceof Error ? error.message : String(error);
  say.aside(`This is a defect of Setwright, not of your set: ${message}`);
  if (process.env.SETWRIGHT_DEBUG === '1' && error instanceof Error) say.aside(error.stack ?? '');
  return 2;
}
