import type { Condition, Node, Rule, UntilEvent } from '../../program.ts';
import { phrases } from '../phrases/phrases.ts';
import { shieldHeld } from '../phrases/shield-held.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import { ofClause } from '../sentences/of-clause.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { Sheet } from '../sentences/sheet.ts';
import { Cursor, oneOf, someOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

type Given = Extract<Node, { node: 'overshield' }>;

const during = oneOf('while as so');
const it = 'it|this';
const that = 'the|that|this overshield|shield';

/**
 * `While you have it, you are immune to conditions`, `they have +1 damage as long as it lasts`, behind what gives overshield: until the last of it
 * is gone. `When it breaks, burst 1, 1dmg`: the next time that it does.
 */
export function whileShielded(flow: Flow, sentence: Sentence): boolean {
  const { desk, out, tail } = flow;
  if (desk.standing || desk.holds || sentence.bullet || sentence.opens) return false;
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  const goes = cursor.sees('when|once|after|if');
  if (!goes && cursor.lacks(during)) return false;
  const nodes = (isShielding(tail?.then) ? tail?.then : out.nodes) as Node[];
  const given = nodes.findLast((node): node is Given => node.node === 'overshield');
  if (given === undefined || (given.to !== 'you' && given.to !== 'target' && given.to !== 'each')) return false;
  // What was given or placed behind it could be "it", too.
  if (nodes.slice(nodes.indexOf(given) + 1).some(({ node }) => !isLasting(node))) return false;
  return goes ? whenGone(flow, sentence, cursor, nodes, given) : whileHeld(flow, sentence, cursor, nodes, given);
}
whileShielded.needs = someOf(during, oneOf('when once after if'));

const isShielding = (nodes: readonly Node[] | undefined): boolean =>
  nodes?.some(({ node }) => node === 'overshield') === true;

const isLasting = (node: Node['node']): boolean => node === 'lasting';

/** `When it breaks`, `once you lose the last of it`. */
function whenGone(
  { desk, tail, context }: Flow,
  sentence: Sentence,
  cursor: Cursor,
  nodes: Node[],
  { to }: Given,
): boolean {
  const like = cursor.peek();
  if (to === 'each' || like === undefined || !cursor.take('when|once|after|if')) return false;
  const whose = to === 'you' ? 'you' : 'they';
  const broken = cursor.takeAny(...[it, that].flatMap((what) => [`${what} breaks`, `${what} is broken|destroyed`]));
  const gone =
    broken ||
    cursor.takeAny(
      ...[it, that].flatMap((what) => [
        `${what} ends|expires|fades`,
        `${what} runs out`,
        `${what} is gone|lost|depleted|spent`,
        `${whose} lose all? of? ${what}`,
        `${whose} lose the last of ${what}`,
      ]),
    );
  if (!gone || !cursor.take(',')) return false;
  const when = broken
    ? `the next time ${whose} have overshield broken ,`
    : `the next time ${whose} lose all overshield ,`;
  const told = [...wordsLike(like, when), ...desk.tokens.slice(cursor.at, sentence.to)];
  const read = readAs(desk, told, tail?.context ?? context, tail);
  if (read === undefined || read.nodes.length === 0 || read.held.length > 0) return false;
  const clause = ran(desk, sentence.from, sentence.to);
  ofClause(read.nodes, clause);
  nodes.push(...read.nodes);
  return true;
}

/** `While you have it`, before or behind what holds. */
function whileHeld(
  { desk, tail, context }: Flow,
  sentence: Sentence,
  { tokens, at, end }: Cursor,
  nodes: Node[],
  { to }: Given,
): boolean {
  for (let from = at; from < end; from++) {
    if (!/^(?:while|as|so)$/.test(tokens[from]?.text ?? '')) continue;
    const cursor = new Cursor(tokens, from, end);
    if (!shieldHeld(cursor, to)) continue;
    const before = from === at;
    cursor.take(',|:');
    if (before === cursor.done) return false;
    const rest = before ? tokens.slice(cursor.at, end) : tokens.slice(at, from);
    const read = readAs({ ...desk, holds: true }, rest, tail?.context ?? context, tail);
    if (read === undefined || read.nodes.length > 0 || read.held.length === 0) return false;
    const so: Condition = { is: 'shielded', of: 'you' };
    const rules = read.held.flatMap(({ rule, of, knows }): Rule[] =>
      of === to && knows === undefined && (rule.rule === 'is' || rule.rule === 'change' || isOwnHit(rule))
        ? [{ ...rule, if: [so, ...(rule.if ?? [])] }]
        : [],
    );
    if (rules.length < read.held.length) return false;
    const clause = ran(desk, sentence.from, sentence.to);
    const until: UntilEvent = { moment: 'event', trigger: { on: 'loses-overshield', who: { side: 'you' } } };
    nodes.push({ clause, node: 'lasting', of: to, until, rules: rules.map((rule) => ({ ...rule, clause })) });
    return true;
  }
  return false;
}

/** What one's own hits do. What hits oneself may take the last of it, and whether it was there then is not said. */
const isOwnHit = (rule: Rule): rule is Extract<Rule, { rule: 'when' }> =>
  rule.rule === 'when' && rule.trigger.on === 'hits' && rule.trigger.who.side === 'you';

/** Other words for a sentence, read behind what stands there, on a sheet of their own. */
export function readAs(desk: Desk, said: readonly Token[], context: Flow['context'], tail: Flow['tail']) {
  const tokens = [...desk.tokens, ...said];
  const trial: Desk = { ...desk, tokens, sheet: new Sheet(), notes: { ...desk.notes } };
  const cursor = new Cursor(tokens, desk.tokens.length, tokens.length);
  const read = phrases(trial, cursor, context, undefined, tail);
  return read.fault || !cursor.done ? undefined : read;
}
