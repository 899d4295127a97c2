import type { Condition, Node, Ref } from '../../program.ts';
import { within } from '../context.ts';
import { withNumber } from '../phrases/or-else.ts';
import { phrases } from '../phrases/phrases.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Words, wordAt } from '../words/words.ts';
import { type Desk, ran } from './desk.ts';
import type { Flow } from './flow.ts';
import { oneMore, verbOf } from './other-number.ts';
import type { Sentence } from './sentence.ts';

type Damage = Extract<Node, { node: 'damage' }>;

const done: readonly Condition[] = [{ is: 'done' }];

/**
 * `You may spend a Coin to deal +2dmg and push 1`, `You may spend a Coin. If you do, +2dmg`, behind an attack: whether it is paid is asked
 * before the damage that it adds to. How many sentences that are; 0 where they say something else.
 */
export function paysForMore(flow: Flow, sentences: readonly Sentence[], index: number): number {
  const { desk, tail, context } = flow;
  const sentence = sentences[index] as Sentence;
  const { from, to } = sentence;
  if (desk.standing || sentence.opens || sentence.bullet) return 0;
  if (buysForEach(flow, sentence)) return 1;
  // "Spend a Coin: +1dmg", behind the attack: whoever does not wish to does not.
  const offers = new Cursor(desk.tokens, from, to).sees('spend|discard|pay');
  if (!offers && !new Cursor(desk.tokens, from, to).sees('you|they|it? may|can spend|discard|lose|pay|gain|take'))
    return 0;
  if (buysMore(flow, sentence)) return 1;
  if (tail?.node.node !== 'target') return 0;
  const at = tail.then.length - 1;
  const dealt = tail.then[at];
  if (dealt?.node !== 'damage' || dealt.to !== 'target' || tail.then.filter(isDamage).length > 1) return 0;
  const parts = partsOf(desk, sentences, index);
  if (parts === undefined) return 0;
  const mark = desk.sheet.next;
  const later = within(tail.context, { marker: context.marker, later: true });
  const paid = phrases(desk, new Cursor(desk.tokens, from, parts.paid), later, undefined);
  const clause = desk.sheet.next;
  const asked: Node = { clause: paid.nodes[0]?.clause ?? clause, node: 'may', then: paid.nodes };
  const [may, ...more] = offers ? [asked] : paid.nodes;
  const gain = new Cursor(desk.tokens, parts.from, parts.to);
  const each = surplus(gain, dealt);
  const pays = may?.node === 'may' && more.length === 0 && may.then.every((node) => isPrice(node));
  if (paid.fault || paid.held.length > 0 || !pays || each === undefined) {
    desk.sheet.backTo(mark);
    return 0;
  }
  const plain = gain.takeAny(', irreducible', 'and irreducible', 'irreducible');
  ran(desk, parts.from, gain.at);
  // What keeps the roll from mattering would have to be paid for before it.
  const rest =
    gain.sees(',|and undefendable') || gain.sees(', and undefendable') ? undefined : behind(desk, gain, later, tail);
  if (rest === undefined) {
    desk.sheet.backTo(mark);
    return 0;
  }
  const term = { each, if: done };
  const { amount } = dealt;
  const raised: Damage = { ...dealt, amount: { ...amount, terms: [...(amount.terms ?? []), term] } };
  const base = { ...amount, base: amount.base + each };
  const strong: Node = {
    clause,
    node: 'if',
    if: done,
    then: [{ ...dealt, amount: base, irreducible: true }],
    else: [dealt],
  };
  tail.then.splice(at, 1, may, plain ? strong : raised);
  if (rest.length > 0) tail.then.push({ clause, node: 'if', if: done, then: rest, else: [] });
  return parts.count;
}
paysForMore.begins = beginning('you|they|it? may|can', 'spend|discard|pay|for');
paysForMore.needs = oneOf('spend spent discard lose pay gain take');

