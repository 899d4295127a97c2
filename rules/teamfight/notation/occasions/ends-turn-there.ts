import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

const turns = oneOf('turn');
const places = 'adjacent|next|in|within|on';

/**
 * `[ends when you move] or are adjacent to an enemy at the end of your turn`, `[clear] at the end of your turn if you are in Mud`: when you end a turn
 * there, as one of several things that may happen. The same words where it is not said so.
 */
export function endsTurnThere(cursor: Cursor): Cursor {
  if (cursor.lacks(turns)) return cursor;
  const { tokens, at, end } = cursor;
  const said = tokens.slice(at, end);
  const other = momentBehind(said) ?? questionBehind(said);
  return other === undefined ? cursor : new Cursor(other, 0, other.length);
}

function momentBehind(tokens: readonly Token[]): Token[] | undefined {
  const are = tokens.findLastIndex(({ text }) => text === 'are');
  const verb = tokens[are];
  if (are < 1 || verb === undefined || !/^(?:or|,|you)$/.test(tokens[are - 1]?.text ?? '')) return undefined;
  const at = tokens.findIndex(({ text }, n) => n > are && text === 'at');
  if (at < 0 || !new Cursor(tokens, are + 1, at).sees(places)) return undefined;
  const cursor = new Cursor(tokens, at, tokens.length);
  if (!cursor.take('at the start|end of your turn') || !cursor.done) return undefined;
  return [
    ...tokens.slice(0, are),
    ...wordsLike(verb, `${tokens[at + 2]?.text} your turn`),
    ...tokens.slice(are + 1, at),
  ];
}

function questionBehind(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'at');
  const like = tokens[at];
  if (like === undefined || at < 1 || !gone.test(tokens[at - 1]?.text ?? '')) return undefined;
  const cursor = new Cursor(tokens, at, tokens.length);
  if (!cursor.take('at the start|end of your turn ,? if|while you are') || !cursor.sees(places)) return undefined;
  return [
    ...tokens.slice(0, at),
    wordLike(like, 'when'),
    ...wordsLike(like, `you ${tokens[at + 2]?.text} your turn`),
    ...tokens.slice(cursor.at),
  ];
}

const gone = /^(?:ends?|lost|removed|cleared|clear|lose|remove|this|it)$/;
