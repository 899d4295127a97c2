import type { Node, Rule } from '../../program.ts';
import type { Context } from '../context.ts';
import { asClause } from '../sentences/of-clause.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { pieceProgram } from '../words/piece.ts';
import { wordAt } from '../words/words.ts';
import type { Statement } from './statement.ts';

/**
 * `DoT heals you instead of damaging you`: you take none of its damage, and are healed by so much whenever its own text would deal it to you.
 */
export function healsInstead(cursor: Cursor, { words }: Context, clause: number): Statement | undefined {
  return cursor.try((): Statement | undefined => {
    const passive = cursor.take('you are healed by');
    const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token']);
    if (found === undefined) return undefined;
    cursor.at = found.to;
    const said = passive
      ? cursor.takeAny('instead of damaged|harmed|hurt', 'instead of taking damage')
      : cursor.takeAny(
          'heals you instead of damaging|harming|hurting you?',
          'heals you instead of dealing damage to? you?',
          'heals you instead',
        );
    if (!said || !cursor.done) return undefined;
    const { rules, manual } = pieceProgram(found.word, words);
    const { ref } = found.word;
    const harms = rules.flatMap((rule) => (rule.rule === 'when' && rule.then.every(isHarm) ? [rule] : []));
    if (manual || harms.length === 0) return undefined;
    const heals = harms.map(
      (rule): Rule => ({
        ...rule,
        if: [...(rule.if ?? []), { is: 'has', of: 'you', token: ref }],
        then: rule.then.flatMap((node): Node[] =>
          node.node === 'damage' ? [{ clause, node: 'heal', to: 'you', amount: node.amount }] : [],
        ),
      }),
    );
    const none: Rule = { clause, rule: 'is', who: { side: 'you' }, flag: 'immune-damage', source: ref };
    return { of: 'you', rules: [none, ...asClause(heals, clause)] };
  });
}
healsInstead.needs = oneOf('instead');

const isHarm = (node: Node): boolean => node.node === 'damage' && node.to === 'you';
