import type { Cursor } from '../words/cursor.ts';

/** `Round 3+`, `not before round 3`, `only in round 4 or later`: the first round that it can be used in. */
export function firstRound(cursor: Cursor): number | undefined {
  if (
    cursor.takeAny(
      "not|cannot|can't be? used? on|in|during round|turn 1",
      "not|cannot|can't be? used? in|during|on the first round|turn",
    )
  )
    return 2;
  const said = cursor.takeAny(
    'only? on|in|from|starting? round|turn # +',
    'round|turn # +',
    'only? on|in|from? round|turn # or later|on|onward|onwards',
    'not before round|turn #',
    'only? usable only? from|in|starting? round # or later|on|onward|onwards',
    'only? usable only? from|in|starting? round # +',
    'only? from round # on?',
  );
  return said ? cursor.numbers.at(-1) : undefined;
}
