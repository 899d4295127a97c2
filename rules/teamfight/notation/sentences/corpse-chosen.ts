import type { Node } from '../../program.ts';
import { corpse } from '../nouns/corpse.ts';
import { moment, plain, type When } from '../occasions/time.ts';
import { phrases } from '../phrases/phrases.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { type Desk, ran } from './desk.ts';
import type { Flow } from './flow.ts';
import { asClause } from './of-clause.ts';
import type { Sentence } from './sentence.ts';
import { Sheet } from './sheet.ts';

type Space = Extract<Node, { node: 'space' }>;

/**
 * `Choose a corpse of an ally in range 1. At the start of your next turn, they return with full health`: whose corpse it is is said first, and they come
 * back behind it, at once or then. How many sentences that is.
 */
export function corpseChosen(flow: Flow, sentences: readonly Sentence[], index: number): number {
  const { desk, out, tail, context } = flow;
  const [first, second] = sentences.slice(index) as [Sentence, Sentence | undefined];
  if (desk.standing || tail !== undefined || first.opens || first.bullet) return 0;
  if (second === undefined || second.opens || second.bullet) return 0;
  const cursor = new Cursor(desk.tokens, first.from, first.to);
  cursor.take('choose|pick|select');
  const name = cursor.at;
  const body = corpse(cursor);
  if (body === undefined || body.each || body.who.side !== 'ally' || !cursor.done) return 0;
  const then = new Cursor(desk.tokens, second.from, second.to);
  const when = moment(then, context);
  if (when !== undefined) then.take(',');
  if (when !== undefined && !isOnce(when)) return 0;
  const rest = comeBack(then);
  if (rest === undefined) return 0;
  const space = chosen(desk, [desk.tokens.slice(name, first.to), rest], flow);
  if (space === undefined) return 0;
  const clause = ran(desk, first.from, first.to);
  const behind = ran(desk, second.from, second.to);
  const does = asClause(space.then, behind);
  out.nodes.push({
    ...space,
    clause,
    then: when === undefined ? does : [{ clause: behind, node: 'later', at: plain(when), then: does }],
  });
  return 2;
}
corpseChosen.several = true;
corpseChosen.begins = beginning('choose|pick|select|target|a|an|corpse|ally|allied|body');
corpseChosen.needs = oneOf('corpse body');

const isOnce = ({ next, every, now, times, also }: When): boolean =>
  next === true && !every && !now && times === undefined && also === undefined;

/** `they return with full health`, `resurrect them`: how they come back, behind that they do. */
function comeBack(cursor: Cursor): readonly Token[] | undefined {
  const { tokens, end } = cursor;
  const returned = cursor.take('they|it return|returns|come|comes|revive|revives');
  if (returned) cursor.takeAny('back? to play|life|battle', 'back? to|into the map|board|game|battle', 'back');
  else if (!cursor.take('resurrect|revive|return them|it|that|the')) return undefined;
  else if (/^(?:that|the)$/.test(cursor.before?.text ?? '') && !cursor.take('corpse|ally|hero')) return undefined;
  return tokens.slice(cursor.at, end);
}

/** The space that is chosen for that, with what is done there, said as one sentence. */
function chosen(desk: Desk, [body, rest]: readonly (readonly Token[])[], { context }: Flow): Space | undefined {
  const [like] = body ?? [];
  if (like === undefined) return undefined;
  const said = [...desk.tokens, ...wordsLike(like, 'resurrect'), ...(body ?? []), ...(rest ?? [])];
  const trial: Desk = { ...desk, tokens: said, sheet: new Sheet(), notes: { ...desk.notes } };
  const cursor = new Cursor(said, desk.tokens.length, said.length);
  const read = phrases(trial, cursor, context, undefined);
  const [space, ...more] = read.nodes;
  const isAll = !read.fault && cursor.done && read.held.length === 0 && more.length === 0;
  return isAll && space?.node === 'space' && space.fallen !== undefined ? space : undefined;
}
