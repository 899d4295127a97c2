import type { Ref, UntilEvent } from '../../program.ts';
import type { Cursor } from '../words/cursor.ts';

const it = 'it|this';
const that = 'the|that|this overshield|shield';

/** `while you have it`, `as long as this overshield lasts`. */
export function shieldHeld(cursor: Cursor, to: Ref): boolean {
  if (!cursor.takeAny('while', 'for? as long as', 'so long as')) return false;
  const whose = to === 'you' ? 'you' : 'they';
  const still = 'still?';
  return cursor.takeAny(
    `${whose} ${still} have any? of? ${that}`,
    `${whose} ${still} have any? of? ${it}`,
    `${that} ${still} lasts|holds|remains`,
    `${it} ${still} lasts|holds|remains`,
    `${that} is active|up|there`,
    `${it} is active|up|there`,
  );
}

/** `Gain 5 overshield. While you have it:`, before lines that hold so long: until the last of it is gone. */
export function untilShieldGone(cursor: Cursor): UntilEvent | undefined {
  const { tokens, at } = cursor;
  let shield = at - 1;
  while (tokens[shield]?.kind === 'line' || tokens[shield]?.text === '.') shield -= 1;
  if (tokens[shield]?.text !== 'overshield' || tokens[shield - 1]?.kind !== 'number') return undefined;
  const who = tokens[shield - 3];
  const isYours = who === undefined || who.kind === 'line' || /^(?:you|may|then|and|[,.:])$/.test(who.text);
  if (!isYours || !/^(?:gain|get)$/.test(tokens[shield - 2]?.text ?? '')) return undefined;
  return shieldHeld(cursor, 'you') && (cursor.done || cursor.sees(':'))
    ? { moment: 'event', trigger: { on: 'loses-overshield', who: { side: 'you' } } }
    : undefined;
}
