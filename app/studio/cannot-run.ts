/**
 * A reason why a service cannot do what it was asked for, as a sentence for the person who asked; it ends the command line with exit
 * code 2 and reaches the window as a refusal. Anything else that is thrown is a defect of Setwright.
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
