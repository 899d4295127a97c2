/** FNV-1a of a name, 32 bits without a sign: it spreads well and never changes, so what is drawn from it never does. */
export function nameHash(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
