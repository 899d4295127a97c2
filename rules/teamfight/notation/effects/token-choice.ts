import type { Option, Ref } from '../../program.ts';
import { pronoun } from '../nouns/pronoun.ts';
import { beginning, oneOf } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import type { Asked, Effect } from './effect.ts';

const choosing = oneOf('choice either');

/** `your choice of Slow or Stun`, `gains either 2 Coins or a Mark`: one of several that the player chooses. */
export function choiceOf(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  if (cursor.lacks(choosing)) return undefined;
  return cursor.try((): Effect | undefined => {
    const gives = cursor.takeAny('give|apply|inflict', 'gain|gains|get|gets|receive|receives', 'is|are|becomes|become');
    const verb = gives ? (cursor.before?.text ?? '') : '';
    // "Give the target your choice of Slow or Stun".
    const whom = /^(?:give|apply|inflict)$/.test(verb) ? pronoun(cursor, context)?.ref : undefined;
    if (!cursor.takeAny('your choice of', 'either')) return undefined;
    const own = verb === 'gain' && subject === undefined;
    const to: Ref | undefined = whom ?? subject ?? (own && context.them === undefined ? 'you' : context.them);
    if (to === undefined || (own && to !== 'you')) return undefined;
    const options: Option[] = [];
    do {
      const option = one(asked, to);
      if (option === undefined) return undefined;
      options.push(option);
    } while (cursor.takeAny(', or', ',', 'or'));
    if (options.length < 2 || cursor.sees('until|for')) return undefined;
    return { nodes: [{ clause, node: 'choose', count: 1, options }], own: to === 'you' };
  });
}
choiceOf.begins = beginning(
  'give|apply|inflict|gain|gains|get|gets|receive|receives|is|are|becomes|become|your|either',
);

function one({ cursor, context, clause }: Asked, to: Ref): Option | undefined {
  const named = cursor.take('#');
  const count = named ? (cursor.numbers[0] ?? 1) : 1;
  if (!named) cursor.take('a|an');
  const found = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token', 'counter']);
  if (found === undefined || /\bpair of\b/i.test(found.word.text)) return undefined;
  cursor.at = found.to;
  const { ref, name } = found.word;
  return { clause, label: name, then: [{ clause, node: 'give', token: ref, to, count: { base: count } }] };
}
