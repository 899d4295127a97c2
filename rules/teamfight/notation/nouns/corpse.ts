import type { Range, Who } from '../../program.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { inRange } from './range.ts';

/** Where somebody lies who has died, by the space that they died on. */
export interface Fallen {
  readonly who: Who;
  readonly range: Range;
  readonly sight: boolean;
  /** All of them, not one. */
  readonly each?: true;
}

const bodies = oneOf('corpse corpses body bodies');

/**
 * `ally corpse in range 2`, `an enemy's body adjacent to you`, `corpse of an ally in LoS`, `each ally with a corpse in range 2`, `a dead ally whose
 * corpse is in range 2`: of a hero of that side. A bare "corpse" is a piece of its own.
 */
export function corpse(cursor: Cursor): Fallen | undefined {
  if (cursor.lacks(bodies)) return undefined;
  return cursor.try((): Fallen | undefined => {
    const all = cursor.takeAny('each|every|all', 'all of? your?');
    if (!all) cursor.takeAny('target', 'a|an|any|one|the');
    const gone = cursor.take('dead|fallen');
    const first =
      cursor.take("ally|allies|allied|friendly|ally's|enemy|enemies|enemy's") && (cursor.before?.text ?? '');
    const whose =
      first &&
      (cursor.takeAny('with a|an|their? corpse|corpses|body|bodies') ||
        (cursor.take('whose corpse|corpses|body|bodies') && cursor.take('is|are|lies|lie')));
    // "All enemy corpses", and one that is dead anyway.
    if (!whose && (gone || !cursor.take(all ? 'corpse|corpses|body|bodies' : 'corpse|body'))) return undefined;
    if (!all && !whose && /^(?:allies|enemies)$/.test(first || '')) return undefined;
    const each = all ? { each: true as const } : {};
    const behind = !first && cursor.takeAny('of an? ally|enemy') && (cursor.before?.text ?? '');
    const side = first || behind;
    if (!side) return undefined;
    const who: Who = { side: side.startsWith('enem') ? 'enemy' : 'ally' };
    if (cursor.takeAny('adjacent|next to you', 'adjacent')) return { who, range: { max: 1 }, sight: true, ...each };
    if (cursor.takeAny('in los', 'in line of sight')) return { who, range: {}, sight: true, ...each };
    if (cursor.takeAny('anywhere', 'on the map')) return { who, range: {}, sight: false, ...each };
    const range = inRange(cursor);
    return range && { who, range, sight: true, ...each };
  });
}
