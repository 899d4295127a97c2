import type { Node, Until, Who } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { asDestroyed } from '../given/as-destroyed.ts';
import { duration, moment, plain } from '../occasions/time.ts';
import { blastOf } from '../pieces/blast.ts';
import { pieceSaid as groundSaid, turns } from '../pieces/ground.ts';
import { whatSaid } from '../pieces/razing.ts';
import { wordOf } from '../words/by-ref.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { pieceNamed } from '../words/piece-name.ts';
import { plurals } from '../words/plurals.ts';
import { shortName } from '../words/short-name.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { type Word, wordAt } from '../words/words.ts';
import { type Desk, ran, reminded } from './desk.ts';
import type { Sentence } from './sentence.ts';

/**
 * "At the start of your next turn, destroy it. It deals 2dmg ...": what a piece does as it goes is done then, and after "burst 1 of it,
 * 2dmg. Remove it" it goes then: no piece is placed to be taken away at once.
 */
export function goesOnLater(before: readonly Node[], nodes: readonly Node[]): boolean {
  const last = before.at(-1);
  const [only] = nodes;
  if (last?.node === 'later' && nodes.length === 1 && only?.node === 'remove' && isPlacedBy(before, only.what)) {
    (last.then as Node[]).push(only);
    return true;
  }
  const gone = last?.node === 'later' ? last.then.at(-1) : undefined;
  if (last?.node !== 'later' || gone?.node !== 'remove' || gone.what !== 'marker' || nodes.length === 0) return false;
  if (!nodes.every((node) => isFromPiece(node) || comesThere(node))) return false;
  (last.then as Node[]).push(...nodes);
  return true;
}

/** `You may teleport to its space`, of a piece that goes: as it goes. */
const comesThere = (node: Node): boolean =>
  node.node === 'may'
    ? node.then.every(comesThere)
    : node.node === 'space' && node.from === 'marker' && node.range?.max === 0;

/** The piece that was placed before, or all of those. */
const isPlacedBy = (before: readonly Node[], what: Extract<Node, { node: 'remove' }>['what']): boolean =>
  what === 'marker' ||
  (typeof what === 'object' &&
    what.places === undefined &&
    JSON.stringify(before.slice(0, -1)).includes(`"node":"place","marker":"${what.marker}"`));

/**
 * "Destroy all Embers. Each deals burst 1, 2dmg", "detonate any number of Kegs. Burst 1 of each, 2dmg": what each of those that go does.
 */
export function eachGone(
  desk: Desk,
  nodes: Node[],
  context: Context,
  { from, to }: Pick<Sentence, 'from' | 'to'>,
): boolean {
  const last = nodes.at(-1);
  // "At the start of your next turn, remove all Mines. Each deals burst 1, 3dmg": then. "If you have a Coin, you may destroy all Mines": only where they go.
  const hangs = last?.node === 'later' || last?.node === 'may' || (last?.node === 'if' && last.else.length === 0);
  if (hangs) return eachGone(desk, last.then as Node[], context, { from, to });
  if (eachKilled(desk, last, context, { from, to })) return true;
  const several = last?.node === 'space' || last?.node === 'target' ? lastGone(last) : undefined;
  const gone = several ?? last;
  if (gone?.node !== 'remove' || desk.standing) return false;
  const what = typeof gone.what === 'string' ? undefined : gone.what;
  if (several === undefined && what === undefined) return false;
  const ref = what?.marker ?? (last?.node === 'target' ? last.who.card : undefined);
  const marker = ref === undefined ? undefined : wordOf(context.words, ref, 'marker');
  const tokens = areaOfEach(eachRemoved(desk.tokens.slice(from, to), context, marker));
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (marker === undefined || !cursor.takeAny('each of? them?', 'they each?')) return false;
  const clause = desk.sheet.next;
  const blast = blastOf({ cursor, context: within(context, { marker }), clause, subject: undefined, hurt: false });
  const left = blast && cursor.try(() => leftThere(desk, cursor, context));
  if (blast !== undefined && left === undefined) areaLeft(desk, cursor, context, blast);
  if (blast === undefined || !cursor.done) return false;
  const found = left === undefined ? blast : [...blast, left];
  const own = gone.destroyed ? asDestroyed(marker, found, context.words) : undefined;
  if (own === 'same') reminded(desk, from, to);
  if (own !== undefined) return own === 'same';
  ran(desk, from, to);
  if (last?.node === 'target') (last.then as Node[]).push(...fromUnit(found, 'target'));
  else if (what !== undefined) {
    const { clause: of, node, destroyed } = gone;
    const piece: Node = { clause: of, node, ...(destroyed && { destroyed }), what: 'marker' };
    const each: Node = { clause: of, node: 'each-piece', ...what, then: [piece, ...found] };
    if (last?.node === 'space') (last as { then: readonly Node[] }).then = [each];
    else nodes[nodes.length - 1] = each;
  }
  return true;
}
eachGone.begins = beginning('each|every|for|they|these|all|burst|enemies|allies|units');

