import type { Node, Until } from '../../program.ts';
import type { Context } from '../context.ts';
import { moment, plain } from '../occasions/time.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Desk, type Out, ran } from './desk.ts';
import type { Sentence } from './sentence.ts';

type Given = Extract<Node, { node: 'overshield' }> & { until?: Until };

/**
 * `At the start of your next turn, they lose overshield gained this way`, `Lose it at the end of your next turn`: what is left of what was
 * just given goes then.
 */
export function shieldUntil(desk: Desk, out: Out, context: Context, sentence: Sentence): boolean {
  const before = answered(out);
  const done = before.flatMap(whatIsDone);
  const given = done.filter((node): node is Given => node.node === 'overshield');
  if ((desk.standing && before === out.nodes) || given.length === 0 || given.some(({ until }) => until !== undefined))
    return false;
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  const early = moment(cursor, context);
  cursor.take(',');
  const goes = shieldGoes(cursor, done.at(-1)?.node === 'overshield');
  const when = early ?? (goes ? moment(cursor, context) : undefined);
  if (!goes || !cursor.done || when === undefined || when.every || when.now || when.times !== undefined) return false;
  for (const node of given) node.until = plain(when);
  ran(desk, sentence.from, sentence.to);
  return true;
}
shieldUntil.needs = oneOf('ends expires fades disappears vanishes lost removed gone lose loses remove');

/** What a text has told of so far, or what it does in answer to the last thing that sets it off. */
export function answered({ nodes, held }: Out): Node[] {
  const answer = held.at(-1)?.rule;
  return nodes.length > 0 || answer?.rule !== 'when' ? nodes : (answer.then as Node[]);
}

/** What nodes do in the end, in their order. */
export const whatIsDone = (node: Node): readonly Node[] => ('then' in node ? node.then.flatMap(whatIsDone) : [node]);

/** `anyone who gained overshield this way`: those to whom it was given. */
const thoseGiven = [
  'anyone|anybody|everyone|everybody|whoever who|that?',
  'each|any? unit|units|ally|allies|hero|heroes who|that',
].flatMap((who) => [`${who} gained|received overshield this way`, `${who} gained|received overshield from|by this`]);

/** `they lose overshield gained this way`, `lose that overshield`, `it is lost`: "it" is what the text has brought last. */
function shieldGoes(cursor: Cursor, last: boolean): boolean {
  const ends = 'ends|expires|fades|disappears|vanishes';
  if (cursor.takeAny(`the|this|that overshield ${ends}`, 'the|this|that overshield is lost|removed|gone')) return true;
  if (last && cursor.takeAny(`it ${ends}`, 'it is lost|removed|gone')) return true;
  const given = cursor.takeAny(...thoseGiven);
  if (!given) cursor.takeAny('they|you|it', 'each of them');
  if (!cursor.take('lose|loses|remove')) return false;
  // "What remains of it", "the rest of it".
  cursor.takeAny('what|whatever remains of', 'what|whatever is left of', "what's left of", 'the? rest of');
  if ((last || given) && cursor.take('it')) return true;
  if (cursor.takeAny('that much overshield', 'that amount of overshield', 'the same amount of overshield')) return true;
  const isThat = cursor.sees('any|all|the? rest? of? the? that|this overshield') || cursor.sees('the overshield');
  const all = 'any|all|the|that|this|remaining? of? the? that|this? remaining? overshield';
  if (!cursor.takeAny(all, 'all|any? overshield')) return false;
  // All that they have could be of something else, too.
  const whence = cursor.takeAny(
    'that? was? gained|given this way',
    'that? was? gained|given by|from|with this ability?',
  );
  return whence || isThat;
}
