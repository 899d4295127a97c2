import type { Moment, Node, Until } from '../../program.ts';
import type { Context } from '../context.ts';
import { atMoment, duration, moment, plain } from '../occasions/time.ts';
import { pieceSaid } from '../pieces/ground.ts';
import { beginning, Cursor, oneOf, someOf } from '../words/cursor.ts';
import { type Desk, ran } from './desk.ts';
import type { Sentence } from './sentence.ts';

type Area = Extract<Node, { node: 'area' }>;

/** When the spaces of an area that was laid begin to do what is said of them, and when they cease. */
export interface Active {
  readonly at: Moment;
  readonly until?: Until;
}

/**
 * `At the start of your next turn, the beam becomes active until the start of your turn after`: kept for what is said of it
 * while it is. Undefined where the sentence says no such thing.
 */
export function becomesActive(
  desk: Desk,
  nodes: readonly Node[],
  sentence: Sentence,
  context: Context,
): Active | undefined {
  if (desk.standing || laid(nodes) === undefined || context.active !== undefined) return undefined;
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  const when = moment(cursor, context);
  if (when === undefined || !when.next || when.now || when.times || !cursor.take(',')) return undefined;
  if (!named(cursor) || !cursor.takeAny('becomes|turns active', 'is activated', 'activates')) return undefined;
  const until = duration(cursor, context);
  if (!cursor.done) return undefined;
  ran(desk, sentence.from, sentence.to);
  return { at: plain(when), ...(until && { until }) };
}
becomesActive.begins = atMoment;
becomesActive.needs = oneOf('active activated activates');

/**
 * `While the beam is active, all spaces in it have Hazard: 2dmg`, or in one sentence `At the start of your next turn, all spaces in the
 * beam gain Hazard: 2dmg until ...`: what comes to lie on each of its spaces then.
 */
export function groundLater(desk: Desk, nodes: readonly Node[], sentence: Sentence, context: Context): boolean {
  const area = desk.standing ? undefined : laid(nodes);
  if (area === undefined) return false;
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  const set = startOf(cursor, context);
  if (set === undefined || !ofItsSpaces(cursor)) return false;
  if (!cursor.take('have|has|gain|gains|become|becomes')) return false;
  const clause = desk.sheet.next;
  const piece = pieceSaid(desk, cursor, context, 1);
  if (piece === undefined) return false;
  const end = cursor.try(() => duration(cursor, context));
  if (!cursor.done || (end !== undefined && set.until !== undefined)) return false;
  const until = end ?? set.until;
  ran(desk, sentence.from, sentence.to);
  const place: Node = { clause, node: 'place', marker: piece.ref, on: 'space', ...(until && { until }) };
  area.spaces = [...(area.spaces ?? []), { clause, node: 'later', at: set.at, then: [place] }];
  return true;
}
groundLater.begins = someOf(beginning('while|when'), atMoment);
groundLater.needs = oneOf('have has gain gains become becomes');

/** From when on, behind which it is said what then holds. */
function startOf(cursor: Cursor, context: Context): Active | undefined {
  if (cursor.take('while|when')) {
    const said = cursor.take('active') || (named(cursor) && cursor.take('is active'));
    return said && cursor.take(',') ? context.active : undefined;
  }
  const when = moment(cursor, context);
  return when?.next && !when.now && !when.times && cursor.take(',') ? { at: plain(when) } : undefined;
}

const lines = 'line|beam|ray|area|zone|field';

/** What was drawn, by any name that a drawn shape has. */
const named = (cursor: Cursor): boolean => cursor.takeAny(`the|this|that ${lines}`, 'it');

/** `all spaces in it`, `each space of the beam`, `the beam`. */
const ofItsSpaces = (cursor: Cursor): boolean =>
  cursor.takeAny(
    'each|every|all? of? the? space|spaces in|of it',
    'its spaces',
    `each|every|all? of? the? space|spaces in|of the|this|that ${lines}`,
    `the|this|that ${lines}`,
  );

/** The one area that the text has laid. */
function laid(nodes: readonly Node[]): (Area & { spaces?: readonly Node[] }) | undefined {
  const areas = nodes.filter((node) => node.node === 'area');
  return areas.length === 1 && nodes.at(-1) === areas[0] ? (areas[0] as Area) : undefined;
}
