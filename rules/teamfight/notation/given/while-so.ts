import type { Condition, Node, Ref, Rule, Until, UntilEvent, Who } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { pronoun } from '../nouns/pronoun.ts';
import { phrases } from '../phrases/phrases.ts';
import { type Desk, type Out, ran } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { Sheet } from '../sentences/sheet.ts';
import { target } from '../states/spoken.ts';
import { wordOf } from '../words/by-ref.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { pieceProgram } from '../words/piece.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

const during = oneOf('while meanwhile meantime');

type Give = Extract<Node, { node: 'give' }>;
type Lasting = Extract<Node, { node: 'lasting' }>;

/** Whether it says for a while that somebody is so: `Become Invisible until you attack`. */
const isSo = ({ rules }: Lasting, state: string): boolean =>
  rules.length === 1 && rules[0]?.rule === 'is' && rules[0].who.side === 'you' && rules[0].flag === state;

/**
 * `While Invisible, you can move through enemies`, `they cannot be damaged while Slowed`, `meanwhile they cannot be damaged`, behind what gives that: for as long as that very thing
 * stays, whatever gives it once more.
 */
export function whileSo({ desk, out, tail, context }: Flow, sentence: Sentence): boolean {
  if (desk.standing || desk.holds || sentence.bullet || sentence.opens) return false;
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  if (cursor.lacks(during)) return false;
  const nodes = tail?.then ?? out.nodes;
  const known = tail?.context ?? context;
  const { given, context: about } = givenBy(nodes, known);
  const found = given.length === 0 ? undefined : stateIn(cursor, about, given);
  if (found === undefined) return false;
  const rest = toldOfThem(found.rest, found.who);
  if (rest === undefined) return false;
  const tokens = [...desk.tokens, ...rest];
  const trial: Desk = { ...desk, tokens, holds: true, sheet: new Sheet(), notes: { ...desk.notes } };
  const { give } = found;
  const as = (one: Desk): Out | undefined => {
    const said = new Cursor(tokens, desk.tokens.length, tokens.length);
    const out = phrases(one, said, about, undefined, tail);
    return out.fault || !said.done || out.nodes.length > 0 || out.held.length === 0 ? undefined : out;
  };
  // "You are Undefendable", where the set has a condition of that name: so long it is said of you, and none is given.
  const read = as(trial) ?? as({ ...trial, standing: true, sheet: new Sheet() });
  if (read === undefined) return false;
  const to = give.node === 'give' ? give.to : give.of;
  // "While the target is Stunned this way, you are Undefendable": of somebody else than who has it.
  const isOther =
    give.node === 'give' && found.who === 'target' && to === 'target' && read.held.every(({ of }) => of === 'you');
  const of = isOther ? ('you' as const) : to;
  const so: Condition[] =
    give.node === 'give' ? [{ is: 'has', of: isOther ? 'target' : 'you', token: give.token }] : [];
  const answers = give.node === 'give' && to === 'target' ? answersIn(read, give.token, rest, found.both) : undefined;
  if (answers !== undefined && give.node === 'give') {
    const clause = ran(desk, sentence.from, sentence.to);
    const rules = answers.map((rule) => ({ ...rule, clause }));
    (nodes as Node[]).push({ clause, node: 'lasting', of: 'you', until: endOf(give, known, true), rules });
    return true;
  }
  const rules = read.held.flatMap(({ rule, of: whose, knows }): Rule[] =>
    whose === of && knows === undefined && (rule.rule === 'is' || rule.rule === 'change')
      ? [so.length > 0 ? { ...rule, if: [...so, ...(rule.if ?? [])] } : rule]
      : [],
  );
  if (rules.length < read.held.length) return false;
  const clause = ran(desk, sentence.from, sentence.to);
  const until = give.node === 'give' ? endOf(give, known, isOther) : give.until;
  // Of two things it comes with the one that gives it.
  const option = nodes
    .flatMap((node) => (node.node === 'choose' ? node.options : []))
    .find(({ then }) => then.includes(give));
  const into = option === undefined ? nodes : (option.then as Node[]);
  into.push({ clause, node: 'lasting', of, until, rules: rules.map((rule) => ({ ...rule, clause })) });
  return true;
}
whileSo.needs = during;

/** `At the start of each of your turns while they are Slowed, they take 1dmg`: what comes at moments of yours, for as long as the target has that. */
function answersIn({ held }: Out, token: string, rest: readonly Token[], both?: true): readonly Rule[] | undefined {
  // Whom "heal 1" alone is for is not said.
  const isNamed = rest.some(({ text }) => /^(?:they|them|it|target|you)$/.test(text));
  if (!isNamed && /"node":"(?:heal|overshield|give)"/.test(JSON.stringify(held))) return undefined;
  const has: Condition[] = [
    { is: 'has', of: 'target', token },
    ...(both ? [{ is: 'has', of: 'you', token } as const] : []),
  ];
  const rules = held.flatMap(({ rule, of }): Rule[] =>
    of === 'you' && rule.rule === 'when' && /^turn-/.test(rule.trigger.on)
      ? [{ ...rule, if: [...has, ...(rule.if ?? [])] }]
      : [],
  );
  return rules.length === held.length ? rules : undefined;
}

/** `-1 speed while they have it`: theirs, of which `+1 speed` alone could be yours. */
function toldOfThem(rest: readonly Token[], who: Ref | undefined): readonly Token[] | undefined {
  const [sign] = rest;
  if (who === undefined || who === 'you' || !/^[+-]$/.test(sign?.text ?? '')) return rest;
  return sign?.text === '-' ? [...wordsLike(sign, 'they have'), ...rest] : undefined;
}

