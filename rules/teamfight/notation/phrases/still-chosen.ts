import type { Context } from '../context.ts';
import type { Occasion } from '../occasions/occasion.ts';
import type { Cursor } from '../words/cursor.ts';

const alone: ReadonlySet<string> = new Set(['damaged', 'moves', 'healed']);

/**
 * `Range 3, Mark. The next time you take damage, the target loses it`: nobody else could be the target of what one suffers, or does with nobody. A bare
 * "target" could be one that is chosen then.
 */
export function stillChosen(
  { named }: Context,
  { trigger, named: others }: Occasion,
  { tokens, at, end }: Cursor,
): Pick<Context, 'named'> | undefined {
  if (named.target !== 'target' || !alone.has(trigger.on) || !('who' in trigger) || trigger.who?.side !== 'you')
    return undefined;
  const said = tokens.slice(at, end).flatMap(({ text }, n) => (text === 'target' ? [tokens[at + n - 1]?.text] : []));
  return said.length > 0 && said.every((article) => article === 'the')
    ? { named: { ...others, target: 'target' } }
    : undefined;
}
