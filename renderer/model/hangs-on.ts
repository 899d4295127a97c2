/** How the clause begins that one by this reason only hangs on. */
export const hangsOn = (reason: string | undefined): string | undefined =>
  /^depends on "(?:[-•] )?(.+)"$/s.exec(reason ?? '')?.[1];
