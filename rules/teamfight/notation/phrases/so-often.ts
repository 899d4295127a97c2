import type { Desk } from '../sentences/desk.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import { damageFirst } from './damage-first.ts';
import { forEachPiece } from './for-each-piece.ts';
import { forEachUnit } from './for-each-unit.ts';
import type { Run } from './run.ts';
import { timesOver } from './times-over.ts';

const counting = '#|twice|up|for|per|do|this|the';
const doing = 'do? this|the following? #|twice|up';

/** How often or for how much something is done: `three times: 2dmg`, `2dmg, range 1`, `for each Snare in range 3, remove it`. */
export function soOften(desk: Desk, cursor: Cursor, run: Run): boolean {
  if (!cursor.sees(counting) || (cursor.sees('do|this|the') && !cursor.sees(doing))) return false;
  return (
    timesOver(desk, cursor, run) ||
    damageFirst(desk, cursor, run) ||
    forEachPiece(desk, cursor, run) ||
    forEachUnit(desk, cursor, run)
  );
}
soOften.begins = beginning(counting);
