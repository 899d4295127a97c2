/** How an attack went: who it was on matters by that alone, and what is by hand may be done to anybody. */
const outcomes = new Set(['hit', 'miss', 'crit', 'kill', 'rolled', 'met', 'aimed', 'manual']);

/**
 * Whether somebody is chosen to whom nothing is done and of whom nothing is asked: "Heal 2, range 3" may heal whoever is chosen, and
 * "Range 3, teleport 2" may send them. So it is with an area that is laid last and in which nothing is done. `later` is what comes behind the list.
 */
export function idleIn(value: unknown, later?: Later): 'target' | 'area' | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at++) {
      const node = value[at];
      const behind: Later = { list: value, at: at + 1, later };
      if (node?.node === 'target' && !concernsTarget(node.then) && !isAskedLater(behind)) return 'target';
      if (node?.node === 'area' && node.then.length === 0 && node.spaces === undefined && isLast(behind)) return 'area';
      const found = idleIn(node, behind);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  for (const key in value) {
    const inside = (value as Readonly<Record<string, unknown>>)[key];
    const found = typeof inside === 'object' ? idleIn(inside, later) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What comes behind a node: the rest of its list, and what comes behind that. */
interface Later {
  readonly list: readonly unknown[];
  readonly at: number;
  readonly later: Later | undefined;
}

const isLast = ({ list, at, later }: Later): boolean => at >= list.length && (later === undefined || isLast(later));

function isAskedLater({ list, at, later }: Later): boolean {
  for (let n = at; n < list.length; n++) if (concernsTarget(list[n])) return true;
  return later !== undefined && isAskedLater(later);
}

function concernsTarget(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const choosesAnew = 'node' in value && value.node === 'target';
  for (const key in value) {
    // "Choose two allies in range 3. Move 2. They heal 1": all who were chosen.
    if (key === 'aimed') return true;
    const inside = (value as Readonly<Record<string, unknown>>)[key];
    // "Range 4, teleport adjacent to an enemy": there the target is that enemy.
    if (choosesAnew && key === 'then') {
      if (concernsAll(inside)) return true;
      continue;
    }
    if (
      typeof inside === 'string'
        ? (inside === 'target' && key !== 'node') || outcomes.has(inside)
        : concernsTarget(inside)
    )
      return true;
  }
  return false;
}

/** `aimed`: all who were chosen, however many times. */
function concernsAll(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inside]) => key === 'aimed' || concernsAll(inside));
}
