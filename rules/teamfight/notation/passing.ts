import type { Program } from '../program.ts';

/**
 * A text that does something to enemies that are moved through lets its movement go through them; else they would stop it
 * (T-043, T-053). Undefined where the movement is not straight: only its end is chosen, and who is passed would be chance.
 */
export function passing(program: Program): Program | undefined {
  if (!JSON.stringify(program).includes('"passed":true')) return program;
  const state = { straight: true };
  const found = through(program, state) as Program;
  return state.straight ? found : undefined;
}

function through(value: unknown, state: { straight: boolean }): unknown {
  if (Array.isArray(value)) return value.map((one) => through(one, state));
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const [key, inside] of Object.entries(value)) copy[key] = through(inside, state);
  if (copy.node === 'move' && copy.who === 'you' && copy.how !== 'teleport') {
    copy.throughUnits = true;
    if (copy.straight !== true) state.straight = false;
  }
  return copy;
}
