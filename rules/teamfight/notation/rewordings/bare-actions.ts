import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

/** `+2 speed and +1 Standard Action`, `+1 Move Action`, in the text of a token, condition or passive: its bearer has that. */
export function bareActions(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const isBorne = slot === 'token' || slot === 'condition' || slot === 'passive';
  if (like === undefined || !isBorne || !cursor.sees('+|- #')) return undefined;
  cursor.takeAny('+|- # speed|def|crit and', '+|- # speed|def|crit ,', '+|- # damage|dmg and');
  if (!cursor.take('+|- # additional|extra? standard|move action|actions')) return undefined;
  return cursor.done || cursor.sees('and|,|.|until|while|each|every')
    ? [...wordsLike(like, 'you have'), ...tokens]
    : undefined;
}
bareActions.begins = beginning('+|-');
bareActions.needs = oneOf('action actions');

const verb = /^(?:have|are|deal|cannot|can't|can)$/;
const asks = /^(?:if|while|when|whenever|unless|until|till|,|or|but|for|per|:)$/;

/** `You have +2 speed and +1 crit until the end of your turn`, `+2 speed and +1 damage this turn`, all of it in the text of a token or condition: how long is of both. */
export function bothSoLong(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  const [like] = tokens;
  if (like === undefined || (slot !== 'token' && slot !== 'condition')) return undefined;
  const end = tokens.findIndex((_, at) => {
    const cursor = new Cursor(tokens, at, tokens.length);
    return (
      cursor.takeAny('this turn', 'until the? start|end|beginning of your next? turn', 'until your next turn') &&
      cursor.done
    );
  });
  const said = tokens.slice(0, end);
  const [first, second] = said.map(({ text }) => text);
  const isBare = first === '+' || first === '-';
  if (end < 3 || said.some(({ text }) => asks.test(text))) return undefined;
  if (!isBare && !said.some(({ text }) => text === 'and')) return undefined;
  if (!isBare && !(first === 'you' && verb.test(second ?? ''))) return undefined;
  return [...tokens.slice(end), wordLike(like, ','), ...(isBare ? wordsLike(like, 'you have') : []), ...said];
}
bothSoLong.begins = beginning('you|+|-');
bothSoLong.needs = oneOf('turn');
