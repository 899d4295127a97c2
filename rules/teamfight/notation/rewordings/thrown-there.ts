import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `Throw a Flare to an empty space in range 4`, `toss your Net onto a space in range 3`, `throw a Bomb to range 4`: it is placed there. */
export function thrownThere(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const like = tokens[0] as Token;
  if (!cursor.take('throw|toss|hurl|lob|send|roll|launch') || !cursor.take('a|an|your|one')) return undefined;
  const piece = wordAt(words, tokens, cursor.at, tokens.length, ['marker']);
  if (piece === undefined) return undefined;
  cursor.at = piece.to;
  if (!cursor.take('to|into|onto|at') || !cursor.sees('a|an|any|range')) return undefined;
  return [wordLike(like, 'place'), ...tokens.slice(1, piece.to), wordLike(like, 'in'), ...tokens.slice(cursor.at)];
}
thrownThere.begins = beginning('throw|toss|hurl|lob|send|roll|launch');

const placing = 'place|put|create|summon|deploy|lay';

/** `Place up to 3 Stones in range 3, on free spaces which must touch a wall`, `summon a Wolf, in range 1`: where, in one row. */
export function rangeBeforeSpaces(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  cursor.take('also');
  const first = cursor.at;
  if (!cursor.take(placing)) return undefined;
  const bare = !cursor.takeAny('up to #', '#', 'a|an|your|one');
  const piece = wordAt(words, tokens, cursor.at, tokens.length, ['marker', 'summon']);
  // A name without an article is of the one that is called so.
  if (piece === undefined || (bare && tokens[piece.to - 1]?.text.endsWith('s'))) return undefined;
  cursor.at = piece.to;
  const comma = cursor.take(',');
  const { at } = cursor;
  if (!cursor.take('in|within range #')) return undefined;
  const range = tokens.slice(at, cursor.at);
  cursor.take(',');
  const { at: where } = cursor;
  const like = tokens[where - 1] as Token;
  if (!cursor.take('on|in a|an|any? free|empty|unoccupied|open space|spaces'))
    return comma ? [...tokens.slice(first, piece.to), ...tokens.slice(at)] : undefined;
  const spaces = tokens.slice(where + 1, cursor.at);
  const touch = cursor.takeAny('which|that must? touch|touches|border|borders', 'touching|bordering');
  return [
    ...tokens.slice(first, piece.to),
    wordLike(like, 'in'),
    ...spaces,
    ...range,
    ...(touch ? wordsLike(like, 'adjacent to') : []),
    ...tokens.slice(cursor.at),
  ];
}
rangeBeforeSpaces.begins = beginning('also', placing);
rangeBeforeSpaces.needs = oneOf('range');

/** `Global, place up to 2 Nests in empty spaces that no enemy can see`: in such spaces anywhere. */
export function globalSpaces(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('global|globally ,|:?') || !cursor.sees(placing)) return undefined;
  const { at } = cursor;
  const space = tokens.findIndex(({ text }, n) => n > at && text === 'spaces');
  const like = tokens[space];
  const empty = new Cursor(tokens, space - 2, tokens.length);
  if (like === undefined || space < at + 3 || !empty.take('in|on empty|free|unoccupied spaces')) return undefined;
  if (!empty.done && !empty.sees('that|which|no|out|not|,|(|.')) return undefined;
  return [...tokens.slice(at, space + 1), wordLike(like, 'anywhere'), ...tokens.slice(space + 1)];
}
globalSpaces.begins = beginning('global|globally');
globalSpaces.needs = oneOf('spaces');

/**
 * `Destroy any number of Corpses in range 4 and summon a Wolf in each space (max 3)`, `up to 2 Seeds in LoS, remove them and place a Tree in each`: they
 * are replaced. What a piece does when it is destroyed would come first.
 */
export function goneAndInEach(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const like = tokens[0] as Token;
  const first = cursor.take('destroy|remove|consume');
  const { at } = cursor;
  if (!cursor.takeAny('any number of your?', 'up to # of? your?')) return undefined;
  const gone = wordAt(words, tokens, cursor.at, tokens.length, ['marker']);
  if (gone === undefined || /\bdestroyed\b/i.test(gone.word.text)) return undefined;
  const end = tokens.findIndex(({ text }, n) => n >= gone.to && (first ? /^(?:and|,|then)$/ : /^[,:]$/).test(text));
  if (end < 0) return undefined;
  cursor.at = end;
  const joined = first
    ? cursor.takeAny(',? and|then', ',? and then')
    : cursor.take(',|: destroy|remove|consume them and|,');
  if (!joined) return undefined;
  if (!first) cursor.take('and|then');
  if (!cursor.take('summon|place|put a|an|one')) return undefined;
  const { at: made } = cursor;
  const comes = wordAt(words, tokens, made, tokens.length, ['summon', 'marker']);
  if (comes === undefined) return undefined;
  cursor.at = comes.to;
  if (!cursor.takeAny('in|on each of their|the|those spaces', 'in|on each of? them', 'in|on each space?'))
    return undefined;
  return [
    wordLike(like, 'replace'),
    ...tokens.slice(at, end),
    ...wordsLike(like, 'with a'),
    ...tokens.slice(made, comes.to),
    ...tokens.slice(cursor.at),
  ];
}
goneAndInEach.begins = beginning('destroy|remove|consume', 'any|up');
goneAndInEach.needs = oneOf('each');
