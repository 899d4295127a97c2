import type { Cursor } from '../words/cursor.ts';
import { lex, type Token } from '../words/token.ts';
import type { Word } from '../words/words.ts';

/** Whether these are the very words of its own text, whatever stops stand in them. */
export function isOwnText(tokens: readonly Token[], { text }: Word): boolean {
  const plain = (words: readonly Token[]) => words.filter(({ kind, text }) => kind !== 'line' && text !== '.');
  const own = plain(lex(text));
  const said = plain(tokens);
  return own.length > 0 && own.length === said.length && own.every(({ text }, at) => text === said[at]?.text);
}

/** `(Hazard: 1dmg)`, to the end of a sentence, where that is what the text of the piece says. */
export function takeOwnText(cursor: Cursor, word: Word): boolean {
  if (!cursor.sees('(') || cursor.tokens[cursor.end - 1]?.text !== ')') return false;
  if (!isOwnText(cursor.tokens.slice(cursor.at + 1, cursor.end - 1), word)) return false;
  cursor.at = cursor.end;
  return true;
}
