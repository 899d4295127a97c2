import type { Asked, Effect } from '../effects/effect.ts';
import type { Cursor } from '../words/cursor.ts';
import { ownAbility } from './means.ts';
import { usedFrom } from './used-from.ts';

/**
 * `This ability repeats`, `repeat Frost Chain, cast from the Wisp`, at a moment that comes with each turn or round: what the ability does
 * happens once more. In the ability itself it would never end, but where it has killed somebody.
 */
export function repeatsItself(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  const kills = context.killing !== undefined;
  // What a number of the die brings may come again, too, and ends some time.
  if ((!context.timed && !kills && !context.onRoll) || (subject !== undefined && subject !== 'you')) return undefined;
  return cursor.try((): Effect | undefined => {
    const which = cursor.try(() => repeated(asked)) ?? (kills || context.onRoll ? onceMore(asked) : undefined);
    if (which === undefined) return undefined;
    // Whoever was killed is no target any more.
    let foe = kills && isOnFoe(cursor);
    // "In range" alone is in that of the attack.
    const anywhere = kills && cursor.take('in|within range') && (cursor.done || cursor.sees(',|for|as'));
    if (kills && !anywhere && cursor.before?.text === 'range') cursor.at -= 2;
    // "Range 1, 2dmg. On kill, repeat this on another unit in range 1" says where such units are, as the attack does.
    if (kills && cursor.sees('in|within range #')) {
      const { tokens, at } = cursor;
      const own = tokens.findIndex(
        ({ text, kind }, n) => text === 'range' && kind === 'word' && tokens[n + 1]?.kind === 'number',
      );
      cursor.at += 3;
      if (own >= at || tokens[own + 1]?.value !== tokens[at + 2]?.value || cursor.sees('of|from')) return undefined;
    }
    if (cursor.takeAny('for free', 'as a free action') && kills) foe = isOnFoe(cursor) || foe;
    const from = usedFrom(asked);
    // "Burst 1, 2dmg. On kill, repeat this on another enemy": an area is on nobody alone.
    if (!cursor.done || (foe && context.them !== 'target')) return undefined;
    const on = foe ? { on: { side: 'enemy' as const } } : {};
    const nodes = [{ clause, node: 'use-ability', who: 'you', which, free: true, again: true, ...on } as const];
    return { nodes: from === undefined ? nodes : from(nodes), own: true };
  });
}

/** `on another target`, `against a different enemy`: whether an enemy it must be. */
const isOnFoe = (cursor: Cursor): boolean =>
  cursor.takeAny(
    ',? on|against|targeting|with another|a target|enemy|unit',
    ',? on|against|targeting|with a different|new target|enemy|unit',
  ) && cursor.before?.text === 'enemy';

function repeated({ cursor, context }: Asked): 'this' | { readonly ability: string } | undefined {
  const { slot } = context;
  const isOwn = slot === 'ability' || slot === 'default';
  if (
    isOwn &&
    cursor.takeAny(
      'this|the ability|attack|effect? repeats',
      'this|the ability|attack|effect? is repeated|cast again?',
      'repeat this ability|attack|effect?',
      'cast|use this ability? again',
    )
  )
    return 'this';
  const again = cursor.take('repeat');
  const ability = isOwn || slot === 'passive' ? ownAbility(cursor, context) : undefined;
  if (ability === undefined || (!again && !cursor.take('repeats'))) return undefined;
  return { ability };
}

/** `use this again`, `attack again`, `do this again`: this ability itself. */
const onceMore = ({ cursor, context }: Asked): 'this' | undefined =>
  context.slot !== 'ability' && context.slot !== 'default'
    ? undefined
    : cursor.takeAny(
          'use|cast|do|repeat|perform this|it|the ability|attack|effect? again|once more?',
          'use|cast|do|repeat this|it again|once more?',
          'repeat this ability|attack|effect?',
          'attack again|once more?',
          'repeat it',
        )
      ? 'this'
      : bareRepeat(cursor);

/** `repeat on another target`, `repeat against a new enemy`, with nothing said of what. */
const bareRepeat = (cursor: Cursor): 'this' | undefined =>
  (cursor.sees('repeat on|against|targeting another|a|an') || cursor.at + 1 >= cursor.end) && cursor.take('repeat')
    ? 'this'
    : undefined;
