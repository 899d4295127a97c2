import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

/** `You have Armor for the next 2 turns`, `for the next 2 turns, you have +1 speed`: your own. "For 2 turns" could begin with this one. */
export function forYourTurns(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.take('for the? next # turns|activations')) continue;
    const first = at === 0 && cursor.sees(', you') ? tokens[cursor.at + 1] : undefined;
    if (first === undefined && !(tokens[0]?.text === 'you' && cursor.done)) return undefined;
    const like = tokens[at] as Token;
    const number = tokens[cursor.at - 2] as Token;
    const time = [...wordsLike(like, 'for your next'), number, wordLike(like, 'turns')];
    return [...tokens.slice(0, at), ...time, ...tokens.slice(cursor.at)];
  }
  return undefined;
}
forYourTurns.needs = oneOf('turns activations');

/** `Next round, all enemies have -1 speed`: from its start to its end. What is done then is done as it begins. */
export function nextRoundFirst(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || !cursor.takeAny('next round ,', 'in|during|for the next round ,')) return undefined;
  if (cursor.tokens.slice(cursor.at).some(({ text }) => /^(?:until|till|when|whenever|if|while|at)$/.test(text)))
    return undefined;
  if (
    !cursor.tokens
      .slice(cursor.at)
      .some(({ text }) => /^(?:have|has|are|is|deal|deals|cannot|can't|take|ignore)$/.test(text))
  )
    return undefined;
  return [
    ...wordsLike(like, 'at the start of the next round ,'),
    ...tokens.slice(cursor.at),
    ...wordsLike(like, 'until the end of the round'),
  ];
}
nextRoundFirst.needs = oneOf('round');

/** `You are Invisible as long as you don't attack`: until you do. */
export function asLongAsNot(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  if (slot !== 'ability' && slot !== 'default') return undefined;
  for (let at = 1; at < tokens.length; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.takeAny("as|so long as you don't|do", "while you don't|do")) continue;
    if (cursor.before?.text === 'do' && !cursor.take('not')) continue;
    const verb = cursor.peek()?.text ?? '';
    if (!/^(?:attack|move)$/.test(verb)) return undefined;
    return [...tokens.slice(0, at), ...wordsLike(tokens[at] as Token, 'until you'), ...tokens.slice(cursor.at)];
  }
  return undefined;
}
asLongAsNot.needs = oneOf('long while');
