import type { Flag } from '../../program.ts';
import type { Context } from '../context.ts';
import { possessive } from '../nouns/pronoun.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import type { Statement } from './statement.ts';

export const reactions = oneOf('reactions');
const both = 'movement|moving|location|position|presence|placement';

/**
 * `Your movement and location do not trigger reactions, unless you want it to`: neither where it goes nor where it stands sets anything off
 * that others wait for.
 */
export function unheeded(cursor: Cursor, context: Context, clause: number): Statement | undefined {
  return cursor.try((): Statement | undefined => {
    const neither = cursor.take('neither');
    const of = possessive(cursor, context);
    const from = cursor.at;
    if (of === undefined || !cursor.take(both)) return undefined;
    if (!cursor.takeAny(neither ? 'nor your|their|its' : 'and|or your|their|its?', 'nor') || !cursor.take(both))
      return undefined;
    const [first, second] = [cursor.tokens[from]?.text, cursor.before?.text];
    if (/^mov/.test(first ?? '') === /^mov/.test(second ?? '')) return undefined;
    const said = neither
      ? cursor.takeAny('triggers|trigger|provokes|provoke any? reactions', 'sets|set off any? reactions')
      : cursor.takeAny(
          "do|does not|don't|doesn't|never trigger|provoke any? reactions",
          'do|does not trigger|provoke any? reactions',
          'never trigger|triggers|provoke|provokes any? reactions',
          'trigger|triggers|provoke|provokes no reactions',
        );
    if (!said) return undefined;
    const flag: Flag = atWill(cursor) ? 'heeded-at-will' : 'unheeded';
    return { of, rules: [{ clause, rule: 'is', who: { side: 'you' }, flag }] };
  });
}
unheeded.needs = reactions;

/** `, unless you want it to`: each time as its player says. */
const atWill = (cursor: Cursor): boolean =>
  cursor.try(() => {
    cursor.take(',');
    if (!cursor.takeAny('unless you|they want|wish|choose|like|decide', 'if you|they do not want|wish'))
      return undefined;
    cursor.takeAny('it|them|that|so to', 'it|them|that|so', 'to allow|permit|let it|them?', 'otherwise');
    return cursor.done || cursor.sees('(') ? true : undefined;
  }) ?? false;
