import type { Context } from '../context.ts';
import { onePiece, pieceAt } from '../sentences/from-pieces.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

/** `Your Wolf explodes: burst 1, 3dmg`, `a Turret in range 4 explodes, burst 1, 3dmg`, `blow up one of your Turrets: burst 1, 2dmg`: it is gone, and that comes around it. */
export function explodes(tokens: readonly Token[], context: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  const blown = cursor.take('blow up');
  const first = cursor.at;
  const yours = cursor.take('your') && pieceAt(cursor, context, true);
  const one = yours || onePiece(cursor, context) || pieceAt(cursor, context, false);
  if (like === undefined || !one || one.word.kind !== 'summon') return undefined;
  const found = first === cursor.at ? [] : tokens.slice(first, cursor.at);
  const far = cursor.take('in|within range #') ? tokens.slice(cursor.at - 3, cursor.at) : [];
  if (!blown && !cursor.takeAny('explode|explodes', 'blows up')) return undefined;
  if (!cursor.take(',|:') || !cursor.take('burst #')) return undefined;
  const burst = tokens.slice(cursor.at - 2, cursor.at);
  if (cursor.sees('of|around|from')) return undefined;
  const whom = yours ? [...wordsLike(like, 'one of your'), ...one.name] : found;
  return [
    wordLike(like, 'destroy'),
    ...whom,
    ...far,
    wordLike(like, ','),
    ...burst,
    ...wordsLike(like, 'of it'),
    ...tokens.slice(cursor.at),
  ];
}
explodes.needs = oneOf('explode explodes blow blows');
