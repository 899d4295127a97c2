import type { Who } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Head } from './head.ts';

/**
 * `An ally in range 2 heals 1`, `another unit takes 1dmg`, behind a target: whoever is chosen so stands beside that one, and "the target" is not said of
 * them. "Range 3 ally heals 1. Enemy in range 3, 2dmg" aims anew.
 */
export function isSomebodyElse({ side }: Context, { node }: Head): boolean {
  if (node.node !== 'target') return false;
  return node.who.except?.includes('target') === true || (isOurs(node.who.side) && !isOurs(side));
}

const isOurs = (side: Who['side'] | undefined): boolean => side === 'ally' || side === 'friend';
