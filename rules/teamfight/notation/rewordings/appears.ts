import type { Context } from '../context.ts';
import { isOwnerless } from '../nouns/ownerless.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `At the start of round 3, a Barrel appears on a random Spring`, of a map or a rules card: it is placed there. */
export function appears(tokens: readonly Token[], context: Context): Token[] | undefined {
  if (context.slot !== 'marker' && !isOwnerless(context)) return undefined;
  for (let at = 0; at < tokens.length - 2; at++) {
    const like = tokens[at] as Token;
    if (at > 0 && !/^(?:,|:|then|and)$/.test(tokens[at - 1]?.text ?? '')) continue;
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.take('a|an|one|another') && !cursor.take('#')) continue;
    const { at: named } = cursor;
    cursor.take('new');
    const { at: from } = cursor;
    const found = wordAt(context.words, tokens, from, tokens.length, ['marker', 'terrain']);
    if (found === undefined) continue;
    cursor.at = found.to;
    if (!cursor.takeAny('appears|appear|spawns|spawn', 'is|are placed|spawned|created') || cursor.done) continue;
    return [
      ...tokens.slice(0, at),
      wordLike(like, 'place'),
      ...tokens.slice(at, named),
      ...tokens.slice(from, found.to),
      ...tokens.slice(cursor.at),
    ];
  }
  return undefined;
}
appears.needs = oneOf('appears appear spawns spawn placed spawned created');
