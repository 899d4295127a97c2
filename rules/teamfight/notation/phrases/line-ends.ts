import type { Node, Who } from '../../program.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import type { Run } from './run.ts';

type AreaNode = Extract<Node, { node: 'area' }>;

const stops = 'stops|stopping|ends|ending|stop|end';

/** `stops at the first wall or enemy`, `ending at the first unit`: with whom a line ends; true where it ends at walls only, as all do. */
function ending(cursor: Cursor): Who | true | undefined {
  return cursor.try((): Who | true | undefined => {
    if (
      !cursor.takeAny(
        `the line|beam|shot? ${stops} at|on|with the first`,
        `it|this|which|that ${stops} at|on|with the first`,
      )
    ) {
      if (!cursor.takeAny(`${stops} at|on|with the first`, 'up to the first')) {
        return cursor.takeAny(`it|this? ${stops} at|on? walls`, `${stops} at|on walls`, `${stops} at a|the wall`)
          ? true
          : undefined;
      }
    }
    let side: Who['side'] | undefined;
    let walls = false;
    do {
      cursor.take('the? first');
      if (cursor.take('wall|obstacle')) walls = true;
      else if (side === undefined && cursor.take('enemy|ally|unit')) {
        const said = cursor.before?.text;
        side = said === 'enemy' || said === 'ally' ? said : 'any';
      } else return undefined;
    } while (cursor.take('or'));
    cursor.takeAny('it hits|meets|reaches', 'hit|in the way');
    return side === undefined ? walls || undefined : { side };
  });
}

/** A straight line of a width of one, which sees where it goes: no wall is in it. */
const isLine = (
  node: { readonly node: string } | undefined,
): node is { -readonly [K in keyof AreaNode]: AreaNode[K] } => {
  const area = node as AreaNode | undefined;
  return (
    area?.node === 'area' &&
    area.shape.shape === 'line' &&
    !area.shape.wide &&
    !area.shape.both &&
    area.sight &&
    !area.ends
  );
};

/** "Line 5, 2dmg, stops at the first enemy": that one alone is hit, and is a target. */
const isOne = ({ who }: Pick<AreaNode, 'who'>, then: readonly Node[], found: Who | true): boolean =>
  found !== true && who.side === 'any' && !(then.length > 0 && then.every(isOfSide));

const isOfSide = (node: Node): boolean =>
  node.node === 'if' && node.else.length === 0 && node.if.some(({ is }) => is === 'side' || is === 'unit');

/** `Line 5, allies heal 2, stops at the first wall or enemy`: how far the line goes that the sentence has laid. */
export function lineEnds(desk: Desk, cursor: Cursor, { head }: Run): boolean {
  const node = head?.node;
  const start = cursor.at;
  const found = isLine(node) ? ending(cursor) : undefined;
  if (
    !isLine(node) ||
    found === undefined ||
    isOne(node, head?.then ?? [], found) ||
    !(cursor.done || cursor.sees(',|.'))
  ) {
    cursor.at = start;
    return false;
  }
  if (found !== true) node.ends = found;
  ran(desk, start, cursor.at);
  return true;
}
lineEnds.begins = beginning(stops, 'the|it|this|which|that|up');
lineEnds.needs = oneOf(`${stops.replaceAll('|', ' ')} up`);

/** The same in a sentence of its own: `Line 5, all allies heal 2. Stops at the first enemy.` */
export function lineEndsThere({ desk, tail }: Flow, { from, to, bullet, opens }: Sentence): boolean {
  const node = tail?.node;
  if (bullet || opens || desk.standing || !isLine(node)) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  const found = ending(cursor);
  if (found === undefined || isOne(node, tail?.then ?? [], found) || !cursor.done) return false;
  if (found !== true) node.ends = found;
  ran(desk, from, to);
  return true;
}
lineEndsThere.begins = lineEnds.begins;
lineEndsThere.needs = lineEnds.needs;
