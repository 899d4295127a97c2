import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/**
 * `If you moved 4 or more spaces this turn, your first attack deals +1 damage`, `your first attack has +1 crit if you have not moved this
 * turn`, in a text that always holds: of the turn that is asked about, which is each.
 */
export function firstOfTurn(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  if (slot !== 'passive' && slot !== 'token' && slot !== 'condition') return undefined;
  const asked = tokens.findIndex(({ text }) => text === 'if');
  const at = tokens.findIndex(({ text }, n) => text === 'your' && tokens[n + 1]?.text === 'first');
  if (asked < 0 || at < 0) return undefined;
  const end = asked < at ? at : tokens.length;
  const turn = tokens.findIndex(
    ({ text }, n) => n > asked && n < end && text === 'this' && tokens[n + 1]?.text === 'turn',
  );
  const first = new Cursor(tokens, at, tokens.length);
  if (turn < 0 || !first.take('your first default|non-default|melee? attack|ability')) return undefined;
  const behind = first.at;
  first.takeAny('this|that turn', 'of this|that|the turn');
  if (first.sees('each|every|per|of|in|that|after')) return undefined;
  return [...tokens.slice(0, behind), ...wordsLike(tokens[at] as Token, 'each turn'), ...tokens.slice(first.at)];
}
firstOfTurn.begins = beginning('if|your');
firstOfTurn.needs = oneOf('first');
