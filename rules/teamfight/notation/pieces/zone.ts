import { mayLayZone, zoneKey, zoneNouns } from '../../own-zones.ts';
import type { Node, Program, Until } from '../../program.ts';
import { type Context, within } from '../context.ts';
import type { Asked, Effect } from '../effects/effect.ts';
import { areaHead } from '../nouns/area-head.ts';
import { type Head, ignoresWalls, under } from '../nouns/head.ts';
import { inRange } from '../nouns/range.ts';
import { duration } from '../occasions/time.ts';
import { ran } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { wordsOfKind } from '../words/by-ref.ts';
import { Cursor } from '../words/cursor.ts';
import type { Word, Words } from '../words/words.ts';

/** The area that an ability lays and that stays, as a piece of the set (`../../own-zones.ts`). */
export const zoneOf = (words: Words, card: Word): Word | undefined =>
  mayLayZone(card.text)
    ? wordsOfKind(words, 'marker').find(({ fields }) => fields.zoneOf === zoneKey(card.ref, card.name))
    : undefined;

/** `Create a 5x5 area in range 1`, where later sentences say what holds there: the area is laid, and the piece that it is lies on it. */
export function laysZone(flow: Flow, sentence: Sentence): boolean {
  const { desk, context, out } = flow;
  const { zone } = context;
  if (zone === undefined || desk.standing || flow.tail !== undefined || sentence.opens) return false;
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  const clause = desk.sheet.next;
  const found = cursor.try(() => laid(cursor, context, zone, clause));
  if (found === undefined || !cursor.done) return false;
  const { head, until } = found;
  ran(desk, sentence.from, sentence.to);
  const place: Node = {
    clause,
    node: 'place',
    marker: zone.ref,
    on: 'space',
    fills: true,
    exactly: true,
    ...(until && { until }),
  };
  out.nodes.push(head.node, place);
  flow.context = within(context, { marker: zone, strewn: false, opening: false });
  out.marker = zone;
  flow.tail = { node: head.node, then: head.then, context: under(flow.context, head), hurt: false };
  return true;
}

function laid(
  cursor: Cursor,
  context: Context,
  zone: Word,
  clause: number,
): { head: Head; until: Until | undefined } | undefined {
  const early = duration(cursor, context);
  if (early !== undefined) cursor.take(',');
  if (!cursor.take('create|lay|raise|form|make|conjure|open|project a|an # x #')) return undefined;
  const [columns = 1, rows = 1] = cursor.numbers;
  if (columns !== rows || columns !== zone.fields.size || !cursor.take(zoneNouns)) return undefined;
  const centred =
    cursor.take('centered|centred on you|yourself|your') && (cursor.before?.text !== 'your' || cursor.take('space'));
  const around = centred || cursor.take('around you|yourself');
  const far = around ? undefined : inRange(cursor);
  if ((!around && far === undefined) || (centred && columns % 2 === 0)) return undefined;
  const shape = { shape: 'rectangle' as const, columns, rows, ...(centred && { centred }) };
  const sight = !ignoresWalls(cursor);
  const late = cursor.try(() => {
    cursor.take(',');
    cursor.take('that|which lasts|stays|remains');
    return duration(cursor, context);
  });
  if (early !== undefined && late !== undefined) return undefined;
  const head = areaHead(shape, 'you', { side: 'any' }, sight, clause, ...(far === undefined ? [] : [far]));
  return { head, until: early ?? late };
}

/** `end this effect`, `the area disappears`: of one that stays until then. */
export function zoneEnds({ cursor, context, clause }: Asked): Effect | undefined {
  const { zone, marker } = context;
  if (zone === undefined || marker?.ref !== zone.ref) return undefined;
  const said = cursor.takeAny(
    'end this|the effect',
    'this|the effect ends',
    `end|remove|dispel|close the|this ${zoneNouns}`,
    `the|this ${zoneNouns} ends|disappears|vanishes|collapses|closes`,
    `the|this ${zoneNouns} is removed`,
  );
  return said ? { nodes: [{ clause, node: 'remove', what: 'marker' }], own: true } : undefined;
}

/** Whether an area that stays has no end: how long it does is not said then. */
export const staysForEver = ({ body }: Program, { ref }: Word): boolean => {
  const said = JSON.stringify(body);
  return said.includes(`"marker":"${ref}","on":"space","fills":true`) && !endsIn(body, ref);
};

const endsIn = (nodes: readonly Node[], ref: string): boolean =>
  nodes.some(
    (node) =>
      (node.node === 'place' && node.marker === ref && node.until !== undefined) ||
      (node.node === 'remove' && node.what === 'marker') ||
      ('then' in node && endsIn(node.then, ref)),
  );
