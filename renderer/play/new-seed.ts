/** A seed that nobody has chosen: short enough to be said aloud. */
export const newSeed = (): number => Math.floor(Math.random() * 10_000);

/** What was typed as a seed: a number if it is one. */
export const seedOf = (typed: string): string | number => (/^\d{1,15}$/.test(typed) ? Number(typed) : typed);
