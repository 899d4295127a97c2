import type { Condition, Node, Place, Who } from '../../program.ts';
import { increase } from '../amounts/more-of-it.ts';
import { type Context, within } from '../context.ts';
import { type Noun, noun, standingWho } from '../nouns/noun.ts';
import { phrases } from '../phrases/phrases.ts';
import type { Run } from '../phrases/run.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { type Desk, ran } from './desk.ts';
import { replaced } from './instead.ts';

const otherwise = oneOf('more additional extra further instead +');

/** `Slowed enemies take 1 more`, `those with a Mark heal 2 instead`, behind an area: what some of those in it get otherwise. */
export function someOfThem(desk: Desk, cursor: Cursor, run: Run): boolean {
  const open = run.head ?? run.tail;
  if (desk.standing || open === undefined) return false;
  const { node } = open;
  if (node.node !== 'area' && node.node !== 'each') return false;
  if (open.then.length === 0 || run.hoisted || (run.head === undefined && run.out.nodes.length > 0)) return false;
  const context = within(run.context, { them: 'each', laid: true });
  const start = cursor.at;
  const mark = desk.sheet.next;
  const asked = cursor.try(() => some(cursor, context, node.who));
  if (asked === undefined) return false;
  cursor.take(',');
  const clause = desk.sheet.next;
  const grown = cursor.try(() => (increase(cursor, open.then, asked, context.words) ? true : undefined));
  if (grown) {
    ran(desk, start, cursor.at);
    return true;
  }
  const read = phrases(desk, cursor, within(context, { asked: true }), undefined, undefined, 'each');
  const { nodes } = read;
  const plain = !read.fault && read.held.length === 0 && read.spaces === undefined && nodes.length > 0;
  desk.sheet.backTo(mark);
  if (
    !plain ||
    !read.instead ||
    !replaced(open.then, { clause, node: 'if', if: asked, then: nodes, else: [] }, read.instead)
  ) {
    cursor.at = start;
    return false;
  }
  const told = ran(desk, start, cursor.at);
  for (const node of nodes) (node as { clause: number }).clause = told;
  return true;
}
someOfThem.needs = otherwise;

/** `Those adjacent to you are Stunned`, `any of them with a Coin takes 1dmg`, behind an area: what is done to some of those who were in it. */
export function thoseOfThem(desk: Desk, cursor: Cursor, run: Run): boolean {
  const open = run.head ?? run.tail;
  if (desk.standing || open === undefined || (cursor.misses(ofThem) && cursor.lacks(also))) return false;
  const { node } = open;
  if (node.node !== 'area' && node.node !== 'each') return false;
  if (open.then.length === 0 || run.hoisted || (run.head === undefined && run.out.nodes.length > 0)) return false;
  const isOfThem =
    cursor.sees('those|ones') || cursor.sees('any|all|each|everyone of them|those') || stillThere(cursor) > 0;
  // "Enemies that were already Slowed are Stunned".
  const isSoAlready =
    cursor.sees(`all|each|any? ${units} that|who|which? was|were|is|are? already`) ||
    cursor.sees(`all|each|any? ${units} that|who|which was|were|is|are not`) ||
    cursor.sees(`all|each|any? ${units} that|who|which already had|have|has`) ||
    cursor.sees(`all|each|any? ${units} ${inIt} that|who|which? was|were|is|are? already`);
  // "Enemies on Mud are also Stunned": it comes beside what was done to all of them.
  const isAlso = !isOfThem && !isSoAlready && !cursor.lacks(also);
  if (!isOfThem && !isSoAlready && !isAlso) return false;
  const start = cursor.at;
  const context = within(run.context, { them: 'each', laid: true, some: true });
  const asked = cursor.try(() => some(cursor, context, node.who));
  if (
    asked === undefined ||
    cursor.done ||
    (isAlso && !(cursor.sees('is|are? also') && asked.every((one) => isAmong(one, node.who))))
  ) {
    cursor.at = start;
    return false;
  }
  // "Units in it take 3dmg, those adjacent to it 1dmg": all of the former are, so that others are meant, too.
  // Later, or moved, some may be there no more.
  const mayHaveGone =
    cursor.tokens.slice(start, cursor.at).some(({ text }) => text === 'still') ||
    open.then.some(({ node: done }) => /^(?:push|move|swap|may|if)$/.test(done)) ||
    (run.head === undefined &&
      cursor.tokens.slice(Math.max(0, start - 8), start).some(({ text }) => /^(?:turn|round)$/.test(text)));
  if (!mayHaveGone && isOfAll(node, asked)) {
    run.out.fault = { at: start, governs: true, why: 'it does not say whether they are others' };
    return true;
  }
  // "Enemies adjacent to it take 1dmg, and those adjacent to you are Slowed": of the former, or others.
  if (cursor.tokens[start - 1]?.text === 'and' && node.node === 'each' && isElsewhere(node.who, asked)) {
    run.out.fault = { at: start, governs: true, why: 'it does not say whether they are others' };
    return true;
  }
  cursor.takeAny(':', ',');
  const clause = ran(desk, start, cursor.at);
  const side = isOfThem ? onlySide(open.then) : undefined;
  if (side !== undefined) asked.unshift(side);
  const then: Node[] = [];
  if (run.head !== undefined) run.into = run.head.then;
  run.into.push({ clause, node: 'if', if: asked, then, else: [] });
  run.into = then;
  run.context = context;
  run.subject = 'each';
  run.fresh = true;
  run.hurt = false;
  return true;
}

