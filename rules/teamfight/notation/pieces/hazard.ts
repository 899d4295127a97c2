import type { Condition, Node } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { phrases } from '../phrases/phrases.ts';
import { type Desk, type Out, ran } from '../sentences/desk.ts';
import { spared } from '../sentences/unaffected.ts';
import { facts } from '../texts/facts.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { not } from '../words/negation.ts';
import { pieceNamed } from '../words/piece-name.ts';
import { calledHazard, ofTheUnit } from './hazard-words.ts';
import { byWhoeverIsThere, ofWhoeverIsThere } from './whoever-is-there.ts';

/** `Hazard: 2dmg`: what it does to whoever is on it. */
export function hazard(desk: Desk, cursor: Cursor, context: Context): readonly Node[] | undefined {
  if (cursor.lacks(called)) return undefined;
  const said = cursor.tokens.slice(cursor.at, cursor.end);
  const words = calledHazard(said);
  if (words === said) return behindHazard(desk, cursor, context);
  const found = behindHazard({ ...desk, tokens: words }, new Cursor(words, 0, words.length), context);
  if (found !== undefined) cursor.at = cursor.end;
  return found;
}

const called = oneOf('hazard hazardous');

function behindHazard(desk: Desk, cursor: Cursor, context: Context): readonly Node[] | undefined {
  return cursor.try(() => {
    // "They block LoS and have Hazard: 1dmg": what its fields say, too.
    cursor.try(() => {
      const found = context.marker && facts(cursor, context.marker.fields, () => cursor.take('it|they|this'));
      return found?.every(({ agrees }) => agrees) && cursor.takeAny(', and', 'and') ? true : undefined;
    });
    const isNamed = cursor.try(() =>
      pieceNamed(cursor, context) && cursor.take('is|are|has|have a? hazard') ? true : undefined,
    );
    if (!isNamed) {
      cursor.takeAny('they gain|have', 'it gains|has', 'gains', 'has|have');
      if (!cursor.take('hazard')) return undefined;
    }
    const before = cursor.try(() => {
      const bracket = cursor.take('(');
      const side = onlyFor(cursor) ?? (bracket ? sideSaid(cursor) : undefined);
      return !bracket || cursor.take(')') ? side : undefined;
    });
    if (!cursor.take(':')) return undefined;
    const mark = desk.sheet.next;
    const out = sparedBehind(cursor, context);
    const alone = out === undefined ? onlySide(cursor) : undefined;
    const end = out?.from ?? alone?.from;
    const does = end === undefined ? cursor : new Cursor(cursor.tokens, cursor.at, end);
    const { read, words } = done(desk, does, onHazard(context));
    const behind = words.at;
    const side = before ?? alone?.side ?? (read.fault ? onlyFor(words) : undefined);
    const isWhole = !read.fault || words.at > behind;
    const nodes = whose(read.nodes, does, context);
    if (!isWhole || !words.done || read.held.length > 0 || read.nodes.length === 0 || nodes === undefined) {
      desk.sheet.backTo(mark);
      return undefined;
    }
    cursor.at = cursor.end;
    if (words === does && behind < cursor.end) ran(desk, behind, cursor.end);
    const whom: Condition[] = side === undefined ? [] : [{ is: 'side', of: 'each', side }];
    return onlyIf(out === undefined ? [] : [not(out.asked)], onlyIf(whom, nodes, mark), mark);
  });
}

/** What stands behind `Hazard:`, as it is said or as it may be said of "the unit". */
function done(desk: Desk, does: Cursor, context: Context): { read: Out; words: Cursor } {
  const mark = desk.sheet.next;
  const acting: Desk = { ...desk, standing: false, lasts: false };
  const { at } = does;
  const asSaid = phrases(acting, does, context, undefined);
  const said = does.tokens.slice(at, does.end);
  const other = asSaid.fault ? ofTheUnit(said, context) : said;
  if (other === said) return { read: asSaid, words: does };
  const before = desk.sheet.clauses.slice(mark);
  desk.sheet.backTo(mark);
  const words = new Cursor(other, 0, other.length);
  const read = phrases({ ...acting, tokens: other }, words, context, undefined);
  if (!read.fault) return { read, words };
  desk.sheet.backTo(mark);
  desk.sheet.clauses.push(...before);
  return { read: asSaid, words: does };
}

/** Who "you" is there: on ground that no card lists, and where nobody says it, whoever is on it. */
function whose(nodes: readonly Node[], { tokens }: Cursor, { slot, marker }: Context): readonly Node[] | undefined {
  if (slot === 'terrain' && marker?.owners.length === 0) {
    const theirs = ofWhoeverIsThere(nodes);
    return 'why' in theirs ? undefined : theirs;
  }
  return tokens.some(({ text }) => yours.test(text)) ? nodes : byWhoeverIsThere(nodes);
}

