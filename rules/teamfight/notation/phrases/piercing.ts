import type { Cursor } from '../words/cursor.ts';

export type Piercing = { readonly ignoresArmor?: true; readonly ignoresOvershield?: true };

/** `ignores Armor`, `ignoring overshield and Armor`: what of whom it comes to counts for nothing. */
export function pierces(cursor: Cursor): Piercing | undefined {
  if (!cursor.take('that|which|this|it? ignores|ignoring')) return undefined;
  const found: { ignoresArmor?: true; ignoresOvershield?: true } = {};
  do {
    if (cursor.take('armor|armour')) found.ignoresArmor = true;
    else if (cursor.take('overshield|shields')) found.ignoresOvershield = true;
    else return undefined;
  } while (cursor.sees('and armor|armour|overshield|shields') && cursor.take('and'));
  return found;
}
