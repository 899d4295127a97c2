import type { Range } from '../../program.ts';
import { beginning, type Cursor } from '../words/cursor.ts';

const begins = beginning('that|which|who|up|at|not|no|beyond|further|farther');

/** `up to 3 spaces away`, `beyond range 2`, `further away than 2 spaces`: how far from you. */
export function spacesAway(cursor: Cursor): Range | undefined {
  return cursor.misses(begins) ? undefined : (cursor.try(() => atMost(cursor)) ?? atLeast(cursor));
}

function atMost(cursor: Cursor): Range | undefined {
  cursor.take('that|which|who is|are|stand|stands');
  const said = cursor.takeAny(
    'up to # spaces|space away',
    'at most # spaces|space away',
    'not|no more|farther|further than # spaces|space away',
  );
  if (!said) return undefined;
  const max = cursor.numbers[0] ?? 0;
  cursor.take('from you');
  return cursor.sees('from') ? undefined : { max };
}

const atLeast = (cursor: Cursor): Range | undefined =>
  cursor.takeAny('beyond range #', 'further|farther away? than range #', 'further|farther away? than # spaces')
    ? { min: (cursor.numbers[0] ?? 0) + 1 }
    : undefined;
