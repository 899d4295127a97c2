/** How an attack went: who it was on matters by that alone, and what is by hand may be done to anybody. */
const outcomes = new Set(['hit', 'miss', 'crit', 'kill', 'rolled', 'met', 'manual']);

/**
 * Whether somebody is chosen to whom nothing is done and of whom nothing is asked: "Heal 2, range 3" may heal whoever is chosen, and
 * "Range 3, teleport 2" may send them. `later` is what comes behind the list.
 */
export function hasIdleTarget(value: unknown, later: readonly unknown[] = []): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (!Array.isArray(value)) return Object.values(value).some((inside) => hasIdleTarget(inside, later));
  return value.some((node, i) => {
    const behind = [...value.slice(i + 1), ...later];
    const idle = node?.node === 'target' && !concernsTarget([node.then, behind]);
    return idle || hasIdleTarget(node, behind);
  });
}

function concernsTarget(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([key, inside]) =>
      (typeof inside === 'string' && ((inside === 'target' && key !== 'node') || outcomes.has(inside))) ||
      concernsTarget(inside),
  );
}
