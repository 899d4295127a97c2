import type { Node, Ref, Who } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { boundBy, type Head, head, under } from '../nouns/head.ts';
import { noun } from '../nouns/noun.ts';
import { pronoun } from '../nouns/pronoun.ts';
import { type Desk, type Held, ran } from '../sentences/desk.ts';
import { ofClause } from '../sentences/of-clause.ts';
import { spoken } from '../states/spoken.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';
import { becoming } from './becoming.ts';
import { effects } from './effect-phrase.ts';
import { Run } from './run.ts';
import { states } from './states.ts';

const two = oneOf('and both each');

/** One of those of whom the same is said: somebody known, or whom a head names. */
type Part = { readonly ref: Ref; readonly head?: undefined } | { readonly ref: Ref; readonly head: Head };

/** What is said of one of them. */
interface Said {
  readonly nodes: readonly Node[];
  readonly held: readonly Held[];
}

/**
 * `You and an ally in range 3 heal 2`, `the target and enemies in burst 1 of it take 1dmg`, `you both gain Armor until ...`, `both of you
 * may move 2`: people who are named together, and what is said of each of them. Whoever is known is left out of an area, so that it is done once.
 */
export function together(desk: Desk, cursor: Cursor, run: Run): boolean {
  if (desk.standing) return false;
  const start = cursor.at;
  const behindHead = cursor.tokens[start - 1]?.text === 'and' && isNamedAlone(run);
  if (behindHead && cursor.sees('you|yourself')) {
    if (!withYouBehind(desk, cursor, run)) run.out.fault = { at: start, governs: true };
    return true;
  }
  // "Allies in range 2 and your Wolf heal 1": both, and not the Wolf for each of the allies.
  if (behindHead && (isSomebodyElse(cursor, run) || namesOneMore(desk, cursor, run))) {
    run.out.fault = { at: start, governs: true };
    return true;
  }
  if (cursor.lacks(two) || isGroup(cursor, run.context)) return false;
  const read = cursor.try(() => {
    const parts = named(cursor, run, desk.sheet.next);
    if (parts === undefined) return undefined;
    // "Yourself and one ally in range 3, heal 2".
    if (parts.some((part) => part.head !== undefined)) cursor.take(',');
    else cursor.take('both|each');
    return ofParts(desk, cursor, run.context, parts);
  });
  if (read === undefined) return false;
  const clause = ran(desk, start, cursor.at);
  ofClause([read.nodes, read.held], clause);
  run.into.push(...read.nodes);
  run.out.held.push(...read.held);
  return true;
}

/** `You and allies in range 2`: a group has a noun of its own. */
function isGroup(cursor: Cursor, context: Context): boolean {
  const { at } = cursor;
  const found = cursor.sees('you|yourself and|+') ? noun(cursor, context) : undefined;
  cursor.at = at;
  return found !== undefined && found.ref === undefined;
}

