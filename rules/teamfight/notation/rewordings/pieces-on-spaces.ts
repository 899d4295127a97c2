import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import { asked } from './rewording.ts';

const places = 'place|put|create|lay|drop|plant|leave';

/** `Put Fire in two spaces adjacent to you`, `place Mines in up to 3 spaces in range 3`: one of them in each of so many. */
export const piecesOnSpaces = asked(
  { needs: oneOf('spaces') },
  (tokens, { words }: Context, { before }): Token[] | undefined => {
    const verb = tokens.findIndex((_, at) => new Cursor(tokens, at, tokens.length).sees(places));
    const like = tokens[verb];
    if (like === undefined || (verb > 0 && !/^(?:,|and|then|:)$/.test(tokens[verb - 1]?.text ?? ''))) return undefined;
    const cursor = new Cursor(tokens, verb + 1, tokens.length);
    const one = cursor.take('a|an|one');
    const { at } = cursor;
    const piece = wordAt(words, tokens, at, tokens.length, ['marker', 'terrain']);
    if (piece === undefined) return undefined;
    cursor.at = piece.to;
    cursor.take('marker|markers');
    if (!cursor.take('in|on|onto|into')) return undefined;
    const each = cursor.take('each of');
    const from = cursor.at;
    cursor.take('up to');
    if (!cursor.take('# different|other|separate? empty|free|unoccupied? spaces')) return undefined;
    const near = besideYou(tokens, cursor.at, before);
    if (one && !each && near === undefined) return undefined;
    return [
      ...tokens.slice(0, verb + 1),
      ...wordsLike(like, 'a'),
      ...tokens.slice(at, piece.to),
      wordLike(like, 'in'),
      ...tokens.slice(from, cursor.at),
      ...(near ?? tokens.slice(cursor.at)),
    ];
  },
);

/** `adjacent to it`, behind a sentence in which you have gone to a space: you are there. */
function besideYou(tokens: readonly Token[], at: number, before: readonly Token[]): readonly Token[] | undefined {
  const cursor = new Cursor(tokens, at, tokens.length);
  const like = tokens[at];
  if (like === undefined || !cursor.takeAny('adjacent|next to it', 'adjacent|next to that|this space'))
    return undefined;
  if (!cursor.done) return undefined;
  const stops = before.flatMap(({ text }, n) => (text === '.' || text === ':' ? [n] : []));
  const last = stops.filter((n) => n < before.length - 1).at(-1) ?? -1;
  const gone = new Cursor(before, last + 1, before.length);
  return gone.take('fly|teleport|jump|leap|dash to a|an|any empty|free? space') &&
    !before.slice(gone.at).some(({ text }) => /^(?:,|and|then|push|pull|move)$/.test(text))
    ? wordsLike(like, 'adjacent to you')
    : undefined;
}
