import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `While Juno is your ally`, `with Juno as an ally, ...`, `if an allied Juno is alive`: while there is such a hero. Who is dead may be on your team, and is nobody's ally. */
export function hasSuchAlly(tokens: readonly Token[], { words, bearer }: Context): Token[] | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const like = tokens[at] as Token;
    const cursor = new Cursor(tokens, at, tokens.length);
    const bare = cursor.take('with');
    if (!bare && !cursor.take('while|if|when')) continue;
    const allied = cursor.take('an allied');
    const from = cursor.at;
    const named = wordAt(words, tokens, from, tokens.length, ['hero']);
    if (named === undefined || named.word.ref === bearer) continue;
    cursor.at = named.to;
    const alive = 'alive|living|standing|around';
    const said = bare ? cursor.take('as an|your ally') : cursor.take('is') && cursor.takeAny('an|your ally', alive);
    if (!said) continue;
    // "While Juno is alive" could be one of either side.
    const isAlly = allied || !new RegExp(`^(?:${alive})$`).test(cursor.before?.text ?? '');
    if (!isAlly) return undefined;
    cursor.takeAny(`and ${alive}`, 'and on the map', 'on your team');
    const asks = like.text === 'with' ? 'while' : like.text;
    return [
      ...tokens.slice(0, at),
      ...wordsLike(like, `${asks} there is an allied`),
      ...tokens.slice(from, named.to),
      ...tokens.slice(cursor.at),
    ];
  }
  return undefined;
}
hasSuchAlly.needs = oneOf('ally alive living standing around');
