/** `remove oldest`, `replacing the previous`: what goes where there are more of something than there may be. */
export const oldestGoes =
  'remove|removes|removing|replace|replaces|replacing|discard|discards|discarding|destroy|destroys|destroying the? old|oldest|previous';
