import type { Attack, Node, Ref, Who } from '../../program.ts';
import { type Context, contextOf, within } from '../context.ts';
import type { Effect } from '../effects/effect.ts';
import { type Draft, type Head, under } from '../nouns/head.ts';
import { markerMoved } from '../pieces/piece-meant.ts';
import { emptyOut, type Out, type Tail } from '../sentences/desk.ts';
import { askedBefore } from '../sentences/instead.ts';
import { speaksOf as uses } from '../sentences/uses.ts';
import { wordOf } from '../words/by-ref.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import type { Word } from '../words/words.ts';
import type { Both } from './both-of-them.ts';

/** What stands in the scope of a sentence that opens one: reads it, or undefined where the sentence opens none. */
export type Inside =
  | {
      readonly read: (context: Context, standing: boolean, holds?: boolean) => Out;
      /** The first token of the scope, and the one behind its last. */
      readonly from: number;
      readonly to: number;
    }
  | undefined;

type TargetNode = Extract<Head['node'], { node: 'target' }>;

/** One sentence while it is read. */
export class Run {
  readonly out = emptyOut();
  /** Its first token. */
  from = 0;
  /** What words mean at its beginning. */
  readonly base: Context;
  context: Context;
  into: Node[];
  /** Where effects on `you` go while an area is open: once, behind it. */
  outer: Node[];
  hoisted = false;
  /** Where what happens to the other side of an earlier area goes, behind what happens to the one. */
  parted: Node[] | undefined;
  /** What the last effect does to those of one side: what is said of nobody else behind it is done to them. */
  sided: Node | undefined;
  /** A head has just named somebody, and its verb comes next. */
  fresh = false;
  head: Head | undefined;
  target: Draft<TargetNode> | undefined;
  /** The attack of a sentence before it. */
  readonly earlier: Draft<TargetNode> | undefined;
  /** Modifiers that stand before the head they belong to, and the first token of them. */
  early: { readonly at: number; readonly attack: Attack } | undefined;
  /** The stance that this sentence enters. */
  stance: string | undefined;
  subject: Ref | undefined;
  /** Two targets of whom what is done is said together. */
  both: Both | undefined;
  /** Whom the sentence was about before it was told to you. */
  other: Ref | undefined;
  hurt: boolean;
  tail: Tail | undefined;
  inside: Inside;

  constructor(context: Context, inside: Inside, tail: Tail | undefined) {
    this.base = context;
    this.context = context;
    this.inside = inside;
    this.into = this.out.nodes;
    this.outer = this.out.nodes;
    this.hurt = tail?.hurt ?? context.harmed === true;
    this.target = tail?.node.node === 'target' ? tail.node : undefined;
    this.earlier = this.target;
    this.tail = tail;
  }

  /** Reads what stands in the scope of the sentence, once. */
  open(context: Context, standing: boolean): Out | undefined {
    const { inside } = this;
    this.inside = undefined;
    return inside?.read(this.hurt && !context.harmed ? within(context, { harmed: true }) : context, standing);
  }
}

/** What follows is about whom a head names, which stands in `run.into` already. */
export function opened(run: Run, head: Head): void {
  run.outer = run.into;
  run.into = head.then;
  run.context = under(run.context, head);
  run.head = head;
  run.hoisted = false;
  run.hurt = head.then.some((done) => done.node === 'damage' || isEnd(done, 'target') || isEnd(done, 'each'));
  if (head.node.node === 'target') run.target = head.node;
  else if (head.node.node !== 'space') run.target = undefined;
}

/** A head that later sentences may go on with. */
export function leftOpen(run: Run, { node, then }: Head): void {
  const outer = run.tail && run.out.nodes.includes(run.tail.node as Node) ? { outer: run.tail } : {};
  run.tail = { node, then, context: run.context, hurt: run.hurt, ...outer };
}

/** Each enemy in the area has a roll of his own: how that went is known behind it. */
export function rollsForEach(run: Run): void {
  run.context = within(run.context, { rolled: true });
  const { tail } = run;
  if (tail !== undefined && (run.head === undefined || tail.node === run.head.node))
    run.tail = { ...tail, context: within(tail.context, { rolled: true }) };
}

