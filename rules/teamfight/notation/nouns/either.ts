import type { Node, Range, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { type Word, wordAt } from '../words/words.ts';
import { type Head, ignoresWalls } from './head.ts';
import type { Draft } from './noun.ts';
import { kindOf } from './noun-kind.ts';
import { originOrYou } from './origin.ts';
import { range } from './range.ts';

const or = oneOf('or');

/** `Ally or Totem in LoS`, `a Totem or an enemy in range 3`: the space that is chosen is where one or the other is. */
export function either(cursor: Cursor, context: Context, clause: number): Head | undefined {
  if (cursor.lacks(or)) return undefined;
  return (
    yourselfOr(cursor, context, clause) ??
    cursor.try(() => {
      cursor.take('target|choose');
      const first = unitAt(cursor, context);
      const marker = first === undefined ? markerAt(cursor, context) : undefined;
      if ((first === undefined && marker === undefined) || !cursor.take('or')) return undefined;
      const who = first ?? unitAt(cursor, context);
      const piece = marker ?? markerAt(cursor, context);
      if (who === undefined || piece === undefined) return undefined;
      const seen = cursor.takeAny('in|within los', 'in|within line of sight', 'you can see');
      const far: Range | undefined = seen ? {} : cursor.take('in|within') ? range(cursor) : undefined;
      // More is said of them, or of one of them.
      if (far === undefined || (!cursor.done && !cursor.sees(',|:'))) return undefined;
      const then: Node[] = [];
      const sight = !ignoresWalls(cursor);
      return { node: { clause, node: 'space', range: far, sight, on: piece.ref, or: who, then }, then };
    })
  );
}

/** `choose you or a Mine anywhere`: the space where you are or where one of these is. */
const yourselfOr = (cursor: Cursor, context: Context, clause: number): Head | undefined =>
  cursor.try(() => {
    const origin = cursor.take('choose you or') ? originOrYou(cursor, context) : undefined;
    if (origin === undefined || !cursor.take('anywhere')) return undefined;
    const then: Node[] = [];
    return { node: { clause, node: 'space', sight: false, ...origin, then }, then };
  });

/** `an ally`, `enemy hero`: one, of whom nothing else is said. */
function unitAt(cursor: Cursor, context: Context): Who | undefined {
  return cursor.try(() => {
    cursor.take('a|an|any|another');
    const who: Draft<Who> = { side: 'any' };
    return kindOf(cursor, context, who) === 'one' && who.card === undefined ? who : undefined;
  });
}

function markerAt(cursor: Cursor, context: Context): Word | undefined {
  return cursor.try(() => {
    cursor.take('a|an|any');
    const found = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['marker']);
    // An object with health is a unit.
    if (found === undefined || found.word.fields.object) return undefined;
    cursor.at = found.to;
    cursor.take('marker|object');
    return found.word;
  });
}
