import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

const pays = 'spend|pay|discard|lose|sacrifice|consume|destroy';
const buys =
  'heal|gain|move|push|pull|teleport|fly|deal|refresh|clear|place|summon|make|use|give|take|swap|draw|slow|stun';

/** `When you hit an enemy, spend a Coin to heal 2`: what is bought so is offered, and whoever does not wish to pays nothing. */
export function offersPrice(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 1; at < tokens.length - 3; at++) {
    const comma = tokens[at - 1] as Token;
    if (comma.text !== ',' && comma.text !== ':') continue;
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.take(pays)) continue;
    while (!cursor.done && !cursor.sees(',|:|and|or|to')) cursor.at += 1;
    if (!cursor.take('to') || !cursor.sees(buys)) return undefined;
    return [
      ...tokens.slice(0, at),
      ...wordsLike(comma, 'you may').map((word) => ({ ...word, kind: 'word' as const })),
      ...tokens.slice(at),
    ];
  }
  return undefined;
}
offersPrice.begins = beginning('when|whenever|after|at|each|every|on|once|the|if');