const yours = /^you(?:r|rs|rself)?$/;

/** `, enemies only`, `(only allies)`, at the end of what a hazard does: whom it does it to, and where that begins. */
function onlySide({ tokens, at, end }: Cursor): { side: 'enemy' | 'ally'; from: number } | undefined {
  for (let from = Math.max(at, end - 4); from < end; from++) {
    const tail = new Cursor(tokens, from, end);
    const inside = tail.take('(');
    if (!inside && !tail.take(',')) continue;
    if (!tail.takeAny('enemies|allies only', 'only enemies|allies') || (inside && !tail.take(')')) || !tail.done)
      continue;
    return { side: tokens.slice(from, end).some(({ text }) => text === 'allies') ? 'ally' : 'enemy', from };
  }
  return undefined;
}

/** `, and Flying units ignore this`, at the end of what a hazard does: whom it does nothing to, and where that begins. */
function sparedBehind({ tokens, at, end }: Cursor, context: Context): { asked: Condition; from: number } | undefined {
  for (let from = at; from < end; from++) {
    const tail = new Cursor(tokens, from, end);
    if (!tail.takeAny(', and|but', 'and|but')) continue;
    const asked = spared(tail, context);
    if (asked !== undefined && tail.done) return { asked, from };
  }
  return undefined;
}

/** Nodes that come only where something holds. */
export const onlyIf = (asked: readonly Condition[], then: readonly Node[], clause: number): readonly Node[] =>
  asked.length === 0 ? then : [{ clause, node: 'if', if: asked, then, else: [] }];

/** `Flying units ignore this`, `allies take no damage` of one that does nothing else, behind all that a hazard does, as the last that is said of it: whom it does nothing to. */
export function hazardSpares({ tokens }: Desk, cursor: Cursor, context: Context, { held }: Out): boolean {
  const { end } = cursor;
  if (held.length === 0 || held.some(({ rule }) => rule.rule !== 'hazard')) return false;
  if (tokens.slice(end).some(({ kind, text }) => kind !== 'line' && text !== '.')) return false;
  const onlyHarms = held.every(
    ({ rule }) => rule.rule === 'hazard' && rule.then.every(({ node }) => node === 'damage'),
  );
  const asked = spared(cursor, context, onlyHarms);
  if (asked === undefined || !cursor.done) return false;
  for (const [index, { rule, of }] of held.entries()) {
    if (rule.rule !== 'hazard') continue;
    held[index] = { rule: { ...rule, then: onlyIf([not(asked)], rule.then, rule.clause) }, of };
  }
  return true;
}

const spent = [
  'when|whenever|once|after it|this deals damage',
  'when|once|after dealing damage',
  'when|once|after triggered|triggering|used',
  'after it|this triggers',
  'after one use',
  'afterwards|afterward',
];

/** `Removed when it deals damage`, `remove this when triggered`, behind all that the hazard of a piece does: it goes with that. */
export function hazardSpent(
  { tokens }: Desk,
  cursor: Cursor,
  { slot, strewn }: Context,
  { held }: Out,
  clause: number,
): boolean {
  const [only, ...more] = held;
  if (slot !== 'marker' || strewn || only?.rule.rule !== 'hazard' || more.length > 0) return false;
  if (tokens.slice(cursor.end).some(({ kind, text }) => kind !== 'line' && text !== '.')) return false;
  cursor.takeAny('this is', 'it is', 'is');
  if (!cursor.take('remove|removed|destroy|destroyed this|it?') || !cursor.takeAny(...spent) || !cursor.done)
    return false;
  const goes: Node = { clause, node: 'remove', what: 'marker' };
  const [first, ...others] = only.rule.then;
  const then =
    first?.node === 'if' && others.length === 0
      ? [{ ...first, then: [...first.then, goes] }]
      : [...only.rule.then, goes];
  held[0] = { rule: { ...only.rule, then }, of: only.of };
  return true;
}

/** `Hazard: 2dmg for enemies`, `to enemies only`. */
const onlyFor = (cursor: Cursor): 'enemy' | 'ally' | undefined =>
  cursor.take('only? for|to') ? sideSaid(cursor) : undefined;

function sideSaid(cursor: Cursor): 'enemy' | 'ally' | undefined {
  const side = cursor.take('enemies') ? 'enemy' : cursor.take('allies') ? 'ally' : undefined;
  if (side !== undefined) cursor.take('only');
  return side;
}

/** Whoever is on a hazard is `each`, as long as nobody else is. */
export const onHazard = (context: Context, called: 'each' | 'trigger' = 'each'): Context =>
  within(context, {
    them: called,
    side: 'any',
    named: { unit: called },
  });
