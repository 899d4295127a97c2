import type { Condition, Rule, Who } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { pronoun } from '../nouns/pronoun.ts';
import type { Held } from '../sentences/desk.ts';
import type { Cursor } from '../words/cursor.ts';

/** `while Warden lives`, `for as long as you are alive`: of whoever made it last. */
export const whileAlive = (cursor: Cursor, context: Context): boolean =>
  cursor.try(() => {
    if (!cursor.takeAny('while', 'for? as long as')) return undefined;
    const bearer = pronoun(cursor, within(context, { them: undefined }))?.ref;
    return bearer === 'you' && cursor.takeAny('live|lives', 'is|are alive') ? true : undefined;
  }) ?? false;

/** What holds for the target, or for those who are near its maker, while that is on the map. */
export function keptBy(held: readonly Held[]): Rule[] | undefined {
  const rules = held.map(({ rule, of }): Rule | undefined => {
    if (rule.rule !== 'is' && rule.rule !== 'change') return undefined;
    const alive: Condition = { is: 'there-is', who: { side: 'you' } };
    if (of === 'you') return { ...rule, if: [alive, ...(rule.if ?? [])] };
    if (rule.who.side !== 'you' || of !== 'target') return undefined;
    const who: Who = { side: 'any', if: [{ is: 'same', of: 'each', as: 'target' }] };
    return { ...rule, who, if: [alive, ...(rule.if ?? [])] };
  });
  return rules.every((rule) => rule !== undefined) ? rules : undefined;
}
