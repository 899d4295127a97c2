import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `At the start of the owner's turn`, `its owner's next turn`, in the text of a piece: of whoever laid it. */
export function ofOwner(tokens: readonly Token[], { slot, self }: Context): Token[] | undefined {
  if ((slot !== 'marker' && slot !== 'terrain') || self === undefined) return undefined;
  const at = tokens.findIndex(
    ({ text }, n) => /^(?:owner|creator|placer)'s$/.test(text) && /^(?:the|its|their)$/.test(tokens[n - 1]?.text ?? ''),
  );
  const like = tokens[at];
  return like && [...tokens.slice(0, at - 1), wordLike(like, 'your'), ...tokens.slice(at + 1)];
}

/** `When an enemy passes through this`, in the text of a piece: whoever does has come into its space. */
export function passesThroughIt(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  if (slot !== 'marker' && slot !== 'terrain') return undefined;
  const at = tokens.findIndex(
    ({ text }, n) =>
      /^(?:pass|passe|walk|move|run|step)s?$/.test(text) &&
      tokens[n + 1]?.text === 'through' &&
      /^(?:this|it)$/.test(tokens[n + 2]?.text ?? ''),
  );
  const like = tokens[at];
  return at > 0 && like ? [...tokens.slice(0, at), wordLike(like, 'enters'), ...tokens.slice(at + 2)] : undefined;
}

/** `At the start of the Hunter's turn`, `adjacent to Hunter`, in the text of a piece that only that hero lays: of whoever laid it. */
export function ownerByName(tokens: readonly Token[], { slot, self, words }: Context): Token[] | undefined {
  if (slot !== 'marker' || self?.owners.length !== 1) return undefined;
  const said: Token[] = [];
  const cursor = new Cursor(tokens, 0, tokens.length);
  let found = false;
  while (!cursor.done) {
    const like = tokens[cursor.at] as Token;
    const from = cursor.at + (cursor.sees('the') ? 1 : 0);
    const hero = wordAt(words, tokens, from, tokens.length, ['hero', 'summon']);
    const isOwner = hero?.word.ref === self.owners[0];
    const isTheirs = /'s?$/.test(tokens[(hero?.to ?? 0) - 1]?.text ?? '');
    said.push(isOwner ? wordLike(like, isTheirs ? 'your' : 'you') : like);
    cursor.at = isOwner && hero !== undefined ? hero.to : cursor.at + 1;
    found ||= isOwner;
  }
  return found ? said : undefined;
}
