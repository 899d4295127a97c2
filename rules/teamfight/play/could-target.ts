import type { Node, Ref, Who } from '../program.ts';
import type { Spot } from '../resolution.ts';
import { abilityOf } from './abilities.ts';
import { reachOf, targetsOf } from './aim.ts';
import { spotsOf } from './elsewhere.ts';
import type { Look, Self } from './play.ts';
import { nothing } from './standing.ts';
import { unitOf, unitsOf } from './who.ts';

/** Whether an ability could name one of those as its first target from where its user is; an area targets nobody (T-103). */
export function couldTarget(
  look: Look,
  unit: number,
  ability: number,
  isMeant: (id: number) => boolean,
  spot?: Spot,
): boolean {
  const user: Self = { unit, seat: look.state.units[unit]!.seat, bound: nothing, ability, spot };
  const within = (nodes: readonly Node[]): boolean => {
    const head = nodes.find((node) => node.node === 'target' || node.node === 'choose');
    if (head?.node === 'choose') return head.options.some(({ then }) => within(then));
    return head !== undefined && from.some((one) => reaches(head, one));
  };
  const reaches = (head: Extract<Node, { node: 'target' }>, one: Self): boolean => {
    const reach = reachOf(look, head, one);
    return reach !== undefined && targetsOf(look, head.who, reach, one).some(isMeant);
  };
  const spots = spot === undefined ? spotsOf(look, unit, ability) : [];
  const from: readonly Self[] = [user, ...spots.map((other) => ({ ...user, spot: other }))];
  return within(abilityOf(look, unit, ability)?.program.body ?? []);
}

/** Whom an ability has to be used on; undefined where that is free. */
export function meantBy(look: Look, { on }: { readonly on?: Ref | Who }, self: Self): number[] | undefined {
  if (on === undefined) return undefined;
  return typeof on === 'string' ? [unitOf(on, self)] : unitsOf(look, on, self);
}
