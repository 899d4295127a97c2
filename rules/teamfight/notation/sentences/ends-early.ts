import type { Node, Ref, Rule, UntilEvent } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { happening } from '../occasions/happening.ts';
import { yours } from '../occasions/yours.ts';
import { phrases } from '../phrases/phrases.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { type Desk, ran } from './desk.ts';
import { nextUse } from './next-use.ts';
import type { Sentence } from './sentence.ts';
import { Sheet } from './sheet.ts';

/** `Ends if you attack`, `this ends early when you move`, behind what lasts for you: whichever comes first, of all that is so. */
export function endsEarly(desk: Desk, nodes: Node[], { from, to, bullet, opens }: Sentence, context: Context): boolean {
  if (desk.standing || bullet || opens || nodes.length === 0) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  cursor.takeAny('this effect?', 'it|they', 'the effect');
  if (!cursor.take('ends|end|stops|stop early? if|when|whenever|once')) return false;
  const theirs = endsForThem(cursor, nodes, context);
  if (theirs) {
    ran(desk, from, to);
    return true;
  }
  const those = nodes.filter(({ node }) => node === 'lasting' || node === 'give');
  // What is placed behind it would stay, and could be what ends; what is over at once cannot.
  const last = those.at(-1);
  if (last === undefined || nodes.slice(nodes.indexOf(last) + 1).some(({ node }) => !atOnce.has(node))) return false;
  const about = within(context, { them: undefined, named: {} });
  const set = happening(cursor, about);
  if (set === undefined || set.if !== undefined || set.others !== undefined) return false;
  const other = set.also ?? (cursor.take('or') ? otherEnd(cursor, about) : undefined);
  if (!cursor.done) return false;
  const trigger = through(set.trigger);
  const ended = those.map((node) => sooner(node, trigger, other && through(other)));
  if (ended.length === 0 || ended.some((node) => node === undefined)) return false;
  for (const [n, node] of those.entries()) nodes.splice(nodes.indexOf(node), 1, ...(ended[n] ?? []));
  ran(desk, from, to);
  return true;
}

/** `Ends early if they take 3 or more damage`, behind what a target or each of some was given for a while: by what happens to that one. */
function endsForThem(cursor: Cursor, nodes: readonly Node[], context: Context): boolean {
  const head = nodes.at(-1);
  if (head?.node !== 'target' && head?.node !== 'area' && head?.node !== 'each') return false;
  const { at } = cursor;
  const like = cursor.peek();
  const isOne = head.node === 'target' && (head.max ?? 1) === 1;
  if (like === undefined || !cursor.takeAny('they|it', isOne ? 'the? target' : 'they')) return false;
  const tokens = [...wordsLike(like, 'you'), ...cursor.tokens.slice(cursor.at, cursor.end)];
  cursor.at = at;
  const own = new Cursor(tokens, 0, tokens.length);
  const set = happening(own, within(context, { them: undefined, named: {} }));
  own.takeAny('at once', 'in|from a|one single? attack|hit|ability|turn');
  const isPlain = set !== undefined && set.if === undefined && set.also === undefined && set.perTurn === undefined;
  if (!isPlain || !own.done || tokens.at(-1)?.text === 'turn') return false;
  const ref = head.node === 'target' ? 'target' : 'each';
  const then = head.then as Node[];
  const those = then.filter(({ node }) => node === 'lasting' || node === 'give');
  if (then.some((node) => !those.includes(node) && !atOnce.has(node.node))) return false;
  const ended = those.map((node) => sooner(node, through(set.trigger), undefined, ref));
  if (ended.length === 0 || ended.some((node) => node === undefined)) return false;
  for (const [n, node] of those.entries()) then.splice(then.indexOf(node), 1, ...(ended[n] ?? []));
  return true;
}

/** `or silenced`, `or take damage`: of whoever was named before. */
function otherEnd(cursor: Cursor, context: Context): UntilEvent['trigger'] | undefined {
  const set = happening(cursor, context) ?? yours(cursor, context);
  const isPlain = set !== undefined && set.if === undefined && set.also === undefined && set.perTurn === undefined;
  return isPlain ? set.trigger : undefined;
}

endsEarly.begins = beginning('this|it|they|the|ends|end|stops|stop');
endsEarly.needs = oneOf('if when whenever once');

/** What is over when the next sentence begins. */
const atOnce: ReadonlySet<Node['node']> = new Set<Node['node']>(['move', 'heal', 'damage', 'push']);

