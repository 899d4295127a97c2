import type { Node } from '../../program.ts';
import { ran } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';

/** `Teleport to one of your Mines. Remove it`, `swap places with a Mine in range 4. Destroy the Mine`: the one that was chosen by its space. */
export function removedThere({ desk, out, context }: Flow, { from, to, bullet, opens }: Sentence): boolean {
  const last = out.nodes.at(-1);
  if (desk.standing || bullet || opens || last?.node !== 'space' || last.on === undefined) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  cursor.take('then|and');
  if (!cursor.take('remove|destroy|discard|clear')) return false;
  const destroyed = cursor.before?.text === 'destroy';
  if (!cursor.takeAny('it', 'that|the marker')) {
    const named = cursor.take('the|that') && wordAt(context.words, cursor.tokens, cursor.at, to, ['marker']);
    if (!named || named.word.ref !== last.on) return false;
    cursor.at = named.to;
  }
  // Behind another space "it" would be sought there.
  if (!cursor.done || /"node":"(?:remove|space)"/.test(JSON.stringify(last.then))) return false;
  const clause = ran(desk, from, to);
  const [only, ...more] = last.then;
  const swapped = only?.node === 'each-piece' && more.length === 0;
  const what = swapped
    ? 'marker'
    : { marker: last.on, places: [{ range: { max: 0 }, of: 'space' as const }], first: true as const };
  const gone: Node = { clause, node: 'remove', ...(destroyed && { destroyed }), what };
  ((swapped ? only.then : last.then) as Node[]).push(gone);
  return true;
}
removedThere.begins = beginning('then|and? remove|destroy|discard|clear');
