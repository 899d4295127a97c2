import type { Ref } from '../program.ts';
import type { Spot } from '../resolution.ts';
import type { Look, Self } from './play.ts';
import { spaceOf, spacesOfUnit, unitOf } from './who.ts';

/** The place that `ref` names, to use something from; undefined where it is not on the map. */
export function spotAt(look: Look, ref: Ref, self: Self): Spot | undefined {
  const { units, markers } = look.state;
  const named = unitOf(ref, self);
  const piece = units[named] ?? (ref === 'marker' ? markers[self.bound.marker] : undefined);
  const at = piece?.at ?? spaceOf(look, ref, self);
  if (at < 0) return undefined;
  const unit = named >= 0 ? named : units.findIndex((one) => spacesOfUnit(look, one).includes(at));
  return { at, size: piece === undefined ? 1 : look.game.cards[piece.card]!.size, ...(unit >= 0 && { unit }) };
}
