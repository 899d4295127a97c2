import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `When you deal damage, you may spend a Coin for +1dmg`: asked before it is dealt, of the damage to one unit. */
export function buysDamage(tokens: readonly Token[]): Token[] | undefined {
  const [like] = tokens;
  const begins = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || !begins.takeAny('when|whenever you deal damage ,', 'when|whenever you damage a unit ,'))
    return undefined;
  if (!begins.sees('you may|can spend|discard|lose')) return undefined;
  const behind = tokens.findIndex(({ text }, at) => at > begins.at && /^(?:to|for|:)$/.test(text));
  const gain = new Cursor(tokens, behind + 1, tokens.length);
  if (behind < 0) return undefined;
  gain.take('deal|add');
  if (!gain.takeAny('+ # dmg|damage', '# more|additional|extra dmg|damage')) return undefined;
  const number = tokens.slice(behind, gain.at).find(({ kind }) => kind === 'number');
  if (number === undefined || !(gain.done || (gain.sees('.') && gain.at === tokens.length - 1))) return undefined;
  return [
    ...wordsLike(like, 'when you would deal damage to a unit ,'),
    ...tokens.slice(begins.at, behind),
    ...wordsLike(like, 'to increase it by'),
    number,
    ...tokens.slice(gain.at),
  ];
}

/** `Gain that much Fuel instead, max 5`: how much of it one has at most stands beside what is gained. */
export function mostInstead(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'instead');
  const most = new Cursor(tokens, at + 1, tokens.length);
  if (at < 1 || !most.takeAny('( max|maximum of? # )', ', max|maximum of? #')) return undefined;
  return [...tokens.slice(0, at), ...tokens.slice(at + 1, most.at), tokens[at] as Token, ...tokens.slice(most.at)];
}
