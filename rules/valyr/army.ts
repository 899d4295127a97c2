import type { ValyrArmy } from '../../schemas/types.generated.ts';
import { type Entity, find, type GameSet } from '../game-set.ts';

/** One unit of an army and how many of it. */
export interface Muster {
  readonly unit: Entity<'unit'>;
  readonly count: number;
}

/** The units that an army names and its set has, each with its count. */
export function musterOf(
  set: GameSet,
  { units }: { readonly units?: readonly (Partial<ValyrArmy['units'][number]> | undefined)[] },
): Muster[] {
  return (units ?? []).flatMap((entry) => {
    const unit = entry?.unit === undefined ? undefined : find(set, entry.unit);
    return unit?.kind === 'unit' ? [{ unit: unit as Entity<'unit'>, count: entry?.count ?? 1 }] : [];
  });
}

/** The sum of the appraisals (V-002). */
export const appraisalOf = (muster: readonly Muster[]): number =>
  muster.reduce((sum, { unit, count }) => sum + unit.data.appraisal * count, 0);
