import { oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

const asked = /^(?:when|whenever|if|while|until|next|once|unless|who|that|which)$/;

/** `An enemy in range 2 attacks the nearest unit`: with a default ability of theirs. */
export function attacksSomebody(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'attacks');
  const like = tokens[at];
  if (like === undefined || at < 1 || tokens.slice(0, at).some(({ text }) => asked.test(text))) return undefined;
  if (!/^(?:the|an?|its|their|another|you|it|them|himself|herself|itself|themselves)$/.test(tokens[at + 1]?.text ?? ''))
    return undefined;
  return [...tokens.slice(0, at), ...wordsLike(like, 'uses a default ability on'), ...tokens.slice(at + 1)];
}
attacksSomebody.needs = oneOf('attacks');
