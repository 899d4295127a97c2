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
  const both = out.held.map(({ rule, ...more }) => onlyIf(rule, asked)?.map((one) => ({ ...more, rule: one })));
  if (!both.every((some) => some !== undefined)) return false;
  out.held.splice(0, out.held.length, ...both.flat());
  return true;
}
