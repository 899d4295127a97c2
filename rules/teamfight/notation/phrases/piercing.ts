import { beginning, type Cursor } from '../words/cursor.ts';

export type Piercing = {
  readonly ignoresArmor?: true;
  readonly ignoresResistance?: true;
  readonly ignoresOvershield?: true;
  readonly irreducible?: true;
  readonly leaves?: number;
};

/** `ignores Armor`, `ignoring overshield and Armor`: what of whom it comes to counts for nothing. `Can't kill`, `can't be reduced`. */
export function pierces(cursor: Cursor): Piercing | undefined {
  const sparing = cursor.try(() => spares(cursor));
  if (sparing !== undefined) return sparing;
  if (!cursor.take('that|which|this|it? ignores|ignoring')) return undefined;
  const found: { ignoresArmor?: true; ignoresResistance?: true; ignoresOvershield?: true } = {};
  do {
    if (cursor.take('armor|armour')) found.ignoresArmor = true;
    else if (cursor.take('resistance')) found.ignoresResistance = true;
    else if (cursor.take('overshield|shields')) found.ignoresOvershield = true;
    else return undefined;
  } while (nextIgnored(cursor));
  return found;
}

/** `, overshield`, `and Resistance`: one more of a row. */
const nextIgnored = (cursor: Cursor): boolean => {
  const { at } = cursor;
  const more = cursor.takeAny(', and', ',', 'and') && cursor.sees('armor|armour|resistance|overshield|shields');
  // "Ignores Armor, Resistance until ..." gives that.
  const isRow = more && (cursor.before?.text === 'and' || cursor.sees('resistance|armor|overshield ,? and'));
  if (!isRow) cursor.at = at;
  return isRow;
};
pierces.begins = beginning("this|the|that|it|which|but|cannot|can't|ignores|ignoring");

const them = 'them|it|targets|units|enemies|anyone|anybody';

/** `This can't kill`, `cannot reduce them below 1hp`, `the damage can't be reduced`: what it leaves of whom it comes to, or that nothing lowers it. */
function spares(cursor: Cursor): Piercing | undefined {
  cursor.takeAny('this|the|that damage|attack|ability', 'this|that|it|which', 'but it?');
  if (!cursor.take("cannot|can't")) return undefined;
  const left = cursor.take('kill')
    ? 1
    : cursor.takeAny(
          `reduce|bring ${them} below # hp|health?`,
          'reduce|bring the? target below # hp|health?',
          'reduce|bring health? below # hp|health?',
        )
      ? cursor.numbers[0]
      : undefined;
  if (left !== undefined) {
    cursor.takeAny(them, 'the? target');
    return { leaves: left };
  }
  return cursor.takeAny('be reduced|lowered|lessened', 'be reduced|lowered in any way')
    ? { irreducible: true }
    : undefined;
}
