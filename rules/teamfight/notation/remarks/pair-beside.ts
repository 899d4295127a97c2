import type { Node, Place, Who } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { goTogether } from '../occasions/each-other.ts';
import { phrases } from '../phrases/phrases.ts';
import { ran } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { givenToo } from '../sentences/whom-met.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

const aimed: Place = { range: { max: 0 }, of: { aimed: 'any' } };
const other: Who = { side: 'any', except: ['each'], places: [aimed, { range: { max: 1 }, of: 'each' }] };

/**
 * `Pull each 3 towards the other. If they become adjacent, 3dmg to both`, of two targets: asked once both are through, of one another and not of you.
 */
export function pairBeside(flow: Flow, sentence: Sentence): boolean {
  const { desk, out, tail } = flow;
  if (desk.standing || sentence.opens || sentence.bullet || tail?.node.node !== 'target') return false;
  // Where nothing else is done to them it is the attack itself.
  if (tail.then.length === 0) return false;
  if (tail.node.max !== 2 || tail.node.min !== 2 || out.nodes.at(-1) !== tail.node) return false;
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  if (!cursor.take('if they|both both? now? are|become|end|land|stand up? now? adjacent|touching|beside')) return false;
  const together = goTogether(cursor);
  const said = cursor.takeAny('to each other', 'to one another', 'each other', 'one another');
  if ((!said && !together) || !cursor.take(',')) return false;
  const rest = toldOfThem(desk.tokens.slice(cursor.at, sentence.to), flow.context);
  if (rest === undefined) return false;
  const mark = desk.sheet.next;
  const clause = ran(desk, sentence.from, cursor.at);
  const tokens = [...desk.tokens.slice(0, cursor.at), ...rest];
  const about = within(flow.context, { them: 'each', pair: undefined, later: true });
  const read = phrases(
    { ...desk, tokens, notes: {} },
    new Cursor(tokens, cursor.at, tokens.length),
    about,
    undefined,
    undefined,
    'each',
  );
  if (read.fault || read.held.length > 0 || read.until !== undefined || read.nodes.length === 0) {
    desk.sheet.backTo(mark);
    return false;
  }
  const who: Who = { side: 'any', places: [aimed], if: [{ is: 'there-is', who: other }] };
  const node: Node = { clause, node: 'each', who, then: read.nodes };
  out.nodes.push(node);
  flow.tail = undefined;
  return true;
}
pairBeside.begins = beginning('if');
pairBeside.needs = oneOf('adjacent touching beside');

/** `3dmg to both`, `they both take 3dmg`, `Stun both`: as it is told of each of them. */
function toldOfThem(tokens: readonly Token[], context: Context): Token[] | undefined {
  const [like] = tokens;
  const whole = new Cursor(tokens, 0, tokens.length);
  if (like === undefined) return undefined;
  if (whole.takeAny('they both|each?', 'both of? them?', 'each of? them?'))
    return [
      ...wordsLike(like, 'they'),
      ...tokens.slice(whole.at).map((one) => (one.text === 'takes' ? { ...one, ...wordsLike(one, 'take')[0] } : one)),
    ];
  const end = tokens.findIndex(({ text }) => /^(?:both|each|them)$/.test(text));
  const behind = new Cursor(tokens, end + 1, tokens.length);
  behind.takeAny('of them', 'targets|units|enemies|of');
  const to = tokens[end - 1]?.text === 'to';
  const given = to ? givenToo(tokens.slice(behind.at), context, true) : [];
  if (end < 1 || !(behind.done || behind.sees('.') || given.length > tokens.length - behind.at)) return undefined;
  const effect = tokens.slice(0, to ? end - 1 : end);
  return [...wordsLike(like, to ? 'they take' : 'they gain'), ...effect, ...(to ? given : tokens.slice(behind.at))];
}