/** `Each removed space`, `each destroyed Mine`: each of those that have gone. */
function eachRemoved(tokens: readonly Token[], { words }: Context, marker: Word | undefined): readonly Token[] {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (marker === undefined || !cursor.take('each|every removed|destroyed|detonated')) return tokens;
  const named = wordAt(words, tokens, cursor.at, tokens.length, ['marker', 'terrain']);
  if (named?.word.ref === marker.ref) cursor.at = named.to;
  else if (!cursor.take('space|marker|piece|one')) return tokens;
  return [wordLike(tokens[0] as Token, 'each'), ...tokens.slice(cursor.at)];
}

/** `and its space becomes Mud`, `, leaving Mud in its space`, behind what a piece does that goes. */
function leftThere(desk: Desk, cursor: Cursor, context: Context): Node | undefined {
  const leaves = cursor.takeAny(',? and leaves', ', leaving', 'leaving');
  if (!leaves && (!cursor.takeAny(',? and their|its|the|that|each space|spaces') || turns(cursor) !== 'becomes'))
    return undefined;
  const piece = groundSaid(desk, cursor, context, 1);
  if (leaves) cursor.takeAny('in its space', 'behind', 'there');
  return piece && { clause: desk.sheet.next, node: 'place', marker: piece.ref, on: 'marker' };
}

/** `, and the area becomes Mud`, behind the one area of a piece that goes: each of its spaces. */
function areaLeft(desk: Desk, cursor: Cursor, context: Context, blast: Node[]): void {
  const [area, ...more] = blast;
  if (area?.node !== 'area' || more.length > 0) return;
  const razed = cursor.try(() => {
    cursor.take(',');
    const what = cursor.take('and') ? whatSaid(cursor) : undefined;
    return cursor.takeAny('in|within the|that|this area|burst', 'in it', 'there') ? what : undefined;
  });
  if (razed !== undefined) {
    blast[0] = { ...area, spaces: [{ clause: desk.sheet.next, node: 'raze', what: razed, on: 'space' }] };
    return;
  }
  if (!cursor.takeAny(', and', ',|and') || !cursor.take('the|that|this|its area|burst|spaces')) return;
  const piece = turns(cursor) === 'becomes' ? groundSaid(desk, cursor, context, 1) : undefined;
  const clause = desk.sheet.next;
  if (piece === undefined || piece.fields.object || piece.fields.blocksMovement) cursor.at = 0;
  else blast[0] = { ...area, spaces: [{ clause, node: 'place', marker: piece.ref, on: 'space' }] };
}

