import type { Ref } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';

/** `When an ally enters, heal 2`, in the text of a piece or ground: whoever has come there, and not who has laid it. */
export const isGuest = ({ slot, them, side, comes, later }: Context): boolean =>
  (slot === 'marker' || slot === 'terrain') && them === 'trigger' && side !== 'enemy' && comes === true && !later;

/** `When a unit enters this space, move 2`: the order is that one's. Counters are one's own wherever nobody is named, but what a map or no card lays is nobody's. */
export function orderedGuest(cursor: Cursor, context: Context): Ref | undefined {
  // Nobody lays a piece that harms himself as somebody else comes there.
  if (cursor.sees('take|takes # damage') && isGuest({ ...context, side: undefined })) return 'trigger';
  if (!isGuest(context)) return undefined;
  if (cursor.sees('move|fly|teleport|clear|refresh|ready #|a|an|one|all|any|up|to')) return 'trigger';
  if (!cursor.sees('gain|get|lose')) return undefined;
  const said = cursor.at;
  cursor.at += 1;
  cursor.takeAny('a|an|one|all|any', '#');
  const counter = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['counter']);
  cursor.at = said;
  const isNobodys = context.marker?.fields.ofMap || (context.slot === 'terrain' && context.marker?.owners.length === 0);
  return counter === undefined || isNobodys ? 'trigger' : undefined;
}
