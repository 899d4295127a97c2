import type { Program } from '../program.ts';

/**
 * A text that does something to enemies that are moved through lets its movement go through them; else they would stop it
 * (T-043, T-053).
 */
export function passing(program: Program): Program {
  return JSON.stringify(program).includes('"passed":true') ? (through(program) as Program) : program;
}

function through(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(through);
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const [key, inside] of Object.entries(value)) copy[key] = through(inside);
  if (copy.node === 'move' && copy.who === 'you' && copy.how !== 'teleport') copy.throughUnits = true;
  return copy;
}
