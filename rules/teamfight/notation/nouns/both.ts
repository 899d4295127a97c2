import type { Node, Ref, Who } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { effect } from '../effects/effect.ts';
import type { Run } from '../phrases/run.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { boundBy, type Head, head, under } from './head.ts';
import { pronoun } from './pronoun.ts';

const two = oneOf('and both each');

/**
 * `The target and enemies in burst 1 of it take 1 damage`: one who is known and those in an area, of whom the same is said. Whoever
 * is known is left out of the area, so that it is done once.
 */
export function both(desk: Desk, cursor: Cursor, run: Run): boolean {
  if (desk.standing) return false;
  const start = cursor.at;
  if (cursor.sees('you|yourself') && cursor.tokens[start - 1]?.text === 'and' && isNamedAlone(run)) {
    const shared = cursor.try(() => (cursor.take('you|yourself') ? twoNamed(cursor, run, desk.sheet.next) : undefined));
    if (shared !== undefined) ran(desk, start, cursor.at);
    else run.out.fault = { at: start, governs: true };
    return true;
  }
  if (cursor.tokens[start - 1]?.text === 'and' && isNamedAlone(run) && isSomebodyElse(cursor, run)) {
    run.out.fault = { at: start, governs: true };
    return true;
  }
  if (cursor.lacks(two)) return false;
  const read = cursor.try(() => {
    // "Swap places with an ally in range 4. You both heal 1."
    if (run.context.them === 'target' && !run.context.pair && cursor.takeAny('you both', 'both of you'))
      return twoOf(cursor, run, desk.sheet.next);
    const { collided } = run.context;
    if (collided !== undefined && cursor.takeAny('they both', 'both|each of them', 'both|each units?', 'both'))
      return each(cursor, run, desk.sheet.next, [collided, 'met']);
    const one = pronoun(cursor, run.context)?.ref;
    cursor.take('unit|character');
    if (one === undefined || !cursor.take('and')) return undefined;
    const clause = desk.sheet.next;
    const other = cursor.try(() => pronoun(cursor, run.context)?.ref);
    if (other !== undefined) {
      if (one !== 'you' || other !== 'target') return undefined;
      cursor.take('both|each');
      return twoOf(cursor, run, clause);
    }
    const from = cursor.at;
    const many = head(cursor, besides(run.context, one), clause);
    // "The target and enemies in range 2": of the target, or of whoever attacks.
    const named = cursor.tokens.slice(from, cursor.at).map(({ text }) => text);
    if (one !== 'you' && named.includes('range') && !named.includes('of')) return undefined;
    if (many?.node.node === 'target') return withOne(cursor, run, one, many, clause);
    if (many === undefined || (many.node.node !== 'area' && many.node.node !== 'each')) return undefined;
    const said = cursor.at;
    const first = effect({ cursor, context: run.context, clause, subject: one, hurt: false });
    const end = cursor.at;
    cursor.at = said;
    const second = effect({ cursor, context: under(run.context, many), clause, subject: boundBy(many), hurt: false });
    if (first === undefined || second === undefined || cursor.at !== end || !cursor.done) return undefined;
    const { who } = many.node;
    many.node.who = { ...who, except: [...(who.except ?? []).filter((ref) => ref !== one), one] };
    many.then.push(...second.nodes);
    return [...first.nodes, many.node as Node];
  });
  if (read === undefined) return false;
  ran(desk, start, cursor.at);
  run.into.push(...read);
  return true;
}

/** A head has named somebody, and nothing is done yet. */
const isNamedAlone = ({ head, into }: Run): boolean =>
  head !== undefined && head.node.node !== 'space' && head.then.length === 0 && into === head.then;

/** `Enemies adjacent to you and the target take 1dmg`: near to both, or both of them. */
function isSomebodyElse(cursor: Cursor, { head, context, base }: Run): boolean {
  if (head === undefined || (head.node.node !== 'area' && head.node.node !== 'each')) return false;
  const { at } = cursor;
  const ref = pronoun(cursor, { ...base, named: { ...base.named, ...context.named } })?.ref;
  cursor.at = at;
  return ref !== undefined && ref !== boundBy(head) && ref !== context.them;
}

const isAnybody = ({ side, kind, card }: Who): boolean => side === 'any' && kind === undefined && card === undefined;

/** `An ally in range 3 and you heal 2`: whom the head names, and you behind them. */
function twoNamed(cursor: Cursor, run: Run, clause: number): true | undefined {
  const { head, context } = run;
  // "Range 3 and you move 2" names nobody.
  if (head === undefined || !('who' in head.node) || isAnybody(head.node.who)) return undefined;
  cursor.take('both|each');
  const said = cursor.at;
  const theirs = effect({ cursor, context, clause, subject: boundBy(head), hurt: false });
  const end = cursor.at;
  cursor.at = said;
  const yours = effect({ cursor, context: within(context, { them: undefined }), clause, subject: 'you', hurt: false });
  if (theirs === undefined || yours === undefined || cursor.at !== end || !cursor.done) return undefined;
  head.then.push(...theirs.nodes);
  run.outer.push(...yours.nodes);
  run.hoisted = true;
  return true;
}

/** `The target and adjacent enemies`: who is near without a word of whom is near the one who is named before. */
const besides = (context: Context, one: Ref): Context =>
  one === 'target' || one === 'each' || one === 'trigger' || one === 'other'
    ? within(context, { around: one })
    : context;

/** `You and the target are Slowed`: each of both, where both are known. */
const twoOf = (cursor: Cursor, run: Run, clause: number): Node[] | undefined =>
  each(cursor, run, clause, ['you', 'target']);

function each(cursor: Cursor, { context }: Run, clause: number, [one, other]: readonly [Ref, Ref]): Node[] | undefined {
  const said = cursor.at;
  const first = all(cursor, context, clause, one);
  const end = cursor.at;
  cursor.at = said;
  const second = all(cursor, within(context, { them: other }), clause, other);
  return first && second && cursor.at === end && cursor.done ? [...first, ...second] : undefined;
}

/** `take 1dmg and are Slowed`: all that is said of one of them. */
function all(cursor: Cursor, context: Context, clause: number, subject: Ref): readonly Node[] | undefined {
  const done: Node[] = [];
  do {
    const found = effect({ cursor, context, clause, subject, hurt: false });
    if (found === undefined) return undefined;
    done.push(...found.nodes);
  } while (!cursor.done && cursor.takeAny(', and', ',', 'and'));
  return done;
}

/** `You and an adjacent enemy become Slowed`: whoever is known, and one who is chosen. */
function withOne(cursor: Cursor, { context }: Run, one: Ref, head: Head, clause: number): Node[] | undefined {
  if (one !== 'you' || head.node.node !== 'target' || (head.node.max ?? 1) > 1) return undefined;
  const said = cursor.at;
  const first = effect({ cursor, context, clause, subject: 'you', hurt: false });
  const end = cursor.at;
  cursor.at = said;
  const second = effect({ cursor, context: under(context, head), clause, subject: 'target', hurt: false });
  if (first === undefined || second === undefined || cursor.at !== end || !cursor.done) return undefined;
  head.then.push(...second.nodes);
  return [head.node as Node, ...first.nodes];
}
