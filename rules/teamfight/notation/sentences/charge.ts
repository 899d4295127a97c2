import type { Amount, Node, Who } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { howFar } from '../effects/how-far.ts';
import { noun } from '../nouns/noun.ts';
import { phrases } from '../phrases/phrases.ts';
import { beginning, Cursor, neededBy } from '../words/cursor.ts';
import { type Desk, ran } from './desk.ts';
import type { Flow } from './flow.ts';
import type { Sentence } from './sentence.ts';

const going = 'move|charge|dash|run|rush|advance|ride';
const contact = neededBy('contact|meet|touch|reach|encounter', 'run|bump|crash|ram|slam|come into', 'collide with');

/**
 * `Move as far as possible in a line. When you contact an enemy, roll an attack with +3def. The first one hit is pushed with you and takes
 * 6dmg. Others in the line are pushed to the side and take 1dmg.`: those in the way are met one after the other, then the way is gone, as
 * far as it is free, with whom was hit first in front. Returns how many sentences were taken.
 */
export function charge(flow: Flow, sentences: readonly Sentence[], index: number): number {
  const { desk, out, context, tail } = flow;
  const [go, meet, ...more] = sentences.slice(index, index + 4);
  if (desk.standing || tail !== undefined || go === undefined || meet === undefined || more.length === 0) return 0;
  if ([go, meet, ...more].some(({ bullet, opens }) => bullet || opens)) return 0;
  const cursor = new Cursor(desk.tokens, meet.from, meet.to);
  if (!cursor.sees('when|whenever|each|every|if') || cursor.lacks(contact)) return 0;
  const way = wayOf(new Cursor(desk.tokens, go.from, go.to), context);
  const met = way && metBy(cursor, context);
  if (way === undefined || met === undefined) return 0;
  const mark = desk.sheet.next;
  const along = ran(desk, go.from, go.to);
  const clause = ran(desk, meet.from, meet.to);
  const told: Told = { first: [], others: [], carries: false };
  let taken = 0;
  for (const sentence of more) {
    if (!readInto(desk, sentence, context, told)) break;
    taken += 1;
  }
  if (taken === 0 || told.first.length === 0) {
    desk.sheet.backTo(mark);
    return 0;
  }
  const who: Who = { ...met.who, places: [{ inArea: true }] };
  const then: Node[] = [
    {
      clause,
      node: 'if',
      if: [{ is: 'hit' }, { is: 'hits', side: 'any', max: 1 }],
      then: told.first,
      else: told.others,
    },
  ];
  out.nodes.push(
    { clause: along, node: 'area', shape: way, of: 'you', sight: true, who: { side: 'you' }, then: [], spaces: [] },
    {
      clause,
      node: 'target',
      who,
      sight: false,
      min: 0,
      max: 99,
      forced: 'nearest',
      ...(met.def && { attack: { def: met.def } }),
      then,
    },
  );
  if (told.carries)
    out.nodes.push({
      clause,
      node: 'push',
      who: 'struck',
      distance: aheadOf(way.size),
      direction: 'away',
      of: 'you',
      exactly: true,
    });
  out.nodes.push({ clause: along, node: 'move', who: 'you', how: 'walk', along: true, exactly: true });
  return 2 + taken;
}
charge.several = true;
charge.begins = beginning(`you? ${going}`);

/** More spaces than any map has in a row. */
const farthest = 99;

/** Who is in front ends one space farther than the way is long. */
const aheadOf = (size: number | undefined): Amount =>
  size === undefined
    ? { base: farthest }
    : { base: size + 1, terms: [{ each: -1, per: { count: 'distance', from: 'you', to: 'struck' } }] };

/** `Charge up to 5 in a straight line`: a line as long. */
function wayOf(cursor: Cursor, context: Context) {
  cursor.take('you');
  if (!cursor.take(going)) return undefined;
  const before = howFar(cursor, context);
  if (!cursor.takeAny('in a|one? straight? line', 'straight ahead?', 'along a straight? line')) return undefined;
  const far = before ?? howFar(cursor, context);
  if (far === undefined || !cursor.done || far.distance?.terms !== undefined) return undefined;
  return { shape: 'line' as const, ...(far.distance && { size: far.distance.base }) };
}

