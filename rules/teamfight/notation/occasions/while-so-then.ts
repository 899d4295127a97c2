import type { Condition, Rule, Trigger } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { wordLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import { conditions, stance } from './condition.ts';
import { happening } from './happening.ts';
import type { Occasion } from './occasion.ts';

const during = oneOf('while');

/**
 * `you kill a unit while you have a Coin`, `an enemy attacks you while you are in Bear Stance`: asked as it happens. Without "you" it is about whoever
 * does it, unless nobody else is named.
 */
export function whileSo(cursor: Cursor, context: Context, at: number): Occasion | undefined {
  if (cursor.lacks(during)) return undefined;
  const { tokens, end } = cursor;
  let to = cursor.at;
  while (to < end && !/^(?:while|,|:)$/.test(tokens[to]?.text ?? '')) to += 1;
  if (tokens[to]?.text !== 'while') return undefined;
  return cursor.try(() => {
    const before = new Cursor(tokens, at, to);
    const set = happening(before, context);
    if (set === undefined || !before.done || set.if !== undefined || set.also !== undefined) return undefined;
    cursor.at = to + 1;
    const about = within(context, { them: set.them, side: set.side, named: set.named ?? {} });
    const so = cursor.sees('you|your') ? conditions(cursor, about) : unsaid(cursor, about, set.trigger);
    if (so === undefined) return undefined;
    const attacked = whileShielded(set, so);
    if (attacked !== undefined) return attacked;
    return so.some((one) => isChanged(one, set.trigger)) ? undefined : { ...set, if: so };
  });
}

/** `an enemy attacks you while you have overshield`: that one had as the attack began. */
function whileShielded(set: Occasion, so: readonly Condition[]): Occasion | undefined {
  const trigger = attackedShielded(set.trigger, so);
  return trigger && { ...set, trigger };
}

function attackedShielded(trigger: Trigger, [only, ...more]: readonly Condition[]): Trigger | undefined {
  const isYours = trigger.on === 'attacks' && trigger.to?.side === 'you' && Object.keys(trigger.to).length === 1;
  if (!isYours || only?.is !== 'shielded' || only.of !== 'you' || more.length > 0) return undefined;
  return { ...trigger, shielded: true };
}

/** `While you have overshield, enemies that attack you take 1dmg`: the attack may have taken it by the time that it is through. */
export function askedAsItBegan(rule: Rule): Rule {
  if (rule.rule !== 'when' || rule.if === undefined) return rule;
  const trigger = attackedShielded(rule.trigger, rule.if);
  if (trigger === undefined) return rule;
  const { if: _, ...rest } = rule;
  return { ...rest, trigger };
}

/** `while in Bear Stance`, which is a stance of yours, and of what you do or what is done to you `while Slowed`, `while adjacent to an ally`. */
function unsaid(cursor: Cursor, context: Context, trigger: Trigger): Condition[] | undefined {
  const own = stance(cursor, context);
  if (own !== undefined) return [...own];
  const isAlone = 'who' in trigger && trigger.who?.side === 'you' && !('to' in trigger) && !('by' in trigger);
  if (!isAlone) return undefined;
  const like = cursor.peek();
  const isState =
    cursor.sees('adjacent|next|in|within|on') ||
    wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token']) !== undefined;
  if (like === undefined || !isState) return undefined;
  const rest = cursor.tokens.slice(cursor.at, cursor.end);
  const said = [wordLike(like, 'you'), wordLike(like, 'are'), ...rest];
  const asked = new Cursor(said, 0, said.length);
  const found = conditions(asked, context);
  if (found !== undefined) cursor.at += asked.at - 2;
  return found && [...found];
}

/** "You are attacked while you have overshield": the attack may have taken it by the time that it is asked. */
function isChanged({ is }: Condition, trigger: Trigger): boolean {
  if (is !== 'shielded' && is !== 'health') return false;
  if (/^(?:attacks|hits|crits)$/.test(trigger.on)) return !('who' in trigger) || trigger.who?.side !== 'you';
  return /^(?:damaged|healed|would-|loses-)/.test(trigger.on);
}
