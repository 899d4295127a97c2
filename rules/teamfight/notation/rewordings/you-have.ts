import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `Lose 1 health, gain +1dmg on your next attack`, `+2 crit on your next attack this turn`: you have it. */
export function onYourNext(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    const gains = cursor.takeAny('you gain|get', 'gain|get|have');
    const from = cursor.at;
    if (!cursor.take('+ # dmg|damage|crit|def|range on|with|for|to your next attack')) continue;
    const like = tokens[at] as Token;
    if (at > 0 && !/^(?:,|and|:|then)$/.test(tokens[at - 1]?.text ?? '')) return undefined;
    return [...tokens.slice(0, at), ...wordsLike(like, 'you have'), ...tokens.slice(gains ? from : at)];
  }
  return undefined;
}
onYourNext.needs = oneOf('next');

/** `When an ally dies, +1dmg for the rest of the game`: what you deal for so long. */
export function youDeal(tokens: readonly Token[]): Token[] | undefined {
  const begins = new Cursor(tokens, 0, tokens.length);
  if (!begins.sees('when|whenever') && !begins.sees('each|every time')) return undefined;
  const at = tokens.findIndex(({ text }) => text === ',') + 1;
  const like = tokens[at];
  const cursor = new Cursor(tokens, at, tokens.length);
  if (at === 0 || like === undefined || !cursor.take('+ # dmg|damage until|for')) return undefined;
  return [...tokens.slice(0, at), ...wordsLike(like, 'you deal'), ...tokens.slice(at)];
}
youDeal.begins = beginning('when|whenever|each|every');

/** `Until the start of your next turn, receive -2 damage`, `take half damage until ...`, where nobody was named before: you do. */
export function youReceive(tokens: readonly Token[], { them, slot }: Context): Token[] | undefined {
  if (them !== undefined || (slot !== 'ability' && slot !== 'default')) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const first = cursor.sees('until') ? tokens.findIndex(({ text }) => text === ',') + 1 : 0;
  const like = tokens[first];
  const said = new Cursor(tokens, first, tokens.length);
  if (
    like === undefined ||
    (first === 0 && cursor.sees('until')) ||
    !said.takeAny('receive|take|deal +|- # damage|dmg', 'take|receive half damage')
  )
    return undefined;
  if (first === 0 && !tokens.some(({ text }) => text === 'until')) return undefined;
  return [...tokens.slice(0, first), ...wordsLike(like, 'you'), ...tokens.slice(first)];
}
youReceive.needs = oneOf('receive take deal');