/** Those who are named together. */
function named(cursor: Cursor, run: Run, clause: number): readonly [Part, Part] | undefined {
  const { context } = run;
  const pair: readonly [Part, Part] = [{ ref: 'you' }, { ref: 'target' }];
  const isOne = context.them === 'target' && !context.pair && (run.target?.max ?? 1) === 1;
  if (context.meets !== undefined && cursor.sees('you both|each|and') && cursor.takeAny(...withMet)) {
    // Of a target, too, it could be either.
    if (context.them !== undefined) return undefined;
    const then: Node[] = [];
    const { meets: who } = context;
    const many = cursor.tokens.slice(0, cursor.at).some(({ text }) => /^(?:allies|enemies|units|heroes)$/.test(text));
    if (many) return [{ ref: 'you' }, { ref: 'each', head: { node: { clause, node: 'each', who, then }, then } }];
    // "If you are adjacent to an ally, you both heal 1": of several who are there it is one.
    return [
      { ref: 'you' },
      { ref: 'target', head: { node: { clause, node: 'target', who, sight: false, then }, then } },
    ];
  }
  // "Swap places with an ally in range 4. You both heal 1."
  if (isOne && cursor.takeAny('you both|each', 'both of you', 'each of you')) return pair;
  const answered = oneAnswered(context);
  if (answered !== undefined && cursor.takeAny('you both|each', 'both of you', 'each of you'))
    return [{ ref: 'you' }, { ref: answered }];
  const { collided } = context;
  if (collided !== undefined && cursor.takeAny('they both', 'both|each of them', 'both|each units?', 'both'))
    return [{ ref: collided }, { ref: 'met' }];
  // "Swap places with an ally in range 4, then both heal 1": nobody else has been named.
  const isKnown = isOne || context.them === undefined;
  if (isKnown && cursor.sees(`both ${verbs}`) && isOfTwo(run) && cursor.take('both')) return pair;
  cursor.take('both');
  const one = pronoun(cursor, context)?.ref;
  cursor.take('unit|character');
  if (one === undefined || !cursor.take('and|+')) return undefined;
  const other = cursor.try(() => pronoun(cursor, context)?.ref);
  if (other !== undefined) {
    if (one === other || (one !== 'you' && other !== 'you') || one === 'each' || other === 'each') return undefined;
    // Of several targets each would be counted with you.
    if ((one === 'target' || other === 'target') && !isOne && !context.pair) return undefined;
    return [{ ref: one }, { ref: other }];
  }
  const from = cursor.at;
  const found = head(cursor, besides(context, one), clause);
  if (found === undefined || found.node.node === 'space') return undefined;
  // "The target and enemies in range 2": of the target, or of whoever attacks.
  const said = cursor.tokens.slice(from, cursor.at).map(({ text }) => text);
  if (one !== 'you' && said.includes('range') && !said.includes('of')) return undefined;
  // "You and up to two allies in range 2": each for oneself.
  const several = found.node.node === 'target' && (found.node.max ?? 1) > 1 && found.node.who.side !== 'ally';
  if (found.node.node === 'target' && (one !== 'you' || several)) return undefined;
  return [{ ref: one }, { ref: boundBy(found), head: found }];
}

/** "When an ally ends its turn adjacent to you, you both heal 1": the only one who was named, and who lives. */
function oneAnswered({ them, named, dead, collided }: Context): Ref | undefined {
  if ((them !== 'trigger' && them !== 'other') || dead !== undefined || collided !== undefined) return undefined;
  const isOnly = Object.entries(named).every(([name, ref]) => ref === them || name === 'attacker');
  return isOnly ? them : undefined;
}

/** Behind "if you are adjacent to an ally": you and whoever is. */
const withMet = ['you both|each', 'you and they|them'] as const;

const verbs =
  'heal|gain|get|take|move|lose|clear|have|are|become|may|can|deal|fly|teleport|cannot|receive|suffer|swap|of|until';

/** One was named to help, or you and one have changed places: "both" are you and that one. */
function isOfTwo({ head: open, tail, context, into }: Run): boolean {
  const swapped = (nodes: readonly Node[] | undefined): boolean =>
    nodes?.some((node) =>
      node.node === 'target' ? swapped(node.then) : node.node === 'swap' && node.a === 'you' && node.b === 'target',
    ) === true;
  if (swapped(into) || swapped(tail?.then)) return true;
  return open?.node.node === 'target' && open.then.length === 0 && context.side === 'ally';
}

/** A head has named somebody, and nothing is done yet. */
const isNamedAlone = ({ head, into }: Run): boolean =>
  head !== undefined && head.node.node !== 'space' && head.then.length === 0 && into === head.then;

/** `Enemies adjacent to you and the target take 1dmg`: near to both, or both of them. */
function isSomebodyElse(cursor: Cursor, { head, context, base }: Run): boolean {
  if (head === undefined || (head.node.node !== 'area' && head.node.node !== 'each')) return false;
  const { at } = cursor;
  const ref = pronoun(cursor, within(base, { named: { ...base.named, ...context.named } }))?.ref;
  cursor.at = at;
  return ref !== undefined && ref !== boundBy(head) && ref !== context.them;
}

/** Whether somebody else is named behind a group of whom nothing is said yet. */
function namesOneMore(desk: Desk, cursor: Cursor, { head: open, context }: Run): boolean {
  if (open === undefined || (open.node.node !== 'area' && open.node.node !== 'each')) return false;
  const { at } = cursor;
  const found = head(cursor, context, desk.sheet.next);
  const isDone = cursor.done || cursor.sees(',|:');
  cursor.at = at;
  return found !== undefined && found.node.node !== 'space' && 'who' in found.node && !isDone;
}

