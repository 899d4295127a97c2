import type { Condition, Node } from '../../program.ts';
import { thing } from '../amounts/count.ts';
import { type Context, within } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import { type Desk, type Read, reminded } from './desk.ts';
import type { Flow } from './flow.ts';
import type { Sentence } from './sentence.ts';

/**
 * `The effect depends on the number of Hexes the target has` with one bullet for each number: only one of them happens, whatever it
 * does to that number. False where the sentence says nothing of the kind; what is by hand in a bullet stays in it.
 */
export function byNumber(
  flow: Flow,
  sentence: Sentence,
  groups: readonly (readonly Sentence[])[],
  read: Read,
): boolean {
  const { desk, out, tail } = flow;
  if (desk.standing || groups.length < 2) return false;
  const context: Context = tail === undefined ? flow.context : within(tail.context, { later: true });
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  if (!cursor.takeAny('the? effect|effects|result depends|depend on', 'what happens depends on')) return false;
  if (!cursor.take('the? number|amount of') && !cursor.take('how many')) return false;
  const counted = thing(cursor, context);
  if (counted?.count !== 'tokens' || !cursor.done) return false;
  const mark = desk.sheet.next;
  reminded(desk, sentence.from, sentence.to);
  const cases: { readonly if: Condition; readonly clause: number; readonly then: readonly Node[] }[] = [];
  for (const group of groups) {
    const [first, ...more] = group;
    const found = first && numbersOf(new Cursor(desk.tokens, first.from, first.to), context);
    if (first === undefined || found === undefined) return undo(desk, mark);
    const { at, min, max } = found;
    const clause = desk.sheet.next;
    const gone = removed(new Cursor(desk.tokens, at, first.to));
    const fresh: Desk = { ...desk, holds: false, lasts: false, notes: {} };
    const inner = read(fresh, [{ ...first, from: gone ?? at, bullet: false, first: false }, ...more], context);
    if (inner.held.length > 0 || inner.nodes.length === 0) return undo(desk, mark);
    const { token, on } = counted;
    const then: Node[] = gone === undefined ? [] : [{ clause, node: 'lose', token, from: on, count: 'all' }];
    const asked: Condition = { is: 'has', of: on, token, min, ...(max !== undefined && { max }) };
    cases.push({ if: asked, clause, then: [...then, ...inner.nodes] });
  }
  const chain = cases.reduceRight<readonly Node[]>(
    (otherwise, { if: asked, clause, then }) => [{ clause, node: 'if', if: [asked], then, else: otherwise }],
    [],
  );
  (tail?.then ?? out.nodes).push(...chain);
  return true;
}

function undo({ sheet }: Desk, mark: number): false {
  sheet.backTo(mark);
  return false;
}

/** `remove them, and`: the tokens that were counted. Where what is done besides begins. */
function removed(cursor: Cursor): number | undefined {
  if (!cursor.takeAny('remove|discard|clear all? of? them', 'remove|discard|clear all? the|those tokens'))
    return undefined;
  return cursor.takeAny(', and', 'and', ',') ? cursor.at : undefined;
}

/** `If they have 2 tokens,`, `3 or more:`, `4+:`: how many, and where what is done begins. */
function numbersOf(cursor: Cursor, { words }: Context): { min: number; max?: number; at: number } | undefined {
  cursor.takeAny('if|with they|it|you have|has', 'if the target has', 'with|on|at');
  if (!cursor.take('#')) return undefined;
  const [min = 0] = cursor.numbers;
  let more = cursor.take('or more') || cursor.take('+');
  const named = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['token', 'counter', 'condition']);
  if (named !== undefined) cursor.at = named.to;
  cursor.takeAny('tokens|token|stacks|stack', 'of them');
  more = cursor.take('or more') || more;
  if (!cursor.takeAny(',', ':')) return undefined;
  return { min, ...(more ? {} : { max: min }), at: cursor.at };
}
