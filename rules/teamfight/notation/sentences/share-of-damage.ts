import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `Damage from behind is halved`, `all damage from enemies beyond range 3 is doubled`: what is told of damage, said of you, who take it. */
export function shareOfDamage(tokens: readonly Token[]): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || !cursor.take('all? damage from')) return undefined;
  const is = tokens.findIndex(({ text }, at) => at > cursor.at && text === 'is');
  const does = new Cursor(tokens, is + 1, tokens.length);
  const share = is < 0 ? undefined : does.take('halved') ? 'half' : does.take('doubled') ? 'double' : undefined;
  if (share === undefined || !does.done) return undefined;
  return [...wordsLike(like, `you take ${share} damage from`), ...tokens.slice(cursor.at, is)];
}
shareOfDamage.begins = oneOf('all damage');
shareOfDamage.needs = oneOf('halved doubled');
