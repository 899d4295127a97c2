import type { Attack, Condition, Node, Ref, Who } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { boundBy, type Draft, type Head, head, isOnSpace } from '../nouns/head.ts';
import { isOfGround } from '../nouns/kind-of-place.ts';
import { goesBefore, isSetOff, isUnsaid, ofYou, pieceGoes } from '../nouns/middle.ts';
import { type Desk, ran, type Tail } from '../sentences/desk.ts';
import { isInArea } from '../sentences/open-area.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { bothOfThem } from './both-of-them.ts';
import { isAroundEither } from './others-around.ts';
import { isOfLaid, isOfSide, isOnGone, leaveUnchosen, leftOpen, opened, type Run, rollsForEach } from './run.ts';
import { soMany } from './so-many.ts';

/** Whether a head names those in an area that was laid before. */
const isOfArea = ({ node }: Head): boolean =>
  node.node === 'each' && node.who.places?.some(({ inArea }) => inArea) === true;

/** Those who were named without a place on the map of their own, and nothing is done to them yet. */
const isGroup = (open: Head | undefined): boolean =>
  open?.node.node === 'each' && open.then.length === 0 && !isOnSpace(open) && !isOfArea(open);

/** What is measured from you, as nothing else is said; behind an "and" those of whom it is told are named together. */
function isFromYou({ node }: Head, before: string | undefined): boolean {
  if (node.node === 'area') return node.of === 'you';
  if (before !== ':' && before !== ',') return false;
  if (node.node === 'target') return node.range !== undefined && node.from === undefined;
  return (
    node.node === 'each' && node.who.places?.some(({ range, of }) => range !== undefined && of === undefined) === true
  );
}

/** A range and nobody who is in it. */
const isAnybody = ({ node }: Head): boolean =>
  node.node === 'target' && node.range !== undefined && node.who.side === 'any' && node.who.if === undefined;

const spokenOf = oneOf('they them it attacker');

/** "When an enemy misses you: range 3, 1dmg to them", "push the attacker 1": only whoever set it off is meant, where it is in range. */
function struckThere(cursor: Cursor, { context: { them, named } }: Run): Ref | undefined {
  const { at } = cursor;
  cursor.take(',|:');
  cursor.take('deal');
  const does = cursor.takeAny(
    '# irreducible? dmg|damage to',
    'irreducible # dmg|damage to',
    'push|pull|slow|stun|immobilize|disarm|silence',
  );
  const attacker = does && cursor.take('the attacker');
  const known = does && (attacker || cursor.take('them|it'));
  const ends = cursor.done || cursor.sees(',|and|#');
  cursor.at = at;
  const whom = attacker ? (named.attacker ?? them) : them;
  return known && ends && (whom === 'trigger' || whom === 'other') ? whom : undefined;
}

/** "Teleport there, then burst 2": you are where was chosen. */
const isThere = ({ into, out }: Run): boolean => JSON.stringify([into, out.nodes]).includes('"toSpace":true');

/**
 * Whether a space was chosen for an area of the sentence behind: nothing was done there but that a piece was destroyed, and nothing more is said of
 * it. What is only removed could be the price.
 */
function isForThat(open: Head | Tail, { node }: Head, { tokens, at }: Cursor): boolean {
  if (node.node !== 'area' || open.node.node !== 'space' || (open.node.count ?? 1) > 1) return false;
  if (open.then.some((one) => one.node === 'remove' && !one.destroyed)) return false;
  return !speaksOn(tokens, at);
}

/** Whether more is said there or around it: "Burst 1, 2dmg. Burst 2, push 1". */
const speaksOn = (tokens: Cursor['tokens'], at: number): boolean =>
  tokens.slice(at).some(({ text }) => /^(?:there|spaces?|it|burst|range)$/.test(text));

