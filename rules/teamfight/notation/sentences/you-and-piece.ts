import type { Node } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { phrases } from '../phrases/phrases.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import type { Flow } from './flow.ts';
import { asClause } from './of-clause.ts';
import type { Sentence } from './sentence.ts';

/**
 * `You and your Wolf each deal enemies in burst 2, 1dmg`, `you and each Mine: burst 1, 1dmg`: first you do it, then each of those pieces. False where
 * it is not that.
 */
export function youAndPiece(
  { desk, out }: Flow,
  { from, to, opens }: Sentence,
  context: Context,
  mark: number,
): boolean {
  if (opens || desk.standing || context.them !== undefined) return false;
  const said = shared(new Cursor(desk.tokens, from, to), context);
  if (said === undefined) return false;
  const before = desk.sheet.clauses.slice(mark);
  desk.sheet.backTo(mark);
  const notes = { ...desk.notes };
  const nodes: Node[] = [];
  for (const told of [said.rest, said.each]) {
    const tokens = [...desk.tokens.slice(0, from), ...told];
    const cursor = new Cursor(tokens, from, tokens.length);
    const read = phrases({ ...desk, tokens, notes }, cursor, within(context, {}), undefined);
    const plain =
      !read.fault && cursor.done && read.held.length === 0 && !read.otherwise && !read.instead && !read.until;
    if (!plain || read.nodes.length === 0) {
      desk.sheet.backTo(mark);
      desk.sheet.clauses.push(...before);
      return false;
    }
    nodes.push(...read.nodes);
  }
  Object.assign(desk.notes, notes);
  desk.sheet.backTo(mark);
  const clause = desk.sheet.add(desk.field, desk.tokens[from]?.from ?? 0, desk.tokens[to - 1]?.to ?? 0, 'run');
  out.nodes.push(...asClause(nodes, clause));
  return true;
}

/** What both do, and the same of each of the pieces. */
function shared(cursor: Cursor, { words }: Context): { readonly rest: Token[]; readonly each: Token[] } | undefined {
  if (!cursor.take('you and')) return undefined;
  const { tokens, end } = cursor;
  const yours = cursor.takeAny('each|all of your', 'your|the');
  if (!yours && !cursor.take('each|all|every')) return undefined;
  const piece = wordAt(words, tokens, cursor.at, end, ['marker', 'summon']);
  if (piece === undefined) return undefined;
  const name = tokens.slice(cursor.at, piece.to);
  cursor.at = piece.to;
  cursor.take('marker|markers');
  cursor.take('each|both');
  if (!cursor.takeAny('deal|deals|do|does', ':')) return undefined;
  if (!cursor.sees('burst|line|range #') && !cursor.sees('all|adjacent? enemies|allies|units in|within|,'))
    return undefined;
  const rest = fromSource(tokens.slice(cursor.at, end));
  const like = name[0] as Token;
  const isOwn = yours || piece.word.kind === 'summon';
  const colon: Token = { ...wordLike(like, ':'), kind: 'sign' };
  return { rest: rest.yours, each: [...wordsLike(like, isOwn ? 'each of your' : 'each'), ...name, colon, ...rest.its] };
}

/** `push 1 away from the source`: from you, and from each of the pieces. */
function fromSource(tokens: Token[]): { readonly yours: Token[]; readonly its: Token[] } {
  const at = tokens.findIndex(({ text }) => text === 'away');
  const like = tokens[at];
  const cursor = new Cursor(tokens, Math.max(at, 0), tokens.length);
  if (like === undefined || !cursor.takeAny('away from the source|center|centre', 'away from it|itself|themselves'))
    return { yours: tokens, its: tokens };
  const rest = tokens.slice(cursor.at);
  return {
    yours: [...tokens.slice(0, at), ...rest],
    its: [...tokens.slice(0, at), ...wordsLike(like, 'away from it'), ...rest],
  };
}
