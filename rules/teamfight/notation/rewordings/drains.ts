import type { Context } from '../context.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `You heal half the damage you deal`, `heal for the damage you deal with attacks`, of what holds: whenever damage is dealt. */
export function drains(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  const [like] = tokens;
  if (like === undefined || (slot !== 'passive' && slot !== 'token' && slot !== 'condition')) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  cursor.take('you');
  if (!cursor.take('heal for?')) return undefined;
  const half = cursor.take('half of?');
  if (!cursor.takeAny('the? damage|dmg you deal', 'all the? damage|dmg you deal', 'as much as you deal'))
    return undefined;
  cursor.takeAny(',? rounded|rounding up', '( rounded|rounding up )');
  const rest = tokens.slice(cursor.at).filter(({ text }) => text !== '.');
  // To whom or with what may stand behind, and nothing else.
  const isOf = rest.length === 0 || /^(?:to|with)$/.test(rest[0]?.text ?? '');
  if (!isOf || rest.some(({ text }) => /^(?:,|and|or|then|this|until|if|while)$/.test(text))) return undefined;
  return [
    ...wordsLike(like, 'when you deal damage'),
    ...rest,
    ...wordsLike(like, half ? ', heal half the damage dealt' : ', heal the damage dealt'),
  ];
}
drains.begins = beginning('you|heal');