/** `Destroy all your Wolves. Each deals burst 1, 2dmg`: summons that die, around where they stood. */
function eachKilled(
  desk: Desk,
  last: Node | undefined,
  context: Context,
  { from, to }: Pick<Sentence, 'from' | 'to'>,
): boolean {
  if (last?.node !== 'each' && last?.node !== 'target') return false;
  const [only, ...more] = last.then;
  const isMany = last.node === 'each' || (last.max ?? 1) > 1;
  if (only?.node !== 'kill' || only.who !== last.node || more.length > 0 || !isMany || desk.standing) return false;
  const object = wordOf(context.words, last.who.card ?? '', 'marker');
  const isSilent = object !== undefined && !/destroy|detonat|explo|kill|die/i.test(object.text);
  const summon = wordOf(context.words, last.who.card ?? '', 'summon') ?? (isSilent ? object : undefined);
  const tokens = areaOfEach(desk.tokens.slice(from, to));
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (summon === undefined || !cursor.takeAny('each of? them?', 'they each?')) return false;
  const about = within(context, { marker: summon, strewn: undefined });
  const found = blastOf({ cursor, context: about, clause: desk.sheet.next, subject: undefined, hurt: false });
  if (found === undefined || !cursor.done || (last.node === 'each' && !found.every(({ node }) => node === 'area')))
    return false;
  ran(desk, from, to);
  const deals = fromUnit(found, last.node);
  const then = last.then as Node[];
  if (last.node === 'target') then.push(...deals);
  // Of several at once it is only known where each stands while it does: it deals that as it dies.
  else then.unshift(...deals.map((node) => (node.node === 'area' ? leavingOut(node, last.who) : node)));
  return true;
}

/** Those who die with it are not struck by it. */
const leavingOut = (node: Extract<Node, { node: 'area' }>, all: Who): Node =>
  node.who.side === 'enemy'
    ? node
    : {
        ...node,
        who: { ...node.who, if: [...(node.who.if ?? []), { is: 'not', of: { is: 'unit', of: 'each', who: all } }] },
      };

type Removal = Extract<Node, { node: 'remove' }>;

/** What becomes of several pieces that are chosen, where that is that they go. */
function lastGone(last: Extract<Node, { node: 'space' | 'target' }>): Removal | undefined {
  const [only, ...more] = last.then;
  const count = last.node === 'space' ? last.count : last.max;
  return (count ?? 1) > 1 && only?.node === 'remove' && more.length === 0 ? only : undefined;
}

/** `Burst 1 of each, 2dmg`, `for each, burst 1, 2dmg`: each deals that. */
function areaOfEach(tokens: readonly Token[]): readonly Token[] {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const like = tokens[0] as Token;
  const deals = (at: number): Token[] => [...wordsLike(like, 'each deals'), ...tokens.slice(at)];
  const forEach = cursor.takeAny(
    'for each destroyed|removed|detonated|lost this way :|,|do?',
    'for each one? destroyed|removed|detonated :|,|do?',
    'for each of? them? :|,|do?',
    'each one? :',
  );
  // "Each: enemies in burst 1, 2dmg, push 1".
  if (forEach && cursor.sees('all? enemies|allies|units? in burst #')) return deals(cursor.at);
  if (!forEach && explodeThen(cursor)) {
    const last = tokens.at(-1)?.text === 'each' ? tokens.length - 1 : tokens.length;
    return [...wordsLike(like, 'each deals'), ...tokens.slice(cursor.at, last)];
  }
  // "Detonate all your Mines. Burst 1, 2dmg each".
  if (!forEach && cursor.sees('burst # ,|:') && tokens.at(-1)?.text === 'each') return deals(0).slice(0, -1);
  const side = forEach ? undefined : (sideAroundIt(tokens) ?? sideOfEach(tokens));
  if (side !== undefined) return side;
  if (forEach && cursor.sees('burst #')) {
    const { at } = cursor;
    if (!cursor.take('burst # of it|them|each')) return deals(at);
    const behind = cursor.sees(':') ? cursor.at + 1 : cursor.at;
    const comma = behind > cursor.at ? wordsLike(like, ',') : [];
    return [...wordsLike(like, 'each deals'), ...tokens.slice(at, at + 2), ...comma, ...tokens.slice(behind)];
  }
  if (!cursor.takeAny('burst # of|around each of them', 'burst # of|around each one?')) return tokens;
  return [...wordsLike(like, 'each deals'), ...tokens.slice(0, 2), ...tokens.slice(cursor.at)];
}

