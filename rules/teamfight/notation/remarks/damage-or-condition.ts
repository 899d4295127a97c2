import { phrases } from '../phrases/phrases.ts';
import { ran } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import { ofClause } from '../sentences/of-clause.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

const kinds = 'unwanted|negative|harmful?';

/** What is spent by either: the words between damage and condition, and what is done then. */
const said: readonly string[] = [
  `negate|ignore|prevent|cancel the next damage|hit or a|an? ${kinds} condition you would take|receive|gain|suffer ,? then|and remove|clear|lose this|it`,
  `the next time you would take|receive|suffer damage or a|an? ${kinds} condition , remove|clear|lose this|it instead`,
  `the next time you would take|receive|suffer damage or gain|receive|get a|an? ${kinds} condition , remove|clear|lose this|it instead`,
  `when|whenever you would take|receive|suffer damage or a|an? ${kinds} condition , remove|clear|lose this|it instead`,
  `when|whenever you would take|receive|suffer damage or gain|receive|get a|an? ${kinds} condition , remove|clear|lose this|it instead`,
];

/**
 * `Negate the next damage or unwanted condition you would receive, then remove this`, in the text of a token or condition: whichever comes first is what it
 * is spent by.
 */
export function damageOrCondition({ desk, out, context }: Flow, { from, to, bullet, opens }: Sentence): boolean {
  const { slot } = context;
  if (bullet || opens || !desk.standing || (slot !== 'token' && slot !== 'condition')) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  if (!cursor.takeAny(...said) || !cursor.done) return false;
  const like = desk.tokens[from] as Token;
  const unwanted = desk.tokens.slice(from, to).some(({ text }) => /^(?:unwanted|negative|harmful)$/.test(text));
  const mark = desk.sheet.next;
  const ways = ['take damage', `gain ${unwanted ? 'an unwanted' : 'a'} condition`].map((what) => {
    const tokens = [
      ...desk.tokens.slice(0, from),
      ...wordsLike(like, `the next time you would ${what} , clear this instead`),
    ];
    return phrases({ ...desk, tokens }, new Cursor(tokens, from, tokens.length), context, undefined);
  });
  desk.sheet.backTo(mark);
  if (ways.some(({ fault, nodes, held }) => fault || nodes.length > 0 || held.length !== 1)) return false;
  const held = ways.flatMap((one) => one.held);
  ofClause([held], ran(desk, from, to));
  out.held.push(...held);
  return true;
}
damageOrCondition.begins = beginning('negate|ignore|prevent|cancel|the|when|whenever');
damageOrCondition.needs = oneOf('condition');
