import type { Amount } from '../../program.ts';
import type { Cursor } from '../words/cursor.ts';

/**
 * `Roll a die. Move that many spaces`: the number of the die that the text has rolled before, where no other number could be meant. Damage
 * is not counted so, for an attack has a die of its own.
 */
export const rolledNumber = (cursor: Cursor, ...said: readonly string[]): Amount | undefined =>
  cursor.sees('that|as many|much') && isRolled(cursor) && cursor.takeAny(...said)
    ? { base: 0, terms: [{ each: 1, per: { count: 'rolled' } }] }
    : undefined;

/** A die, and no damage, loss or count behind it that "that much" could be, too. */
function isRolled({ tokens, at }: Cursor): boolean {
  const before = tokens.slice(0, at).map(({ text }) => text);
  const roll = before.lastIndexOf('roll');
  const die = before.slice(roll + 1, roll + 4).some((text) => /^(?:die|dice|d6)$/.test(text));
  return (
    roll >= 0 && die && !before.slice(roll).some((text) => /^(?:dmg|damage|spend|lose|heal|gain|push|pull)$/.test(text))
  );
}
