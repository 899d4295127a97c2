import { within } from '../context.ts';
import { noun, standingWho } from '../nouns/noun.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { phrases } from './phrases.ts';
import type { Run } from './run.ts';

const itself = oneOf('it its them their');
const places = 'place|create|summon|put|leave|spawn|drop|lay a|an|one';

/** `For each ally in range 3, place a Mine adjacent to it`: a piece for each of them, near that one. */
export function forEachUnit(desk: Desk, cursor: Cursor, run: Run): boolean {
  const { head, out, context } = run;
  if (desk.standing || head !== undefined || out.nodes.length > 0 || run.inside !== undefined) return false;
  if (context.them !== undefined || !cursor.sees('for each|every') || !cursor.holds(itself)) return false;
  const start = cursor.at;
  const mark = desk.sheet.next;
  cursor.take('for');
  const found = noun(cursor, context);
  const whoever = found?.ref === undefined && found?.max === undefined ? found && standingWho(found, true) : undefined;
  // "In range 3", of whoever uses it now: those whom one sees.
  const seen = whoever?.places?.map((one) => (one.range && !one.of ? { ...one, sight: true as const } : one));
  const who = whoever && { ...whoever, ...(seen && { places: seen }) };
  const named = who && cursor.take(',|:') && cursor.sees(places) && isNearIt(cursor);
  if (!named) {
    cursor.at = start;
    return false;
  }
  const clause = ran(desk, start, cursor.at);
  const own = within(context, { them: 'each', side: who.side, marker: undefined, strewn: false, named: {} });
  const read = phrases(desk, cursor, own, undefined);
  const whole = !read.fault && cursor.done && read.held.length === 0 && read.nodes.length > 0 && !read.spaces;
  if (!whole || JSON.stringify(read.nodes).includes('"node":"manual"')) {
    desk.sheet.backTo(mark);
    cursor.at = start;
    return false;
  }
  run.into.push({ clause, node: 'each', who, then: read.nodes });
  return true;
}

/** Every place that is said must be near that one: "in range 2" alone would be near whoever plays the card. */
const isNearIt = ({ tokens, at, end }: Cursor): boolean => {
  const said = tokens
    .slice(at, end)
    .map(({ text }) => text)
    .join(' ');
  return /^\w+ (?:an?|one) (?:[^,]+? )?(?:(?:in|within|at) range \d+ of|adjacent to|next to|in|on) (?:it|its space|them|their space)(?: \( max \d+ [^)]*\)| \( max \d+ \)| , max \d+)?$/.test(
    said,
  );
};
