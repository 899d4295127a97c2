import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `Prevent 2 damage`, `prevent 2 of it`, `halve the damage`, of damage that is about to come: it is lessened by so much. */
export function prevents(tokens: readonly Token[], { instant, underWay }: Context): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => /^(?:prevents?|halves?)$/.test(text));
  const like = tokens[at];
  if (like === undefined) return undefined;
  const isComing = instant || underWay === 'damage' || tokens.slice(0, at).some(({ text }) => text === 'would');
  if (!isComing) return undefined;
  const cursor = new Cursor(tokens, at, tokens.length);
  if (instant && cursor.takeAny('halve the? damage of|from the attack', 'halve the? damage'))
    return [...tokens.slice(0, at), ...wordsLike(like, 'take half damage from the attack'), ...tokens.slice(cursor.at)];
  const said = cursor.takeAny(
    'prevent|prevents up? to? # damage|dmg of|from it|that|this',
    'prevent|prevents up? to? # of it|that|this damage?',
    'prevent|prevents up? to? # of the? damage',
    'prevent|prevents up? to? # damage|dmg',
  );
  // "Prevent 2 damage to an ally" says itself whose that is.
  if (!said || cursor.sees('to|of|from|dealt')) return undefined;
  const number = tokens.slice(at, cursor.at).find(({ kind }) => kind === 'number') ?? tokens[at + 1];
  if (number === undefined) return undefined;
  return [...tokens.slice(0, at), ...wordsLike(like, 'reduce the damage by'), number, ...tokens.slice(cursor.at)];
}

/** `Attacks against adjacent allies hit you instead`, `when one is targeted, you are targeted instead`: you become the target. */
export function hitInstead(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    if (cursor.takeAny('you are targeted|hit instead', 'you become|are the? new? target instead')) {
      const bare = tokens[cursor.at - 1]?.text === 'instead';
      const whom = cursor.takeAny('of them|it', 'of the|that target|ally|unit|one');
      // "You become the target instead" is said so already.
      if (!bare || (!whom && tokens[at + 2]?.text !== 'targeted')) return undefined;
      return [
        ...tokens.slice(0, at),
        ...wordsLike(tokens[at] as Token, 'you become the target instead'),
        ...tokens.slice(cursor.at),
      ];
    }
    if (!cursor.take('attacks against|targeting|on')) continue;
    const whom = cursor.at;
    const verb = tokens.findIndex(({ text }, n) => n > whom && /^(?:hit|target)$/.test(text));
    const does = new Cursor(tokens, verb, tokens.length);
    if (verb < 0 || !does.take('hit|target you instead')) return undefined;
    const many = tokens.slice(whom, verb).findIndex(({ text }) => text === 'allies');
    // Of others than allies no more is known than of whom they are the target.
    if (many < 0) return undefined;
    const said = tokens.slice(whom, verb);
    const like = tokens[at] as Token;
    return [
      ...tokens.slice(0, at),
      ...wordsLike(like, 'when an'),
      ...said.slice(0, many),
      ...wordsLike(like, 'ally'),
      ...said.slice(many + 1),
      ...wordsLike(like, 'is targeted by an attack , you become the target instead'),
      ...tokens.slice(does.at),
    ];
  }
  return undefined;
}
