import type { Node, Who } from '../../program.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import type { Run } from './run.ts';

const verbs = 'take|bring|carry|drag|haul|pull|taking|bringing|carrying|dragging|hauling|pulling';
const andVerbs = `and ${verbs}`;
const mayVerbs = `you may|can also? ${verbs}`;

/** `Fly 3, taking an adjacent ally with you`, `move 3, dragging the target along`: said of the movement before it. */
export function takingAlong(desk: Desk, cursor: Cursor, run: Run): boolean {
  const start = cursor.at;
  if (desk.standing || !(cursor.sees(verbs) || cursor.sees(andVerbs) || cursor.sees(mayVerbs))) return false;
  if (dragged(cursor, run)) {
    const clause = ran(desk, start, cursor.at);
    run.into.push({ clause, node: 'move', who: 'target', how: 'teleport', adjacentTo: 'you', exactly: true });
    return true;
  }
  const taking = run.head === undefined ? taken(cursor) : undefined;
  if (taking === undefined || !carries(run.into, desk.sheet.next, taking)) {
    cursor.at = start;
    return false;
  }
  ran(desk, start, cursor.at);
  return true;
}
takingAlong.begins = beginning(verbs, andVerbs, mayVerbs);

/** `dragging the target along`, behind a movement of yours: it is set down next to where that ends. */
const dragged = (cursor: Cursor, { context, into }: Run): boolean =>
  cursor.try(() => {
    const moved = into.at(-1);
    if (context.them !== 'target' || moved?.node !== 'move' || moved.who !== 'you') return undefined;
    cursor.take('and');
    if (!cursor.take(verbs)) return undefined;
    const whom = cursor.takeAny('the? target', 'it|them', 'that unit|enemy|ally');
    return whom && cursor.takeAny('along with? you?', 'with you') ? true : undefined;
  }) ?? false;

/** `You may take an adjacent ally with you`, behind a movement. */
export function mayTakeAlong(desk: Desk, nodes: Node[], { from, to, opens, bullet }: Sentence): boolean {
  if (desk.standing || opens || bullet) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  const taking = taken(cursor);
  if (taking === undefined || !cursor.done || !carries(nodes, desk.sheet.next, taking)) return false;
  ran(desk, from, to);
  return true;
}
mayTakeAlong.begins = beginning('an|one|any', 'you? may|can', verbs);

/** Who is taken along, and whether it may be so or must be. */
interface Taking {
  readonly may: boolean;
  readonly side: 'ally' | 'enemy' | 'any';
}

function taken(cursor: Cursor): Taking | undefined {
  const goes = cursor.try(() => goesAlong(cursor));
  if (goes !== undefined) return goes;
  const may = cursor.take('you? may|can also?');
  if (!cursor.take(verbs)) return undefined;
  const verb = cursor.before?.text ?? '';
  cursor.takeAny('up to one', 'a|an|one');
  const from = cursor.at;
  if (!cursor.takeAny('adjacent ally|enemy|unit', 'ally|enemy|unit adjacent|next to you')) return undefined;
  const said = cursor.tokens.slice(from, cursor.at).find(({ text }) => /^(?:ally|enemy|unit)$/.test(text))?.text;
  const side = said === 'unit' ? 'any' : said === 'enemy' ? 'enemy' : 'ally';
  // Who is carried need not be said to be with you.
  const carried = verb.startsWith('carry') || (verb.startsWith('bring') && (cursor.done || cursor.sees(',')));
  const set =
    !/^(?:pull|drag|haul)/.test(verb) &&
    cursor.sees(`along? with? you? ${setDown}`) &&
    cursor.take('along? with? you?') &&
    cursor.take(setDown);
  if (set) atEnd(cursor);
  if (set) return { may, side };
  if (!cursor.takeAny('with you', 'along with? you?') && !carried) return undefined;
  if (!cursor.sees(setDown)) atEnd(cursor);
  cursor.takeAny(
    ',? which|who|it|they|and ends|end|lands|land|is|are placed? adjacent|next to? you?',
    ',? ending|placing it|them? adjacent|next to? you?',
  );
  return { may, side };
}

/** `, placing it in a free space adjacent to you`. */
const setDown =
  ',? and? placing|putting|place|put|setting|placed them|it? down? in|on? a|an|any? free|empty|open|unoccupied? space? adjacent|next to you';

/** `at the end`, `when you stop`: of the movement. */
const atEnd = (cursor: Cursor): boolean =>
  cursor.takeAny(
    'at the end of the|your|this? movement|move|flight',
    'at the end',
    'afterward|afterwards|after',
    'when|where you stop|land|arrive|end|finish',
  );

/** `An adjacent ally may move with you`: the same, said of who comes along. */
function goesAlong(cursor: Cursor): Taking | undefined {
  if (!cursor.take('an|one|any adjacent ally|enemy|unit')) return undefined;
  const said = cursor.before?.text ?? '';
  const side = said === 'unit' ? 'any' : said === 'enemy' ? 'enemy' : 'ally';
  const may = cursor.take('may|can');
  if (!may || !cursor.take('move|fly|come|go|travel along? with you')) return undefined;
  return { may, side };
}

/**
 * The movement with somebody beside it who is set down next to you where you arrive; alone where there is none, or where one is not
 * taken. False where nobody has moved.
 */
function carries(list: Node[], clause: number, { may, side }: Taking): boolean {
  const index = list.findLastIndex(({ node }) => node === 'move');
  const moved = list[index];
  if (moved?.node !== 'move' || moved.who !== 'you') return false;
  // Behind it another target could be meant.
  if (JSON.stringify(list.slice(index + 1)).includes('target')) return false;
  const who: Who = { side, ...(side === 'any' && { except: ['you' as const] }) };
  const near: Who = { ...who, places: [...(who.places ?? []), { range: { max: 1 }, sight: true }] };
  const go = (): Node => structuredClone(moved);
  const set: Node = { clause, node: 'move', who: 'target', how: 'teleport', adjacentTo: 'you', exactly: true };
  const along: Node = {
    clause,
    node: 'target',
    who,
    range: { max: 1 },
    sight: true,
    then: [go(), set],
  };
  const alone: Node = { clause, node: 'if', if: [{ is: 'not', of: { is: 'done' } }], then: [go()], else: [] };
  list[index] = {
    clause,
    node: 'if',
    if: [{ is: 'there-is', who: near }],
    then: may ? [{ clause, node: 'may', then: [along] }, alone] : [along],
    else: [go()],
  };
  return true;
}
