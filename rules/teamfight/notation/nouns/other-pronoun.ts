import type { Who } from '../../program.ts';
import type { Cursor } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';

/**
 * `If they are adjacent to an enemy, it takes 1dmg`: whoever is asked about is "they", so that "it" is the other. `Your Wolf moves 3. If it is adjacent to an
 * enemy, 1dmg to it`: hardly the Wolf.
 */
export function isOtherPronoun({ tokens, at }: Cursor, side: Who['side'] | undefined): boolean {
  const said = numberOf(tokens[at]?.text);
  if (said === undefined) return false;
  let asked = at - 1;
  // No token stands for a stop, but there is more than a blank between two sentences.
  while (asked >= 0 && tokens[asked]?.text !== 'if') {
    if ((tokens[asked + 1]?.from ?? 0) - (tokens[asked]?.to ?? 0) > 1) return false;
    asked -= 1;
  }
  const subject = numberOf(tokens[asked + 1]?.text);
  const ofFriend = (side === 'ally' || side === 'friend') && isHarmed(tokens, at);
  if (asked < 0 || subject === undefined || (subject === said && !ofFriend)) return false;
  const comma = tokens.findIndex(({ text }, n) => n > asked && text === ',');
  const question = tokens.slice(asked, Math.max(comma, asked));
  const near = question.findIndex(({ text }) => /^(?:adjacent|next|range|beside|near)$/.test(text));
  return (
    near > 0 &&
    question.some(
      ({ text }, n) =>
        n > near &&
        (subject === said ? /^enemy$/ : /^(?:enemy|ally|unit|hero|summon)$/).test(text) &&
        /^(?:an?|another|your|other)$/.test(question[n - 1]?.text ?? ''),
    )
  );
}

/** `1dmg to it`, `it takes 1dmg`. */
const isHarmed = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at - 1]?.text === 'to' && /^(?:dmg|damage)$/.test(tokens[at - 2]?.text ?? '')) ||
  (/^takes?$/.test(tokens[at + 1]?.text ?? '') && /^(?:dmg|damage)$/.test(tokens[at + 3]?.text ?? ''));

const numberOf = (text: string | undefined): 'it' | 'they' | undefined =>
  text === 'it' || text === 'they' ? text : text === 'them' ? 'they' : undefined;
