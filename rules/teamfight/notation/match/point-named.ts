import { parseCells } from '../../../map-grid.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import type { Fields } from '../words/words.ts';
import { control } from './told.ts';

/** A control point by its name; `only` where no map has another one. */
export interface PointNamed {
  readonly name: string;
  readonly only: boolean;
}

/**
 * `Control point A`, `the middle control point`, `the control point in the middle`: of the map whose text it is, or of any map of the set. Null where
 * one is named that none has.
 */
export function pointNamed(cursor: Cursor, { self, words }: Context): PointNamed | null | undefined {
  const maps = mapsOf({ self, words });
  const only = hasOnePoint({ self, words });
  const called = cursor.try(() => byName(cursor, maps));
  if (called !== undefined) return { name: called, only };
  return cursor.try(() => {
    cursor.take('the');
    const middle = 'middle|central|center|centre';
    const isMiddle = cursor.takeAny(
      `${middle} ${control}`,
      `${control} in|at the ${middle}`,
      `${control} in the ${middle} of the map`,
    );
    if (isMiddle) {
      const found = maps.map(middleOf);
      const [name] = found;
      return name !== undefined && found.every((one) => one === name) ? { name, only } : null;
    }
    if (!cursor.take('control|capture point|zone')) return undefined;
    const next = cursor.peek();
    if (next === undefined || next.text.length > 2 || cursor.sees('is|in|at|on|to')) return undefined;
    cursor.at += 1;
    return null;
  });
}

/** `Control point A`, `the Well`, by a name that a map gives. */
function byName(cursor: Cursor, maps: readonly Fields[]): string | undefined {
  cursor.take('the');
  const first = cursor.take('control|capture point|zone');
  const from = cursor.at;
  for (const { controlPoints = [] } of maps) {
    for (const { name } of controlPoints) {
      const bare = name.toLowerCase().replace(/^the /, '');
      cursor.at = from;
      // A bare "A" is no name.
      if ((!first && bare.length < 3) || !cursor.take(bare)) continue;
      if (!first) cursor.take('control|capture? point|zone');
      return name;
    }
  }
  return undefined;
}

/** The name of the one control point that lies on the middle of a map. */
function middleOf({ columns = 0, rows = 0, controlPoints = [] }: Fields): string | undefined {
  const isMiddle = (value: number, length: number): boolean => Math.abs(value - (length - 1) / 2) <= 0.5;
  const there = controlPoints.filter(({ cells = [] }) =>
    parseCells(cells).some(({ x, y }) => isMiddle(x, columns) && isMiddle(y, rows)),
  );
  return there.length === 1 ? there[0]?.name : undefined;
}

/** The map whose text it is, or all of the set. */
const mapsOf = ({ self, words }: Pick<Context, 'self' | 'words'>): readonly Fields[] =>
  self?.kind === 'map' ? [self.fields] : words.all.flatMap(({ kind, fields }) => (kind === 'map' ? [fields] : []));

/** Whether no map has more than one control point, so that who has more of them has it. */
export const hasOnePoint = (context: Pick<Context, 'self' | 'words'>): boolean => {
  const maps = mapsOf(context).map(({ controlPoints = [] }) => controlPoints.length);
  return maps.includes(1) && maps.every((count) => count <= 1);
};
