import type { Bound } from '../state.ts';
import type { Self } from './play.ts';

/** Whatever a bound can hold, so that the copy below cannot forget any of it. */
type Whole = Omit<Required<Bound>, 'path'> & Pick<Bound, 'path'>;

/** A copy that can be written to. Field by field, as it is made all the time: a spread of a frozen one takes ten times as long. */
export function copyBound(bound: Bound): Bound {
  const copy: Whole = {
    target: bound.target,
    each: bound.each,
    trigger: bound.trigger,
    other: bound.other,
    marker: bound.marker,
    summon: bound.summon,
    space: bound.space,
    area: bound.area,
    rolled: bound.rolled,
    hit: bound.hit,
    crit: bound.crit,
    kill: bound.kill,
    done: bound.done,
    damage: bound.damage,
  };
  // A state is plain JSON: what there is not is left out.
  if (bound.path !== undefined) copy.path = bound.path;
  return copy;
}

/** A copy that shares no list with the original either. */
export function cloneBound(bound: Bound): Bound {
  const copy = copyBound(bound);
  copy.area = bound.area.slice();
  if (bound.path !== undefined) copy.path = bound.path.slice();
  return copy;
}

/** The same text, with what it has bound in a copy that can be written to. */
export const copySelf = ({ unit, seat, bound, ability = -1 }: Self): Self => ({
  unit,
  seat,
  bound: copyBound(bound),
  ability,
});

/** The same text with a unit as `each`. */
export function withEach(self: Self, each: number): Self {
  const copy = copySelf(self);
  copy.bound.each = each;
  return copy;
}

/** The same text with a chosen space. */
export function withSpace(self: Self, space: number): Self {
  const copy = copySelf(self);
  copy.bound.space = space;
  return copy;
}