/** What gives something, also as one of two things of which one is chosen, or to the one target before. */
function givenBy(nodes: readonly Node[], context: Context): { given: readonly Node[]; context: Context } {
  const given = nodes.flatMap((node) => (node.node === 'choose' ? node.options.flatMap(({ then }) => then) : [node]));
  const own = given.filter((node) => node.node === 'give' || node.node === 'lasting');
  const [only, ...more] = nodes.filter((node) => node.node === 'target');
  if (own.length > 0 || only?.node !== 'target' || more.length > 0 || (only.max ?? 1) > 1)
    return { given: own, context };
  return {
    given: only.then.filter((node) => node.node === 'give' && node.to === 'target'),
    context: within(context, { them: 'target', named: { ...context.named, target: 'target' } }),
  };
}

/** What is given there, and the sentence without saying so. */
function stateIn(
  { tokens, at, end }: Cursor,
  context: Context,
  given: readonly Node[],
):
  | {
      readonly give: Give | Lasting;
      readonly who: Ref | undefined;
      readonly rest: readonly Token[];
      readonly both?: true;
    }
  | undefined {
  const from = tokens.findIndex(({ text }, n) => n >= at && n < end && text === 'while');
  if (from < 0) return meanwhile({ tokens, at, end }, given);
  const cursor = new Cursor(tokens, from + 1, end);
  cursor.take('being');
  const who = cursor.try((): Ref | undefined => {
    const ref = pronoun(cursor, context)?.ref;
    return cursor.take('is|are|has|have') ? ref : undefined;
  });
  if (who !== undefined) cursor.takeAny('any', 'this', 'the');
  // "While they are, ...": what they have just come to be.
  if (who === 'target' && cursor.sees(',')) {
    const [give, ...more] = given.filter((node): node is Give => node.node === 'give' && node.to === who);
    if (give === undefined || more.length > 0 || !moment(tokens, at, from)) return undefined;
    const both = given.some((node) => node.node === 'give' && node.to === 'you' && node.token === give.token);
    return { give, who, rest: [...tokens.slice(at, from), ...tokens.slice(cursor.at, end)], ...(both && { both }) };
  }
  const state = wordAt(context.words, tokens, cursor.at, end, ['condition', 'token']);
  // Not every set has a condition of what the rules know anyway.
  const called = state?.word.name.toLowerCase() ?? tokens[cursor.at]?.text ?? '';
  const give = given.find((node): node is Give | Lasting =>
    node.node === 'give'
      ? node.token === state?.word.ref && (who === undefined || who === node.to)
      : node.node === 'lasting' && isSo(node, called) && (who ?? node.of) === node.of,
  );
  if (give === undefined) return undefined;
  cursor.at = state?.to ?? cursor.at + 1;
  cursor.takeAny('this way', 'so', 'by|from|with this', 'by|from it|you', 'by|from this ability|attack');
  const said = (from: number, to: number): readonly Token[] =>
    tokens.slice(from, to).filter(({ text }) => text !== 'also');
  if (from > at && cursor.sees(',') && moment(tokens, at, from))
    return { give, who, rest: [...said(at, from), ...said(cursor.at, end)] };
  if (from > at) return cursor.done ? { give, who, rest: said(at, from) } : undefined;
  return cursor.take(',') && !cursor.done ? { give, who, rest: said(cursor.at, end) } : undefined;
}

/** `At the start of each of your turns`, and nothing else. */
const moment = (tokens: readonly Token[], at: number, to: number): true | undefined => {
  const cursor = new Cursor(tokens, at, to);
  const isOne =
    cursor.takeAny(
      'at the? start|end|beginning of each|every of your turns',
      'at the? start|end|beginning of your turns|turn',
    ) && cursor.done;
  return isOne || undefined;
};

/** `Meanwhile they cannot use instants`, `they cannot be healed in the meantime`: while they have what alone was given. */
function meanwhile(
  { tokens, at, end }: Pick<Cursor, 'tokens' | 'at' | 'end'>,
  given: readonly Node[],
): ReturnType<typeof stateIn> {
  const [give, ...more] = given.filter(({ node }) => node === 'give');
  if (give?.node !== 'give' || more.length > 0 || given.length > 1) return undefined;
  for (let from = at; from < end; from++) {
    const cursor = new Cursor(tokens, from, end);
    if (!cursor.takeAny('meanwhile', 'in the meantime|meanwhile')) continue;
    if (from > at && !cursor.done) return undefined;
    cursor.take(',');
    const [begin, to] = from > at ? [at, from] : [cursor.at, end];
    return begin < to ? { give, who: undefined, rest: tokens.slice(begin, to) } : undefined;
  }
  return undefined;
}

/** When that goes by itself; else when it is lost. */
function endOf({ until, token, to }: Give, { words }: Context, isOther: boolean): Until | UntilEvent {
  const who: Who = isOther ? target : { side: 'you' };
  const lost: UntilEvent = { moment: 'event', trigger: { on: 'loses', who, token, last: true } };
  if (until !== undefined) return until;
  const word = wordOf(words, token, 'condition', 'token');
  const own = word === undefined ? undefined : pieceProgram(word, words).until;
  if (own === undefined || !('of' in own)) return lost;
  return { ...own, of: own.of === 'you' ? to : 'you' };
}