/** `They explode: each deals burst 1`, `they explode for burst 1`, `each one deals burst 1`, of those that go. */
const explodeThen = (cursor: Cursor): boolean =>
  cursor.try(() => {
    const explode = cursor.takeAny(
      'they|these|all each? explode|detonate , each dealing',
      'they|these|all each? explode|detonate :|for|, each|they? deals?',
      'they|these|all each? explode|detonate :|for|,',
      'each explodes|detonates :|for|,',
      'each one deals',
    );
    return explode && cursor.sees('burst #') ? true : undefined;
  }) ?? false;

/** `Enemies in burst 1 of each take 2dmg`: each deals that to enemies. */
function sideOfEach(tokens: readonly Token[]): readonly Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('all? enemies|allies in burst # of|around')) return undefined;
  const burst = tokens.slice(cursor.at - 3, cursor.at - 1);
  const whom = tokens[cursor.at - 5] as Token;
  if (!cursor.takeAny('each of them', 'each one?', 'them') || !cursor.takeAny(',|:', 'take|takes')) return undefined;
  if (!cursor.take('# dmg|damage')) return undefined;
  const dealt = tokens.slice(cursor.at - 2, cursor.at);
  const like = tokens[0] as Token;
  return [
    ...wordsLike(like, 'each deals'),
    ...burst,
    ...wordsLike(like, ','),
    ...dealt,
    ...wordsLike(like, 'to all'),
    whom,
    ...tokens.slice(cursor.at),
  ];
}

/** `Enemies in burst 2 of it, 1dmg and Slow`, behind each that goes: around each of them. */
function sideAroundIt(tokens: readonly Token[]): readonly Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('all? enemies|allies|units in burst #')) return undefined;
  const { at } = cursor;
  if (!cursor.takeAny('of|around it', 'of|around each of? them?') || !cursor.sees(',|:')) return undefined;
  return [...wordsLike(tokens[0] as Token, 'each deals'), ...tokens.slice(0, at), ...tokens.slice(cursor.at)];
}

/** Around those that were units and are gone. */
const fromUnit = (nodes: readonly Node[], unit: 'each' | 'target'): Node[] =>
  JSON.parse(JSON.stringify(nodes), (key, value) =>
    (key === 'of' || key === 'from') && value === 'marker' ? unit : value,
  ) as Node[];

/** `It lasts until the end of your next turn`: the piece that was placed last. */
export function lastsUntil(desk: Desk, nodes: readonly Node[], given: Context, sentence: Sentence): boolean {
  if (desk.standing) return false;
  const laid = given.marker ? undefined : laidOn(nodes, given.words);
  const context = laid ? within(given, { marker: laid, strewn: false }) : given;
  const { marker } = context;
  if (marker === undefined) return false;
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  // On each space of an area there is one.
  const last = nodes.at(-1);
  const onSpaces = last?.node === 'area' && last.spaces !== undefined && placesOf(last.spaces, marker.ref).length > 0;
  const areSeveral = context.strewn === true || onSpaces || laid !== undefined;
  if (cursor.sees('remove both|all') || ((cursor.sees('remove') || cursor.sees('at')) && areSeveral))
    return removedTogether(desk, cursor, nodes, context, marker, areSeveral);
  // "Removed at the start of your next turn" names nobody.
  const unnamed = cursor.sees('removed|destroyed at') || cursor.sees('lasts|last until|for|till');
  if (!unnamed && !cursor.take('it|they|this') && !pieceNamed(cursor, context) && !allOf(cursor, context, marker))
    return false;
  const until = cursor.take('lasts|last|remains|remain|stays|stay')
    ? duration(cursor, context)
    : goneAt(cursor, context, marker.text);
  const place = until && cursor.done ? lastPlace(nodes, marker.ref) : undefined;
  if (place === undefined || place.until !== undefined) return false;
  (place as { until?: Until }).until = until as Until;
  ran(desk, sentence.from, sentence.to);
  return true;
}
lastsUntil.needs = oneOf(
  'remove removed destroyed last lasts remain remains stay stays disappear disappears vanish vanishes expire expires gone',
);