/** Whether whoever is in it is where some of them are asked to be, or nearer. */
function isOfAll(node: Extract<Node, { node: 'area' | 'each' }>, asked: readonly Condition[]): boolean {
  const [only, ...more] = asked;
  if (only?.is !== 'unit' || more.length > 0 || only.who.if !== undefined) return false;
  const [place, ...others] = only.who.places ?? [];
  const farthest = place?.range?.max;
  if (farthest === undefined || place?.range?.min || others.length > 0) return false;
  const from = place?.of ?? 'you';
  if (node.node === 'area')
    return node.shape.shape === 'burst' && !node.range && node.of === from && node.shape.size <= farthest;
  return (node.who.places ?? []).some(
    ({ range, of = 'you' }) => range?.max !== undefined && range.max <= farthest && of === from,
  );
}

/** Whether those who were told of are all next to one thing, and these next to another. */
const isElsewhere = ({ places = [] }: Who, asked: readonly Condition[]): boolean => {
  const near = (all: readonly Place[]): Place | undefined => all.find(({ range }) => range?.max === 1 && !range.min);
  const first = near(places);
  const second = near(asked.flatMap((one) => (one.is === 'unit' ? (one.who.places ?? []) : [])));
  return first !== undefined && second !== undefined && JSON.stringify(first) !== JSON.stringify(second);
};

/** "Burst 2 enemies, push 2. Those still adjacent to you": of all who are in it, those to whom something was done. */
function onlySide([first, ...more]: readonly Node[]): Condition | undefined {
  if (first?.node !== 'if' || first.else.length > 0 || first.if.length !== 1 || more.length > 0) return undefined;
  const [asked] = first.if;
  return asked?.is === 'side' && asked.of === 'each' ? asked : undefined;
}

/** Whether some of these could be so, and nobody beside them is meant: "allies in burst 2 also heal 1" is of others. */
const isAmong = (asked: Condition, all: Who): boolean => {
  if (asked.is !== 'unit') return asked.is !== 'side' || all.side === 'any' || all.side === asked.side;
  const { side, places = [] } = asked.who;
  const isOfOwn = places.some(({ range, of = 'you' }) => range !== undefined && of === 'you');
  return !isOfOwn && (side === 'any' || all.side === 'any' || side === all.side);
};

const also = oneOf('also');
const inIt = 'in|inside|within the|that|this area|burst|line|square|path';
const units = 'enemies|enemy|allies|ally|units|unit|heroes|hero';
const ofThem = beginning('those|ones|any|all|each|everyone', units);

