import { checkDecks } from './check/decks.ts';
import { checkFile } from './check/file.ts';
import type { CheckedTable, Finding } from './check/finding.ts';
import { checkImages } from './check/images.ts';
import { checkLayout } from './check/layout.ts';
import { checkObjects } from './check/objects.ts';
import { checkScripts } from './check/scripts.ts';
import { readMark } from './mark.ts';
import type { TablePlan, TableSource } from './plan.ts';
import type { TableObject } from './save.ts';
import { tree } from './tree.ts';

export type { Finding } from './check/finding.ts';

/**
 * Checks a planned save against what the game is known to need and against the sets it was made of. Each finding names its check:
 *
 * - F the file, O objects, D cards and decks, I pictures, L where things lie, S states, X scripts, R reading back.
 * - On a table of the designer's own, only what Setwright put there is looked at, and not where it lies: that is the designer's choice.
 *
 * What reads picture files (F3, I3, I4, I7, I8 and the existence in I2) is `checkPictures`, run on what was written. Done in the tests
 * only, since neither changes from one export to the next: X1 and X6 (the scripts are parsed and run in a Lua machine; an export checks
 * that its scripts are those), I6 by pixels (an export checks that each slot paints the face of its card), R2 (planted defects), and the
 * second half of F1 (two exports are the same file).
 *
 * Never done: F5 against a published schema, since none knows the game's newer fields (the exact fields of each kind of object are
 * checked instead); I2 by asking the server, since an export may run before the upload; S1, S2 beyond "there are no states", since none
 * are written; and what only the game shows: sizes of figures, the phase of the table's grid, local paths outside of Windows.
 */
export function checkTable(plan: TablePlan, sources: readonly TableSource[]): Finding[] {
  const { sets, keptHands } = plan.manifest;
  const top = (plan.save.ObjectStates ?? []).filter((object) => isOwn(object, sets) && !keptHands.has(object.GUID));
  const table: CheckedTable = { ...plan, sources, top, own: [...tree(top)] };
  return [checkFile, checkObjects, checkDecks, checkImages, checkLayout, checkScripts].flatMap((check) => check(table));
}

function isOwn(object: TableObject, sets: readonly string[]): boolean {
  const mark = readMark(object.GMNotes);
  return mark !== undefined && (mark.set === undefined || sets.includes(mark.set));
}
