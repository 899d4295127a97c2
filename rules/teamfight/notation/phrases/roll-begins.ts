import { beginning } from '../words/cursor.ts';

/** What changes a roll begins with, but for numbers. */
export const rollWords =
  "undefendable|this|the|it|cannot|can't|never|always|ignoring|ignores|ignore|(shield)|def|crit|crits|critical|automatically|guaranteed|automatic|has|roll|rolls";

export const rolling = beginning('#', '+|-', rollWords);
