import type { Bound, Shove } from '../resolution.ts';
import type { Self } from './play.ts';

/** Whatever a bound can hold, so that the copy below cannot forget any of it. */
type Whole = Omit<Required<Bound>, Rare> & Pick<Bound, Rare>;
type Rare =
  | 'path'
  | 'theirWay'
  | 'edge'
  | 'long'
  | 'lost'
  | 'shifted'
  | 'bereft'
  | 'stopped'
  | 'left'
  | 'vacated'
  | 'shoved'
  | 'heading'
  | 'middle'
  | 'dealt'
  | 'hits'
  | 'harmed'
  | 'helped'
  | 'before'
  | 'noted'
  | 'aimed'
  | 'aimedEarlier'
  | 'removed'
  | 'armour'
  | 'excess'
  | 'went'
  | 'pushed'
  | 'hindered'
  | 'turned'
  | 'shares'
  | 'answered'
  | 'was';

/** Notes whom a text has hit, in a list of its own: copies share it. */
export function noteHits(bound: Bound, units: readonly number[]): void {
  bound.hits = [...new Set([...(bound.hits ?? []), ...units])];
}

/** Notes whom a text has dealt damage to, in a list of its own: copies share it. */
export function noteHarmed(bound: Bound, unit: number): void {
  if (!bound.harmed?.includes(unit)) bound.harmed = [...(bound.harmed ?? []), unit];
}

/** Notes whom a text has healed or shielded: "if no one was hit" is not about them. */
export function noteHelped(bound: Bound, unit: number): void {
  if (!bound.helped?.includes(unit)) bound.helped = [...(bound.helped ?? []), unit];
}

/** Whom a text has hit, or only damaged; where it asks, not those to whom it did nothing but good. */
export const struckBy = (
  { hits = [], harmed = [], helped = [] }: Bound,
  damaged = false,
  asks = false,
): readonly number[] =>
  damaged ? harmed : asks ? hits.filter((id) => harmed.includes(id) || !helped.includes(id)) : hits;

/** Notes whom a text has taken tokens from, in a list of its own: copies share it. */
export function noteBereft(bound: Bound, unit: number): void {
  if (!bound.bereft?.includes(unit)) bound.bereft = [...(bound.bereft ?? []), unit];
}

/** Notes whom a text has moved, in a list of its own: copies share it. */
export function noteShoved(bound: Bound, shove: Shove): void {
  bound.shoved = [...(bound.shoved ?? []), shove];
}

/** Notes whom a text has chosen as targets, those chosen last at the end, in a list of its own: copies share it. */
export function noteAimed(bound: Bound, units: readonly number[]): void {
  bound.aimed = [...new Set([...(bound.aimed ?? []).filter((unit) => !units.includes(unit)), ...units])];
}

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
  if (bound.theirWay !== undefined) copy.theirWay = bound.theirWay;
  if (bound.edge !== undefined) copy.edge = bound.edge;
  if (bound.long !== undefined) copy.long = bound.long;
  if (bound.lost !== undefined) copy.lost = bound.lost;
  if (bound.shares !== undefined) copy.shares = bound.shares;
  if (bound.dealt !== undefined) copy.dealt = bound.dealt;
  if (bound.shifted !== undefined) copy.shifted = bound.shifted;
  if (bound.bereft !== undefined) copy.bereft = bound.bereft;
  if (bound.hits !== undefined) copy.hits = bound.hits.slice();
  if (bound.harmed !== undefined) copy.harmed = bound.harmed;
  if (bound.helped !== undefined) copy.helped = bound.helped;
  if (bound.before !== undefined) copy.before = bound.before;
  if (bound.stopped !== undefined) copy.stopped = bound.stopped;
  if (bound.left !== undefined) copy.left = bound.left;
  if (bound.vacated !== undefined) copy.vacated = bound.vacated;
  if (bound.shoved !== undefined) copy.shoved = bound.shoved;
  if (bound.heading !== undefined) copy.heading = bound.heading;
  if (bound.middle !== undefined) copy.middle = bound.middle;
  if (bound.armour !== undefined) copy.armour = bound.armour;
  if (bound.excess !== undefined) copy.excess = bound.excess;
  if (bound.removed !== undefined) copy.removed = bound.removed;
  if (bound.aimed !== undefined) copy.aimed = bound.aimed;
  if (bound.aimedEarlier !== undefined) copy.aimedEarlier = bound.aimedEarlier;
  if (bound.noted !== undefined) copy.noted = bound.noted;
  if (bound.went !== undefined) copy.went = bound.went;
  if (bound.pushed !== undefined) copy.pushed = bound.pushed;
  if (bound.was !== undefined) copy.was = bound.was;
  if (bound.hindered !== undefined) copy.hindered = bound.hindered;
  if (bound.turned !== undefined) copy.turned = bound.turned;
  if (bound.answered !== undefined) copy.answered = bound.answered;
  return copy;
}

/** A copy that shares no list with the original either. */
export function cloneBound(bound: Bound): Bound {
  const copy = copyBound(bound);
  copy.area = bound.area.slice();
  if (bound.path !== undefined) copy.path = bound.path.slice();
  if (bound.theirWay !== undefined) copy.theirWay = bound.theirWay.slice();
  if (bound.stopped !== undefined) copy.stopped = { ...bound.stopped };
  return copy;
}

/** The same text, with what it has bound in a copy that can be written to. */
export const copySelf = ({ unit, seat, bound, ability = -1, spot }: Self): Self => ({
  unit,
  seat,
  bound: copyBound(bound),
  ability,
  spot,
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
