import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

const wall = 'a|the? wall|walls|obstacle|obstacles';
const some = ['only? for your? enemies|allies only?', 'to your? enemies|allies only?'] as const;

/** What one's own side may do then anyway. */
const openTo = [
  ',|and|but|; not for|to your? allies|team|side',
  ', but your? allies|team|side can? see|sees and walk|walks|move|moves through it|them|this',
  ', but your? allies|team|side can? walk|walks|move|moves and see|sees through it|them|this',
  ', but your? allies|team|side can? walk|walks|move|moves|see|sees through it|them|this',
] as const;

/** `Wall for enemies only`, `it is a wall for enemies, but your side sees and walks through it`, `enemies treat this as a wall`: blocking terrain for them. */
export function wallForSome(tokens: readonly Token[], { slot, marker }: Context): Token[] | undefined {
  const like = tokens[0];
  if (like === undefined || (slot !== 'marker' && slot !== 'terrain' && marker === undefined)) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const treated = cursor.take('enemies|allies treat|see|consider this|it as a? wall');
  if (!treated) {
    cursor.takeAny('it|this is', 'it|this|they? counts|count|acts|act as', 'they are', 'a');
    if (!cursor.take(wall) && !cursor.take('blocking terrain|ground')) return undefined;
    if (!cursor.takeAny(...some)) return undefined;
  }
  const side = tokens.slice(0, cursor.at).find(({ text }) => /^(?:enemies|allies)$/.test(text));
  if (side === undefined) return undefined;
  // What is said of the other side says no more where enemies are meant.
  if (side.text === 'enemies') cursor.takeAny(...openTo);
  if (!cursor.done && !(cursor.take('.') && cursor.done)) return undefined;
  return [...wordsLike(like, 'it is blocking terrain for'), side];
}
wallForSome.needs = oneOf('wall walls obstacle obstacles terrain ground');
