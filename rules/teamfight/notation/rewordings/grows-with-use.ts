import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { lex, type Token, wordLike, wordsLike } from '../words/token.ts';

/** `Each time you use this, it deals +1dmg`, `this deals 1 less damage each time you use it`: so much more for each use before the one that runs. */
export function growsWithUse(tokens: readonly Token[], { slot, marker, free, card }: Context): Token[] | undefined {
  const [like] = tokens;
  if (like === undefined || (slot !== 'ability' && slot !== 'default') || marker !== undefined || free)
    return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const own = card === undefined ? [] : lex(card.name).map(({ text }) => text);
  const itself = (): boolean => {
    const isNamed = own.length > 0 && own.every((text, n) => tokens[cursor.at + n]?.text === text);
    if (isNamed) cursor.at += own.length;
    return isNamed || cursor.take('this|it ability|attack?');
  };
  const uses = (): boolean => cursor.takeAny('whenever you use', 'each|every time you use') && itself();
  cursor.take('for the rest of the game ,');
  const first = uses() && cursor.take(',');
  if (itself()) cursor.take('deals|has|gains|does');
  else cursor.take('deal|deals');
  const sum = change(cursor, like);
  if (sum === undefined) return undefined;
  cursor.take(',');
  if (!first && !uses()) return undefined;
  cursor.takeAny('this game', 'for the rest of the game');
  cursor.take('.');
  return cursor.done ? [...sum, ...wordsLike(like, 'for each previous use of this')] : undefined;
}
growsWithUse.needs = oneOf('use');

/** `+1dmg`, `2 less damage`: with its sign in front. */
function change(cursor: Cursor, like: Token): readonly Token[] | undefined {
  const from = cursor.at;
  if (cursor.take('+|- # dmg|damage')) return cursor.tokens.slice(from, cursor.at);
  if (!cursor.take('# more|less damage')) return undefined;
  const sign: Token = { ...wordLike(like, cursor.tokens[from + 1]?.text === 'more' ? '+' : '-'), kind: 'sign' };
  return [sign, cursor.tokens[from] as Token, cursor.tokens[from + 2] as Token];
}
