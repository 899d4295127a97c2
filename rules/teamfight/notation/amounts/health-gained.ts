import type { Count } from '../../program.ts';
import type { Context } from '../context.ts';
import { beginning, type Cursor } from '../words/cursor.ts';

const named = beginning('as', 'the', 'that', 'health', 'hp');
const gained = 'gained|healed|regained|recovered|restored';

/** `as much health as they gained`, `the amount healed`, `that much`, behind what has healed the one target. */
export function healthGained(cursor: Cursor, { them, damage, restored }: Context): Count | undefined {
  if (cursor.misses(named) || them !== 'target' || restored) return undefined;
  return cursor.try((): Count | undefined => {
    const { at } = cursor;
    const said = cursor.takeAny(
      `as much|many health|hp|damage? as they|it|the? target? ${gained}`,
      `the? amount of? health|hp? they|it|the? target? ${gained}`,
      `health|hp they|it|the? target? ${gained}`,
      'the amount healed',
    );
    const same = !said && !damage && cursor.takeAny('that much', 'the same amount of?', 'as much');
    if (!(said || same) || cursor.before?.text === 'the') return undefined;
    return isHealed(cursor, at) ? { count: 'health-gained', on: 'target' } : undefined;
  });
}

/** What is done with that much, right before it. */
const doing = /^(?:heals?|takes?|loses?|deals?|gains?|overshield|damage|dmg|health|hp|equal|to|for|by)$/;

/** Whether the last thing of which the text has told how much it is was healing. */
function isHealed({ tokens }: Cursor, at: number): boolean {
  const begins = tokens.findLastIndex(({ text }, n) => n < at && !doing.test(text));
  const last = tokens
    .slice(0, begins + 1)
    .findLast(({ text }) => /^(?:heals?|dmg|damage|overshield|gains?|takes?)$/.test(text));
  return last?.text === 'heal' || last?.text === 'heals';
}