/**
 * `You may spend up to 2 Coins for +1dmg each`, `for each Coin you spend, +1dmg`, behind an attack: how many are spent is asked before the
 * damage that they add to.
 */
function buysForEach({ desk, tail, context }: Flow, { from, to }: Sentence): boolean {
  if (tail === undefined) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  if (!cursor.sees('you? may|can spend|discard|lose') && !cursor.sees('spend') && !cursor.sees('for each|every'))
    return false;
  const at = tail.then.length - 1;
  const dealt = tail.then[at];
  if (tail.node.node !== 'target' || (tail.node.max ?? 1) > 1 || tail.node.links !== undefined) return false;
  if (dealt?.node !== 'damage' || dealt.to !== 'target' || tail.then.filter(isDamage).length > 1) return false;
  const bought = cursor.try(() => forEachSpent(cursor, context.words));
  if (bought === undefined || !cursor.done) return false;
  const { token, most, each } = bought;
  const clause = ran(desk, from, to);
  const { amount } = dealt;
  const spent: Node = { clause, node: 'lose', token, from: 'you', count: 'any', ...(most !== undefined && { most }) };
  const term = { each, per: { count: 'lost' as const } };
  tail.then.splice(at, 1, spent, { ...dealt, amount: { ...amount, terms: [...(amount.terms ?? []), term] } });
  return true;
}

function forEachSpent(
  cursor: Cursor,
  words: Words,
): { readonly token: string; readonly most?: number | undefined; readonly each: number } | undefined {
  const named = (): string | undefined => {
    const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['counter', 'token']);
    if (found !== undefined) cursor.at = found.to;
    return found?.word.ref;
  };
  const more = ['+ # dmg|damage', '# more|additional|extra dmg|damage', 'an additional|extra # dmg|damage'];
  if (cursor.take('for each|every')) {
    const token = named();
    if (!cursor.takeAny('you spend|spent', 'spent') || !cursor.take(',')) return undefined;
    cursor.take('deal|deals');
    return token !== undefined && cursor.takeAny(...more) ? { token, each: cursor.numbers[0] ?? 0 } : undefined;
  }
  cursor.take('you');
  cursor.take('may|can');
  if (!cursor.take('spend|discard|lose')) return undefined;
  const most = cursor.take('up to #') ? cursor.numbers[0] : undefined;
  if (most === undefined && !cursor.take('any number|amount of')) return undefined;
  const token = named();
  if (token === undefined || !cursor.takeAny(', to', 'to', 'for', ':', ',')) return undefined;
  cursor.take('deal|deals');
  if (!cursor.takeAny(...more)) return undefined;
  const [each = 0] = cursor.numbers;
  if (!cursor.take('each')) {
    if (!cursor.takeAny('for each|every', 'per')) return undefined;
    cursor.take('one');
    const again = named();
    if (again !== undefined && again !== token) return undefined;
    cursor.takeAny('that? you spend|spent', 'spent');
    cursor.takeAny('in? this way');
  }
  return { token, most, each };
}

/** `You may take 1 damage to pull 1 more`, `they may spend a Coin to move 5 instead`, `... to make it 5`: of what was done last, which waits for that. */
function buysMore({ desk, out, tail, context }: Flow, { from, to }: Sentence): boolean {
  const list = tail?.then ?? out.nodes;
  const last = list.at(-1);
  const parted = desk.tokens.slice(from, to).findIndex(({ text }) => text === 'to');
  if (last === undefined || parted < 0 || (tail !== undefined && tail.node.node !== 'target')) return false;
  const gain = new Cursor(desk.tokens, from + parted + 1, to);
  const raised = numberInstead(gain, last) ?? oneMore(gain, last, done);
  if (raised === undefined || !gain.done) return false;
  const mark = desk.sheet.next;
  const later = within(tail?.context ?? context, { later: true });
  const paid = phrases(desk, new Cursor(desk.tokens, from, from + parted), later, undefined);
  const [may, ...more] = paid.nodes;
  const isPaid = may?.node === 'may' && may.then.every((node) => isPrice(node, may.who));
  if (paid.fault || paid.held.length > 0 || !isPaid || more.length > 0) {
    desk.sheet.backTo(mark);
    return false;
  }
  ran(desk, from + parted, to);
  list.splice(list.length - 1, 1, may, raised);
  return true;
}

