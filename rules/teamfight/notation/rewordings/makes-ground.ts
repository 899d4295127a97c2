import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { type Words, wordAt } from '../words/words.ts';

/**
 * `Remove this and it creates a 2x2 area of Mud`, `when destroyed, create Mud in burst 1`, `range 3, create a 2x2 of Mud`: that area becomes it. Without a
 * range it is around a piece, in that one's own text.
 */
export function makesGround(tokens: readonly Token[], { slot, words }: Context): readonly Token[] | undefined {
  const verb = tokens.findIndex(({ text }) => making.test(text));
  const like = tokens[verb];
  if (like === undefined) return undefined;
  const first = new Cursor(tokens, 0, tokens.length);
  const ranged = first.take('range # ,?') && first.at === verb;
  if (!ranged && slot !== 'marker') return undefined;
  const cursor = new Cursor(tokens, verb + 1, tokens.length);
  const found = cursor.try(() => areaOf(cursor, words)) ?? cursor.try(() => inArea(cursor, words));
  if (found === undefined) return undefined;
  const rest = cursor.at;
  const around = cursor.take('centered|centred|around on? it|this') ? tokens.slice(rest, cursor.at) : [];
  if (!cursor.done && !cursor.sees(',|(|and|until')) return undefined;
  const does = tokens[verb - 1]?.text === 'it' ? verb - 1 : verb;
  return [
    ...tokens.slice(0, does),
    ...found.shape,
    ...around,
    ...wordsLike(like, 'becomes'),
    ...found.name,
    ...tokens.slice(cursor.at),
  ];
}
makesGround.needs = oneOf('create creates make makes leave leaves');

const making = /^(?:creates?|makes?|leaves?)$/;

interface Made {
  readonly shape: readonly Token[];
  readonly name: readonly Token[];
}

/** `a 2x2 area of Mud`. */
function areaOf(cursor: Cursor, words: Words): Made | undefined {
  cursor.take('a|an');
  const shape = shapeOf(cursor);
  if (shape === undefined || !cursor.take('of')) return undefined;
  const name = nameOf(cursor, words);
  return name && { shape, name };
}

/** `Mud in burst 1`, `Mud in a 2x2 area`. */
function inArea(cursor: Cursor, words: Words): Made | undefined {
  const name = nameOf(cursor, words);
  if (name === undefined || !cursor.take('in|on a|an?')) return undefined;
  const shape = shapeOf(cursor);
  return shape && { shape, name };
}

function shapeOf(cursor: Cursor): readonly Token[] | undefined {
  const { at } = cursor;
  if (!cursor.takeAny('# x #', 'burst #')) return undefined;
  const shape = cursor.tokens.slice(at, cursor.at);
  cursor.take('area|square');
  return shape;
}

function nameOf(cursor: Cursor, words: Words): readonly Token[] | undefined {
  const { at, end, tokens } = cursor;
  const named = wordAt(words, tokens, at, end, ['terrain', 'marker']);
  if (named === undefined) return undefined;
  cursor.at = named.to;
  cursor.take('terrain|marker|markers');
  return tokens.slice(at, named.to);
}
