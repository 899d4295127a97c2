import { within } from '../context.ts';
import { chosen } from './bullets.ts';
import type { Read } from './desk.ts';
import type { Flow } from './flow.ts';
import type { Sentence } from './sentence.ts';

/**
 * `Range 1, 2dmg. Gain 1 Coin`, and in the next line `or range 3, 1dmg. Sacrifice this`: each line, with all that stands in it, is one way to use the
 * text. Returns how many sentences were taken; lines of one sentence each are read as one of two.
 */
export function orLines(flow: Flow, sentences: readonly Sentence[], index: number, block: Read): number {
  const { desk, out, context } = flow;
  const first = sentences[index];
  if (first === undefined || desk.standing || flow.tail !== undefined || !first.first) return 0;
  const isOr = (sentence: Sentence | undefined): boolean =>
    sentence?.first === true && desk.tokens[sentence.from]?.text === 'or';
  if (isOr(first) || !isOr(sentences[index + lineAt(sentences, index).length])) return 0;
  const groups: Sentence[][] = [];
  let at = index;
  do {
    const [begun, ...rest] = lineAt(sentences, at);
    if (begun === undefined) return 0;
    at += 1 + rest.length;
    const from = isOr(begun) ? begun.from + 1 : begun.from;
    // "Or" in a line of its own stands before the next one.
    if (from < begun.to) groups.push([{ ...begun, from }, ...rest]);
    else if (rest.length === 0 && at < sentences.length) {
      const next = lineAt(sentences, at);
      groups.push(next);
      at += next.length;
    } else return 0;
  } while (isOr(sentences[at]));
  const several = groups.length > 2 || groups.some(({ length }) => length > 1);
  if (groups.length < 2 || !several || groups.some((group) => group.some(({ opens, bullet }) => opens || bullet)))
    return 0;
  const mark = desk.sheet.next;
  const read = chosen(desk, groups, within(context, { choice: { kind: 'choose', clause: mark } }), block);
  if (read.fault) {
    desk.sheet.backTo(mark);
    return 0;
  }
  out.nodes.push(...read.nodes);
  return at - index;
}
orLines.several = true;

function lineAt(sentences: readonly Sentence[], index: number): Sentence[] {
  const line = sentences[index]?.line;
  let to = index;
  while (to < sentences.length && sentences[to]?.line === line) to += 1;
  return sentences.slice(index, to);
}