/** "Global, all enemies take 1dmg", "Global, place a Totem anywhere": nobody is chosen where others are named behind how far it reaches. */
export function leaveUnchosen(run: Run): void {
  const open = run.head;
  if (open?.node.node !== 'target' || open.then.length > 0 || run.into !== open.then) return;
  const { who, range, sight, max, forced, attack } = open.node;
  const isGlobal = !sight && range !== undefined && range.min === undefined && range.max === undefined;
  if (who.side !== 'any' || !isGlobal || max !== undefined || forced !== undefined || attack !== undefined) return;
  if (run.outer.at(-1) !== (open.node as Node)) return;
  run.outer.pop();
  run.into = run.outer;
}

/**
 * `Burst 2. Each unit takes 2dmg`: of an area that the sentence before has laid, those who are named without a place are those in it. Behind what was
 * done to these it could be everybody: false, and a fault.
 */
export function isOfLaid(run: Run, node: Head['node'], at: number): boolean {
  const { tail } = run;
  if (run.head !== undefined || tail?.node.node !== 'area' || node.node !== 'each') return true;
  const { side, yours, card, summoner, places, if: asked } = node.who;
  const inside = tail.node.who.side;
  if (yours || summoner || card !== undefined || places !== undefined || asked !== undefined) return true;
  if (inside !== 'any' && side !== 'any' && inside !== side) return true;
  if (tail.then.length === 0) {
    node.who = { ...node.who, places: [{ inArea: true }] };
    return true;
  }
  const why = 'it does not say whether only those in the area are meant';
  run.out.fault = { at, governs: true, understood: true, why };
  return false;
}

/** `1dmg to enemies`, of all who are in an area. */
const harmsEnemies = (node: Node, them: Ref | undefined): boolean =>
  node.node === 'if' &&
  node.if.length === 1 &&
  node.if[0]?.is === 'side' &&
  node.if[0].side === 'enemy' &&
  node.then.some((done) => done.node === 'damage' && done.to === them);

type Each = Extract<Node, { node: 'each' }>;

/** `enemies in it`, of the area that is open. */
const isOfArea = (node: Node | undefined): node is Each =>
  node?.node === 'each' &&
  node.who.except === undefined &&
  node.who.places?.length === 1 &&
  node.who.places[0]?.inArea === true &&
  Object.keys(node.who.places[0]).length === 1;

/** Of each who is in it, as it is asked of all. */
function ofArea({ clause, who: { places: _, ...who }, then }: Each): readonly Node[] {
  const all = who.side === 'any' && Object.keys(who).length === 1;
  return all ? then : [{ clause, node: 'if', if: [{ is: 'unit', of: 'each', who }], then, else: [] }];
}

/** `Remove all Snares, then units in marked spaces take 3dmg`: who stands on them is asked while they lie there yet. */
export const isOnGone = (last: Node | undefined, each: Node | undefined): boolean => {
  if (last?.node !== 'remove' || typeof last.what !== 'object' || !('marker' in last.what) || each?.node !== 'each')
    return false;
  const gone = last.what.marker;
  return each.who.places?.some(({ of }) => typeof of === 'object' && 'marker' in of && of.marker === gone) === true;
};

/** `place a Mine in up to 3 spaces in the area`: of the spaces, and of nobody. */
const isOnSpaces = (node: Node): boolean => node.node === 'space' && node.inArea === true && node.last === undefined;

/** `Burst 2, enemies take 1dmg and you heal 1`: what is done to those of one side in an area, beside which you do something once. */
export const isOfSide = ({ then }: Head, into: readonly Node[]): boolean =>
  then.some((node) => node.node === 'if' && node.then === into && node.if.length === 1 && node.if[0]?.is === 'side');

/** How those are called of whom a head names several, for each of whom the list behind it is run; undefined for one. */
const severalOf = ({ node }: Head): 'each' | 'target' | undefined => {
  if (node.node === 'target') return isOne(node) ? undefined : 'target';
  return node.node === 'area' || (node.node === 'each' && !node.one) ? 'each' : undefined;
};

/**
 * `Two enemies in range 3, 1dmg, then move 2`, `enemies in burst 2, 1dmg, and if you have a Coin, heal 1`: what stands behind what is done to several, and
 * is about none of them, happens once.
 */
export function isOnce({ head: open, into }: Run, nodes: readonly Node[], before: number): boolean {
  const ref = open && severalOf(open);
  if (open === undefined || ref === undefined || before === 0) return false;
  return (into === open.then || isOfSide(open, into)) && !uses(nodes, ref) && !uses(nodes, 'space');
}

