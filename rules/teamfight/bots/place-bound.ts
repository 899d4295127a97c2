import type { Node } from '../program.ts';

type Choosing = Extract<Node, { node: 'target' | 'area' | 'space' }>;

const known = new WeakMap<Choosing, boolean>();

/**
 * Whether what the list inside of a node is worth depends on where its user stands, once a unit or space is chosen; if not, it is worked
 * out once for a whole turn. A program never changes, so it is looked through once.
 */
export function dependsOnUser(node: Choosing): boolean {
  let depends = known.get(node);
  if (depends === undefined) {
    depends = isAboutPlace(node.then) || (node.node === 'area' && isAboutPlace(node.attack));
    known.set(node, depends);
  }
  return depends;
}

function isAboutPlace(part: unknown): boolean {
  if (Array.isArray(part)) return part.some(isAboutPlace);
  if (typeof part !== 'object' || part === null) return false;
  const { node, who, of, from, to, count } = part as Readonly<Record<string, unknown>>;
  if (node === 'push') return of !== 'target' && of !== 'space';
  if (node === 'swap' || node === 'exchange') return true;
  if ((node === 'move' || node === 'use-ability') && who === 'you') return true;
  if (node === 'area' && of === 'you') return true;
  if (count === 'moved' || (count === 'distance' && (from === 'you' || to === 'you'))) return true;
  // A range is measured from the user unless something else is named.
  if ('range' in part && (of === undefined || of === 'you') && (from === undefined || from === 'you')) return true;
  return Object.values(part).some(isAboutPlace);
}
