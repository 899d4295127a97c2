import type { Context } from '../context.ts';
import { type Token, wordLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** What is done with a piece that there is. */
const does = /^(?:remove|destroy|discard|move|choose|target|detonate|trigger|explode|take|collect|push|pull|with)$/;

/** `Remove a Snare adjacent to you`, `destroy one Bomb next to you`: an adjacent one. What a piece says of "you" is of somebody else. */
export function adjacentPiece(tokens: readonly Token[], { slot, words }: Context): Token[] | undefined {
  if (slot !== 'ability' && slot !== 'default' && slot !== 'passive') return undefined;
  const at = tokens.findIndex(
    ({ text }, n) => /^(?:adjacent|next)$/.test(text) && tokens[n + 1]?.text === 'to' && tokens[n + 2]?.text === 'you',
  );
  const like = tokens[at];
  const article = tokens.findLastIndex(({ text }, n) => n < at && /^(?:a|an|one|any)$/.test(text));
  if (like === undefined || !does.test(tokens[article - 1]?.text ?? '')) return undefined;
  const named = wordAt(words, tokens, article + 1, tokens.length, ['marker']);
  if (named?.to !== at) return undefined;
  const one = tokens[article] as Token;
  return [
    ...tokens.slice(0, article),
    /^an?$/.test(one.text) ? wordLike(one, 'an') : one,
    wordLike(like, 'adjacent'),
    ...tokens.slice(article + 1, at),
    ...tokens.slice(at + 3),
  ];
}
