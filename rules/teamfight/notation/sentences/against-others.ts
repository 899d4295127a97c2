import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `Their abilities that don't target you have +2 def`: theirs against others. */
export function againstOthers(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'abilities' || text === 'attacks' || text === 'ability');
  const like = tokens[at];
  if (like === undefined) return undefined;
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  const said = cursor.takeAny(
    "that|which don't|doesn't target|include you",
    'that|which do|does not target|include you',
    'not targeting you',
  );
  return said
    ? [...tokens.slice(0, at + 1), ...wordsLike(like, 'against others'), ...tokens.slice(cursor.at)]
    : undefined;
}

/** `Ally in LoS, move 1 in any direction`: them, as one goes oneself where one likes anyway. */
export function movedAnyWay(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 1; at < tokens.length - 4; at++) {
    if (tokens[at]?.text !== 'move' || tokens[at - 1]?.text !== ',') continue;
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.takeAny('move up? to? # space|spaces in any direction', 'move up? to? # in any direction')) continue;
    const like = tokens[at] as Token;
    return [...tokens.slice(0, at + 1), ...wordsLike(like, 'them'), ...tokens.slice(at + 1)];
  }
  return undefined;
}
