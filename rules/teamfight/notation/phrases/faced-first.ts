import type { Rule, Who } from '../../program.ts';
import { isFar } from '../abilities/ability-statement.ts';
import type { Context } from '../context.ts';
import { against } from '../states/against.ts';
import type { Statement } from '../states/statement.ts';
import { beginning, type Cursor } from '../words/cursor.ts';

/** `Against adjacent enemies, your attacks have +2 crit`: whom it is against stands first. */
export function facedFirst(
  cursor: Cursor,
  context: Context,
  clause: number,
  read: () => Statement | undefined,
): Statement | undefined {
  return cursor.try(() => {
    const who = against({ cursor, context, clause, who: { side: 'you' } }, 'against');
    if (who === undefined || who === 'none' || who.side === 'you' || !cursor.take(',')) return undefined;
    const said = read();
    if (said === undefined || said.of !== 'you' || said.until !== undefined) return undefined;
    const rules = only(said.rules, who);
    return rules && { ...said, rules };
  });
}
facedFirst.begins = beginning('against');

/** The rules, but only against some; undefined where they are of something else than what their bearer does to others. */
export function only(rules: readonly Rule[], against: Who): readonly Rule[] | undefined {
  const own = rules.every(
    (rule) =>
      ((rule.rule === 'change' && numbers.has(rule.what)) || (rule.rule === 'is' && flags.has(rule.flag))) &&
      rule.who.side === 'you' &&
      rule.against === undefined &&
      !(rule.rule === 'change' && rule.what === 'range' && isFar(against)),
  );
  return own && rules.length > 0 ? rules.map((rule) => ({ ...rule, against }) as Rule) : undefined;
}

const numbers: ReadonlySet<string> = new Set(['crit', 'attack-def', 'damage-dealt', 'range']);
const flags: ReadonlySet<string> = new Set(['attacks-undefendable', 'attacks-unmissable', 'ignores-cover']);