/** `When you contact an enemy, roll an attack with +3def`. */
function metBy(cursor: Cursor, context: Context): { readonly who: Who; readonly def?: Amount } | undefined {
  if (!cursor.takeAny('when|whenever|if', 'each|every time') || !cursor.take('you')) return undefined;
  if (!cursor.takeAny('contact|meet|touch|reach|encounter', 'run|bump|crash|ram|slam|come into contact? with?')) {
    if (!cursor.take('collide with')) return undefined;
  }
  const found = noun(cursor, context);
  if (found === undefined || found.ref !== undefined || found.many !== 'one' || found.max !== undefined)
    return undefined;
  if (found.range || found.area || found.seen || found.forced || found.who.places !== undefined) return undefined;
  cursor.take(',');
  if (!cursor.takeAny('roll|make an? attack roll?', 'attack')) return undefined;
  cursor.takeAny('against|on it|them', 'it|them');
  cursor.take('with|at');
  const def = cursor.take('+ # def') ? { base: cursor.numbers[0] ?? 0 } : undefined;
  return cursor.done ? { who: found.who, ...(def && { def }) } : undefined;
}

interface Told {
  first: Node[];
  others: Node[];
  carries: boolean;
}

const unitSaid = 'enemy|unit|one|target|hero';
const unitsSaid = 'enemies|units|ones|targets|enemy|unit';

/** What is done to whoever is hit first, or to the others. False where the sentence is about neither. */
function readInto(desk: Desk, { from, to }: Sentence, context: Context, told: Told): boolean {
  const cursor = new Cursor(desk.tokens, from, to);
  const mark = desk.sheet.next;
  const isFirst =
    told.first.length === 0 &&
    cursor.takeAny(`the first ${unitSaid} you? hit this|that way`, `the first ${unitSaid} you? hit`, `the first hit`);
  const isOthers =
    !isFirst &&
    told.others.length === 0 &&
    cursor.takeAny(
      `all|each|any? the? other|others ${unitsSaid}? in the|that line|way|path`,
      `all|each|any? the? other|others ${unitsSaid}? you contact|meet`,
      `all|each|any? the? other|others ${unitsSaid}?`,
    );
  if (!isFirst && !isOthers) return false;
  ran(desk, from, cursor.at);
  const then = isFirst ? told.first : told.others;
  if (everything(desk, cursor, context, then, isFirst ? told : undefined)) return true;
  desk.sheet.backTo(mark);
  then.length = 0;
  return false;
}

/** A list of what is done to them: `is pushed with you and takes 6dmg`. */
function everything(desk: Desk, cursor: Cursor, context: Context, then: Node[], first: Told | undefined): boolean {
  const about = within(context, {
    them: 'target',
    named: { target: 'target' },
    side: 'enemy',
    opening: false,
  });
  while (!cursor.done) {
    cursor.takeAny(', and', ',', 'and');
    const start = cursor.at;
    if (first !== undefined && cursor.takeAny(...carried)) {
      ran(desk, start, cursor.at);
      first.carries = true;
      continue;
    }
    if (cursor.takeAny('is|are? interrupted')) {
      // No rule says what is interrupted: its next turn, what it does, or what it was about to do.
      const [begin, end] = [desk.tokens[start]?.from ?? 0, desk.tokens[cursor.at - 1]?.to ?? 0];
      const clause = desk.sheet.add(desk.field, begin, end, 'manual', 'it does not say what is interrupted');
      then.push({ clause, node: 'manual' });
      continue;
    }
    const read = phrases(desk, cursor, about, undefined, undefined, 'target');
    if (read.held.length > 0 || read.nodes.length === 0 || cursor.at === start) return false;
    then.push(...read.nodes);
    if (read.fault !== undefined) cursor.at = read.fault.at;
  }
  return then.length > 0;
}

const carried = [
  'is|are? pushed|carried|dragged|driven|swept|taken|shoved along? with you',
  'is|are? pushed|carried|driven|swept|shoved ahead|along|before of? you?',
  'is|are? pushed|carried|driven|swept|shoved in front of you',
] as const;
