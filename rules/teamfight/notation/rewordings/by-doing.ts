import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

const deeds: Readonly<Record<string, string>> = {
  killing: 'kill',
  hitting: 'hit',
  damaging: 'damage',
  missing: 'miss',
  pushing: 'push',
  pulling: 'pull',
};

/** `Killing an enemy gives you a Coin`, `hitting a Slowed enemy heals you 1`, where it stands: what you get when you do. */
export function byDoing(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  const [first] = tokens;
  const deed = deeds[first?.text ?? ''];
  if (first === undefined || deed === undefined || !/^(?:passive|token|condition)$/.test(slot)) return undefined;
  for (let at = 2; at < tokens.length - 2; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    const gives = cursor.takeAny('also? gives|grants you');
    if (!gives && !cursor.takeAny('also? heals you for?')) continue;
    const verb = wordsLike(tokens[at] as Token, gives ? ', gain' : ', heal');
    return [
      ...wordsLike(first, 'when you'),
      wordLike(first, deed),
      ...tokens.slice(1, at),
      ...verb,
      ...tokens.slice(cursor.at).filter(({ text }) => text !== 'permanently'),
    ];
  }
  return undefined;
}
byDoing.begins = beginning(Object.keys(deeds).join('|'));
byDoing.needs = oneOf('gives grants heals');

/** `Enemies that attack you in melee take 1dmg`, `when an enemy attacks you in melee`: an adjacent one. */
export function inMelee(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'melee');
  const many = new Cursor(tokens, 0, tokens.length);
  if (at < 3 || tokens[at - 1]?.text !== 'in') return undefined;
  const rest = [...tokens.slice(0, at - 1), ...tokens.slice(at + 1)];
  const like = tokens[0] as Token;
  if (many.take('enemies that|who|which attack|hit|damage you in melee')) return [wordLike(like, 'adjacent'), ...rest];
  if (!many.take('when|whenever an enemy attacks|hits|damages you in melee')) return undefined;
  return [like, ...wordsLike(like, 'an adjacent'), ...rest.slice(2)];
}
inMelee.needs = oneOf('melee');
