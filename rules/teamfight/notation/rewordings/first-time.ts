import type { Context } from '../context.ts';
import { wordOf } from '../words/by-ref.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

/**
 * `Give a Brand. The first time they attack, they take 2dmg and lose the token`: the next time, and the token is that one. A token with a text of
 * its own says itself what it does.
 */
export function firstTime(tokens: readonly Token[], { words, gave, handed, them, slot }: Context): Token[] | undefined {
  const [like] = tokens;
  if (like === undefined || them !== 'target' || (slot !== 'ability' && slot !== 'default')) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('the first|next time')) return undefined;
  const isFirst = tokens[1]?.text === 'first';
  if (!cursor.takeAny('they|it', 'the target|enemy|ally') || cursor.done) return undefined;
  const comma = tokens.findIndex(({ text }) => text === ',');
  if (comma < 0 || tokens.slice(0, comma).some(({ text }) => /^(?:each|every|per|this)$/.test(text))) return undefined;
  const given = gave ?? wordOf(words, handed, 'token', 'condition');
  if (given !== undefined && given.text !== '') return undefined;
  const said = isFirst ? [...wordsLike(like, 'the next time'), ...tokens.slice(3)] : [...tokens];
  const lost = said.findIndex(({ text }) => /^loses?$/.test(text));
  const it = new Cursor(said, lost + 1, said.length);
  if (given === undefined || lost < 0 || !it.takeAny('it', 'the|that token') || !it.done)
    return isFirst ? said : undefined;
  return [...said.slice(0, lost + 1), wordLike(like, 'the'), ...wordsLike(like, given.name.toLowerCase())];
}
