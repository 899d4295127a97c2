import type { Range } from '../../program.ts';

interface Aim {
  readonly node?: unknown;
  readonly who?: unknown;
  readonly range?: Range;
  readonly from?: unknown;
  readonly clause?: number;
}

/**
 * Whether two heads in a row aim at the same kind of unit at distances that exclude each other, "Range 1, 3dmg. Range 2-3, 1dmg": one
 * attack that is weaker farther away, or two attacks? `parted` says of the later one's clause that its words tell: "then".
 */
export function byDistance(value: unknown, parted: (clause: number) => boolean): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (!Array.isArray(value)) return Object.values(value).some((inside) => byDistance(inside, parted));
  const aims = (value as Aim[]).filter(({ node, range }) => node === 'target' && range !== undefined);
  return (
    aims.some((aim, i) => aims.slice(0, i).some((earlier) => exclude(earlier, aim) && !parted(aim.clause ?? -1))) ||
    value.some((inside) => byDistance(inside, parted))
  );
}

function exclude(one: Aim, other: Aim): boolean {
  if (JSON.stringify([one.who, one.from]) !== JSON.stringify([other.who, other.from])) return false;
  const beyond = (near: Aim, far: Aim) => (near.range?.max ?? Number.POSITIVE_INFINITY) < (far.range?.min ?? 0);
  return beyond(one, other) || beyond(other, one);
}
