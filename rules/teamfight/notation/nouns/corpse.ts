import type { Range, Who } from '../../program.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { inRange } from './range.ts';

/** Where somebody lies who has died, by the space that they died on. */
export interface Fallen {
  readonly who: Who;
  readonly range: Range;
  readonly sight: boolean;
}

const bodies = oneOf('corpse body');

/** `ally corpse in range 2`, `an enemy's body adjacent to you`, `corpse of an ally in LoS`: of a hero of that side. A bare "corpse" is a piece of its own. */
export function corpse(cursor: Cursor): Fallen | undefined {
  if (cursor.lacks(bodies)) return undefined;
  return cursor.try((): Fallen | undefined => {
    cursor.takeAny('target', 'a|an|any|one|the');
    const first = cursor.take("ally|allied|friendly|ally's|enemy|enemy's") && (cursor.before?.text ?? '');
    if (!cursor.take('corpse|body')) return undefined;
    const behind = !first && cursor.takeAny('of an? ally|enemy') && (cursor.before?.text ?? '');
    const side = first || behind;
    if (!side) return undefined;
    const who: Who = { side: side.startsWith('enemy') ? 'enemy' : 'ally' };
    if (cursor.takeAny('adjacent|next to you', 'adjacent')) return { who, range: { max: 1 }, sight: true };
    if (cursor.takeAny('in los', 'in line of sight')) return { who, range: {}, sight: true };
    if (cursor.takeAny('anywhere', 'on the map')) return { who, range: {}, sight: false };
    const range = inRange(cursor);
    return range && { who, range, sight: true };
  });
}
