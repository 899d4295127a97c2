import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

/**
 * `If in Bear Stance, this has +2 range and is undefendable`, `while you have a Coin, +1 range and +1 crit`: how far the ability reaches stands before
 * the question, as it is asked before anybody is chosen, and each other thing beside it with the question of its own.
 */
export function reachesIf(tokens: readonly Token[]): Token[] | undefined {
  const [first] = tokens;
  if (first === undefined || !/^(?:if|while|in)$/.test(first.text)) return undefined;
  const comma = tokens.findIndex(({ text }) => text === ',' || text === ':');
  if (comma < 2 || !tokens.some(({ text }, n) => n > comma && text === 'range')) return undefined;
  const asked = [wordLike(first, 'if'), ...tokens.slice(first.text === 'in' ? 0 : 1, comma)];
  const cursor = new Cursor(tokens, comma + 1, tokens.length);
  const said: Token[] = [];
  let reaches = false;
  do {
    const part = partOf(cursor, first);
    if (part === undefined) return undefined;
    reaches ||= part.at(-1)?.text === 'range' || part.at(-2)?.text === 'range';
    said.push(...(said.length > 0 ? [wordLike(first, ',')] : []), ...part, ...asked);
  } while (cursor.takeAny(', and', ',|and'));
  return reaches && cursor.done ? said : undefined;
}

/** `this has +2 range`, `is undefendable`, `deals +1 damage`, `+1 crit`. */
function partOf(cursor: Cursor, like: Token): Token[] | undefined {
  const { tokens } = cursor;
  cursor.takeAny('this attack|ability?', 'it');
  const has = cursor.take('has|gains');
  const { at } = cursor;
  if (cursor.take('+ # range') || (has && cursor.takeAny('range #', 'unlimited|infinite range')))
    return [...wordsLike(like, 'this has'), ...tokens.slice(at, cursor.at)];
  if (cursor.take('+ # crit')) return tokens.slice(at, cursor.at);
  if (has) return undefined;
  if (cursor.take('deals|does? + # dmg|damage')) return tokens.slice(cursor.at - 3, cursor.at);
  return cursor.take('is? undefendable') ? [tokens[cursor.at - 1] as Token] : undefined;
}