/** `heal 3 instead`, `move 5 instead`, `make it 5`: behind what is done by one number that is less. */
function numberInstead(cursor: Cursor, last: Node): Node | undefined {
  const [verb, base] = verbOf(last);
  const by = withNumber(last);
  if (by === undefined || verb === undefined) return undefined;
  const said =
    cursor.take(`${verb}|${verb}s # instead`) ||
    cursor.take(`${verb}|${verb}s # spaces|space instead`) ||
    cursor.take('make|raise|increase|extend it|this|that to? # instead?');
  const [number = 0] = cursor.numbers;
  if (said && number > base && last.node === 'heal' && typeof last.amount === 'object')
    return { ...last, amount: { ...last.amount, terms: [{ each: number - base, if: done }] } };
  return said && number > base
    ? { clause: last.clause, node: 'if', if: done, then: [by(number)], else: [last] }
    : undefined;
}

const isPrice = (node: Node, of: Ref = 'you'): boolean =>
  (node.node === 'lose' && node.from === of) || ((node.node === 'give' || node.node === 'damage') && node.to === of);

const isDamage = ({ node }: Node): boolean => node === 'damage';

interface Parts {
  /** Behind what is paid. */
  readonly paid: number;
  /** What it buys. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Parted by `to` or a colon, or by a stop with "If you do" behind it. */
function partsOf({ tokens }: Desk, sentences: readonly Sentence[], index: number): Parts | undefined {
  const { from, to } = sentences[index] as Sentence;
  for (let at = from + 2; at < to - 1; at++)
    if (/^(?:to|for|:)$/.test(tokens[at]?.text ?? '')) return { paid: at, from: at + 1, to, count: 1 };
  const next = sentences[index + 1];
  if (next === undefined || next.opens || next.bullet) return undefined;
  const cursor = new Cursor(tokens, next.from, next.to);
  return cursor.takeAny('if you do ,?', 'if so ,?') ? { paid: to, from: cursor.at, to: next.to, count: 2 } : undefined;
}

/** `deal +2dmg`, `+2`, `deal 2 more damage`: so much more. `3dmg instead` is what is more than the one number that would be dealt. */
function surplus(cursor: Cursor, { amount, percents }: Damage): number | undefined {
  cursor.take('deal|deals|do|add');
  if (
    cursor.take('# dmg|damage instead') ||
    cursor.takeAny('make|raise|increase it|this|that|damage to? #', 'make|raise|increase the damage to? #')
  ) {
    cursor.take('dmg|damage');
    const more = (cursor.numbers[0] ?? 0) - amount.base;
    const { base: _, ...grows } = amount;
    return more > 0 && Object.keys(grows).length === 0 && percents === undefined && cursor.done ? more : undefined;
  }
  const said = cursor.takeAny(
    '+ # dmg|damage',
    '# more|additional|extra dmg|damage',
    'an additional|extra # dmg|damage',
    '+ #',
    '# more',
  );
  if (!said) return undefined;
  const [each = 0] = cursor.numbers;
  return cursor.done || cursor.sees(',|and') ? each : undefined;
}

/** What is bought beside it. Undefined where it is not understood. */
function behind(desk: Desk, cursor: Cursor, context: Flow['context'], tail: Flow['tail']): readonly Node[] | undefined {
  if (cursor.done) return [];
  if (!cursor.takeAny(', and', ',', 'and')) return undefined;
  const read = phrases(desk, cursor, within(context, { asked: true }), undefined, tail);
  return read.fault || read.held.length > 0 || read.spaces || read.nodes.length === 0 ? undefined : read.nodes;
}
