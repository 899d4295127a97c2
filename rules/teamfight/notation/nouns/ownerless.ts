import type { Context } from '../context.ts';

/** Texts that belong to nobody: rules cards and maps. There sides are a player's, and there is no `you`. */
export const isOwnerless = ({ slot }: Pick<Context, 'slot'>): boolean => slot === 'rules' || slot === 'map';

const seen = new Set(['enemy', 'ally', 'friend']);

/** Whether a part of a program is told from somebody: by side, by `you`, or by a distance that is measured from nothing else. */
export function isTold(part: unknown): boolean {
  if (Array.isArray(part)) return part.some((one) => one === 'you' || isTold(one));
  if (typeof part !== 'object' || part === null) return false;
  // Players are named there, a piece that acts, or units that bear it, and what follows is theirs.
  if ('rule' in part && part.rule === 'bears') return false;
  if ('node' in part && part.node === 'lasting' && 'of' in part && part.of === 'each' && 'until' in part)
    return isTold(part.until);
  if ('node' in part && (part.node === 'players' || ('acts' in part && part.acts === true))) return false;
  if ('yours' in part && part.yours === true) return true;
  if ('side' in part && typeof part.side === 'string' && seen.has(part.side)) return true;
  if ('range' in part && !('node' in part) && !('is' in part) && !('of' in part)) return true;
  if ('sight' in part && part.sight === true && !('node' in part) && !('of' in part)) return true;
  return Object.entries(part).some(([key, value]) => (value === 'you' && key !== 'label' ? true : isTold(value)));
}

/** Whether a part of a program is told of `you`, whoever that is. */
export function tellsOfYou(part: unknown): boolean {
  if (Array.isArray(part)) return part.some((one) => one === 'you' || tellsOfYou(one));
  if (typeof part !== 'object' || part === null) return false;
  return Object.entries(part).some(([key, value]) => (value === 'you' && key !== 'label' ? true : tellsOfYou(value)));
}