/** `Remove both at the end of your next turn`, `remove them at the start of your turn after next`: of those that the text has placed. */
function removedTogether(
  desk: Desk,
  cursor: Cursor,
  nodes: readonly Node[],
  context: Context,
  marker: Word,
  areStrewn: boolean,
): boolean {
  const { at } = cursor;
  const all = placesOf(nodes, marker.ref);
  // "At the start of your next turn, remove them".
  const before = cursor.sees('at') ? moment(cursor, context) : undefined;
  if (before !== undefined) cursor.take(',');
  // Ground that an area has become is one thing, too.
  const isGround = nodes.at(-1)?.node === 'area' && cursor.take('remove it');
  const them =
    isGround ||
    cursor.takeAny('remove both|them|these all?', 'remove all|both|each of them', 'remove both|all markers') ||
    (cursor.take('remove') && allOf(cursor, context, marker));
  const when = before ?? (them ? moment(cursor, context) : undefined);
  if (!them) return false;
  const areSeveral = all.length > (areStrewn ? 0 : 1);
  if (!areSeveral || !when?.next || when.now || when.times || !cursor.done || all.some(({ until }) => until))
    return false;
  for (const place of all) (place as { until?: Until }).until = plain(when);
  ran(desk, at, cursor.at);
  return true;
}

/** What the spaces of an area have become, where nothing else was placed: `Spaces in burst 1 become Slime. Move 2. The Slime is removed ...`. */
function laidOn(nodes: readonly Node[], words: Context['words']): Word | undefined {
  const all = nodes.flatMap((node) => (node.node === 'area' ? (node.spaces ?? []) : []));
  const [one, ...others] = all.filter((node) => node.node === 'place');
  return one && others.length === 0 ? wordOf(words, one.marker, 'marker', 'terrain') : undefined;
}

/** Whatever places that piece. */
const placesOf = (nodes: readonly Node[], marker: string): Extract<Node, { node: 'place' }>[] =>
  nodes.flatMap((node) => [
    ...(node.node === 'place' && node.marker === marker ? [node] : []),
    ...('then' in node ? placesOf(node.then, marker) : []),
    ...(node.node === 'area' && node.spaces ? placesOf(node.spaces, marker) : []),
  ]);

/** `Cracks`, `all Crack markers`, `the walls` of a Stone Wall: those that were placed together. */
const allOf = (cursor: Cursor, { words }: Context, marker: Word): boolean =>
  cursor.try(() => {
    const article = cursor.takeAny('all of? the?', 'all|the|each|these');
    const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker', 'terrain']);
    const short = shortName(marker);
    if (found === undefined && article && short !== undefined && cursor.takeAny(...plurals(short))) return true;
    if (found?.word.ref !== marker.ref) return undefined;
    cursor.at = found.to;
    cursor.take('marker|markers|object|objects');
    cursor.take('created|placed|laid|made|left this way');
    return true;
  }) ?? false;

/** `are removed at the start of your next turn`. To be destroyed is the same only where its own text waits for no such thing. */
function goneAt(cursor: Cursor, context: Context, text: string): Until | undefined {
  const destroyed = cursor.take('is|are? destroyed');
  if (
    destroyed
      ? /destroy|detonat|explo/i.test(text)
      : !cursor.takeAny('is|are? removed|gone', 'disappear|disappears|vanish|vanishes|expire|expires')
  )
    return undefined;
  const when = moment(cursor, context);
  return when?.next && !when.now ? plain(when) : undefined;
}

function lastPlace(nodes: readonly Node[], marker: string): Extract<Node, { node: 'place' }> | undefined {
  for (const node of [...nodes].reverse()) {
    if (node.node === 'place') return node.marker === marker ? node : undefined;
    const inside = 'then' in node ? lastPlace(node.then, marker) : undefined;
    const there = inside ?? (node.node === 'area' ? lastPlace(node.spaces ?? [], marker) : undefined);
    if (there !== undefined) return there;
  }
  return undefined;
}

/** What is done from where a piece lies. */
export const isFromPiece = (node: Node): boolean =>
  (node.node === 'area' && node.of === 'marker') ||
  (node.node === 'each' && node.who.places?.some(({ of }) => of === 'marker') === true);
