import type { Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { pronoun } from '../nouns/pronoun.ts';
import { beginning, type Cursor, oneOf } from '../words/cursor.ts';
import { target } from './spoken.ts';
import type { Statement } from './statement.ts';

/** `The target cannot attack you`: of you, against that one, whom what lasts remembers. */
export function leftAlone(cursor: Cursor, context: Context, clause: number): Statement | undefined {
  return cursor.try((): Statement | undefined => {
    if (pronoun(cursor, context)?.ref !== 'target' || !cursor.take("cannot|can't target|attack")) return undefined;
    const means = cursor.before?.text === 'attack' ? { means: { attack: true } as const } : {};
    if (!cursor.take('you') || cursor.sees('or|and|with|from|if|unless|while|in')) return undefined;
    const who: Who = { side: 'you' };
    return { of: 'you', rules: [{ clause, rule: 'is', who, flag: 'not-targetable', against: target, ...means }] };
  });
}
leftAlone.begins = beginning('they|it|the|target|that');
leftAlone.needs = oneOf("cannot can't");
