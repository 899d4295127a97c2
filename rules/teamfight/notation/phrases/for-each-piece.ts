import { within } from '../context.ts';
import { doneTo, pieceMeant } from '../pieces/piece-meant.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { phrases } from './phrases.ts';
import type { Run } from './run.ts';

const itself = oneOf('it its');
const far = /^(?:range|burst|line|path|adjacent|nearest|closest)$/;
const near = /^(?:its?|that)$/;

/** `For each Snare in range 3, remove it and summon a Wolf in its space`: to its end, with each of them as "it". */
export function forEachPiece(desk: Desk, cursor: Cursor, run: Run): boolean {
  const { head, out, context } = run;
  if (desk.standing || head !== undefined || out.nodes.length > 0 || run.inside !== undefined) return false;
  if (context.them !== undefined || !cursor.sees('for each|every') || !cursor.holds(itself)) return false;
  const start = cursor.at;
  const mark = desk.sheet.next;
  cursor.take('for');
  const piece = pieceMeant({ cursor, context, clause: mark, subject: undefined, hurt: false });
  const read =
    piece?.all && !piece.word.fields.object && cursor.take(',|:') && !isMeasuredFromEither(cursor)
      ? bodyOf(desk, cursor, run, start, piece.word)
      : undefined;
  if (piece === undefined || read === undefined) {
    desk.sheet.backTo(mark);
    cursor.at = start;
    return false;
  }
  run.into.push(...doneTo(piece, mark, () => read));
  return true;
}

function bodyOf(desk: Desk, cursor: Cursor, run: Run, start: number, marker: NonNullable<Run['context']['marker']>) {
  ran(desk, start, cursor.at);
  const own = within(run.context, { marker, strewn: false, them: undefined, side: undefined, vacated: undefined });
  const read = phrases(desk, cursor, own, undefined);
  const whole = !read.fault && cursor.done && read.held.length === 0 && read.nodes.length > 0 && !read.spaces;
  return whole && !JSON.stringify(read.nodes).includes('"node":"manual"') ? read.nodes : undefined;
}

/** "Burst 1, 1dmg" could be around the piece or around you, where "of it" is not said. */
const isMeasuredFromEither = ({ tokens, at, end }: Cursor): boolean =>
  tokens
    .slice(at, end)
    .some(({ text }, n, said) => far.test(text) && !said.slice(n + 1, n + 5).some((one) => near.test(one.text)));