/** "Burst 2, push enemies 1, then stun them": those that the object before it has named. */
const ofSided = ({ sided, into }: Run, nodes: readonly Node[]): Node[] | undefined =>
  sided?.node === 'if' && into.at(-1) === sided && uses(nodes, 'each') ? (sided.then as Node[]) : undefined;

/** Puts what happens where the sentence stands: into its head, behind it, or on its spaces. */
export function put(run: Run, found: Effect, from: number): void {
  if (found.nodes.every(({ node }) => node === 'space' || node === 'edge')) leaveUnchosen(run);
  const [each] = found.nodes;
  const inside = run.head?.node.node === 'area' && run.into === run.head.then && found.nodes.length === 1;
  if (inside && isOfArea(each)) {
    // Of all who are in it no head of their own is left: what comes behind stands in that of the area.
    const { head, ...rest } = found;
    const nodes = ofArea(each);
    put(run, nodes === each.then || head === undefined ? { ...rest, nodes } : { ...rest, head, nodes }, from);
    return;
  }
  // "Burst 2, push other units in it 1": than whom is not worked out for each of them.
  if (inside && each?.node === 'each' && each.who.places?.some(({ inArea }) => inArea)) {
    run.out.fault = { at: from, governs: true };
    return;
  }
  if (each?.node === 'each' && !isOfLaid(run, each as Draft<typeof each>, from)) return;
  if (found.nodes.some(({ node }) => node === 'summon')) emptyOnly(run);
  const { context, head: open } = run;
  const inArea = open !== undefined && open.node.node !== 'target' && open.node.node !== 'space';
  if (found.spaces && open?.spaces !== undefined) {
    open.spaces.push(...found.nodes);
    (open.node as Draft<Extract<Node, { node: 'area' }>>).spaces = open.spaces;
  } else if (found.spaces && open === undefined) {
    run.out.spaces = [...(run.out.spaces ?? []), ...found.nodes];
  } else if (found.own && open?.node.node === 'target' && run.into === open.then && countsHits(found)) {
    // How many were hit is known behind the attack.
    run.outer.push(...found.nodes);
    run.hoisted = true;
  } else if (!inArea && isOnce(run, found.nodes, run.into.length)) {
    run.outer.push(...found.nodes);
    run.hoisted = true;
  } else if (found.own && inArea && run.into === open.then && isOfEach(found.nodes)) {
    // "The unit with your Hex takes 1dmg, and you teleport adjacent to it": where it is known who that is.
    if (isBearer(open)) run.into.push(...found.nodes);
    else run.out.fault = { at: from, governs: true };
  } else if ((found.own || isTargetKilled(found)) && inArea && (run.into === open.then || isOfSide(open, run.into))) {
    run.outer.push(...found.nodes);
    run.hoisted = true;
    // "Enemies in burst 2, gain 1 Luck" says nothing about the enemies: it could be theirs.
    if (open.then.length === 0 && !found.nodes.every(isOnSpaces)) run.out.fault = { at: from, governs: true };
  } else {
    const of = found.sided === undefined && inArea ? ofSided(run, found.nodes) : undefined;
    if (of !== undefined) of.push(...found.nodes);
    else if (found.nodes.length !== 1 || !askedBefore(run.into, found.nodes[0])) run.into.push(...found.nodes);
    if (found.sided) run.sided = found.nodes[0];
    if (run.hoisted && run.into === open?.then) run.out.fault = { at: from, governs: true };
  }
  for (const node of found.nodes) {
    if (node.node === 'damage' && node.to === context.them) {
      // "The damage dealt" is what arrived, where one unit, or each in an area, was hurt once.
      const of = run.head?.node;
      const isArea = node.to === 'each' && of?.node === 'area' && !run.context.asked;
      const isTarget = node.to === 'target' && of?.node === 'target' && isOne(of);
      const once = !run.hurt && (isTarget || (isArea && 'each'));
      run.context = within(run.context, { damage: once });
      if (run.tail?.node === run.head?.node && run.tail !== undefined)
        run.tail = { ...run.tail, context: within(run.tail.context, { damage: once }) };
      run.hurt = true;
    }
    // "Gain 1 Heat, take 1 damage for each".
    if (node.node === 'give' && node.to === 'you' && wordOf(context.words, node.token, 'counter') !== undefined)
      run.context = within(run.context, { handed: node.token });
    // Who has just been killed is not who heals, and neither are enemies: "Line 3, 1dmg to enemies. Heal 1".
    if (isEnd(node, context.them) || harmsEnemies(node, context.them)) run.hurt = true;
    if (node.node === 'lose') run.context = within(run.context, { lost: node.token });
    if (node.node === 'shift') run.context = within(run.context, { shifted: node.to === 'you' && node.count === 1 });
    if (node.node === 'lose' && isSpent(node)) run.context = spending(run.context, node);
    // What one gains behind that is what one has.
    else if (node.node === 'give' && node.token === run.context.spent) run.context = unspent(run.context);
    if (node.node === 'edge' && node.then.length === 0) {
      run.context = within(run.context, { edge: true });
      run.out.edge = true;
    }
    if (node.node === 'remove' && node.what === 'marker') run.context = within(run.context, { removed: true });
    if (node.node === 'remove') run.context = within(run.context, { cleared: clearedBy(node) });
    // "Place a Well, and burst 2 of it becomes Mud": "it" is the Well behind that, too.
    const area = node.node === 'area' ? node : found.spaces === true ? run.head?.node : undefined;
    const isAroundIt = area?.node === 'area' && area.of === 'marker' && run.context.marker !== undefined;
    const marker = isAroundIt ? undefined : markerOf(node, run.context);
    if (marker) {
      const onSpaces = found.spaces === true || node.node === 'area';
      const strewn = areSeveral(node) || run.context.several === true || onSpaces;
      run.context = within(run.context, { marker, strewn, cleared: undefined });
      run.out.marker = marker;
      run.out.strewn = strewn;
    }
    // "Remove a Trap in range 4. Burst 1 of it": where it lay.
    if (node.node === 'space' && found.nodes.length === 1 && node.then[0]?.node === 'remove')
      run.tail = {
        node: node as Draft<Extract<Head['node'], { node: 'space' }>>,
        then: node.then as Node[],
        context: within(run.context, {
          chosen: true,
          vacated: true,
          ...((node.count ?? 1) === 1 ? { centre: 'space' as const } : { several: true }),
        }),
        hurt: false,
      };
    if (node.node === 'target' && found.nodes.length === 1 && found.head === undefined) {
      const head: Head = { node: node as Draft<TargetNode>, then: node.then as Node[] };
      const moved = found.own === true && node.who.side !== 'enemy' && movesYou(node.then);
      const there = under(run.context, head);
      const below = within(there, {
        ...(moved && { landed: true }),
        ...(run.context.named.target === 'target' && { named: ofTwo(there) }),
      });
      // Who has just been killed is not who heals.
      const killed = head.then.some((done) => isEnd(done, 'target'));
      run.tail = { node: head.node, then: head.then, context: below, hurt: killed };
      if (killed) run.hurt = true;
    }
  }
  if (found.head !== undefined && !run.out.fault) {
    const second = found.head.node.node === 'target' && run.context.named.target === 'target';
    opened(run, found.head);
    if (second) run.context = within(run.context, { named: ofTwo(run.context) });
    leftOpen(run, found.head);
  }
}

