import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `When you teleport away from a space, enemies adjacent to it are Slowed`: to the space that one has left. */
export function departs(tokens: readonly Token[]): Token[] | undefined {
  const when = tokens.findIndex(({ text }) => /^(?:when|whenever)$/.test(text));
  const cursor = new Cursor(tokens, when + 1, tokens.length);
  if (when < 0 || !cursor.take('you teleport|move')) return undefined;
  const verb = cursor.at;
  if (!cursor.takeAny('away? from|off a|any|your space ,', 'out of a|any|your space ,', 'away ,')) return undefined;
  const comma = cursor.at - 1;
  const it = tokens.findIndex(({ text }, at) => at > comma && /^(?:it|there)$/.test(text));
  const near = new Cursor(tokens, it - 1, it);
  if (it < 0 || !near.take('to|of|in|on|around')) return undefined;
  const like = tokens[it] as Token;
  return [
    ...tokens.slice(0, verb),
    ...tokens.slice(comma, it),
    ...wordsLike(like, 'the space you left'),
    ...tokens.slice(it + 1),
  ];
}
departs.begins = beginning('when|whenever|until|for');
departs.needs = oneOf('teleport move');
