import type { Node, Rule, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { wordOf } from '../words/by-ref.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { plurals } from '../words/plurals.ts';
import { shortName } from '../words/short-name.ts';
import { wordAt } from '../words/words.ts';
import { onlyGiven } from './gave.ts';

const dying = oneOf('dies killed dead');

/** `They lose the Hooks when one dies`, `both Hooks end when either of them dies`: with the one who dies all others lose what they have from you. */
export function lostTogether(desk: Desk, nodes: readonly Node[], { words }: Context, sentence: Sentence): boolean {
  const { from, to, bullet, opens } = sentence;
  if (desk.standing || bullet || opens) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  if (!cursor.sees('they|both|each|remove|the') || cursor.lacks(dying)) return false;
  const first = cursor.takeAny('they|both|each lose|loses', 'remove');
  if (!first) cursor.take('both');
  const token = onlyGiven(nodes);
  const word = wordOf(words, token, 'token', 'condition');
  if (token === undefined || word === undefined) return false;
  cursor.takeAny('the|their|this|these|all|both', 'it|them');
  const named = wordAt(words, desk.tokens, cursor.at, to, ['token', 'condition', 'counter']);
  const short = shortName(word);
  const forms = short === undefined ? [] : [short, ...plurals(short)];
  if (named?.word.ref === token) cursor.at = named.to;
  else if (forms.includes(cursor.peek()?.text ?? '')) cursor.at += 1;
  else if (!/^(?:it|them)$/.test(cursor.before?.text ?? '')) return false;
  cursor.take('token|tokens');
  if (!first && !cursor.takeAny('end|ends', 'is|are removed|lost')) return false;
  if (!cursor.take('when|if|once|as') || !cursor.takeAny('one|either|any of them', 'one|either holder|bearer?'))
    return false;
  if (!cursor.takeAny('dies', 'is killed|dead') || !cursor.done) return false;
  const clause = ran(desk, from, to);
  const who: Who = { side: 'any', if: [{ is: 'has', of: 'each', token, yours: true }] };
  const gone: Node = { clause, node: 'lose', token, from: 'each', count: 'all', yours: true };
  const rule: Rule = {
    clause,
    rule: 'when',
    trigger: { on: 'dies', who },
    then: [{ clause, node: 'each', who, then: [gone] }],
  };
  desk.notes.rules = [...(desk.notes.rules ?? []), rule];
  return true;
}
lostTogether.begins = beginning('they|both|each|remove|the');
lostTogether.needs = dying;
