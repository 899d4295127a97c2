import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

/** `You may fly back to its space`, `return to it`, of a piece: one is put there, however far that is. */
export function fliesBack(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => /^(?:fly|teleport|return|move|jump|go)$/.test(text));
  const like = tokens[at];
  if (like === undefined || (at > 0 && !/^(?:may|can|and|then|,)$/.test(tokens[at - 1]?.text ?? ''))) return undefined;
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  if (!cursor.take('back') && like.text !== 'return') return undefined;
  const from = cursor.at;
  if (!cursor.take('to') || !cursor.takeAny('its space', 'the? marker', 'it')) return undefined;
  if (!cursor.done && !cursor.sees(',|and|then|.')) return undefined;
  return [...tokens.slice(0, at), wordLike(like, 'teleport'), ...tokens.slice(from)];
}
