import type { Condition, Ref, Who } from '../program.ts';
import type { Look, Self } from './play.ts';
import { mayBe, unitOf } from './who.ts';

/** Whether one of those has damaged one of these in that time. */
export function wasHarmed(look: Look, { who, by, when }: Extract<Condition, { is: 'harmed' }>, self: Self): boolean {
  const { units, turns, round } = look.state;
  const since = units[self.unit]?.actedIn ?? 0;
  const isOne = (id: number, asked: Who | Ref): boolean =>
    typeof asked === 'string' ? id === unitOf(asked, self) : mayBe(look, id, asked, self);
  return units.some(
    (unit, id) =>
      unit.harmedBy !== undefined &&
      isOne(id, who) &&
      unit.harmedBy.some(
        (one) =>
          (when === 'turn'
            ? one.turn === turns
            : when === 'since-turn'
              ? one.turn > since
              : one.round === (when === 'round' ? round : round - 1)) && isOne(one.by, by),
      ),
  );
}
