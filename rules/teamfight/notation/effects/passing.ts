import type { Program } from '../../program.ts';

/**
 * A text that does something to those that are moved through lets its movement go through them; else they would stop it (T-043,
 * T-053). Of a movement that is not straight only the end is chosen: it goes by the way that passes most enemies. Undefined where
 * others are meant too, whom one would not pass by choice.
 */
export function passing(program: Program, said: string): Program | undefined {
  if (!said.includes('"passed":true')) return program;
  const state = { straight: true };
  const found = through(program, state) as Program;
  return state.straight || whoPassed(program).every((side) => side === 'enemy') ? found : undefined;
}

function through(value: unknown, state: { straight: boolean }): unknown {
  if (Array.isArray(value)) return value.map((one) => through(one, state));
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const [key, inside] of Object.entries(value)) copy[key] = through(inside, state);
  if (copy.node === 'move' && copy.who === 'you' && copy.how !== 'teleport') {
    copy.throughUnits = true;
    if (copy.straight !== true && copy.along !== true) {
      state.straight = false;
      copy.pastEnemies = true;
    }
  }
  return copy;
}

/** The sides of those that a text says are passed. */
function whoPassed(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(whoPassed);
  if (typeof value !== 'object' || value === null) return [];
  const { places, side } = value as { places?: unknown; side?: unknown };
  const own = Array.isArray(places) && places.some((place) => (place as { passed?: unknown }).passed) ? [side] : [];
  return [...own, ...Object.values(value).flatMap(whoPassed)];
}
