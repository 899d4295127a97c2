import { oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

const asked = /^(?:when|whenever|if|while|until|next|once|unless|who|that|which)$/;

/** `An enemy in range 2 attacks the nearest unit`, with a default ability of theirs; `an ally in range 3 may attack`, with a default attack. */
export function attacksSomebody(tokens: readonly Token[]): Token[] | undefined {
  const may = tokens.findIndex(({ text }, n) => text === 'attack' && tokens[n - 1]?.text === 'may');
  if (may > 1) return mayAttack(tokens, may);
  const at = tokens.findIndex(({ text }) => text === 'attacks');
  const like = tokens[at];
  if (like === undefined || at < 1 || tokens.slice(0, at).some(({ text }) => asked.test(text))) return undefined;
  if (!/^(?:the|an?|its|their|another|you|it|them|himself|herself|itself|themselves)$/.test(tokens[at + 1]?.text ?? ''))
    return undefined;
  return [...tokens.slice(0, at), ...wordsLike(like, 'uses a default ability on'), ...tokens.slice(at + 1)];
}
attacksSomebody.needs = oneOf('attack attacks');

/** What you may attack with is a Standard Action of yours, or one more: only of others it is said. */
function mayAttack(tokens: readonly Token[], at: number): Token[] | undefined {
  const [like, whoever] = [tokens[at], tokens.slice(0, at - 1)];
  if (like === undefined || at + 1 < tokens.length) return undefined;
  if (whoever.some(({ text }) => asked.test(text) || /^(?:you|:|and|or|then)$/.test(text))) return undefined;
  return [...tokens.slice(0, at), ...wordsLike(like, 'use a default attack')];
}
