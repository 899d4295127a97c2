import type { Node, Trigger } from '../../program.ts';
import { phrases } from '../phrases/phrases.ts';
import { ran } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import { ofClause } from '../sentences/of-clause.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

type Dealt = Extract<Trigger, { on: 'hits' | 'misses' | 'crits' }> | Extract<Trigger, { on: 'kills' }>;

/** `If it kills a unit, heal 2`, `on hit, slow`, behind `your next attack has +3 crit`: it waits for that attack, and for nothing else. */
export function ofNextAttack({ desk, out, context, tail }: Flow, { from, to, bullet, opens }: Sentence): boolean {
  const last = out.nodes.at(-1);
  if (desk.standing || tail !== undefined || bullet || opens || last?.node !== 'lasting') return false;
  const { of, until } = last;
  if (of !== 'you' || until.moment !== 'event' || until.trigger.on !== 'attacked') return false;
  const told = whenYou(desk.tokens, from, to);
  if (told === undefined) return false;
  const mark = desk.sheet.next;
  const tokens = [...desk.tokens.slice(0, from), ...told];
  const read = phrases({ ...desk, tokens, notes: {} }, new Cursor(tokens, from, tokens.length), context, undefined);
  desk.sheet.backTo(mark);
  const [only] = read.nodes;
  if (read.fault || read.held.length > 0 || read.nodes.length !== 1 || only?.node !== 'lasting') return false;
  const { means } = until.trigger;
  const rules = only.rules.flatMap((rule) =>
    rule.rule === 'when' && isDealt(rule.trigger)
      ? [{ ...rule, trigger: { ...rule.trigger, ...(means && { means }) } }]
      : [],
  );
  if (rules.length === 0 || rules.length < only.rules.length) return false;
  const clause = ran(desk, from, to);
  const node: Node = { ...only, until, rules };
  ofClause([node], clause);
  out.nodes.push(node);
  return true;
}
ofNextAttack.begins = beginning('on|if|when');
ofNextAttack.needs = oneOf('hit hits kill kills crit crits miss misses');

const isDealt = (trigger: Trigger): trigger is Dealt => /^(?:hits|misses|crits|kills)$/.test(trigger.on);

/** The same of whatever you do for a while, which is cut down to the one attack. */
function whenYou(tokens: readonly Token[], from: number, to: number): Token[] | undefined {
  const cursor = new Cursor(tokens, from, to);
  const bare = cursor.take('on a? hit|kill|crit|miss');
  if (
    !bare &&
    !cursor.takeAny(
      'if|when it|this|that hits|kills|crits|misses',
      'if|when this|that|the attack hits|kills|crits|misses',
    )
  )
    return undefined;
  const said = tokens[cursor.at - 1]?.text ?? '';
  const does = bare ? said : said.replace(/(?<=s)es$|s$/, '');
  const object = cursor.at;
  if (!bare) cursor.take('a|an|any|the unit|enemy|hero|target|ally');
  const whom = tokens.slice(object, cursor.at);
  if (!cursor.take(',|:') || cursor.done) return undefined;
  const like = tokens[from] as Token;
  const kills = does === 'kill' && whom.length === 0;
  return [
    ...wordsLike(like, `until your next turn , when you ${does}${kills ? ' a unit' : ''}`),
    ...whom,
    ...wordsLike(like, ','),
    ...tokens.slice(cursor.at, to),
  ];
}
