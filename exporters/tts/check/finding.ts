import type { TablePlan, TableSource } from '../plan.ts';
import type { TableObject } from '../save.ts';

/** Something wrong with a save. Setwright itself made it so: a finding is a defect of Setwright, not of a set. */
export interface Finding {
  /** Name of the check, such as `D2`. */
  readonly check: string;
  readonly message: string;
}

/** A save in the form in which the checks read it. */
export interface CheckedTable extends TablePlan {
  readonly sources: readonly TableSource[];
  /** What Setwright put on the table, and the same with all that is inside. */
  readonly top: readonly TableObject[];
  readonly own: readonly TableObject[];
}

/** A check that holds for every object it looks at: the finding where it does not. */
export function unless(holds: boolean, check: string, message: () => string): Finding[] {
  return holds ? [] : [{ check, message: `${check}: ${message()}` }];
}

/** How messages name an object. */
export function called(object: TableObject): string {
  return `${object.Name} "${object.Nickname}" (${object.GUID})`;
}
