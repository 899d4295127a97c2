import type { Node, Place } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { type Word, wordAt } from '../words/words.ts';
import { type Head, ignoresWalls } from './head.ts';
import { placesPiece } from './head-space.ts';
import { inRange, nextTo } from './range.ts';

/** `Snare in LoS`, `choose one of your Snares in range 4`: the space where one lies, which areas behind it are drawn from. */
export function pieceHead(cursor: Cursor, context: Context, clause: number): Head | undefined {
  if (context.slot !== 'ability' && context.slot !== 'default') return undefined;
  const behindAnd = cursor.before?.text === 'and';
  return cursor.try(() => {
    const verb = cursor.take('target|choose|pick|select');
    const adjacent = cursor.take('an? adjacent');
    const yours = !adjacent && cursor.takeAny('any? one of your', 'your');
    if (!adjacent && !yours) cursor.take('a|an|any|one');
    const found = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['marker']);
    // An object with health is a unit, and what is longer than a space lies on none.
    if (found === undefined || found.word.fields.object || found.word.fields.long !== undefined) return undefined;
    cursor.at = found.to;
    cursor.take('marker|object');
    const other = orOther(cursor, context);
    if (other === false) return undefined;
    const seen = cursor.takeAny('in|within your? los', 'in|within your? line of sight', 'that? you can? see');
    const anywhere = !seen && cursor.takeAny('anywhere on the map|board', 'anywhere', 'on the map|board');
    const far = seen || anywhere ? {} : adjacent ? nextTo : inRange(cursor);
    // "Your Snare" without a place is there, and nothing is chosen that would have to be seen.
    if (far === undefined && !(verb && yours)) return undefined;
    const blind = anywhere || far === undefined || ignoresWalls(cursor);
    if (!cursor.done && !cursor.sees(',|:|and|then')) return undefined;
    // "Place a Mine adjacent to you and a Snare in range 4": that one is placed, too.
    if (behindAnd && !verb && cursor.done) return undefined;
    // A unit comes where nobody stands. Which of two is removed would have to be known.
    const free = other && placesPiece(cursor, context);
    if (other !== undefined && free === undefined) return undefined;
    const then: Node[] = [];
    const on = { on: found.word.ref, ...(yours && { yours }) };
    const lies = ({ ref }: Word): Place => ({ range: { max: 0 }, of: { marker: ref, ...(yours && { yours }) } });
    const where = other === undefined ? on : { places: [{ any: [lies(found.word), lies(other)] }] };
    return { node: { clause, node: 'space', range: far ?? {}, sight: !blind, ...where, ...free, then }, then };
  });
}

/** `or Snare marker`: where one of the other kind lies. False where something else is named behind "or". */
function orOther(cursor: Cursor, { words }: Context): Word | false | undefined {
  if (!cursor.take('or')) return undefined;
  cursor.take('a|an|your');
  const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker']);
  if (found === undefined || found.word.fields.object || found.word.fields.long !== undefined) return false;
  cursor.at = found.to;
  cursor.take('marker|object');
  return found.word;
}
