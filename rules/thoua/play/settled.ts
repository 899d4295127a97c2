import type { AbilityProgram, Condition } from '../program.ts';
import { attributes } from '../types.ts';

/** What never changes in a combat. */
interface Known {
  readonly level: number;
  /** STR, INT, VIT and WIS. */
  readonly attributes: readonly number[];
}

/**
 * A passive ability with all that is decided before the combat: specials that can never hold are left out, and one that always does is
 * the ability. Nothing else is asked anew at each roll.
 */
export function settled({ action, variants }: AbilityProgram, known: Known): AbilityProgram {
  const left = variants.flatMap(({ when, action: changed }) => {
    const answers = when.map((one) => ({ one, answer: answerOf(one, known) }));
    if (answers.some(({ answer }) => answer === false)) return [];
    return [{ when: answers.flatMap(({ one, answer }) => (answer ? [] : [one])), action: changed }];
  });
  const always = left.findIndex(({ when }) => when.length === 0);
  if (always < 0) return { action, variants: left };
  return { action: left[always]!.action, variants: left.slice(0, always) };
}

/** Undefined where it may change. */
function answerOf(condition: Condition, known: Known): boolean | undefined {
  if (condition.if === 'not') {
    const answer = answerOf(condition.not, known);
    return answer === undefined ? undefined : !answer;
  }
  if ((condition.if !== 'level' && condition.if !== 'attribute') || condition.of !== 'self') return undefined;
  const value = condition.if === 'level' ? known.level : known.attributes[attributes.indexOf(condition.attribute)]!;
  const { from = value, to = value } = condition;
  return value >= from && value <= to;
}
