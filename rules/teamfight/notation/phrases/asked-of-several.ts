import type { Condition, Rule } from '../../program.ts';
import type { Desk } from '../sentences/desk.ts';
import type { Cursor } from '../words/cursor.ts';
import type { Run } from './run.ts';

/** A rule that holds only so long; undefined where none can be asked of it. */
export function onlyIf(rule: Rule, asked: readonly Condition[]): readonly [Rule] | undefined {
  if (rule.rule === 'said') return [rule];
  const askable = 'if' in rule || /^(?:change|is|tether|duty|cost|when)$/.test(rule.rule);
  return askable ? [{ ...rule, if: [...(('if' in rule && rule.if) || []), ...asked] } as Rule] : undefined;
}

/** `while adjacent to you`, of several: and not "while you have a Coin". */
export const asksThem = (cursor: Cursor): boolean =>
  cursor.sees('while|when') && !cursor.sees('while|when you|there|no|your');

/** `Your attacks deal +1dmg and you have Armor while at 3 or less health`: what was said just before is so then, too. */
export function asksOfBoth(
  desk: Desk,
  { tokens }: Cursor,
  start: number,
  { out }: Run,
  asked: readonly Condition[],
): boolean {
  if (!desk.standing || tokens[start - 1]?.text !== 'and' || tokens[start - 2]?.text === ',') return true;
  // "Enemies in Mud have -1 speed and you have +1 speed while in Mud": of both, or only of you.
  if (out.held.some(({ rule }) => 'who' in rule && rule.who.side !== 'you')) return false;
  const both = out.held.map(({ rule, ...more }) => onlyIf(rule, asked)?.map((one) => ({ ...more, rule: one })));
  if (!both.every((some) => some !== undefined)) return false;
  out.held.splice(0, out.held.length, ...both.flat());
  return true;
}

/** `You have +1 speed, and Armor while in Mud`: of the last, or of both. */
export const asksOfLast = ({ tokens }: Cursor, start: number, asks: number, { length }: readonly Rule[]): boolean =>
  length > 1 && tokens.slice(start, asks).some(({ text }) => text === ',');

const goesOn =
  "have|has|can|can't|cannot|deal|deals|take|takes|is|are|gain|gains|get|gets|lose|loses|heal|heals|move|moves|ignore|ignores";

/** `Your Wolf deals +1 damage while you are in Mud and can't be pushed`: the Wolf, or asked of you, and never just you. */
export function goesOnUnsaid(cursor: Cursor, asks: number, ofGroup: boolean): boolean {
  if (ofGroup) return cursor.sees(`,? and ${goesOn}`);
  // "You have Armor while an enemy is in range 2 and can't be pushed".
  return /^(?:an?|any|your|the)$/.test(cursor.tokens[asks + 1]?.text ?? '') && cursor.sees(`and ${goesOn}`);
}
