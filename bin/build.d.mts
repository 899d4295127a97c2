/** Setwright's own folder. */
export const root: string;
/** Builds dist/ when it is missing or older than the sources; `say` is told once, and only when there is something to build. */
export function buildIfNeeded(say: (line: string) => void): Promise<void>;
