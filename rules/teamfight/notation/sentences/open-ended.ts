import type { Sheet } from './sheet.ts';

const ending = /\beffect ends?\b|\bends? (?:this|the|that) effect\b|\bthis (?:effect )?ends\b/i;

/**
 * Whether an effect would last for the rest of the game although a line by hand ends it: "Abilities targeting you have +4def. ... When
 * this effect ends, sing." `said` is the program as text.
 */
export function openEnded(sheet: Sheet, text: string, said: string): boolean {
  if (!said.includes('"moment":"game-end"')) return false;
  return sheet.clauses.some(
    ({ field, from, to, status }) => field === 'text' && status === 'manual' && ending.test(text.slice(from, to)),
  );
}