/** `On death, place a Well in this space. Allies in burst 1, heal 2`: around both alike. Only of an area around you one is oneself left out (T-102). */
function putWhereYouAre({ tokens }: Cursor, start: number, { side }: Who, { dead }: Context): boolean {
  if (side !== 'ally' && side !== 'enemy' && dead !== 'you') return false;
  const put = tokens.slice(0, start).findLastIndex(({ text }) => /^(?:places?|puts?|leaves?|creates?)$/.test(text));
  const said = tokens.slice(put + 1, start).map(({ text }) => text);
  return (
    put >= 0 &&
    /^(?:an?|one|\d) (?:[\w'-]+ ){1,3}in (?:this|your) space$/.test(said.filter((text) => text !== '').join(' '))
  );
}

const goneBefore = oneOf('removed destroyed cleared');
const eachOfThose = oneOf('each per every');

/** A head: what follows is about whom it names. */
export function heads(desk: Desk, cursor: Cursor, run: Run): boolean {
  if (desk.standing) return false;
  const start = cursor.at;
  const found = head(cursor, run.context, desk.sheet.next);
  if (found === undefined) return false;
  soMany(cursor, run.context, found);
  // "Range 1, choose one: 2dmg; your summon heals 3": the one that was chosen, or any.
  if (run.context.them === 'target' && found.node.node === 'target' && isAnyOwnSummon(found.node)) {
    cursor.at = start;
    return false;
  }
  if (howFar(run, found, cursor, start)) {
    ran(desk, start, cursor.at);
    if (cursor.take(':')) run.fresh = true;
    return true;
  }
  inRangeOf(run, found, cursor, start);
  const open = run.head ?? run.tail;
  const untouched = open?.then.every(({ node }) => node === 'remove') === true;
  if (open?.node.node === 'space' && untouched && !isThere(run) && isUnsaid(found, cursor, start)) {
    // "Choose a space in range 4: burst 1, 2dmg" is around that space; in a sentence of its own only where it was chosen for nothing else.
    if (run.head === undefined && !isForThat(open, found, cursor)) {
      run.out.fault = { at: start, governs: true, understood: true, why: 'it does not say what the area is around' };
      return true;
    }
    (found.node as { of: Ref }).of = 'space';
  }
  othersAround(run, found, cursor, start);
  // "Range 4, 2dmg. Burst 1, 1dmg": around the target, or around you, where you have not gone anywhere since.
  if (
    open?.node.node === 'target' &&
    open.then.length > 0 &&
    found.node.node === 'area' &&
    isUnsaid(found, cursor, start) &&
    !goesBefore(cursor, start)
  ) {
    run.out.fault = { at: start, governs: true, understood: true, why: 'it does not say what the area is around' };
    return true;
  }
  // "At the start of your next turn, destroy it. Burst 1, 2dmg": that is what it is destroyed for.
  // "Remove it: burst 1, 2dmg", too.
  if (
    (run.context.gone === 'destroyed' || isSetOff(cursor.tokens, start)) &&
    !speaksOn(cursor.tokens, cursor.at) &&
    run.context.marker &&
    found.node.node === 'area' &&
    isUnsaid(found, cursor, start)
  )
    (found.node as { of: Ref }).of = 'marker';
  // "Remove all Mud in burst 2. Enemies in burst 2, 1dmg for each space removed": not around each of them.
  const isCounted = cursor.holds(goneBefore) && cursor.holds(eachOfThose);
  if (run.context.gone && !isCounted && run.head === undefined && isUnsaid(found, cursor, start)) {
    run.out.fault = { at: start, governs: true, understood: true, why: 'it does not say what the area is around' };
    return true;
  }
  // "Place a Mine in range 3. Burst 1, 2dmg": around that, or around you.
  const placed = run.context.marker !== undefined && run.context.slot !== 'marker' && run.head === undefined;
  const where = placed && found.node.node === 'area' && !putWhereYouAre(cursor, start, found.node.who, run.context);
  if (where && isUnsaid(found, cursor, start) && !goesBefore(cursor, start)) {
    run.out.fault = { at: start, governs: true, understood: true, why: 'it does not say what the area is around' };
    return true;
  }
  // "Destroy all Mines: burst 1, 2dmg": around each of them, or around you.
  if (found.node.node === 'area' && isUnsaid(found, cursor, start) && !isCounted && pieceGoes(cursor.tokens, start)) {
    run.out.fault = { at: start, governs: true, understood: true, why: 'it does not say what the area is around' };
    return true;
  }
  // "Give a Mark to the target and each adjacent enemy": nothing more is said of those, where it is not said of both.
  if (isLeftOver(cursor, run, found, start) || isOutside(run, found) || isCentreToo(cursor, run, found, start)) {
    run.out.fault = { at: start, governs: true };
    return true;
  }
  // "+1def, range 4, burst 1 of target, 2dmg": what a miss leaves out is not said.
  const rolled = run.head?.node.node === 'target' && run.head.then.length === 0 ? run.head.node.attack : undefined;
  if (rolled?.def !== undefined && found.node.node === 'area' && found.node.of === 'target') {
    run.out.fault = { at: start, governs: true, understood: true, why: 'it does not say what happens on a miss' };
    return true;
  }
  // "Range 4 only in a straight line, burst 1, 2dmg": around the target, or with it.
  if (
    run.head?.node.node === 'target' &&
    run.head.then.length === 0 &&
    isUnsaid(found, cursor, start) &&
    !cursor.done
  ) {
    run.out.fault = { at: start, governs: true, understood: true, why: 'it does not say what the area is around' };
    return true;
  }
  // "When an enemy misses you: range 3, 1dmg to them": whoever set it off is only in range 3, and nobody is chosen.
  const { them, named: names } = run.context;
  const isComer = (ref: Ref | undefined): boolean => ref === 'trigger' || ref === 'other';
  const isKnown = run.head === undefined && (isComer(them) || Object.values(names).some(isComer));
  const comer = isKnown && isAnybody(found) ? struckThere(cursor, run) : undefined;
  if (comer !== undefined && 'who' in found.node && typeof found.node.who === 'object') {
    found.node.who = {
      ...found.node.who,
      if: [...(found.node.who.if ?? []), { is: 'same', of: 'each', as: comer }],
    };
    run.context = within(run.context, { named: { ...names, attacker: 'target' } });
  } else if (isKnown && isAnybody(found) && cursor.holds(spokenOf)) {
    run.out.fault = {
      at: start,
      governs: true,
      understood: true,
      why: 'it could be for more than one of those who were named',
    };
    return true;
  }
  if (!isOfLaid(run, found.node, start)) return true;
  // "Each enemy in range 1, if they are Slowed, 3dmg and each ally in range 2 heals 1": in any case, once, or for each Slowed one.
  if (run.head === undefined && them === 'each' && !run.context.later && !run.context.anew && isElsewhere(found)) {
    run.out.fault = { at: start, governs: true, understood: true, why: 'it does not say how often this happens' };
    return true;
  }
  // "Each ally in range 3: burst 1, 1dmg": around each of them, or around you.
  const isOfEach = isGroup(run.head) && isFromYou(found, cursor.tokens[start - 1]?.text);
  if ((isOfEach || isAroundEither(open, found)) && !ofYou(cursor, start)) {
    run.out.fault = { at: start, governs: true, understood: true, why: 'it does not say what the area is around' };
    return true;
  }
  ran(desk, start, cursor.at);
  // An area around a space is drawn once, not for each unit on it.
  if (run.head !== undefined && isOnSpace(run.head) && run.into === run.head.then) {
    // "Each marked space: burst 1": whoever stands there is asked for nothing.
    if (run.head.then.length === 0 && run.outer.at(-1) === (run.head.node as Node)) run.outer.pop();
    run.into = run.outer;
  }
  // "3x3, each enemy in the area takes 1": those of the area, once, not once for each unit in it.
  if (
    run.head !== undefined &&
    isOfArea(found) &&
    (run.head.node.node === 'area' || isOfArea(run.head)) &&
    (run.into === run.head.then || isOfSide(run.head, run.into))
  ) {
    run.into = run.outer;
    // "All other units in the area" are others than who laid it.
    if (found.node.node === 'each' && found.node.who.except?.includes('each'))
      found.node.who = { ...found.node.who, except: ['you'] };
  }
  // "Push each adjacent unit 1. Each enemy takes 1dmg": those who are there, or all there are.
  if (isNowhere(found) && (isSomewhere(open) || (open === undefined && isUnread(desk)))) {
    run.out.fault = { at: start, governs: true, understood: true, why: 'it does not say where they are' };
    return true;
  }
  // "Each enemy in range 1 takes 3dmg and each ally in range 2 heals 1": once, not once for each of the first.
  if (isApart(run, found)) run.into = run.outer;
  if (found.node.node === 'each') leaveUnchosen(run);
  run.both = bothOfThem(cursor, run, found, start) ?? run.both;
  const node = onlyThose(run, found) ?? (found.node as Node);
  const there = rolledThere(run, found);
  if (there === undefined) run.into.splice(isOnGone(run.into.at(-1), node) ? -1 : run.into.length, 0, node);
  opened(run, there ?? found);
  const { node: aim } = found;
  if (run.early !== undefined && aim.node !== 'space' && isFoes(found)) {
    aimAt(aim, run.early.attack);
    run.early = undefined;
  }
  const said = cursor.tokens.slice(start, cursor.at);
  const whose = found.node.node === 'area' && said.some(({ text }) => /^(?:all|enemies|allies)$/.test(text));
  // "Range 3 ally heals 2", where "Range 3, heal 2" names nobody who could do it.
  const orYou = said.at(-2)?.text === 'or' && /^(?:yourself|you|self)$/.test(said.at(-1)?.text ?? '');
  const isLast = orYou || /^(?:ally|enemy|unit|hero)$/.test(said.at(-1)?.text ?? '');
  const named = found.node.node !== 'space' && (whose || isLast || !isDistance(cursor.tokens[start]?.text ?? ''));
  run.subject = named && !cursor.done && !cursor.sees(',|:|undefendable|+|(|and|then') ? boundBy(found) : undefined;
  run.fresh =
    run.subject !== undefined || (found.node.node === 'space' && cursor.sees('become|becomes|gain|gains|turn|turns'));
  // "Range 3: 2dmg": the colon parts them as a comma does.
  if (cursor.take(':')) run.fresh = true;
  if (found.node.node === 'space' && run.tail === undefined) {
    run.tail = { node: found.node, then: found.then, context: run.context, hurt: false };
  } else if (found.node.node === 'space' && run.tail !== undefined) {
    // What is said later of either stands where both are known.
    run.tail = { ...run.tail, then: found.then, context: within(run.tail.context, { chosen: true }) };
  }
  const ordered = found.node.node === 'each' && found.node.one === true;
  if (ordered) {
    // Whom later sentences are about is the target as before.
    if (run.tail !== undefined)
      run.tail = { ...run.tail, context: within(run.tail.context, { ordered: true, rolled: false }) };
  } else if (found.node.node !== 'space') {
    if (there === undefined) leftOpen(run, found);
    if ((found.node.node === 'area' || found.node.node === 'each') && found.node.attack) rollsForEach(run);
  } else if ((found.node.count ?? 1) > 1 && !found.node.empty && cursor.sees(',|: deal|deals? # dmg|damage'))
    onEach(run, found.node.clause);
  return true;
}

/**
 * `Range 4, 3dmg, others in burst 1, 1dmg`: than the target, around whom they are, where that may stand far from you. Of one beside you they could be
 * others than you.
 */
function othersAround({ head: open }: Run, { node }: Head, cursor: Cursor, start: number): void {
  if (open?.node.node !== 'target' || open.then.length === 0 || node.node !== 'area' || (open.node.max ?? 1) > 1)
    return;
  const { range, places } = { ...open.node, places: open.node.who.places };
  const isFar = range !== undefined && places === undefined && (range.max ?? 99) > 2;
  const isOthers = node.shape.shape === 'burst' && node.who.except?.includes('you') === true;
  const area = node as Draft<typeof node>;
  if (!isFar || !isOthers || !isUnsaid({ node } as Head, cursor, start)) return;
  area.of = 'target';
  area.who = { ...node.who, except: ['target'] };
}

/** `Enemy on Mud, range 3, 2dmg`: how far whoever was named may be. */
function howFar({ head: open, into }: Run, found: Head, { tokens }: Cursor, start: number): boolean {
  const { node } = found;
  if (open?.node.node !== 'target' || open.then.length > 0 || into !== open.then || !isAnybody(found)) return false;
  if (node.node !== 'target' || node.from !== undefined || tokens[start - 1]?.text !== ',') return false;
  const { range, from, max, links, forced } = open.node;
  if (range !== undefined || from !== undefined || max !== undefined || links || forced) return false;
  const { clause: _, node: __, who: ___, range: far, sight, then: ____, ...more } = node;
  if (far === undefined || Object.keys(more).length > 0) return false;
  open.node.range = far;
  open.node.sight = sight;
  return true;
}

/** An area is rolled for only where there is def or crit: "undefendable" alone says nothing of it. */
function aimAt(node: Exclude<Head['node'], { node: 'space' }>, attack: Attack): void {
  if (node.node === 'target' || attack.def !== undefined || attack.crit !== undefined) node.attack = { ...attack };
}

/** `Range 4, +1def, 3x3, 2dmg`: what stands between range and area changes the roll on each of those in it, as it would behind both. */
function inRangeOf(run: Run, { node: area }: Head, cursor: Cursor, start: number): void {
  const { head: open, base } = run;
  if (open?.node.node !== 'target' || open.then.length > 0 || area.node !== 'area' || run.out.nodes.length > 1) return;
  const { who, range, from, sight, attack, node, clause, then: _, ...more } = open.node;
  const plain = who.side === 'any' && Object.keys(who).length === 1 && Object.keys(more).length === 0;
  if (!plain || range === undefined || from !== undefined || attack === undefined || area.of !== 'you') return;
  if (area.range !== undefined || (area.shape.shape !== 'burst' && area.shape.shape !== 'rectangle')) return;
  if (ofYou(cursor, start)) return;
  area.range = range;
  area.sight = area.sight && sight;
  aimAt(area, attack);
  run.out.nodes.pop();
  run.into = run.out.nodes;
  run.outer = run.into;
  run.head = undefined;
  run.target = undefined;
  run.tail = undefined;
  run.context = base;
}

/** `your summon`, wherever it is. */
const isAnyOwnSummon = ({ who, range, sight }: Extract<Head['node'], { node: 'target' }>): boolean =>
  who.yours === true && who.kind === 'summon' && range === undefined && !sight;

/** Whether enemies may be among those whom it names: they are rolled for. */
const isFoes = ({ node }: Head): boolean =>
  'who' in node && typeof node.who === 'object' && node.who.side !== 'ally' && node.who.side !== 'you';

/** Whether a second group is named, by something else than those of the first, with whom something is done already. */
function isApart({ head, into }: Run, found: Head): boolean {
  const isMany = head?.node.node === 'target' && (head.node.max ?? 1) > 1;
  if (head === undefined || (head.node.node !== 'each' && head.node.node !== 'area' && !isMany)) return false;
  // "Burst 2, enemies are pulled 1, then enemies in burst 1 take 1dmg": once, not once for each enemy in it.
  const isOfThem = into === head.then || isOfSide(head, into);
  return head.then.length > 0 && isOfThem && (isElsewhere(found) || isChosenApart(found));
}

/** One who is chosen around you, whoever was struck before: "burst 2, 1dmg and an ally in range 3 heals 2". An area around a piece, too. */
function isChosenApart({ node }: Head): boolean {
  if (node.node === 'area' && node.of === 'marker') return node.range === undefined;
  if (node.node !== 'target' || (node.from !== undefined && node.from !== 'you')) return false;
  const { places = [], except = [], if: asked = [] } = node.who;
  return (
    !except.includes('each') &&
    !JSON.stringify(asked).includes('"target"') &&
    places.every(({ of, inArea }) => !inArea && (of === undefined || of === 'you' || typeof of === 'object'))
  );
}

/** Said without any place. */
const isNowhere = ({ node }: Pick<Tail, 'node'>): boolean =>
  node.node === 'each' &&
  node.who.places === undefined &&
  node.who.card === undefined &&
  node.who.summoner === undefined &&
  node.who.if === undefined;

/** Several who were named, in some place or one by one: "each enemy" behind them may be one of those. */
const isSomewhere = (open: Pick<Tail, 'node' | 'then'> | undefined): boolean =>
  open !== undefined &&
  open.then.length > 0 &&
  (open.node.node === 'each'
    ? !isNowhere(open)
    : open.node.node === 'target' && ((open.node.max ?? 1) > 1 || open.node.links !== undefined));

/** Whom a sentence by hand may have named before. */
const isUnread = ({ sheet, source, standing }: Desk): boolean =>
  !standing &&
  sheet.clauses.some(
    ({ status, from, to }) =>
      status === 'manual' && /\b(?:range|targets?|burst|line|choose)\b/i.test(source.slice(from, to)),
  );

/** Others around you, wherever those are whom the sentence is about. */
function isElsewhere({ node }: Head): boolean {
  if (node.node === 'area') return node.of === 'you' && node.range === undefined;
  if (node.node !== 'each') return false;
  const { places = [], except = [] } = node.who;
  return (
    !except.includes('each') &&
    places.every(({ of, inArea }) => !inArea && (of === undefined || of === 'you' || typeof of === 'object'))
  );
}

const isLeftOver = (cursor: Cursor, { inside, into }: Run, { node }: Head, start: number): boolean =>
  cursor.done &&
  inside === undefined &&
  cursor.tokens[start - 1]?.text === 'and' &&
  node.node !== 'space' &&
  into.length > 0;

/** `Enemies in burst 2 of you and each Wolf`: the Wolves are what the areas are around, and nobody who is in one. */
const isCentreToo = ({ tokens }: Cursor, { head: open, into }: Run, { node }: Head, start: number): boolean =>
  open?.node.node === 'area' &&
  open.then.length === 0 &&
  into === open.then &&
  (node.node === 'each' || node.node === 'target') &&
  tokens[start - 1]?.text === 'and';

/** `3x3, 2dmg, 1dmg to each other enemy`: than those who are in it. */
const isOutside = ({ head: open, into }: Run, { node }: Head): boolean =>
  open?.node.node === 'area' &&
  into === open.then &&
  node.node === 'each' &&
  node.who.side === 'enemy' &&
  node.who.places === undefined &&
  node.who.except?.includes('you') === true;

/** `Burst 2, each enemy with a Coin takes 1`: those of them who are in it, and not all of them for each who is. */
function onlyThose({ head: area, into }: Run, { node, then }: Head): Node | undefined {
  if (area?.node.node !== 'area' || into !== area.then || node.node !== 'each') return undefined;
  if (node.who.places?.every(isOfGround) === false) return undefined;
  return { clause: node.clause, node: 'if', if: [{ is: 'unit', of: 'each', who: node.who }], then, else: [] };
}

/**
 * `Burst 2, +2def. Enemies in it take 3dmg. Allies in it heal 1`: who is in an area that is rolled for is hit or missed there, whichever sentence it
 * stands in. Undefined of any other.
 */
function rolledThere({ head, tail }: Run, { node, then }: Head): Head | undefined {
  if (head !== undefined || tail?.node.node !== 'area' || tail.node.attack === undefined) return undefined;
  if (node.node !== 'each' || !isInArea(node) || Object.keys(node.who.places?.[0] ?? {}).length > 1) return undefined;
  const { places: _, ...who } = node.who;
  const { side } = who;
  const isSide = Object.keys(who).length === 1;
  if (isSide && side === 'any') return { node: tail.node, then: tail.then } as Head;
  const asked: Condition =
    isSide && (side === 'ally' || side === 'enemy')
      ? { is: 'side', of: 'each', side }
      : { is: 'unit', of: 'each', who };
  tail.then.push({ clause: node.clause, node: 'if', if: [asked], then, else: [] });
  return { node, then } as Head;
}

/** `Three spaces in range 4, 1dmg`: to whoever stands on each of them. */
function onEach(run: Run, clause: number): void {
  const then: Node[] = [];
  const who: Who = { side: 'any', places: [{ range: { max: 0 }, of: 'space' }] };
  const there: Head = { node: { clause, node: 'each', who, then }, then };
  run.into.push(there.node as Node);
  opened(run, there);
  leftOpen(run, there);
}

const isDistance = (first: string): boolean =>
  /^(?:range|ranged|unlimited|infinite|global|globally|burst|line|path|centered|\d+)$/.test(first);
