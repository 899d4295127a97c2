import type { Amount } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';

/** `Roll a die. Move that many spaces`: the number of the die that the text has rolled before, where no other number could be meant. */
export const rolledNumber = (cursor: Cursor, ...said: readonly string[]): Amount | undefined =>
  cursor.sees('that|as many|much|far') && isRolled(cursor) && cursor.takeAny(...said) ? whatRolled : undefined;

/** `Roll a die and heal that much`, `heal half the result`. */
export const rolledHealing = (cursor: Cursor): Amount | undefined =>
  changed(cursor, rolledNumber(cursor, 'that much|many health|hp?', 'as much health|hp?')) ??
  cursor.try(() => (cursor.sees('half|the') && isRolled(cursor) ? shareRolled(cursor) : undefined));

/** `half that`, `the number rolled`, `half the result, rounded up`: a share of the die. */
function shareRolled(cursor: Cursor): Amount | undefined {
  const half = cursor.take('half of?');
  if (!cursor.takeAny('the result|roll|number rolled?', half ? 'that much|many? damage|health|hp?' : 'the result'))
    return undefined;
  if (half) cursor.takeAny(',? rounded|rounding up', '( rounded|rounding up )');
  if (cursor.sees(',|(? rounded|rounding')) return undefined;
  return half ? { base: 0, terms: [{ each: 1, per: { count: 'rolled' }, by: 2 }] } : whatRolled;
}

/** `that much minus 1`, `that much plus 2`. */
function changed(cursor: Cursor, rolled: Amount | undefined): Amount | undefined {
  if (rolled === undefined || !cursor.takeAny('minus|plus #', '-|+ #')) return rolled;
  const [n = 0] = cursor.numbers;
  const less = /^(?:minus|-)$/.test(cursor.tokens[cursor.at - 2]?.text ?? '');
  return { ...rolled, base: rolled.base + (less ? -n : n) };
}

const whatRolled: Amount = { base: 0, terms: [{ each: 1, per: { count: 'rolled' } }] };

/**
 * `Range 3, roll a die and deal that much damage`: of whoever is aimed at already, for an attack has a die of its own, which comes before
 * what is rolled behind it.
 */
export const rolledDamage = (cursor: Cursor, { them }: Context): Amount | undefined =>
  cursor.try(() => {
    if (!isRolled(cursor) || !isAimedBefore(cursor)) return undefined;
    const found = cursor.take('damage equal to') ? shareRolled(cursor) : rolledShare(cursor);
    // Whoever is only named behind it would be attacked with a die of its own, but a group is not.
    const isGroup = cursor.sees('to all|each|every') || cursor.sees('to adjacent? enemies|allies|units');
    if (isGroup) return found;
    const isOther = cursor.sees('to') && !cursor.sees('to it|them') && !cursor.sees('to the? target');
    return them === 'target' && !isOther ? found : undefined;
  });

/** `that much damage`, `half that damage`. */
function rolledShare(cursor: Cursor): Amount | undefined {
  if (cursor.take('that much|many dmg|damage')) return changed(cursor, whatRolled);
  return cursor.sees('half') ? shareRolled(cursor) : undefined;
}

/** Behind the die nobody else is aimed at. */
function isAimedBefore({ tokens, at }: Cursor): boolean {
  const roll = tokens.slice(0, at).findLastIndex(({ text }) => text === 'roll');
  return !tokens.slice(roll, at).some(({ text }) => /^(?:range|line|burst|path|unit|enemy|enemies|ally)$/.test(text));
}

/** `overshield equal to the result`, `Coins equal to half the roll`: the same, behind what is given. */
export const rolledEqual = (cursor: Cursor): Amount | undefined => {
  if (!cursor.sees('the|half') || cursor.before?.text !== 'to') return undefined;
  const verb = cursor.tokens.findLastIndex(({ text }, n) => n < cursor.at - 1 && n > cursor.at - 9 && does.test(text));
  return verb > 0 && isRolledBefore(cursor.tokens, verb) ? cursor.try(() => shareRolled(cursor)) : undefined;
};

const does = /^(?:heals?|gains?|moves?|fly|flies|teleports?|push|pull|deals?|takes?|loses?|regains?|give)$/;

/** A die, and no damage, loss or count behind it that "that much" could be, too. */
function isRolled({ tokens, at }: Cursor): boolean {
  // The last of them is the verb that the number belongs to, and whom it is done to.
  let verb = at - 1;
  while (/^(?:it|them|him|her|the|target)$/.test(tokens[verb]?.text ?? '')) verb -= 1;
  return isRolledBefore(tokens, verb);
}

function isRolledBefore(tokens: Cursor['tokens'], verb: number): boolean {
  const before = tokens.slice(0, verb).map(({ text }) => text);
  const roll = before.lastIndexOf('roll');
  // "And roll." alone is a die, but an attack's roll is none.
  const bare = /^[.:]$/.test(before[roll + 1] ?? '.') && !/^(?:attack|the|your|their|a)$/.test(before[roll - 1] ?? '');
  const die = bare || before.slice(roll + 1, roll + 4).some((text) => /^(?:die|dice|d)$/.test(text));
  return (
    roll >= 0 && die && !before.slice(roll).some((text) => /^(?:dmg|damage|spend|lose|heal|gain|push|pull)$/.test(text))
  );
}
