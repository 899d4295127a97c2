import type { Node } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { type Draft, type Noun, noun } from '../nouns/noun.ts';
import { phrases } from '../phrases/phrases.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import type { Flow } from './flow.ts';
import type { Sentence } from './sentence.ts';

const from = oneOf('of around from');

/**
 * `Enemies in burst 2 of the Wolf, 2dmg`, `Burst 1 around Old Grim, 2dmg`: around a summon of one's own, which its player chooses where there
 * are several. False where it is not that.
 */
export function aroundSummon(
  { desk, out }: Flow,
  { from: first, to, opens }: Sentence,
  context: Context,
  mark: number,
): boolean {
  const isOnCard = context.slot === 'ability' || context.slot === 'default' || context.slot === 'passive';
  if (!isOnCard || opens || desk.standing || context.them !== undefined || context.marker !== undefined) return false;
  const found = ownSummon(new Cursor(desk.tokens, first, to), context);
  if (found === undefined) return false;
  const before = desk.sheet.clauses.slice(mark);
  desk.sheet.backTo(mark);
  const notes = { ...desk.notes };
  // It is known now: what is around it is around the target, whatever it is called.
  const like = desk.tokens[found.at] as Token;
  const known = wordsLike(like, 'the target');
  const tokens = [
    ...desk.tokens.slice(0, found.at),
    ...known,
    ...again(desk.tokens.slice(found.to, to), found.name, known),
  ];
  const cursor = new Cursor(tokens, first, tokens.length);
  const about = within(context, { them: 'target', side: 'ally', named: { target: 'target' }, later: true });
  const read = phrases({ ...desk, tokens, notes }, cursor, about, undefined);
  const around = read.nodes.some((node) => node.node === 'area' && node.of === 'target');
  const plain = !read.fault && cursor.done && read.held.length === 0 && !read.otherwise && !read.instead && !read.until;
  if (!plain || !around) {
    desk.sheet.backTo(mark);
    desk.sheet.clauses.push(...before);
    return false;
  }
  Object.assign(desk.notes, notes);
  desk.sheet.backTo(mark);
  const clause = desk.sheet.add(desk.field, desk.tokens[first]?.from ?? 0, desk.tokens[to - 1]?.to ?? 0, 'run');
  const target: Node = { clause, node: 'target', who: found.who.who, sight: false, then: ofClause(read.nodes, clause) };
  out.nodes.push(target);
  return true;
}

/** All that was read comes from one clause: the words are not those that are written. */
const ofClause = (nodes: readonly Node[], clause: number): readonly Node[] =>
  JSON.parse(JSON.stringify(nodes), (key, value) => (key === 'clause' ? clause : value)) as readonly Node[];

/** The summon by its name once more: "and Old Grim dies". */
function again(tokens: readonly Token[], name: readonly string[], known: readonly Token[]): Token[] {
  const at = tokens.findIndex((_, n) => name.every((text, k) => tokens[n + k]?.text === text));
  return at < 0 ? [...tokens] : [...tokens.slice(0, at), ...known, ...tokens.slice(at + name.length)];
}

interface Found {
  readonly who: Draft<Noun>;
  readonly at: number;
  readonly to: number;
  readonly name: readonly string[];
}

/** A summon of one's own, behind what says that something is around it. */
function ownSummon(cursor: Cursor, context: Context): Found | undefined {
  if (cursor.lacks(from)) return undefined;
  const { tokens, at, end } = cursor;
  for (let n = at + 2; n < end; n++) {
    if (!from.words.has(tokens[n - 1]?.text ?? '') || tokens[n - 2]?.kind !== 'number') continue;
    const there = new Cursor(tokens, n, end);
    const who = noun(there, context);
    const isOwn = who?.who.yours === true && who.who.card !== undefined && who.who.kind !== 'object';
    if (!isOwn || who.many !== 'one' || who.max !== undefined || who.range || who.seen || who.area) continue;
    const name = tokens.slice(n, there.at).map(({ text }) => text);
    return { who, at: n, to: there.at, name };
  }
  return undefined;
}
