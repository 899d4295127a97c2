import type { Amount, Rule } from '../../program.ts';
import { type About, change, facedChange, grown } from './predicate.ts';

const onDice = [
  'to|on all? of? your|their|its|his|her|the? attack|ability|die|dice? rolls',
  'to|on all? of? your|their|its|his|her|the? dice',
] as const;

/** `+1 to attack rolls`, `-1 on their rolls`, `+1 to hit`, behind the number: what their dice show is so much more or less. */
export function onDiceOf(about: About, add: Amount): Rule[] | undefined {
  const { cursor } = about;
  const { at } = cursor;
  if (cursor.take('to hit')) return facedChange(about, 'attack-roll', grown(about, add));
  if (!cursor.takeAny(...onDice)) return undefined;
  const said = cursor.tokens.slice(at, cursor.at);
  const attack = said.some(({ text }) => text === 'attack');
  // Of one ability's dice, or of others.
  if (said.some(({ text }) => text === 'ability') || cursor.sees('of|with|made')) return undefined;
  if (!attack) return cursor.sees('against|vs|versus') ? undefined : change(about, 'roll', grown(about, add));
  return facedChange(about, 'attack-roll', grown(about, add));
}
