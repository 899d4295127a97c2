import type { Program } from '../program.ts';

/**
 * Whether a text that notes a facing also says what it is for, and one that speaks of front and behind notes it: without the other
 * neither means anything.
 */
export function faced(program: Program): boolean {
  const said = JSON.stringify(program);
  return said.includes('"node":"face"') === said.includes('"facing":');
}
