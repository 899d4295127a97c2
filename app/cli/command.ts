import type { Command } from 'commander';

/** Each command is one file of `commands/` that adds itself to the program. */
export type Register = (program: Command) => void;

/** How a command ends: 0 done, 1 done but the set has errors, 2 it could not run. */
export type ExitCode = 0 | 1 | 2;