/** `Snare in range 4. Summon a Wolf in its space`: on such a piece as nobody stands on. */
function emptyOnly({ head, tail }: Run): void {
  for (const node of [head?.node, tail?.node])
    if (node?.node === 'space' && node.on !== undefined) Object.assign(node, { empty: true });
}

/** "They" are those of whom it was said last what holds. */
export function speaksOf(run: Run, group: Who | undefined): void {
  if (group === undefined) return;
  run.out.group = group;
  run.context = within(run.context, { group });
}

/** "Remove a Trap in range 4 and place a Totem in its space": what is done there is done where one has gone. */
export function onItsSpace(cursor: Cursor, run: Run): void {
  const { tail } = run;
  if (run.head !== undefined || !tail?.context.vacated || tail.node !== run.into.at(-1)) return;
  const end = cursor.tokens.findIndex(
    ({ text }, at) => at > cursor.at + 1 && at < cursor.end && /^(?:,|and|then|or)$/.test(text),
  );
  const next = new Cursor(cursor.tokens, cursor.at, end < 0 ? cursor.end : end);
  if (!next.takeAny(',? and|then', ',? and then', ',') || !next.holds(there)) return;
  run.into = tail.then;
  run.context = tail.context;
}

const there = oneOf('its there where');

/** "Range 3, 1dmg. Heal an ally in range 2 1. Push the target 1": the first of the two or the second. */
const ofTwo = ({ named: { target: _, unit: __, ...named } }: Context): Context['named'] => named;

