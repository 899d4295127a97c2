import type { Amount, Node, Range } from '../../program.ts';
import { counting } from '../amounts/amount.ts';
import { type Context, within } from '../context.ts';
import { effect } from '../effects/effect.ts';
import { ran } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import { canGoOn, farFrom, type Target } from '../sentences/links.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { Cursor, oneOf } from '../words/cursor.ts';

const again = oneOf('repeat again');

/**
 * `You may spend 1 Coin to repeat this`, `Repeat this for each Combo spent`, behind all that the ability does: once more for every price
 * that is paid, with whatever target is chosen then. What repeats "this" repeats the offer with it; "the attack" comes once more.
 */
export function paidAgain(flow: Flow, sentence: Sentence): boolean {
  const { desk, out } = flow;
  if (desk.standing || sentence.bullet || sentence.opens) return false;
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  if (cursor.lacks(again)) return false;
  const first = out.nodes.findIndex((node) => !isPrice(node));
  const body = first < 0 ? [] : out.nodes.slice(first);
  if (body.length === 0 || out.fault || out.held.length > 0 || body.some(isLater)) return false;
  const clause = desk.sheet.next;
  const { context } = flow;
  const spent = out.nodes.slice(0, first).some(({ node }) => node === 'lose');
  const made =
    forEach(cursor, context, body, spent, clause) ?? (first === 0 ? paid(cursor, context, body, clause) : undefined);
  if (made === undefined) return false;
  out.nodes.splice(first, out.nodes.length, ...made);
  // What is said of the target behind it could be of either.
  flow.tail = undefined;
  flow.after = out.nodes.length;
  ran(desk, sentence.from, sentence.to);
  return true;
}
paidAgain.needs = again;

const isPrice = (node: Node): boolean =>
  (node.node === 'lose' && node.from === 'you') || (node.node === 'damage' && node.to === 'you');

/** By hand, or done at another moment: what of it comes again is open. */
const isLater = (node: Node): boolean => /"node":"(?:manual|later|lasting|repeat|may)"/.test(JSON.stringify(node));

/** `Repeat this for each Combo spent`, `repeat once per Coin you have`. */
function forEach(
  cursor: Cursor,
  context: Context,
  body: readonly Node[],
  spent: boolean,
  clause: number,
): Node[] | undefined {
  return cursor.try(() => {
    cursor.take('then');
    if (repeated(cursor) === undefined) return undefined;
    cursor.take('once|again');
    const { at } = cursor;
    const per = cursor.take('once') ? undefined : counting(cursor, context);
    if (per === undefined || at === cursor.at || (per.per?.count === 'lost' && !spent)) return undefined;
    // "For each Focus lost after the first": that one has paid for the first time.
    const further = cursor.takeAny('after|beyond the first', 'beyond|past one', 'but the first');
    const chain = body.length === 1 ? chained(cursor, body[0] as Node, clause) : undefined;
    if (chain !== undefined) {
      const often: Amount = { base: further ? -1 : 0, terms: [{ each: 1, ...per }] };
      return cursor.done ? [...body, { clause, node: 'repeat' as const, times: often, then: [chain] }] : undefined;
    }
    if (further && !spent) return undefined;
    const paid = further ? 0 : 1;
    // A new target is chosen each time in any case.
    cursor.takeAny(
      ', you may choose a? different|new|another target|targets each|every time?',
      ', choosing a new|different? target|targets each time',
    );
    const times: Amount = { base: paid, terms: [{ each: 1, ...per }], ...(paid === 0 && { least: 1 }) };
    return cursor.done ? [{ clause, node: 'repeat' as const, times, then: body }] : undefined;
  });
}

/** `, in range 2 of the previous target, never the same target twice`: on whoever is chosen there next. */
function chained(cursor: Cursor, only: Node, clause: number): Node | undefined {
  if (only.node !== 'target' || !canGoOn(only)) return undefined;
  return cursor.try((): Node | undefined => {
    cursor.take(',');
    const other = cursor.takeAny('on|against another|a different|new? target|unit|enemy');
    const side = cursor.before?.text === 'enemy' ? ('enemy' as const) : undefined;
    const far = cursor.take('in|within') ? farFrom(cursor) : undefined;
    const fresh = cursor.takeAny(
      ', no|never the? same? unit|target|enemy|ally twice',
      ', but? not|never on? the same unit|target|enemy|ally twice',
      ', each only once',
    );
    if (far?.of !== 'last' || !(other || fresh)) return undefined;
    return onFurther(only, far.range, clause, side);
  });
}

/** The same attack on somebody in that range of the one before, whom it has not hit. */
const onFurther = (only: Target, range: Range, clause: number, side?: 'enemy'): Node => ({
  ...structuredClone(only),
  clause,
  range,
  from: 'target',
  who: {
    ...only.who,
    ...(side && { side }),
    if: [...(only.who.if ?? []), { is: 'not', of: { is: 'was-hit', of: 'each' } }],
    except: [...(only.who.except ?? []), 'target'],
  },
});

/** `You may spend 1 Coin to repeat this`, `take 1 damage to repeat this, up to 2 times`. */
function paid(cursor: Cursor, context: Context, body: readonly Node[], clause: number): Node[] | undefined {
  cursor.takeAny('then? you may|can', 'may|can', 'then');
  const price = effect({
    cursor,
    context: within(context, { them: undefined }),
    clause,
    subject: undefined,
    hurt: false,
  });
  if (price === undefined || price.nodes.length !== 1 || !price.nodes.every(isFixed)) return undefined;
  if (!cursor.takeAny('to', 'and', ':')) return undefined;
  const whole = repeated(cursor);
  if (whole === undefined) return undefined;
  const once: Node[] = [...price.nodes, ...structuredClone(body)];
  const often = howOften(cursor) ?? (whole ? 'any' : 1);
  if (!cursor.done) return undefined;
  if (often === 'any') return [...body, { clause, node: 'repeat', times: 'any', then: once }];
  const offer: Node = { clause, node: 'may', then: once };
  return [
    ...body,
    ...(often === 1 ? [offer] : [{ clause, node: 'repeat' as const, times: { base: often }, then: [offer] }]),
  ];
}

/** So much is paid each time, and not "all" or "any number". */
const isFixed = (node: Node): boolean => isPrice(node) && (node.node !== 'lose' || typeof node.count === 'object');

/** `repeat this`, which is true, and `attack again`, which repeats no more than the attack. */
function repeated(cursor: Cursor): boolean | undefined {
  if (cursor.take('repeat')) {
    if (cursor.takeAny('the|this attack', 'this|the effect')) return false;
    cursor.takeAny('this|the ability|card', 'this|it');
    return true;
  }
  if (cursor.takeAny('use|do this|it again', 'use this ability|card again')) return true;
  return cursor.takeAny('attack again', 'make this|the attack again') ? false : undefined;
}

/** More often than this is a misprint. */
const mostOften = 5;

function howOften(cursor: Cursor): number | 'any' | undefined {
  cursor.take(',');
  const inside = cursor.take('(');
  const found = cursor.takeAny('any number of times', 'as often|many times as you like|want|can', 'multiple times')
    ? 'any'
    : cursor.takeAny('once', 'only once', 'one more time', 'max 1|once', 'a second time')
      ? 1
      : cursor.takeAny('up to twice', 'max twice')
        ? 2
        : cursor.takeAny('up to # more? times|time', 'max # times?', 'at most # times')
          ? (cursor.numbers[0] ?? 0)
          : undefined;
  if (inside && !cursor.take(')')) return undefined;
  return found === 'any' || found === undefined || (found >= 1 && found <= mostOften) ? found : undefined;
}
