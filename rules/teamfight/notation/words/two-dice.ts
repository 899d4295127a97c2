import { type Cursor, oneOf } from './cursor.ts';

const kept = 'use|uses|using|take|takes|taking|keep|keeps|keeping|choose|chooses|choosing|pick|picks';

/** `roll two dice and use the better`, `rolls twice, keeping the higher result`: which of the two counts. */
export function twoDice(cursor: Cursor): 'better' | 'worse' | undefined {
  if (cursor.misses(rollsTwo)) return undefined;
  return cursor.try(() => {
    if (!cursor.takeAny('roll|rolls two|2 dice', 'roll|rolls twice', 'roll|rolls with two|2 dice')) return undefined;
    cursor.takeAny('for the|each attack', 'to attack', 'for it');
    cursor.takeAny(', and', 'and', ',');
    if (!cursor.take(`${kept} the`) || !cursor.take('better|best|higher|highest|worse|worst|lower|lowest'))
      return undefined;
    const which = /^(?:better|best|higher|highest)$/.test(cursor.before?.text ?? '') ? 'better' : 'worse';
    cursor.takeAny('of the two', 'of them', 'one|result|roll|die|number');
    // "Roll two dice, take the higher, that much damage" are dice for that, and none of the attack.
    return isForNumber(cursor) ? undefined : which;
  });
}

/** Whether something is "that much" behind it. */
export const isForNumber = ({ tokens, at }: Cursor): boolean =>
  tokens.some(({ text }, n) => n >= at && text === 'that' && /^(?:much|many|far)$/.test(tokens[n + 1]?.text ?? ''));

const rollsTwo = oneOf('roll rolls');
