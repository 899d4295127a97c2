import type { Node } from '../program.ts';
import type { Cursor } from './cursor.ts';
import { type Desk, ran } from './desk.ts';
import { boundBy, type Head, head, isOnSpace } from './head.ts';
import { leftOpen, opened, type Run } from './run.ts';

/** Whether a head names those in an area that was laid before. */
const isOfArea = ({ node }: Head): boolean =>
  node.node === 'each' && node.who.places?.some(({ inArea }) => inArea) === true;

/** A head: what follows is about whom it names. */
export function heads(desk: Desk, cursor: Cursor, run: Run): boolean {
  if (desk.standing) return false;
  const start = cursor.at;
  const found = head(cursor, run.context, desk.sheet.next);
  if (found === undefined) return false;
  ran(desk, start, cursor.at);
  // An area around a space is drawn once, not for each unit on it.
  if (run.head !== undefined && isOnSpace(run.head) && run.into === run.head.then) run.into = run.outer;
  // "3x3, each enemy in the area takes 1": those of the area, once, not once for each unit in it.
  if (
    run.head !== undefined &&
    isOfArea(found) &&
    (run.head.node.node === 'area' || isOfArea(run.head)) &&
    run.into === run.head.then
  )
    run.into = run.outer;
  run.into.push(found.node as Node);
  opened(run, found);
  if (found.node.node === 'target' && run.early !== undefined) {
    found.node.attack = { ...run.early.attack };
    run.early = undefined;
  }
  const named = found.node.node !== 'space' && !isDistance(cursor.tokens[start]?.text ?? '');
  run.subject = named && !cursor.done && !cursor.sees(',|:|undefendable|+|(|and|then') ? boundBy(found) : undefined;
  run.fresh =
    run.subject !== undefined || (found.node.node === 'space' && cursor.sees('become|becomes|gain|gains|turn|turns'));
  // "Range 3: 2dmg": the colon parts them as a comma does.
  if (cursor.take(':')) run.fresh = true;
  if (found.node.node === 'space' && run.tail === undefined) {
    run.tail = { node: found.node, then: found.then, context: run.context, hurt: false };
  } else if (found.node.node === 'space' && run.tail !== undefined) {
    // What is said later of either stands where both are known.
    run.tail = { ...run.tail, then: found.then, context: { ...run.tail.context, chosen: true } };
  }
  if (found.node.node !== 'space') leftOpen(run, found);
  return true;
}

/** `Burst 1, allies heal 5`: only some of those in an area drawn for all. */
export function sided(desk: Desk, cursor: Cursor, run: Run): boolean {
  const { head: open } = run;
  if (open?.node.node !== 'area' || open.node.who.side !== 'any' || run.hoisted) return false;
  const start = cursor.at;
  if (cursor.takeAny('all? units', 'everyone', 'each unit')) {
    // "2x2, all units are Slowed": everyone in it, whom the verb behind is about.
    if (cursor.done || cursor.sees('in|within|adjacent|that|who|with|,')) {
      cursor.at = start;
      return false;
    }
    ran(desk, start, cursor.at);
    run.subject = 'each';
    run.fresh = true;
    return true;
  }
  if (!cursor.take('enemies|allies')) return false;
  const side = cursor.tokens[start]?.text === 'enemies' ? 'enemy' : 'ally';
  const clause = ran(desk, start, cursor.at);
  const then: Node[] = [];
  open.then.push({ clause, node: 'if', if: [{ is: 'side', of: 'each', side }], then, else: [] });
  run.into = then;
  run.context = { ...run.context, side };
  run.subject = 'each';
  run.fresh = true;
  run.hurt = false;
  return true;
}

const isDistance = (first: string): boolean =>
  /^(?:range|ranged|unlimited|infinite|global|globally|burst|line|path|centered|\d+)$/.test(first);
