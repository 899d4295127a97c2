import type { Context } from '../context.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import type { Statement } from './statement.ts';

/** `You cannot see farther than range 6`, `your sight is limited to 4 spaces`, `you can only see up to 5 spaces`: what lies farther away is dark to you. */
export function seenSoFar(cursor: Cursor, _: Context, clause: number): Statement | undefined {
  return cursor.try((): Statement | undefined => {
    const said =
      cursor.takeAny(
        "you cannot|can't|can see anything|units? more|farther|further than range? #",
        "you cannot|can't see beyond|past range? #",
        "you cannot|can't see anything|units beyond|past range? #",
        "you cannot|can't see farther|further|more than range? #",
        "you cannot|can't see or target|attack farther|further|more than range? #",
        "you cannot|can't see or target|attack beyond range? #",
      ) ||
      cursor.takeAny(
        'you can only see up to range? #',
        'you can only see # spaces|tiles far?',
        'you see at most #',
        'you see only up to range? #',
        'your sight|vision range? is limited|reduced to range? #',
        'your line of sight is limited|reduced to range? #',
        'your sight|vision range? is at most range? #',
      );
    if (!said) return undefined;
    const [set = 0] = cursor.numbers;
    cursor.takeAny('spaces|space|tiles away|far', 'spaces|space|tiles', 'away');
    return cursor.sees('range|up|+|-|or')
      ? undefined
      : { of: 'you', rules: [{ clause, rule: 'change', who: { side: 'you' }, what: 'sight', set }] };
  });
}
seenSoFar.begins = beginning('you|your');