/** `those who are still in range 2`, `enemies still adjacent to you`: how many words behind the first say that they have stayed. */
function stillThere(cursor: Cursor): number {
  if (!cursor.sees(`${stays} in|within range|burst`) && !cursor.sees(`${stays} adjacent|next`)) return 0;
  return cursor.tokens.findIndex(({ text }, n) => n > cursor.at && text === 'still') - cursor.at;
}

const stays = `those|ones|them|any|all|each|everyone|${units} who|that|which? is|are? still`;

/** `Slowed enemies`, `those in range 1`, `allies in the area with a Mark`: what is asked of each of them. */
function some(cursor: Cursor, context: Context, all: Who): Condition[] | undefined {
  const any = cursor.try(() => {
    // "Any with half health": the word stands for them.
    if (cursor.sees('any|anyone|everyone with|at|who|that|in|adjacent|still')) return true;
    const each = cursor.take('all|any|each');
    if (each && cursor.sees('of them with|at|who|that|in|adjacent|still')) return cursor.take('of') || undefined;
    cursor.take('of');
    return cursor.sees('those|ones') ? true : undefined;
  });
  const still = stillThere(cursor);
  const { tokens, at, end } = any ? cursor.as(cursor.at, 'units') : cursor;
  const named = new Cursor(still > 0 ? tokens.toSpliced(at + 1, still) : tokens, at, end - still);
  const found = alreadySo(named, context) ?? noun(named, context);
  cursor.at = named.at + still;
  cursor.take('already|still');
  if (found === undefined || found.ref !== undefined || found.many !== 'each' || found.max !== undefined)
    return undefined;
  const asked = questions(found, all);
  return asked.length > 0 ? asked : undefined;
}

/** `Enemies already Slowed`, `those that were already Slowed`, `units that already had a Mark`, `units that are not Flying`: what holds before anything is done to them. */
const alreadySo = (cursor: Cursor, context: Context): Noun | undefined =>
  cursor.try(() => {
    const { tokens, at, end } = cursor;
    if (!cursor.take(`all|each|any? ${units}|those|ones`)) return undefined;
    const who = cursor.at;
    const like = tokens[who - 1] as Token;
    // All of them are in it.
    cursor.take(inIt);
    const relative = cursor.take('that|who|which');
    const has = relative && cursor.take('already had|have|has');
    // "Units that are not Flying take 2dmg": nobody means everybody else on the map by that.
    const isSo = has || !relative || cursor.take('was|were|is|are');
    if (!isSo || !(has || cursor.take('already') || (relative && cursor.sees('not')))) return undefined;
    if (cursor.sees('not already')) return undefined;
    const behind = cursor.at;
    const called = wordsLike(like, has ? 'with' : 'that are');
    const words = [...tokens.slice(0, who), ...called, ...tokens.slice(behind)];
    const said = new Cursor(words, at, end + who + called.length - behind);
    const found = noun(said, context);
    cursor.at = said.at - (who + called.length - behind);
    return found;
  });

function questions(found: Noun, all: Who): Condition[] {
  const standing = standingWho(found, true);
  // "Those adjacent to the target", where nobody is one: each of them is none beside itself.
  if (standing === undefined || standing.places?.some(({ of }) => of === 'each')) return [];
  const { side, if: asked = [], except: _, places: where = [], ...more } = standing;
  // All of them are in it, unless that is asked when some have gone: "those still in the area".
  const remains = asked.some((one) => one.is === 'was-hit');
  const places = remains ? where : where.filter(({ inArea }) => !inArea);
  const others: Condition[] =
    side === 'any' || side === all.side
      ? []
      : side === 'ally' || side === 'enemy'
        ? [{ is: 'side', of: 'each', side }]
        : [];
  if (places.length > 0 || Object.keys(more).length > 0 || side === 'friend')
    return [{ is: 'unit', of: 'each', who: { ...standing, ...(where.length > 0 && { places }) } }];
  return [...others, ...asked];
}
