import type { Node, Until } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { duration, moment, plain } from '../occasions/time.ts';
import { blastOf } from '../pieces/blast.ts';
import { wordOf } from '../words/by-ref.ts';
import { Cursor } from '../words/cursor.ts';
import { shortName } from '../words/name-forms.ts';
import { pieceNamed } from '../words/piece-name.ts';
import { plurals } from '../words/plurals.ts';
import { type Word, wordAt } from '../words/words.ts';
import { type Desk, ran } from './desk.ts';
import type { Sentence } from './sentence.ts';

/**
 * "At the start of your next turn, destroy it. It deals 2dmg ...": what a piece does as it goes is done then, and after "burst 1 of it,
 * 2dmg. Remove it" it goes then: no piece is placed to be taken away at once.
 */
export function goesOnLater(before: readonly Node[], nodes: readonly Node[]): boolean {
  const last = before.at(-1);
  const [only] = nodes;
  if (last?.node === 'later' && nodes.length === 1 && only?.node === 'remove' && only.what === 'marker') {
    (last.then as Node[]).push(only);
    return true;
  }
  const gone = last?.node === 'later' ? last.then.at(-1) : undefined;
  if (last?.node !== 'later' || gone?.node !== 'remove' || gone.what !== 'marker' || nodes.length === 0) return false;
  if (!nodes.every((node) => isFromPiece(node))) return false;
  (last.then as Node[]).push(...nodes);
  return true;
}

/** "Destroy all Embers. Each deals burst 1, 2dmg": what each of those that go does. */
export function eachGone(desk: Desk, nodes: Node[], context: Context, sentence: Sentence): boolean {
  const last = nodes.at(-1);
  if (last?.node !== 'remove' || typeof last.what === 'string' || desk.standing) return false;
  const { what, ...gone } = last;
  const marker = wordOf(context.words, what.marker, 'marker');
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  if (marker === undefined || !cursor.takeAny('each of? them?', 'they each?')) return false;
  const clause = desk.sheet.next;
  const found = blastOf({ cursor, context: within(context, { marker }), clause, subject: undefined, hurt: false });
  if (found === undefined || !cursor.done) return false;
  ran(desk, sentence.from, sentence.to);
  nodes[nodes.length - 1] = {
    clause: last.clause,
    node: 'each-piece',
    ...what,
    then: [{ ...gone, what: 'marker' }, ...found],
  };
  return true;
}

/** `It lasts until the end of your next turn`: the piece that was placed last. */
export function lastsUntil(desk: Desk, nodes: readonly Node[], context: Context, sentence: Sentence): boolean {
  const { marker } = context;
  if (marker === undefined || desk.standing) return false;
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
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
    return true;
  }) ?? false;

/** `are removed at the start of your next turn`. To be destroyed is the same only where its own text waits for no such thing. */
function goneAt(cursor: Cursor, context: Context, text: string): Until | undefined {
  const destroyed = cursor.take('is|are? destroyed');
  if (
    destroyed
      ? /destroy|detonat|explo/i.test(text)
      : !cursor.takeAny('is|are? removed', 'disappear|disappears|vanish|vanishes|expire|expires')
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
