import type { Node } from '../../program.ts';
import { within } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';
import { type Read, ran } from './desk.ts';
import { type Band, band } from './dice.ts';
import type { Flow } from './flow.ts';
import type { Sentence } from './sentence.ts';

/** More dice than this are a misprint. */
const mostDice = 10;

/**
 * `Roll 3 dice. For each 5+, heal 1. For each 1, take 1 damage.`: one die after the other, each with what its number brings. Returns how many sentences
 * were taken.
 */
export function manyDice(flow: Flow, sentences: readonly Sentence[], index: number, read: Read): number {
  const { desk, out, context, tail } = flow;
  const roll = sentences[index];
  // "Range 3. Roll 3 dice. For each 4+, 1dmg": to whoever was chosen.
  const chosen = tail?.node.node === 'target' && (tail.node.max ?? 1) === 1 ? tail : undefined;
  if (desk.standing || (tail !== undefined && chosen === undefined) || roll === undefined || roll.bullet || roll.opens)
    return 0;
  const cursor = new Cursor(desk.tokens, roll.from, roll.to);
  if (!cursor.take('you? roll # dice')) return 0;
  const [count = 0] = cursor.numbers;
  const inLine = cursor.takeAny(', and', ',|:|and');
  if (count < 2 || count > mostDice || (!inLine && !cursor.done)) return 0;
  // "Range 3, 2dmg. Roll 3 dice. For each 4+, heal 1": whom it has harmed is not healed.
  const inside = chosen
    ? within(chosen.context, { anew: true, later: true, harmed: chosen.hurt || chosen.context.harmed })
    : within(context, { anew: true });
  const mark = desk.sheet.next;
  const clause = ran(desk, roll.from, inLine ? cursor.at : roll.to);
  const told = inLine ? [{ ...roll, from: cursor.at, first: false }] : [];
  const bands: (Band & { readonly then: readonly Node[] })[] = [];
  let taken = 0;
  for (const sentence of [...told, ...sentences.slice(index + 1)]) {
    if (sentence.bullet || sentence.opens) break;
    const shown = shownBy(desk.tokens, sentence);
    if (shown === undefined || bands.some(({ from, to }) => from <= shown.to && to >= shown.from)) break;
    const from = desk.sheet.next;
    const [begins, ends] = shown.does;
    const isFirst = shown.said[0] < begins;
    if (isFirst) ran(desk, ...shown.said);
    const does: Sentence = { ...sentence, from: begins, to: ends, first: false };
    const inner = read({ ...desk, notes: {} }, [does], inside);
    if (inner.fault !== undefined || inner.held.length > 0 || inner.nodes.length === 0) {
      desk.sheet.backTo(from);
      break;
    }
    if (!isFirst) ran(desk, ...shown.said);
    bands.push({ from: shown.from, to: shown.to, then: inner.nodes });
    taken += 1;
  }
  if (bands.length === 0 || (inLine && taken === 0)) {
    desk.sheet.backTo(mark);
    return 0;
  }
  (chosen?.then ?? out.nodes).push({
    clause,
    node: 'repeat',
    times: { base: count },
    then: [{ clause, node: 'roll', sides: 6, bands }],
  });
  return inLine ? taken : 1 + taken;
}
manyDice.begins = beginning('you? roll');
manyDice.needs = oneOf('dice');

/** Numbers of a die, the words that say them, and those of what they bring. */
interface Shown extends Band {
  readonly said: readonly [from: number, to: number];
  readonly does: readonly [from: number, to: number];
}

/** `For each 5+, heal 1`, `each 1: take 1dmg`, `heal 1 for each die that shows 4 or more`. */
function shownBy(tokens: readonly Token[], { from, to }: Sentence): Shown | undefined {
  const cursor = new Cursor(tokens, from, to);
  const first = numbersOf(cursor);
  if (first !== undefined) {
    cursor.take(',|:');
    return cursor.done ? undefined : { ...first, said: [from, cursor.at], does: [cursor.at, to] };
  }
  for (let at = to - 3; at > from; at--) {
    if (tokens[at]?.text !== 'for') continue;
    const behind = new Cursor(tokens, at, to);
    const last = numbersOf(behind);
    const stop = tokens[at - 1]?.text === ',' ? at - 1 : at;
    if (last !== undefined && behind.done) return { ...last, said: [at, to], does: [from, stop] };
  }
  return undefined;
}

/** `for each 5+`, `each 1`, `for each die that shows 4 or more`. */
function numbersOf(cursor: Cursor): Band | undefined {
  if (!cursor.takeAny('for|on each|every', 'each|every')) return undefined;
  cursor.takeAny('die that? shows|is', 'roll|result|die of', 'a|an');
  const found = band(cursor);
  cursor.takeAny('you roll|rolled', 'rolled');
  return found;
}
