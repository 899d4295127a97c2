import type { Node, Who } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { noun } from '../nouns/noun.ts';
import { phrases } from '../phrases/phrases.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import type { Flow } from './flow.ts';
import { asClause } from './of-clause.ts';
import type { Sentence } from './sentence.ts';

const from = oneOf('of around from');
const beside = oneOf('adjacent next');

/**
 * `Enemies in burst 2 of the Wolf, 2dmg`, `Range 3 from Old Grim, 2dmg`, `Enemy in range 2 of the unit with your Brand, 1dmg`: around a
 * summon of one's own, or whoever has one's token, of whom the player chooses one where there are several; and around the same one again. False
 * where it is not that.
 */
export function aroundSummon(
  { desk, out }: Flow,
  { from: first, to, opens }: Sentence,
  context: Context,
  mark: number,
): boolean {
  const isOnCard = context.slot === 'ability' || context.slot === 'default' || context.slot === 'passive';
  if (!isOnCard || opens || desk.standing || context.them !== undefined || context.marker !== undefined) return false;
  const last = sameOne(out.nodes.at(-1));
  const same = last && itself(desk.tokens, first, to, last.who);
  const found = same ?? ownOne(new Cursor(desk.tokens, first, to), context);
  if (found === undefined) return false;
  const before = desk.sheet.clauses.slice(mark);
  desk.sheet.backTo(mark);
  const notes = { ...desk.notes };
  // It is known now: what is around it is around the target, whatever it is called. "Range 3 from it" is what it begins with.
  const like = desk.tokens[found.at] as Token;
  const known = wordsLike(like, 'the target');
  const ranged = found.at === first + 3 && desk.tokens[first]?.text === 'range';
  const tokens = [
    ...desk.tokens.slice(0, ranged ? found.at - 1 : found.at),
    ...(ranged ? [] : known),
    ...again(desk.tokens.slice(found.to, to), found.name, known),
  ];
  const cursor = new Cursor(tokens, first, tokens.length);
  const about = within(context, {
    ...(ranged ? { around: 'target' } : { them: 'target', side: 'ally' }),
    named: { target: 'target' },
    later: true,
  });
  const read = phrases({ ...desk, tokens, notes }, cursor, about, undefined);
  const around = read.nodes.some(
    (node) =>
      (node.node === 'area' && node.of === 'target') ||
      (node.node === 'target' && node.from === 'target') ||
      (node.node === 'each' && node.who.places?.some(({ of }) => of === 'target')),
  );
  const plain = !read.fault && cursor.done && read.held.length === 0 && !read.otherwise && !read.instead && !read.until;
  if (!plain || !around) {
    desk.sheet.backTo(mark);
    desk.sheet.clauses.push(...before);
    return false;
  }
  Object.assign(desk.notes, notes);
  desk.sheet.backTo(mark);
  const clause = desk.sheet.add(desk.field, desk.tokens[first]?.from ?? 0, desk.tokens[to - 1]?.to ?? 0, 'run');
  // "Enemies in burst 1 of it" goes on around the same one.
  if (same !== undefined && last !== undefined) {
    (last.then as Node[]).push(...asClause(read.nodes, clause));
    return true;
  }
  const target: Node = { clause, node: 'target', who: found.who, sight: false, then: asClause(read.nodes, clause) };
  out.nodes.push(target);
  return true;
}

/** The one by its name once more, or as "it" behind what says where to: "and Old Grim dies", "pull 1 towards it". */
function again(tokens: readonly Token[], name: readonly string[], known: readonly Token[]): Token[] {
  const at = tokens.findIndex((_, n) => name.every((text, k) => tokens[n + k]?.text === text));
  if (at >= 0) return [...tokens.slice(0, at), ...known, ...tokens.slice(at + name.length)];
  const it = tokens.findIndex(
    ({ text }, n) => text === 'it' && /^(?:towards?|from|around|to)$/.test(tokens[n - 1]?.text ?? ''),
  );
  return it < 0 ? [...tokens] : [...tokens.slice(0, it), ...known, ...tokens.slice(it + 1)];
}

