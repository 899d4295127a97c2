import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `In an empty space further than range 3 from you and any other Totem`: beyond that range of you, and not in that range of another one. */
export function furtherThan(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.takeAny('further|farther|more than range # away? from|of', 'beyond range # from')) continue;
    const like = tokens[at] as Token;
    const number = tokens.slice(at, cursor.at).find(({ kind }) => kind === 'number') as Token;
    const of = cursor.at;
    const beyond = [...tokens.slice(0, at), ...wordsLike(like, 'beyond range'), number, ...wordsLike(like, 'of')];
    const both = cursor.take('you and|or from|of?') && cursor.takeAny('any|each|every other', 'another');
    const piece = both ? wordAt(words, tokens, cursor.at, tokens.length, ['marker', 'summon']) : undefined;
    if (piece === undefined) return [...beyond, ...tokens.slice(of)];
    return [
      ...beyond,
      ...wordsLike(like, 'you , not in range'),
      number,
      ...wordsLike(like, 'of another'),
      ...tokens.slice(cursor.at),
    ];
  }
  return undefined;
}
furtherThan.needs = oneOf('further farther more beyond');
