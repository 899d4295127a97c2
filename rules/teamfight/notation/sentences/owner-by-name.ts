import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `At the start of the Hunter's turn`, in the text of a piece that only that hero lays: of whoever laid it. */
export function ownerByName(tokens: readonly Token[], { slot, self, words }: Context): Token[] | undefined {
  if (slot !== 'marker' || self?.owners.length !== 1) return undefined;
  const said: Token[] = [];
  const cursor = new Cursor(tokens, 0, tokens.length);
  let found = false;
  while (!cursor.done) {
    const like = tokens[cursor.at] as Token;
    const from = cursor.at + (cursor.sees('the') ? 1 : 0);
    const hero = wordAt(words, tokens, from, tokens.length, ['hero', 'summon']);
    const isOwner = hero?.word.ref === self.owners[0] && /'s?$/.test(tokens[(hero?.to ?? 0) - 1]?.text ?? '');
    said.push(isOwner ? wordLike(like, 'your') : like);
    cursor.at = isOwner && hero !== undefined ? hero.to : cursor.at + 1;
    found ||= isOwner;
  }
  return found ? said : undefined;
}
