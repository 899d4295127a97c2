import type { Condition, Node } from '../../program.ts';
import { ifConditions } from '../amounts/amount.ts';
import { within } from '../context.ts';
import { phrases } from '../phrases/phrases.ts';
import { type Desk, ran, type Tail } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import { ofClause } from '../sentences/of-clause.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { those } from '../sentences/unaffected.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { wordLike } from '../words/token.ts';

const begins = beginning(
  'if|allies|enemies|summons|objects|heroes|flying|slowed|stunned|invisible|your|adjacent|non-hero',
);

/** What is so before and behind the damage alike. */
const asked: ReadonlySet<Condition['is']> = new Set(['side', 'unit', 'has', 'flag']);

/**
 * `Range 3, 2dmg, push 2. If it's an ally, it takes no damage`, `burst 2, 2dmg and Slow. Allies take no damage`: all of it but the damage comes to
 * those. "... takes no damage and may move 2" does that beside it.
 */
export function noHarm({ desk, tail }: Flow, { from, to, bullet, opens }: Sentence): boolean {
  const cursor = new Cursor(desk.tokens, from, to);
  if (desk.standing || bullet || opens || tail === undefined || cursor.misses(begins)) return false;
  const of =
    tail.node.node === 'target'
      ? 'target'
      : tail.node.node === 'area' || tail.node.node === 'each'
        ? 'each'
        : undefined;
  if (of === undefined) return false;
  const found = cursor.sees('if') ? ifConditions(cursor, tail.context) : undefined;
  const spares = found === undefined ? those(cursor, tail.context, of) : undefined;
  const so = found ?? (spares && [spares]);
  if (so === undefined || !so.every(({ is }) => asked.has(is))) return false;
  if (found !== undefined) {
    cursor.take(',');
    if (
      !cursor.takeAny('they|it take|takes no damage|dmg', 'the target takes no damage|dmg', 'no damage|dmg is? dealt?')
    )
      return false;
  } else if (!cursor.take('take|takes no damage|dmg')) return false;
  cursor.takeAny('from this|it', 'from this ability|attack');
  if (!tail.then.some((node) => isHarm(node, of))) return false;
  const mark = desk.sheet.next;
  const beside = cursor.done ? [] : besideIt(desk, cursor, tail, of);
  desk.sheet.backTo(mark);
  if (beside === undefined) return false;
  const clause = ran(desk, from, to);
  if (beside.length > 0) {
    ofClause(beside, clause);
    tail.then.push({ clause, node: 'if', if: so, then: beside, else: [] });
  }
  tail.then.forEach((node, at) => {
    if (isHarm(node, of)) tail.then[at] = { clause, node: 'if', if: so, then: [], else: [node] };
  });
  return true;
}
noHarm.begins = begins;
noHarm.needs = oneOf('damage dmg');

/** `and may move 2`, `and heal 1`, `and they heal 1 instead`, behind that: done to the same ones. */
function besideIt(desk: Desk, cursor: Cursor, tail: Tail, of: 'target' | 'each'): readonly Node[] | undefined {
  const like = cursor.peek();
  if (like === undefined || !cursor.takeAny(', and|but', 'and|but')) return undefined;
  const named = cursor.sees('they|it|you|the|target') ? [] : [wordLike(like, 'they')];
  // "No damage and they heal 2 instead" says no more than that.
  const end = cursor.tokens[cursor.end - 1]?.text === 'instead' ? cursor.end - 1 : cursor.end;
  const tokens = [...cursor.tokens.slice(0, cursor.at), ...named, ...cursor.tokens.slice(cursor.at, end)];
  const about = within(tail.context, { them: of });
  const read = phrases({ ...desk, tokens }, new Cursor(tokens, cursor.at, tokens.length), about, undefined);
  const plain = !read.fault && read.held.length === 0 && !read.until && !read.spaces && !read.instead && !read.else;
  return plain && read.nodes.length > 0 ? read.nodes : undefined;
}

const isHarm = (node: Node, to: 'target' | 'each'): boolean => node.node === 'damage' && node.to === to;
