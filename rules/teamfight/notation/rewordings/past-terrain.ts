import { oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

const goes = /^(?:move|moves|fly|flies|dash|charge|jump|leap|walk|run|push|pull|teleport|rush|swap)$/;
const reaches = /^(?:range|ranged|line|burst|path|los|los|unlimited|infinite|global)$/;

/** `First unit in line 6, ignoring terrain`: of what one attacks it is neither walls nor cover that are in the way. */
export function pastTerrain(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }, n) => n > 0 && text === 'terrain' && /^ignor/.test(tokens[n - 1]?.text ?? ''));
  const like = tokens[at];
  if (like === undefined) return undefined;
  const before = tokens.slice(0, at - 1).map(({ text }) => text);
  if (before.some((text) => goes.test(text)) || !before.some((text) => reaches.test(text))) return undefined;
  if (/^(?:and|or)$/.test(tokens[at + 1]?.text ?? '')) return undefined;
  return [...tokens.slice(0, at - 1), ...wordsLike(like, 'ignoring walls , ignoring cover'), ...tokens.slice(at + 1)];
}
pastTerrain.needs = oneOf('terrain');
