import type { Node } from '../../program.ts';
import type { Asked, Effect } from '../effects/effect.ts';
import type { Cursor } from '../words/cursor.ts';
import { type Word, type Words, wordAt } from '../words/words.ts';

/**
 * `Teleport to a Gate, then remove all other Gates`, `swap with your Wolf ..., remove the others`, `remove the one you left`: told apart from the
 * one in whose space you are since.
 */
export function otherPieces({ cursor, context, clause }: Asked, destroyed: boolean): Effect | undefined {
  if (!cursor.sees('all|every|each|the|your other|others|one|ones|first|old|previous')) return undefined;
  return cursor.try((): Effect | undefined => {
    const { at } = cursor;
    const piece = pieceReached(cursor, at, context.words);
    if (piece === undefined) return undefined;
    const what = left(cursor) ? leftBehind(piece) : others(cursor, piece, context.words);
    if (what === undefined || !(cursor.done || cursor.sees(',|and|then'))) return undefined;
    const node: Node = { clause, node: 'remove', ...(destroyed && { destroyed: true }), what };
    return { nodes: [node], own: true };
  });
}

/** The piece to whose space the text has brought you, by a way that leads to one of several. */
function pieceReached({ tokens }: Cursor, end: number, words: Words): Word | undefined {
  for (let at = end - 1; at > 0; at--) {
    if (tokens[at]?.text !== 'to' && tokens[at]?.text !== 'with') continue;
    if (!/^(?:a|an|any|another|one)$/.test(tokens[at + 1]?.text ?? '')) continue;
    const verb = tokens.slice(Math.max(0, at - 4), at).findLast(({ text }) => goes.test(text));
    const found = verb && wordAt(words, tokens, at + 2, end, ['marker']);
    if (found && !found.word.fields.object) return found.word;
  }
  return undefined;
}

const goes = /^(?:teleport|swap|move|fly|jump|leap|blink)$/;

const left = (cursor: Cursor): boolean =>
  cursor.takeAny('the one you left|came|started from?', 'the first|old|previous one');

/** Where you were before. */
const leftBehind = ({ ref }: Word) => ({
  marker: ref,
  places: [{ range: { max: 0 }, of: 'left' as const }],
  first: true as const,
});

/** All that do not lie where you are. */
function others(cursor: Cursor, piece: Word, words: Words) {
  const what = (yours: boolean) => ({
    marker: piece.ref,
    ...(yours && { yours: true as const }),
    places: [{ range: { min: 1 } }],
  });
  if (cursor.takeAny('all|the others', 'all the others')) return what(false);
  const yours = cursor.takeAny('all? of? your other', 'every|each other of your');
  if (!yours && !cursor.takeAny('all|every|each|the other', 'all of? the other')) return undefined;
  const named = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker']);
  if (named?.word.ref !== piece.ref) return undefined;
  cursor.at = named.to;
  cursor.take('marker|markers');
  return what(yours);
}
