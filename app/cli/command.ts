import type { Command } from 'commander';

/** Each command is one file of `commands/` that adds itself to the program. */
export type Register = (program: Command) => void;

/** How a command ends: 0 done, 1 done but the set has errors, 2 it could not run. */
export type ExitCode = 0 | 1 | 2;

/**
 * A reason why a command cannot run, as a sentence for the person who typed it; it ends the program with exit code 2.
 * Anything else that is thrown is a defect of Setwright.
 */
export class CannotRun extends Error {
  readonly code: string;
  /** @param code stable name, `noun/reason`, such as `folder/missing` @param message what, where, what was expected, how to mend it */
  constructor(code: string, message: string) {
    super(message);
    this.name = 'CannotRun';
    this.code = code;
  }
}
