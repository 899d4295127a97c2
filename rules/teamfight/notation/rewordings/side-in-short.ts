import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';
import type { Rewording } from './rewording.ts';

/** `Burst 2. Enemies 3dmg, allies heal 3`, behind an area: those of them in it take that. */
export const sideInShort: Rewording = (tokens, _, { tail }) => {
  const node = tail?.node;
  if (node?.node !== 'area' || node.who.side !== 'any') return undefined;
  const said: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    const opens = at === 0 || /^(?:,|and)$/.test(tokens[at - 1]?.text ?? '');
    said.push(token);
    if (opens && new Cursor(tokens, at, tokens.length).sees('enemies|allies # dmg|damage'))
      said.push(wordLike(token, 'take'));
  }
  return said.length > tokens.length ? said : undefined;
};
