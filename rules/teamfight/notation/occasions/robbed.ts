import type { Condition, Node, Ref, Rule } from '../../program.ts';
import type { Context } from '../context.ts';
import { pronoun } from '../nouns/pronoun.ts';
import type { Cursor } from '../words/cursor.ts';
import { not } from '../words/negation.ts';

/**
 * `They have none`, `they had any`, `none`, `they can't`: whether there was something to take of whom the sentence before takes it from. Behind
 * that nobody has any more what has just gone, so that it is asked what went. `You can't` is so of what you had to lose or to take.
 */
export function wereRobbed(cursor: Cursor, context: Context): Condition[] | undefined {
  const { robbed: of } = context;
  if (of === undefined) return undefined;
  return cursor.try(() => {
    const taken: Condition = { is: 'bereft', of };
    if (cursor.takeAny("you can't|cannot|couldn't", 'you could|can not', 'you are unable to'))
      return ends(cursor) ? [not(taken)] : undefined;
    if (of === 'you') return undefined;
    if (cursor.take('none|not|nothing')) return ends(cursor) ? [not(taken)] : undefined;
    if (pronoun(cursor, context)?.ref !== of) return undefined;
    const lacked = cursor.takeAny(
      'have|has|had none|nothing',
      "don't|doesn't|didn't have any|one|it",
      'do|does|did not have any|one|it',
      "can't|cannot|couldn't|don't|doesn't|didn't",
      'do|does|did|could not',
    );
    if (!lacked && !cursor.takeAny('have|has|had any|some|one', 'do|does|did')) return undefined;
    return ends(cursor) ? [lacked ? not(taken) : taken] : undefined;
  });
}

const ends = (cursor: Cursor): boolean => cursor.done || cursor.sees(',|:');

/** From whom the text has taken something last; from whoever plays the card it is one token, and the first that goes. */
export function robbedBy(nodes: readonly Node[], [answer]: readonly Rule[] = []): Ref | undefined {
  const last = nodes.at(-1);
  // "End of turn: lose a Coin. If you can't, ...": what stands there answers an event.
  if (last === undefined) return answer?.rule === 'when' ? robbedBy(answer.then) : undefined;
  if (last.node === 'lose' && last.from === 'you') return losesOne(last) && nodes.length === 1 ? 'you' : undefined;
  if (last.node === 'shift' || last.node === 'lose' || last.node === 'clear')
    return last.from === 'you' ? undefined : last.from;
  return last.node === 'target' && last.then.length > 0 ? robbedBy(last.then) : undefined;
}

/** One token: of several some could go, and not all that had to. */
const losesOne = ({ count }: Extract<Node, { node: 'lose' }>): boolean =>
  typeof count === 'object' && count.base === 1 && count.terms === undefined;
