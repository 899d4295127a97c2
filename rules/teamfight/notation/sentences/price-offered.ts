import { Cursor } from '../words/cursor.ts';
import type { Desk } from './desk.ts';
import type { Sentence } from './sentence.ts';

type Place = Pick<Sentence, 'from' | 'to' | 'first'>;

/** `Gain a Coin. Spend 2 Coins: heal 2`: whoever does not wish to pay does not. */
export const isOffered = (desk: Desk, place: Place): boolean => hasPrice(desk, place, 'spend|pay|discard|expend');

/**
 * `When you hit, gain a Coin. Spend 2 Coins: heal 2`, or on another line `Lose 2 Coins: heal 2`: an offer beside that answer, of which nobody says when it
 * stands, and no part of it.
 */
export const isOfferedAnytime = (desk: Desk, place: Place): boolean =>
  isOffered(desk, place) || (place.first && hasPrice(desk, place, 'lose|take|remove|destroy|sacrifice'));

/** Whether a sentence begins with one of these verbs and its price, and a colon. */
function hasPrice({ tokens }: Desk, { from, to }: Place, verbs: string): boolean {
  const cursor = new Cursor(tokens, from, to);
  if (!cursor.take(verbs)) return false;
  const rest = tokens.slice(cursor.at, to).map(({ text }) => text);
  const colon = rest.indexOf(':');
  return colon > 0 && !rest.slice(0, colon).some((text) => /^[.,(]$/.test(text));
}
