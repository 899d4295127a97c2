/** Parts of a program that are asked about again and again, and never change. */
const known = new WeakMap<object, boolean>();

/** Whether something is told from the side of whoever does it: not where players are named, or whoever uses what is offered. */
export function asksSides(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  let asks = known.get(part);
  if (asks === undefined) {
    asks = isAsked(part);
    known.set(part, asks);
  }
  return asks;
}

function isAsked(part: object): boolean {
  if ('node' in part && (part.node === 'players' || part.node === 'lasting')) return false;
  if ('rule' in part && part.rule === 'ability') return false;
  if ('side' in part && /^(?:enemy|ally|friend)$/.test(String(part.side))) return true;
  return Object.values(part).some(asksSides);
}
