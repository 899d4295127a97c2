import type { Node } from '../../program.ts';
import { within } from '../context.ts';
import { effect } from '../effects/effect.ts';
import { covering, over } from '../nouns/over.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import { wordOf } from '../words/by-ref.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import type { Run } from './run.ts';

/** `where the line must include the target`: how the area of the sentence is laid. */
export function covers(desk: Desk, cursor: Cursor, run: Run): boolean {
  const start = cursor.at;
  if (run.head?.node.node !== 'area') return false;
  const ref = covering(cursor, run.context);
  if (ref === undefined || !over([run.head.node as Node], ref)) {
    cursor.at = start;
    return false;
  }
  ran(desk, start, cursor.at);
  return true;
}
covers.begins = beginning(',|where|the|this|that');

/**
 * `Range 3 2x2, place a Mist`: a piece as large as the area that the sentence began with, over all of it; or one in the middle of an area in
 * which nobody was named.
 */
export function fillsArea(desk: Desk, cursor: Cursor, run: Run): boolean {
  const { head, context } = run;
  const start = cursor.at;
  if (head?.node.node !== 'area' || !cursor.sees('place|create|put|leave|deploy')) return false;
  const clause = desk.sheet.next;
  const found = effect({ cursor, context, clause, subject: undefined, hurt: false, open: head });
  const [place, ...more] = found?.nodes ?? [];
  const { side, ...named } = head.node.who;
  const inMiddle =
    place?.node === 'place' && place.on === 'middle' && side === 'any' && Object.keys(named).length === 0;
  if (place?.node !== 'place' || !(place.fills || inMiddle) || more.length > 0) {
    cursor.at = start;
    return false;
  }
  ran(desk, start, cursor.at);
  run.outer.push(place);
  run.hoisted = true;
  const marker = wordOf(context.words, place.marker, 'marker');
  if (marker !== undefined) {
    run.context = within(context, { marker, strewn: false });
    run.out.marker = marker;
    run.out.strewn = false;
  }
  return true;
}
fillsArea.begins = beginning('place|create|put|leave|deploy');