/** Whether all that is done is a movement of your own, by which somebody was named. */
const movesYou = (nodes: readonly Node[]): boolean =>
  nodes.length === 1 &&
  nodes.every((node) => (node.node === 'move' && node.who === 'you') || (node.node === 'space' && movesYou(node.then)));

/** Whether something is done with whoever the surrounding group names. */
const isOfEach = (nodes: readonly Node[]): boolean => {
  // Those who were pushed are counted, and nothing is done with them.
  const said = JSON.stringify(nodes).replaceAll('"is":"shoved","of":"each"', '');
  return /"(?!node)\w+":"each"/.test(said) && !/"node":"(?:each|area)"/.test(said);
};

/** `the unit with your Hex`: those who have a token. */
const isBearer = ({ node }: Head): boolean =>
  node.node === 'each' && node.who.places === undefined && node.who.if?.some(({ is }) => is === 'has') === true;

/** "Enemies in burst 2 of it take 2dmg, and it dies": once, however many are in the area. */
const isTargetKilled = ({ nodes }: Effect): boolean =>
  nodes.length > 0 && nodes.every((node) => node.node === 'kill' && node.who === 'target');

/** Whether somebody or a piece is killed or taken off the map by it. */
const isEnd = (node: Node, of: Ref | undefined): boolean =>
  (node.node === 'kill' && node.who === of) ||
  (node.node === 'remove' && node.what === of) ||
  (node.node === 'space' && node.then.some((done) => isEnd(done, of)));

const countsHits = ({ nodes }: Effect): boolean => JSON.stringify(nodes).includes('"count":"hit"');

/** Whether there is one target and no more. */
const isOne = ({ max = 1, links }: TargetNode): boolean => max === 1 && links === undefined;

/** "Spend all Coins, 1dmg per Coin": behind that one has none, and those that were spent are counted. */
export const isSpent = ({ count, from }: Extract<Node, { node: 'lose' }>): boolean =>
  count === 'any' || (count === 'all' && from === 'you');

/** "2dmg. Spend all Rage: heal that much": as was spent, and not as was dealt. */
const spending = (context: Context, { token }: Extract<Node, { node: 'lose' }>): Context =>
  within(context, { spent: token, damage: undefined });

/** Behind a price: "spend any number of Coins to move 1 for each Coin" is for each of those. */
export function boughtWith(context: Context, price: readonly Node[]): Context {
  const spent = price.find((node) => node.node === 'lose' && isSpent(node));
  // Whenever that is, nothing else is had in between.
  return spent?.node === 'lose' ? within(spending(context, spent), { free: false }) : context;
}

/** What is counted from now on is what one has. */
export const unspent = ({ spent: _, ...context }: Context): Context => contextOf(context);

/** Whether an effect places more than one piece. */
const areSeveral = (node: Node): boolean =>
  (node.node === 'space' || node.node === 'edge') && ((node.count ?? 1) > 1 || node.then.length > 1);

/** What lies nowhere any more when a piece is taken away: all of its kind are. */
export const clearedBy = ({ what }: Extract<Node, { node: 'remove' }>): string | undefined =>
  typeof what === 'object' && !what.first && what.places === undefined ? what.marker : undefined;

/** The marker that an effect placed or moved: "it" from now on. */
export function markerOf(node: Node, { words }: Context): Word | undefined {
  const place =
    node.node === 'space' || node.node === 'target' || node.node === 'edge' || node.node === 'if' ? node.then[0] : node;
  // "Spaces in burst 1 become Slime": what lies on each of them.
  const [each, ...more] = node.node === 'area' && node.then.length === 0 ? (node.spaces ?? []) : [];
  // "A Mine in each empty space adjacent to you": where nobody stands.
  const laid = each?.node === 'if' && each.then.length === 1 && each.else.length === 0 ? each.then[0] : each;
  if (laid?.node === 'place' && more.length === 0) return wordOf(words, laid.marker, 'marker', 'terrain');
  const moved = markerMoved(node);
  if (moved !== undefined) return wordOf(words, moved, 'marker');
  if (place?.node !== 'place') return undefined;
  return wordOf(words, place.marker, 'marker', 'terrain');
}
