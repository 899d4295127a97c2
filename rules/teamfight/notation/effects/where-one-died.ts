import type { Node } from '../../program.ts';
import type { Context } from '../context.ts';
import { beginning, type Cursor } from '../words/cursor.ts';

const its = ['its|their space|place|spot|position|location', 'where it|they stood|was|were|died|fell'] as const;
const begins = beginning(...its, 'the');
const ends = /^(?:destroy|sacrifice|kill|remove|destroys|sacrifices|kills|removes)$/;
const others = /^(?:target|choose|each|all|enemy|ally|unit|enemies|allies|units|line|path|another)$/;

/** `Destroy a Turret and teleport to its space`, `on kill, move to their space`: where somebody stood who has died by this text. */
export function whereOneDied(
  cursor: Cursor,
  context: Context,
  clause: number,
): ((then: readonly Node[]) => Node) | undefined {
  const { them, killing, dead, marker } = context;
  if (cursor.misses(begins) || them === undefined || them === 'each' || them === 'you') return undefined;
  if (dead !== them && (them !== 'target' || (killing === undefined && !hasKilled(cursor, marker)))) return undefined;
  return cursor.try(() => {
    if (!cursor.takeAny(...its, "the target's space|place|spot|position|location")) return undefined;
    if (!cursor.done && !cursor.sees(',|and|then|.')) return undefined;
    return (then) =>
      ({ clause, node: 'space', sight: false, empty: true, range: { max: 0 }, from: them, then }) as Node;
  });
}

/** Who has died by this text, of those that it has named last, behind an order to kill or destroy. */
export const killedBefore = (cursor: Cursor, { them }: Context): 'target' | undefined =>
  them === 'target' && hasKilled(cursor) ? them : undefined;

/** Whether the text has killed whoever it has named last: behind that nobody else is chosen. What lies on the map by it is that one, or could be meant. */
function hasKilled({ tokens, at }: Cursor, marker?: Context['marker']): boolean {
  const verb = tokens.slice(0, at).findLastIndex(({ text }) => ends.test(text));
  if (verb < 0 || !/^(?:a|an|one|your|any|the|up)$/.test(tokens[verb + 1]?.text ?? '')) return false;
  if (/^(?:you|if|when|on|may|can)$/.test(tokens[verb - 1]?.text ?? '') && tokens[verb - 1]?.text !== 'may')
    return false;
  const name = tokens.slice(verb + 2, verb + 2 + (marker?.name.split(' ').length ?? 0)).map(({ text }) => text);
  if (marker !== undefined && name.join(' ') !== marker.name.toLowerCase()) return false;
  return !tokens.some(
    ({ text }, n) =>
      n > verb + 2 &&
      n < at &&
      (text === 'range' ? !/^(?:in|within)$/.test(tokens[n - 1]?.text ?? '') : others.test(text)) &&
      !/^(?:in|within|of)$/.test(tokens[n + 1]?.text ?? ''),
  );
}
