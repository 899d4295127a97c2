import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

const suffered: Readonly<Record<string, string>> = {
  damage: 'take damage',
  harm: 'take damage',
  hurt: 'take damage',
  move: 'be moved',
  push: 'be pushed',
  pull: 'be pulled',
  target: 'be targeted',
  kill: 'die',
};

/** `Nothing can damage you`, `until the end of your next turn, no enemy can target them`: they cannot take damage, cannot be targeted by enemies. */
export function nothingCan(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(
    ({ text }, n) =>
      /^(?:nothing|no)$/.test(text) && (n === 0 || /^(?:[,:]|turn|round)$/.test(tokens[n - 1]?.text ?? '')),
  );
  const like = tokens[at];
  if (like === undefined) return undefined;
  const cursor = new Cursor(tokens, at, tokens.length);
  if (!cursor.takeAny('nothing can|may', 'no enemy|enemies can|may')) return undefined;
  const by = like.text === 'no';
  const does = suffered[cursor.peek()?.text ?? ''];
  cursor.at += 1;
  const from = cursor.at;
  if (does === undefined || !cursor.takeAny('you|them|it', 'the target|ally|unit|enemy', 'that ally|unit|enemy'))
    return undefined;
  const whom = tokens.slice(from, cursor.at);
  const named = whom[0]?.text === 'them' ? wordsLike(like, 'they') : whom;
  // What they take, and who deals it.
  const end = by ? (does === 'take damage' ? ' from enemies' : ' by enemies') : '';
  if (by && does === 'die') return undefined;
  return [...tokens.slice(0, at), ...named, ...wordsLike(like, `cannot ${does}${end}`), ...tokens.slice(cursor.at)];
}
