import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

const ignores = 'ignore|negate|block|dodge|evade|avoid|cancel';
const none = ['misses', 'automatically misses', 'is ignored|negated|blocked|dodged'];

/** `The next attack against you misses`, `block the next attack on you`, `the next attack that hits you deals no damage`, `the next attack against them misses`: the next time that one is attacked. */
export function nextAttackMisses(tokens: readonly Token[], { slot, self, instant }: Context): Token[] | undefined {
  // In an instant it could be the one that it answers, and a passive does not say when it is waited for.
  const isUsed = (slot === 'ability' || slot === 'default') && instant !== true;
  const lasts = slot === 'token' || slot === 'condition' || isUsed || tokens[0]?.text === 'until';
  if (!lasts) return undefined;
  // What comes first in a token is all that it says; on a card it stands behind how long that lasts.
  for (let at = 0; at < tokens.length; at++) {
    if (at > 0 && !/^[,:]$/.test(tokens[at - 1]?.text ?? '')) continue;
    const cursor = new Cursor(tokens, at, tokens.length);
    cursor.take('you');
    // "Until the start of your next turn, you take no damage from the first attack".
    const which = at > 0 ? 'next|first' : 'next';
    const spared =
      cursor.take(`take no damage from the ${which} attack`) ||
      cursor.take(`${ignores}|prevent all? the? damage from|of the ${which} attack`);
    const first = spared || cursor.take(`${ignores} the ${which} attack`);
    if (!first && !cursor.take(`the ${which} attack`)) continue;
    const aimed = cursor.takeAny('against|on|targeting you', 'that targets|hits you');
    const other = aimed || first || self !== undefined ? undefined : whom(cursor);
    if (other !== undefined && cursor.takeAny(...none) && cursor.done) {
      const again = wordsLike(tokens[at] as Token, `the next time ${other} attacked , the attack misses`);
      return [...tokens.slice(0, at), ...again];
    }
    const unharmed = spared || (aimed && cursor.take('deals no damage'));
    if (!unharmed && !first && !(aimed && cursor.takeAny(...none))) continue;
    // In the text of a token it is lost by that anyway.
    if (self !== undefined)
      cursor.takeAny(...['then', 'and? then?'].map((then) => `,? ${then} lose|remove|clear|discard this|it`));
    if (!cursor.done) return undefined;
    const like = tokens[at] as Token;
    if (unharmed)
      return [
        ...tokens.slice(0, at),
        ...wordsLike(like, 'the next time you would take damage from an attack , take none'),
      ];
    // Of several of a token each is good for one attack.
    if (at === 0 && self !== undefined)
      return wordsLike(like, `when you are attacked , the attack misses and you lose one ${self.name.toLowerCase()}`);
    return [...tokens.slice(0, at), ...wordsLike(like, 'the next time you are attacked , it misses')];
  }
  return undefined;
}
/** Whom the text has named. */
function whom(cursor: Cursor): string | undefined {
  if (!cursor.take('against|on|targeting')) return undefined;
  if (cursor.take('them')) return 'they are';
  if (cursor.take('it')) return 'it is';
  return cursor.take('the? target') ? 'the target is' : undefined;
}
nextAttackMisses.needs = oneOf('attack');
