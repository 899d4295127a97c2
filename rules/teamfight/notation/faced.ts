/**
 * Whether a text that notes a facing also says what it is for, and one that speaks of front and behind notes it: without the other
 * neither means anything. `said` is its program as text.
 */
export function faced(said: string): boolean {
  return said.includes('"node":"face"') === said.includes('"facing":');
}
