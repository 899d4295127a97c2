import { allSets, type Entity, entitiesOf, find, type GameSet } from '../../game-set.ts';
import { musterOf } from '../army.ts';

/** What the numbers in rows and beside them stand for, so that a report can be read without its sets. */
export interface Legend {
  /** By the number of their design. */
  readonly units: readonly LegendUnit[];
  /** Of the plan. */
  readonly armies: readonly LegendArmy[];
  readonly battlefields: readonly { readonly ref: string; readonly name: string }[];
}

export interface LegendUnit {
  readonly ref: string;
  readonly name: string;
  readonly appraisal: number;
  readonly champion: boolean;
}

export interface LegendArmy {
  readonly ref: string;
  readonly name: string;
  readonly appraisal: number;
  /** Numbers of its units, each as often as it is in it. */
  readonly units: readonly number[];
}

/** @param plan references of the armies and battlefields that are played */
export function legendOf(
  sets: readonly GameSet[],
  plan: { readonly armies: readonly string[]; readonly battlefields: readonly string[] },
): Legend {
  const all = allSets(sets);
  const units = all
    .flatMap((set) => entitiesOf(set, 'unit'))
    .map(({ ref, data: { name, appraisal, type } }) => ({ ref, name, appraisal, champion: type === 'champion' }));
  const numbers = new Map(units.map(({ ref }, number) => [ref, number]));
  const armies = plan.armies.map((ref): LegendArmy => {
    const home = all.find((set) => find(set, ref) !== undefined)!;
    const { data } = find(home, ref) as Entity<'army'>;
    const own = musterOf(home, data).flatMap(({ unit, count }) =>
      Array.from({ length: count }, () => numbers.get(unit.ref)!),
    );
    const appraisal = own.reduce((sum, unit) => sum + units[unit]!.appraisal, 0);
    return { ref, name: data.name, appraisal, units: own };
  });
  const battlefields = plan.battlefields.map((ref) => {
    const home = all.find((set) => find(set, ref) !== undefined)!;
    return { ref, name: find(home, ref)!.data.name };
  });
  return { units, armies, battlefields };
}
