import type { HealthBrought, Ref } from '../program.ts';
import type { Bound, Standing } from '../resolution.ts';
import { mostHealth } from './health.ts';
import { isLow } from './holds.ts';
import type { Look, Self } from './play.ts';
import { unitOf } from './who.ts';

/** Notes how a unit stands before a text changes its health for the first time, in a list of its own: copies share it. */
export function noteBefore({ state }: Look, bound: Bound, unit: number): void {
  const one = state.units[unit];
  if (one === undefined || bound.before?.some((noted) => noted.unit === unit)) return;
  bound.before = [...(bound.before ?? []), { unit, health: one.health, overshield: one.overshield }];
}

/** Whether what the text has done has brought somebody there. */
export function isBrought(look: Look, of: Ref, to: HealthBrought, self: Self): boolean {
  const id = unitOf(of, self);
  const unit = look.state.units[id];
  const before = self.bound.before?.find((noted) => noted.unit === id);
  if (unit === undefined || unit.at < 0 || before === undefined) return false;
  return (
    isThere(look, to, { unit: id, health: unit.health, overshield: unit.overshield }) && !isThere(look, to, before)
  );
}

function isThere(look: Look, to: HealthBrought, { unit, health, overshield }: Standing): boolean {
  const most = mostHealth(look, unit);
  if (to.unprotected) return overshield === 0 && isLow(look, look.state.units[unit]?.card ?? -1, health);
  if (to.atMostHalf) return health * 2 <= most;
  if (to.belowHalf) return health * 2 < most;
  return to.full ? health >= most : health <= (to.max ?? 0);
}
