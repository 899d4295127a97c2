import type { Place, Use } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** What it costs to go from one piece to another, and where whoever does it stands. */
interface Gate {
  readonly use: Omit<Use, 'clause'>;
  readonly place: Place;
}

/** `can spend 1 movement while adjacent to a Portal to`: whoever is next to one of them. */
export function besideGate(cursor: Cursor, { words }: Context): Gate | undefined {
  return cursor.try(() => {
    if (!cursor.takeAny('can|may spend # movement while|when|if', 'can|may spend # movement')) return undefined;
    const use = { action: 'free' as const, movement: cursor.numbers[0] ?? 1 };
    if (!cursor.take('adjacent|next to a|an|any|your')) return undefined;
    const piece = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker']);
    if (piece === undefined) return undefined;
    cursor.at = piece.to;
    return cursor.take('to') ? { use, place: { range: { max: 1 }, of: { marker: piece.word.ref } } } : undefined;
  });
}

/** `can spend a Move Action to go from range 1 of a Tunnel to range 1 of another`: from next to one of them to a space next to another one. */
export function fromGate(cursor: Cursor, { words }: Context): (Gate & { readonly said: readonly Token[] }) | undefined {
  return cursor.try(() => {
    if (!cursor.take('can|may spend|use|take a|an|1|their|your free|move|standard action to')) return undefined;
    const action = cursor.tokens[cursor.at - 3]?.text as Use['action'];
    const like = cursor.peek();
    if (like === undefined || !cursor.take('go|travel|teleport|move|pass|jump from')) return undefined;
    if (!isBeside(cursor)) return undefined;
    cursor.take('a|an|any|one');
    const { at } = cursor;
    const piece = wordAt(words, cursor.tokens, at, cursor.end, ['marker']);
    if (piece === undefined) return undefined;
    cursor.at = piece.to;
    if (!cursor.take('to') || !isBeside(cursor) || !cursor.takeAny('another one?', 'any|the other one?'))
      return undefined;
    const again = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker']);
    if (again !== undefined && again.word !== piece.word) return undefined;
    cursor.at = again?.to ?? cursor.at;
    if (!cursor.done) return undefined;
    const said = [...wordsLike(like, 'teleport adjacent to another'), ...cursor.tokens.slice(at, piece.to)];
    return { use: { action }, place: { range: { max: 1 }, of: { marker: piece.word.ref } }, said };
  });
}

/** `range 1 of`, `a space adjacent to`. */
const isBeside = (cursor: Cursor): boolean => cursor.takeAny('in? range 1 of', 'a|any? space? adjacent|next to');

/** `can spend 1 movement here to`, in the text of a piece: whoever is on it. */
export const spentHere = (cursor: Cursor): Gate | undefined =>
  cursor.takeAny('can|may spend # movement here to', 'can|may spend # movement in this space to')
    ? {
        use: { action: 'free', movement: cursor.numbers[0] ?? 1 },
        place: { range: { max: 0 }, of: 'marker' },
      }
    : undefined;
