import { Cursor, oneOf } from '../words/cursor.ts';

const needs = oneOf('already');

/**
 * `units already in Mud`, behind "+1dmg to": the same words without "already", where the damage is dealt before the text lays any ground. Behind that
 * all of them would be there. Undefined for anything else.
 */
export function thereAlready(cursor: Cursor): Cursor | undefined {
  if (cursor.lacks(needs)) return undefined;
  const { tokens, at, end } = cursor;
  const already = tokens.findIndex(({ text }, n) => n > at && n <= at + 2 && text === 'already');
  if (already < 0 || !/^(?:in|on|standing|inside|within)$/.test(tokens[already + 1]?.text ?? '')) return undefined;
  const said = tokens.slice(0, at).map(({ text }) => text);
  const laid = said.findIndex((text) => /^(?:become|becomes|turn|turns|gain|gains|place|create|put|leave)$/.test(text));
  const harms = said.findIndex((text) => /^(?:dmg|damage)$/.test(text));
  if (laid >= 0 && (harms < 0 || laid < harms)) return undefined;
  return new Cursor([...tokens.slice(0, already), ...tokens.slice(already + 1)], at, end - 1);
}
