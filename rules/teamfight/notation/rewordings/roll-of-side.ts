import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import type { Rewording } from './rewording.ts';

/** `Enemy: +1def, 2dmg`, `if the target is an enemy, +1 crit, 3dmg`, of one target: only enemies are rolled for, so that the roll may stand first (T-120). */
export const rollOfSide: Rewording = (tokens, _, { tail }) => {
  const [like] = tokens;
  const node = tail?.node;
  if (like === undefined || node?.node !== 'target' || node.who.side !== 'any') return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (
    !cursor.takeAny(
      'if the target|it|they is|are an? enemy ,',
      'if an? enemy ,',
      'on an enemy :|,',
      'enemy|enemies :|,',
    )
  )
    return undefined;
  const from = cursor.at;
  if (!takesRolls(cursor) || cursor.done) return undefined;
  const rolls: readonly Token[] = tokens.slice(from, cursor.at);
  return [...rolls, ...wordsLike(like, 'if the target is an enemy'), wordLike(like, ','), ...tokens.slice(cursor.at)];
};

/** `+1def, +1 crit,` with the comma behind the last of them. */
function takesRolls(cursor: Cursor): boolean {
  let any = false;
  while (cursor.takeAny('+|- # def|crit ,', '+|- # def|crit and')) any = cursor.before?.text === ',';
  return any;
}