type Target = Extract<Node, { node: 'target' }>;

/** The one of your own around whom the sentence before has laid an area. */
const sameOne = (node: Node | undefined): Target | undefined =>
  node?.node === 'target' &&
  node.sight === false &&
  node.range === undefined &&
  (node.who.yours === true || node.who.if?.some((one) => one.is === 'has' && one.yours === true) === true)
    ? node
    : undefined;

/** `burst 1 of it`, behind what was around one of your own. */
function itself(tokens: readonly Token[], first: number, to: number, who: Who): Found | undefined {
  const at = tokens.findIndex(
    ({ text }, n) =>
      n >= first + 2 &&
      n < to &&
      text === 'it' &&
      from.words.has(tokens[n - 1]?.text ?? '') &&
      tokens[n - 2]?.kind === 'number',
  );
  return at < 0 ? undefined : { who, at, to: at + 1, name: ['it'] };
}

interface Found {
  readonly who: Who;
  readonly at: number;
  readonly to: number;
  readonly name: readonly string[];
}

/** A summon of one's own or who has one's token, behind what says that something is around it. */
function ownOne(cursor: Cursor, context: Context): Found | undefined {
  if (cursor.lacks(from) && cursor.lacks(beside)) return undefined;
  const { tokens, at, end } = cursor;
  for (let n = at + 2; n < end; n++) {
    const before = tokens[n - 2];
    const next = tokens[n - 1]?.text === 'to' && beside.words.has(before?.text ?? '');
    if (!next && (!from.words.has(tokens[n - 1]?.text ?? '') || before?.kind !== 'number')) continue;
    // What is said of walls is said of the area.
    const walls = tokens.findIndex(({ text }, m) => m > n && text === 'ignoring');
    const there = new Cursor(tokens, n, walls < 0 ? end : Math.min(walls, end));
    const who = ownSummon(there, context) ?? theBearer(there, context);
    if (who === undefined) continue;
    const name = tokens.slice(n, there.at).map(({ text }) => text);
    return { who, at: n, to: there.at, name };
  }
  return undefined;
}

/** `the Wolf`, `your Wolf`. */
const ownSummon = (cursor: Cursor, context: Context): Who | undefined =>
  cursor.try(() => {
    const found = noun(cursor, context);
    const isOwn = found?.who.yours === true && found.who.card !== undefined && found.who.kind !== 'object';
    if (!isOwn || found.many !== 'one' || found.max !== undefined || found.range || found.seen || found.area)
      return undefined;
    return found.who;
  });

/** `the unit with your Brand`, `the enemy that has the Brand`, and of a token of the own card `the Brand`. */
const theBearer = (cursor: Cursor, { words, bearer }: Context): Who | undefined =>
  cursor.try((): Who | undefined => {
    if (!cursor.take('the|your')) return undefined;
    const yours = cursor.before?.text === 'your';
    const who = cursor.take('unit|enemy|ally|hero with|having|bearing');
    const side = cursor.tokens[cursor.at - 2]?.text;
    if (who && !cursor.take('your')) cursor.take('the|a');
    const word = wordAt(words, cursor.tokens, cursor.at, cursor.end, who ? ['token', 'condition'] : ['token']);
    if (word === undefined || (yours && who)) return undefined;
    const own = word.word.owners.length > 0 && bearer !== undefined && word.word.owners.includes(bearer);
    const mine = yours || cursor.before?.text === 'your';
    if (!mine && !own) return undefined;
    cursor.at = word.to;
    cursor.take('token');
    return {
      side: who && (side === 'enemy' || side === 'ally') ? side : 'any',
      if: [{ is: 'has', of: 'each', token: word.word.ref, yours: true }],
    };
  });
