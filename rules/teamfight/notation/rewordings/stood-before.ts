import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

const moved = /^(?:move|moves|fly|flies|teleport|dash|charge|jump|leap|walk|run|step|swap)$/;

/** `Enemies who were in range 2 when you began moving take 2dmg`, behind a movement of yours: in range 2 of the space you left. */
export function stoodBefore(tokens: readonly Token[], before: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(
    ({ text }, n) => /^(?:was|were)$/.test(text) && /^(?:that|who)$/.test(tokens[n - 1]?.text ?? ''),
  );
  const like = tokens[at];
  if (like === undefined || !before.some(({ text }) => moved.test(text))) return undefined;
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  const adjacent = cursor.takeAny('adjacent|next to you', 'adjacent');
  if (!adjacent && !cursor.takeAny('in|within range # of you', 'in|within range #')) return undefined;
  const number = tokens.slice(at + 1, cursor.at).find(({ kind }) => kind === 'number');
  const said = cursor.takeAny(
    'when|before you began|started|start|begin|moved|move|left moving|move|movement?',
    'when|before you began|started to move',
    'when|before you began|started your|this|the move|movement',
    'before the|this|your|that move|movement|teleport?',
    'before|beforehand',
  );
  if (!said) return undefined;
  const place = adjacent
    ? wordsLike(like, 'adjacent to the space you left')
    : [...wordsLike(like, 'in range'), number as Token, ...wordsLike(like, 'of the space you left')];
  return [...tokens.slice(0, at - 1), ...place, ...tokens.slice(cursor.at)];
}
