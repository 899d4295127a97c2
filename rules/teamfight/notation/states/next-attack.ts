import type { Ref, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { noun, standingWho } from '../nouns/noun.ts';
import { possessive, pronoun } from '../nouns/pronoun.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import type { Statement } from './statement.ts';

export const must = oneOf('must');
const next = oneOf('next');

/** `Their next attack must target you`, `the target must attack you with its next attack`: until that attack is through. */
export function nextAttack(cursor: Cursor, context: Context, clause: number): Statement | undefined {
  if (cursor.lacks(must) || cursor.lacks(next)) return undefined;
  return cursor.try((): Statement | undefined => {
    const said = ofAttack(cursor, context) ?? withAttack(cursor, context);
    if (said === undefined) return undefined;
    cursor.takeAny(',? if able|possible', ',? if they|it|you can|is|are able?');
    const { of, whom } = said;
    // Whom the text has chosen is remembered by what lasts.
    const who: Who = of === 'you' ? { side: 'you' } : { side: 'any', if: [{ is: 'same', of: 'each', as: 'target' }] };
    return {
      of: 'you',
      rules: [{ clause, rule: 'duty', who, must: 'target', whom, means: { attack: true } }],
      until: { moment: 'event', trigger: { on: 'attacked', who } },
    };
  });
}
nextAttack.needs = must;

interface Said {
  readonly of: Ref;
  readonly whom: Who;
}

const isOne = (ref: Ref | undefined): ref is Ref => ref === 'target' || ref === 'you';

function ofAttack(cursor: Cursor, context: Context): Said | undefined {
  return cursor.try(() => {
    const of = possessive(cursor, context);
    if (!isOne(of) || !cursor.take('next attack must')) return undefined;
    if (!cursor.takeAny('be against|on|at', 'target|hit', 'be used? on|against')) return undefined;
    const whom = whomSaid(cursor, context);
    return whom && { of, whom };
  });
}

function withAttack(cursor: Cursor, context: Context): Said | undefined {
  return cursor.try(() => {
    const of = pronoun(cursor, context)?.ref;
    if (!isOne(of) || !cursor.take('must target|attack')) return undefined;
    const whom = whomSaid(cursor, context);
    return whom && cursor.take('with|on|for their|its|his|her|your next attack') ? { of, whom } : undefined;
  });
}

function whomSaid(cursor: Cursor, context: Context): Who | undefined {
  const found = noun(cursor, context);
  if (found === undefined || found.fromYou || found.forced !== undefined) return undefined;
  if (found.ref === 'you') return { side: 'you' };
  return found.ref === undefined ? standingWho(found) : undefined;
}
