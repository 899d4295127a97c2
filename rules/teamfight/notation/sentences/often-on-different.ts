import type { Node, Who } from '../../program.ts';
import type { Cursor } from '../words/cursor.ts';
import { type Desk, ran } from './desk.ts';
import { mostAgain, oneByOne, type Target } from './links.ts';
import type { Sentence } from './sentence.ts';

/** `Repeat twice, on a different enemy each time`: whoever moves in between chooses from where it stands then. */
export function oftenOnDifferent(
  desk: Desk,
  cursor: Cursor,
  nodes: Node[],
  only: Target,
  { from, to }: Sentence,
): boolean {
  return (
    cursor.try(() => {
      const often = cursor.takeAny('# more? times', 'twice more?');
      const count =
        cursor.before?.text === 'twice' || cursor.tokens[cursor.at - 2]?.text === 'twice'
          ? 2
          : (cursor.numbers[0] ?? 1);
      if (!often || count > mostAgain) return undefined;
      cursor.take(',');
      cursor.takeAny('each time');
      if (!cursor.take('on|against|at|targeting')) return undefined;
      if (
        !cursor.takeAny(
          'a different|new target|unit|enemy|ally each? time?',
          'different targets|units|enemies|allies each? time?',
        )
      )
        return undefined;
      const noun =
        cursor.tokens.slice(0, cursor.at).findLast(({ text }) => /^(?:target|unit|enem|all)/.test(text))?.text ?? '';
      const side = noun.startsWith('enem') ? 'enemy' : noun.startsWith('all') ? 'ally' : undefined;
      if (!cursor.done || only.range === undefined) return undefined;
      const clause = ran(desk, from, to);
      const who: Who = side === undefined ? only.who : { ...only.who, side };
      nodes.push(oneByOne(only, { count, range: only.range, who }, clause, 'you'));
      return true;
    }) ?? false
  );
}
