import type { Node } from '../../program.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import { ran } from './desk.ts';
import type { Flow } from './flow.ts';
import type { Sentence } from './sentence.ts';

type Pieces = Extract<Node, { node: 'each-piece' }>;

const goes = 'then? remove|destroy|discard';

/**
 * `At the start of your next turn, each Mine: burst 1, 2dmg. Remove all Mines`, `Each Mine: burst 1, 2dmg. Remove them`: what has acted goes
 * when it has.
 */
export function piecesGoneThen(
  { desk, out, context, tail }: Flow,
  sentences: readonly Sentence[],
  index: number,
): number {
  const last = out.nodes.at(-1);
  const pieces = last?.node === 'later' ? last.then.at(-1) : last;
  if (desk.standing || tail !== undefined || pieces?.node !== 'each-piece') return 0;
  const { from, to, bullet, opens } = sentences[index] as Sentence;
  const cursor = new Cursor(desk.tokens, from, to);
  if (bullet || opens || !cursor.take(goes)) return 0;
  if (!cursor.takeAny('them all?', 'all of them') && !isAllOf(cursor, pieces, context)) return 0;
  if (!cursor.done) return 0;
  const clause = ran(desk, from, to);
  const { marker, yours, places } = pieces;
  const what = { marker, ...(yours && { yours }), ...(places && { places }) };
  const list = last?.node === 'later' ? (last.then as Node[]) : out.nodes;
  list.push({ clause, node: 'remove', what });
  return 1;
}
piecesGoneThen.begins = beginning(goes);

function isAllOf(cursor: Cursor, { marker, yours, places }: Pieces, { words }: Flow['context']): boolean {
  if (places !== undefined || !cursor.take('all')) return false;
  const own = cursor.take('of? your');
  if (!own) cursor.take('of? the');
  const named = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker']);
  if (named?.word.ref !== marker || own !== (yours === true)) return false;
  cursor.at = named.to;
  cursor.take('marker|markers');
  return true;
}
