import type { Run } from '../phrases/run.ts';
import { facts } from '../texts/said.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import { type Desk, ran } from './desk.ts';

const telling = oneOf('block blocks targeted destroyed health hp object objects wall walls');

/** `Your Reeds don't block movement or LoS`, `Slag blocks movement, not LoS`, in a passive: what the pieces are by their own files. */
export function factsOfPiece(desk: Desk, cursor: Cursor, { context, out }: Run): boolean {
  if (context.slot !== 'passive' || cursor.lacks(telling)) return false;
  const start = cursor.at;
  const agrees = cursor.try(() => {
    cursor.takeAny('all of? your', 'your|all|the');
    const piece = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['marker', 'terrain']);
    if (piece === undefined) return undefined;
    cursor.at = piece.to;
    cursor.take('marker|markers');
    const found = facts(cursor, piece.word.fields);
    return found?.every((fact) => fact.agrees) && cursor.done ? true : undefined;
  });
  if (agrees === undefined) {
    cursor.at = start;
    return false;
  }
  out.held.push({ rule: { clause: ran(desk, start, cursor.at), rule: 'said' }, of: 'you' });
  return true;
}