const isAnybody = ({ side, kind, card }: Who): boolean => side === 'any' && kind === undefined && card === undefined;

/** `An ally in range 3 and you heal 2`: whom the head names, and you behind them. */
function withYouBehind(desk: Desk, cursor: Cursor, run: Run): boolean {
  const { head, context } = run;
  const start = cursor.at;
  // "Range 3 and you move 2" names nobody.
  if (head === undefined || !('who' in head.node) || isAnybody(head.node.who)) return false;
  cursor.take('you|yourself');
  cursor.take('both|each');
  const said = cursor.at;
  const theirs = saidOf(desk, cursor, context, boundBy(head));
  const end = cursor.at;
  cursor.at = said;
  const yours = saidOf(desk, cursor, within(context, { them: undefined }), 'you');
  if (theirs === undefined || yours === undefined || cursor.at !== end || !cursor.done) return false;
  if (theirs.held.length > 0 || yours.held.length > 0) return false;
  const clause = ran(desk, start, cursor.at);
  ofClause([theirs.nodes, yours.nodes], clause);
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

/** What is said of each of them, which must be the whole rest of the sentence. */
function ofParts(
  desk: Desk,
  cursor: Cursor,
  context: Context,
  [one, other]: readonly [Part, Part],
): { readonly nodes: Node[]; readonly held: Held[] } | undefined {
  const from = cursor.at;
  const first = saidOf(desk, cursor, context, one.ref);
  const end = cursor.at;
  // "You and the target have +1 speed until the end of their next turn": each of its own, or both of the target's.
  if (cursor.tokens.some(({ text }, n) => n >= from && n < end && text === 'their' && isTurn(cursor.tokens, n + 1)))
    return undefined;
  cursor.at = from;
  const behind = other.head === undefined ? within(context, { them: other.ref }) : under(context, other.head);
  const second = first && saidOf(desk, cursor, behind, other.ref);
  if (first === undefined || second === undefined || cursor.at !== end || !cursor.done) return undefined;
  const all = [...first.held, ...second.held];
  const held = spoken(all);
  if (held === undefined) return undefined;
  if (other.head === undefined) return { nodes: [...first.nodes, ...second.nodes], held };
  const { node, then } = other.head;
  then.push(...second.nodes);
  if (node.node === 'target') {
    // What holds of whoever is chosen ends where it is said to, before them.
    if (held.length > 0 && !desk.holds) return undefined;
    return { nodes: [node as Node, ...first.nodes], held };
  }
  if (held.length > 0 || !('who' in node)) return undefined;
  node.who = { ...node.who, except: [...(node.who.except ?? []).filter((ref) => ref !== one.ref), one.ref] };
  return { nodes: [...first.nodes, node as Node], held };
}

const isTurn = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'turn' || (tokens[at]?.text === 'next' && tokens[at + 1]?.text === 'turn');

/** `take 1dmg and are Slowed`, `may move 2`, `gain Armor until the end of your next turn`: all that is said of one of them. */
function saidOf(desk: Desk, cursor: Cursor, context: Context, ref: Ref): Said | undefined {
  const mark = desk.sheet.next;
  const run = new Run(context, undefined, undefined);
  run.from = cursor.at;
  run.subject = ref;
  let read = true;
  do {
    read = holds(desk, cursor, run, ref) || effects(desk, cursor, run, ref) || states(desk, cursor, run, ref);
    read ||= ref === 'you' && becoming(desk, cursor, run);
  } while (read && !run.out.fault && !cursor.done && cursor.takeAny(', and', ',', 'and'));
  desk.sheet.backTo(mark);
  const { out } = run;
  if (!read || out.fault || out.spaces !== undefined || out.instead || run.head !== undefined) return undefined;
  return { nodes: out.nodes, held: out.held };
}

/** `have Armor until ...`: what one has, and is not given. */
const holds = (desk: Desk, cursor: Cursor, run: Run, ref: Ref): boolean =>
  cursor.sees("have|has|cannot|can't") && states(desk, cursor, run, ref);
