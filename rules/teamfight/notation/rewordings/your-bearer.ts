import type { Context } from '../context.ts';
import { isGiven } from '../nouns/had.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { lex, type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `Your Hooked ally heals 2`, `teleport adjacent to your Hooked enemy`: whoever has the Hook that is yours. */
export function yourBearer(tokens: readonly Token[], context: Context): Token[] | undefined {
  if (!isGiven(context)) return undefined;
  for (let at = 0; at < tokens.length - 2; at++) {
    const like = tokens[at] as Token;
    if (like.text !== 'your') continue;
    const found = wordAt(context.words, tokens, at + 1, tokens.length, ['token']);
    const who = found && new Cursor(tokens, found.to, tokens.length);
    if (found === undefined || !who?.take('ally|enemy|unit|hero')) continue;
    // "Your Wolf ally" of the very name could be a thing of that kind.
    if (tokens[found.to - 1]?.text === found.word.name.toLowerCase()) continue;
    return [
      ...tokens.slice(0, at),
      wordLike(like, 'the'),
      tokens[found.to] as Token,
      ...wordsLike(like, 'with your'),
      ...lex(found.word.name.toLowerCase()).map(({ text }) => wordLike(like, text)),
      ...tokens.slice(who.at),
    ];
  }
  return undefined;
}
yourBearer.needs = oneOf('your');
