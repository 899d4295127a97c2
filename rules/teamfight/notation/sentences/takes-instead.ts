import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

const comes = [
  'takes|take damage|dmg',
  'is|are hit|damaged|hurt',
  'is|are dealt damage|dmg',
  'is|are hit by an attack',
];

/**
 * `When an ally is hit, you may take the damage instead`, `the next time they take damage, they take 1 more`: it has not come yet where somebody
 * else takes it, or where it grows.
 */
export function takesInstead(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 1; at < tokens.length; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.takeAny(...comes)) continue;
    const behind = cursor.at;
    cursor.takeAny('by|from an? ally|enemy|allies|enemies|attack', 'by|from you');
    if (!cursor.sees(',')) continue;
    const does = new Cursor(tokens, cursor.at + 1, tokens.length);
    if (!isTaken(does) && !grows(does)) return undefined;
    return [...tokens.slice(0, at), ...wordsLike(tokens[at] as Token, 'would take damage'), ...tokens.slice(behind)];
  }
  return undefined;
}

const isTaken = (does: Cursor): boolean =>
  does.try(() => {
    does.take('you? may|can');
    does.take('you');
    if (!does.take('take|suffer|redirect')) return undefined;
    if (!does.takeAny('it|half', 'half? of? the|that damage|dmg', 'half? of? it')) return undefined;
    return /^(?:instead|them|place)$/.test(does.tokens.at(-1)?.text ?? '') || undefined;
  }) === true;

const grows = (does: Cursor): boolean => {
  const { at } = does;
  if (!does.take('they|it|you|target take|takes') && !does.take('the target takes')) return false;
  const more = does.takeAny('# more|additional|extra damage|dmg?', 'an additional # damage|dmg', '+ # damage|dmg?');
  const { done } = does;
  does.at = at;
  return more && done;
};
