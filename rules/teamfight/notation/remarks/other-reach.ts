import type { Condition, Node, Range } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { ignoresWalls } from '../nouns/head.ts';
import { conditions } from '../occasions/condition.ts';
import { areKnownBefore } from '../phrases/asked-attack.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';

type Head = Extract<Node, { node: 'target' | 'area' }>;

/** How far an ability reaches then, or how large its area is. */
interface Reach {
  readonly kind: 'range' | 'line' | 'burst' | 'path' | 'sight';
  readonly number?: number;
  /** So much farther than it reaches else. */
  readonly more?: true;
  readonly blind: boolean;
}

/**
 * `Line 4, 2dmg. If you have 3 Coins, line 8 ignoring walls`, `range 3, 2dmg. Range 5 instead if in Bear Stance`, `if you did not move, +1 range`: the same
 * attack with another reach, which is asked before anybody is chosen. It is the last sentence of what it is about.
 */
export function otherReach({ desk, out, context }: Flow, sentence: Sentence): boolean {
  const { from, to, bullet, opens } = sentence;
  const head = out.nodes.at(-1);
  if (desk.standing || bullet || opens || (head?.node !== 'target' && head?.node !== 'area')) return false;
  if (head.then.length === 0 || out.nodes.filter(isHead).length > 1 || !isLast(desk, to)) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  const found = askedFirst(cursor, context) ?? askedLast(cursor, context);
  if (found === undefined || !areKnownBefore(found.asked)) return false;
  if (/:"(?:target|each)"/.test(JSON.stringify(found.asked))) return false;
  const other = withReach(head, found.reach);
  if (other === undefined) return false;
  const clause = ran(desk, from, to);
  out.nodes[out.nodes.length - 1] = {
    clause,
    node: 'if',
    if: found.asked,
    then: [{ ...other, clause }],
    else: [head],
  };
  return true;
}
otherReach.begins = beginning('if|while|range|line|burst|path|this|it|unlimited|infinite');
otherReach.needs = oneOf('if while');

const isHead = ({ node }: Node): boolean => node === 'target' || node === 'area' || node === 'space' || node === 'each';

/** Behind it another part of the card begins, or another alternative. */
function isLast({ tokens, source }: Desk, to: number): boolean {
  const [last, next] = [tokens[to - 1], tokens[to]];
  return next === undefined || /\n\s*(?:-|•)/.test(source.slice(last?.to, next.from));
}

interface Found {
  readonly asked: readonly Condition[];
  readonly reach: Reach;
}

const about = (context: Context): Context => within(context, { them: undefined, named: {} });

function askedFirst(cursor: Cursor, context: Context): Found | undefined {
  return cursor.try(() => {
    const asked = cursor.take('if|while') ? conditions(cursor, about(context)) : undefined;
    if (asked === undefined || !cursor.takeAny(',', ':', 'then')) return undefined;
    const reach = farther(cursor) ?? reachSaid(cursor);
    cursor.take('instead');
    return reach && cursor.done ? { asked, reach } : undefined;
  });
}

function askedLast(cursor: Cursor, context: Context): Found | undefined {
  return cursor.try(() => {
    const reach = reachSaid(cursor);
    if (reach === undefined) return undefined;
    cursor.take('instead');
    const asked = cursor.take('if|while') ? conditions(cursor, about(context)) : undefined;
    cursor.take('instead');
    return asked && cursor.done ? { asked, reach } : undefined;
  });
}

/** `+1 range`, `it has +2 range`, behind what is asked: how far it reaches then. */
const farther = (cursor: Cursor): Reach | undefined =>
  cursor.try((): Reach | undefined => {
    cursor.takeAny('this attack|ability? has|gets|gains', 'it has|gets|gains', 'the attack|ability has|gets|gains');
    if (!cursor.take('+ # range')) return undefined;
    return { kind: 'range', number: cursor.numbers[0] ?? 0, more: true, blind: false };
  });

function reachSaid(cursor: Cursor): Reach | undefined {
  return cursor.try((): Reach | undefined => {
    const has = cursor.takeAny('this attack|ability? has|is', 'it has|is', 'the attack|ability|area|line|burst has|is');
    if (has) cursor.take('a');
    const kind = kindSaid(cursor);
    if (kind === undefined) return ignoresWalls(cursor) ? { kind: 'sight', blind: true } : undefined;
    cursor.take(',? and');
    return { ...kind, blind: ignoresWalls(cursor) };
  });
}

function kindSaid(cursor: Cursor): Omit<Reach, 'blind'> | undefined {
  if (cursor.takeAny('unlimited|infinite range', 'range unlimited|infinite')) return { kind: 'range' };
  if (cursor.sees('range # +')) return undefined;
  if (!cursor.take('range|line|burst|path #')) return undefined;
  const kind = cursor.tokens[cursor.at - 2]?.text as 'range' | 'line' | 'burst' | 'path';
  return { kind, number: cursor.numbers[0] ?? 0 };
}

/** The same head with that reach; undefined where it is of another kind. */
function withReach(head: Head, { kind, number, more, blind }: Reach): Head | undefined {
  const sight = blind ? { sight: false } : {};
  if (kind === 'sight') return { ...head, ...sight };
  if (kind === 'range') {
    const { range } = head;
    // Where nothing was said of how far it reaches there is nothing that could be farther.
    if (range?.max === undefined) return undefined;
    const far: Range = number === undefined ? {} : { max: number + (more ? range.max : 0) };
    return { ...head, ...sight, range: range.min === undefined ? far : { min: range.min, ...far } };
  }
  if (head.node !== 'area' || head.shape.shape !== kind || head.more !== undefined) return undefined;
  return { ...head, ...sight, shape: { ...head.shape, size: number ?? 0 } };
}
