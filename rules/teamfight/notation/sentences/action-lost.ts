import type { Context } from '../context.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `You lose your Standard Action and can't use Instants`, in the text of what somebody has: there is none as long as they have it. */
export function actionLost(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  if (slot !== 'condition' && slot !== 'token') return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || !cursor.take('you? lose your|the standard|move action|actions')) return undefined;
  const action = tokens[cursor.at - 2]?.text ?? '';
  if (!cursor.done && !cursor.sees(',|and')) return undefined;
  return [...wordsLike(like, `you have no ${action} action`), ...tokens.slice(cursor.at)];
}
actionLost.begins = beginning('you|lose');
