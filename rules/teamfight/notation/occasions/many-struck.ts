import type { Who } from '../../program.ts';
import type { Cursor } from '../words/cursor.ts';
import type { Occasion, Setting } from './occasion.ts';

/** `deal damage to two or more enemies`, `hit at least 3 enemies with one attack`: an attack of yours that has struck so many of them. */
export const manyStruck = (cursor: Cursor, who: Who, set: Setting): Occasion | undefined =>
  cursor.try((): Occasion | undefined => {
    if (who.side !== 'you') return undefined;
    const hurt = cursor.takeAny('deal damage to', 'damage');
    if (!hurt && !cursor.take('hit')) return undefined;
    const least = cursor.take('at least');
    if (!cursor.take('#')) return undefined;
    const [min = 1] = cursor.numbers;
    // "Two enemies": exactly so many, or no fewer.
    if (!least && !cursor.takeAny('or more', '+')) return undefined;
    if (!cursor.take('enemies|units')) return undefined;
    const side = cursor.before?.text === 'enemies' ? 'enemy' : 'any';
    cursor.takeAny(
      'with|in one|a|an|the same|single? attack|ability',
      'with|in a single attack|ability',
      'at once',
      'at the same time',
    );
    if (!(cursor.done || cursor.sees(',|:'))) return undefined;
    const struck = { side, ...(hurt && { damaged: true as const }) } as const;
    return set({ on: 'attacked', who }, { if: [{ is: 'hits', ...struck, min }], them: undefined, named: {}, struck });
  });