const ending = oneOf('ends end');

/**
 * `If you make a default attack, it deals +2dmg and this ends`, `your next attack deals +1dmg and ends this`, behind what lasts for you: that attack
 * is the end of all of it.
 */
export function endsWithAttack(
  desk: Desk,
  nodes: Node[],
  { from, to, bullet, opens }: Sentence,
  context: Context,
): boolean {
  if (desk.standing || bullet || opens || nodes.length === 0) return false;
  const all = new Cursor(desk.tokens, from, to);
  if (all.lacks(ending) || !all.sees('if|when|whenever|your')) return false;
  const said = attackSaid(desk.tokens.slice(from, to), context);
  const those = nodes.filter(({ node }) => node === 'lasting' || node === 'give');
  if (said === undefined || those.at(-1) !== nodes.at(-1)) return false;
  const tokens = [...desk.tokens, ...said];
  const trial: Desk = { ...desk, tokens, sheet: new Sheet(), notes: { ...desk.notes } };
  const cursor = new Cursor(tokens, desk.tokens.length, tokens.length);
  const read = phrases(trial, cursor, within(context, { them: undefined, named: {} }), undefined);
  const [stronger, ...more] = read.nodes;
  if (read.fault || !cursor.done || read.held.length > 0 || more.length > 0 || stronger?.node !== 'lasting')
    return false;
  const { until } = stronger;
  if (until.moment !== 'event' || until.latest !== undefined || stronger.of !== 'you') return false;
  const ended = those.map((node) => sooner(node, until.trigger));
  const first = ended.flat().find((node) => node?.node === 'lasting' && node.until.moment === 'event');
  if (ended.some((node) => node === undefined) || first?.node !== 'lasting') return false;
  for (const [n, node] of those.entries()) nodes.splice(nodes.indexOf(node), 1, ...(ended[n] ?? []));
  const clause = ran(desk, from, to);
  nodes.push({ ...stronger, clause, until: first.until, rules: stronger.rules.map((rule) => ({ ...rule, clause })) });
  return true;
}
endsWithAttack.begins = beginning('if|when|whenever|your');
endsWithAttack.needs = ending;

/** What is said of that attack, as of the next one. */
function attackSaid(tokens: readonly Token[], context: Context): readonly Token[] | undefined {
  const ends = ['this ends', 'this effect ends', 'ends this', 'end this effect?', 'ends this effect'];
  for (let at = tokens.length - 4; at < tokens.length; at++) {
    const cursor = new Cursor(tokens, Math.max(at, 3), tokens.length);
    if (
      !cursor.takeAny(
        ...['and', ', and', 'then', ', then', 'and then'].flatMap((joint) => ends.map((end) => `${joint} ${end}`)),
      )
    )
      continue;
    if (!cursor.done) continue;
    const said = tokens.slice(0, Math.max(at, 3));
    const [first] = said;
    if (first?.text === 'your') return said[1]?.text === 'next' ? said : undefined;
    return first && nextUse([...wordsLike(first, 'the next time'), ...said.slice(1)], context);
  }
  return undefined;
}

/** The same with that end, too; what is given goes with it. Undefined for what is somebody else's, or has no end that could come later. */
function sooner(
  node: Node,
  trigger: UntilEvent['trigger'],
  or?: UntilEvent['trigger'],
  of: Ref = 'you',
): Node[] | undefined {
  const either = { trigger, ...(or && { or }) };
  if (node.node === 'lasting' && node.of === of) {
    const { until } = node;
    if (until.moment === 'event' || until.moment === 'cleared') return undefined;
    const latest = until.moment === 'game-end' ? {} : { latest: until };
    return [{ ...node, until: { moment: 'event', ...either, ...latest } }];
  }
  if (node.node !== 'give' || node.to !== of || node.until === undefined || !('of' in node.until)) return undefined;
  const { clause, token, until } = node;
  const gone: Node = { clause, node: 'lose', token, from: 'you', count: 'all' };
  const rules = [trigger, ...(or ? [or] : [])].map((on): Rule => ({ clause, rule: 'when', trigger: on, then: [gone] }));
  return [node, { clause, node: 'lasting', of, until: { moment: 'event', ...either, latest: until }, rules }];
}

/** An ability that attacks is through before it counts, with all its targets. */
export const through = (trigger: UntilEvent['trigger']): UntilEvent['trigger'] =>
  trigger.on === 'attacks' && trigger.to === undefined ? { on: 'attacked', who: trigger.who } : trigger;
