import type { Node, Rule, Until, UntilEvent } from '../../program.ts';
import type { Context } from '../context.ts';
import { phrases } from '../phrases/phrases.ts';
import { lasting } from '../phrases/wrap.ts';
import { type Desk, ran, reminded } from '../sentences/desk.ts';
import { ofClause } from '../sentences/of-clause.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { remembering } from '../states/spoken.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `You are Invisible until the start of your next turn. +1 speed`, `... You cannot move`: what is added without a word of whose and how long is so long, and yours. */
export function sameEnd(desk: Desk, nodes: Node[], { from, to, bullet, opens }: Sentence, context: Context): boolean {
  if (desk.standing || desk.holds || bullet || opens || context.them !== undefined) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  const also = cursor.take('you also');
  // "This turn, your attacks have +2 range. You cannot move": what it costs, as nobody is to stand still for good.
  const costs = !also && cursor.sees("you cannot|can't") && !cursor.holds(someElse);
  if (!costs && (also ? !cursor.sees("have|are|deal|can|cannot|can't") : !cursor.sees('+|- # speed|def|crit|damage')))
    return false;
  const until = endOfYours(nodes.at(-1));
  if (until === undefined) return false;
  if (also) cursor.at = from;
  const told = also ? new Cursor(withoutAlso(desk, from), from, to - 1) : cursor;
  const mark = desk.sheet.next;
  const read = phrases({ ...desk, holds: true, tokens: [...told.tokens] }, told, context, undefined);
  desk.sheet.backTo(mark);
  const isHeld = !read.fault && told.done && read.nodes.length === 0 && read.held.every(({ of }) => of === 'you');
  if (!isHeld || read.held.length === 0) return false;
  const clause = ran(desk, from, to);
  const held = read.held.map((one) => ({ ...one, rule: { ...one.rule, clause } }));
  if (until.moment === 'event')
    nodes.push(remembering({ clause, node: 'lasting', of: 'you', until, rules: held.map(({ rule }) => rule) }));
  else nodes.push(...lasting(held, until, clause));
  return true;
}
sameEnd.begins = beginning('you|+|-');

/**
 * `Until the start of your next turn, abilities targeting you have +3def. When one misses, push the attacker 1.`: of those abilities, for as
 * long as that holds.
 */
export function whenOneMisses(
  desk: Desk,
  nodes: Node[],
  { from, to, bullet, opens }: Sentence,
  context: Context,
): boolean {
  if (desk.standing || desk.holds || bullet || opens || context.them !== undefined) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  if (!cursor.take('when|whenever|if one|any of? them? misses|miss|hits|hit you?') || !cursor.sees(',')) return false;
  const last = nodes.at(-1);
  const until = endOfYours(last);
  const defs = last?.node === 'lasting' ? last.rules.flatMap((rule) => (isDef(rule) ? [rule] : [])) : [];
  const [of, more] = defs;
  if (until === undefined || until.moment === 'event' || of === undefined || more !== undefined) return false;
  const like = desk.tokens[from] as Token;
  const verb = desk.tokens.slice(from, cursor.at).some(({ text }) => text.startsWith('hit')) ? 'hits' : 'misses';
  const tokens = [
    ...desk.tokens.slice(0, from),
    ...wordsLike(like, `when an ability ${verb} you`),
    ...desk.tokens.slice(cursor.at, to),
  ];
  const mark = desk.sheet.next;
  const said = new Cursor(tokens, from, tokens.length);
  const read = phrases({ ...desk, holds: true, tokens }, said, context, undefined);
  desk.sheet.backTo(mark);
  if (read.fault || !said.done || read.nodes.length > 0 || read.held.length === 0) return false;
  const clause = ran(desk, from, to);
  const held = read.held.map((one) => ({ ...one, rule: ofThose(one.rule, of) }));
  ofClause([held], clause);
  nodes.push(...lasting(held, until, clause));
  return true;
}
whenOneMisses.begins = beginning('when|whenever|if');
whenOneMisses.needs = oneOf('misses miss hits hit');

type Def = Extract<Rule, { rule: 'change' }>;

/** `Abilities targeting you have +3def`. */
const isDef = (rule: Rule): rule is Def => rule.rule === 'change' && rule.what === 'def' && rule.who.side === 'you';

/** Only abilities of the kind, and from where, that the sentence before spoke of. */
function ofThose(rule: Rule, { against, means }: Def): Rule {
  if (rule.rule !== 'when' || (rule.trigger.on !== 'misses' && rule.trigger.on !== 'hits')) return rule;
  const { trigger } = rule;
  return { ...rule, trigger: { ...trigger, who: against ?? trigger.who, ...(means && { means }) } };
}

/** `It lasts for the rest of the game`, behind what does so anyway. */
export function lastsToEnd(desk: Desk, nodes: readonly Node[], { from, to, bullet, opens }: Sentence): boolean {
  if (desk.standing || bullet || opens) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  cursor.takeAny('this|these|the effect|effects|bonus|bonuses', 'this|these', 'it|they|all');
  if (!cursor.takeAny('lasts|last|stays|stay|holds|hold for the rest of the game', 'is|are permanent') || !cursor.done)
    return false;
  const last = nodes.at(-1);
  if (last === undefined || !areForGood([last])) return false;
  reminded(desk, from, to);
  return true;
}
lastsToEnd.begins = beginning('this|these|the|it|they|all|lasts|last|stays|stay|holds|hold|is|are');
lastsToEnd.needs = oneOf('game permanent');

/** Whether all of it holds for the rest of the game, in whatever option. */
const areForGood = (nodes: readonly Node[]): boolean =>
  nodes.length > 0 &&
  nodes.every((node) =>
    node.node === 'choose'
      ? node.options.every(({ then }) => areForGood(then))
      : node.node === 'lasting' && node.until.moment === 'game-end',
  );

const withoutAlso = ({ tokens }: Desk, from: number) => [...tokens.slice(0, from + 1), ...tokens.slice(from + 2)];

/** "You cannot use other abilities": than which could be the one that the sentence before spoke of. */
const someElse = oneOf('other else');

/** How long what came to you just before stays. */
function endOfYours(last: Node | undefined): Until | UntilEvent | undefined {
  if (last?.node === 'lasting' && last.of === 'you') return last.until.moment === 'game-end' ? undefined : last.until;
  return last?.node === 'give' && last.to === 'you' ? last.until : undefined;
}
