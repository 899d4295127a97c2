import type { Node } from '../../program.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { ran } from './desk.ts';
import type { Flow } from './flow.ts';
import type { Sentence } from './sentence.ts';

const there = ['in the area|burst|line|square', 'in it', 'there'] as const;

/** `Range 4, burst 1. Enemies in the area:`, before lines that tell of them: what "they" do there is done by those of that side. */
export function sideOpens(
  { desk, tail }: Flow,
  sentences: readonly Sentence[],
  index: number,
): readonly Sentence[] | undefined {
  const sentence = sentences[index] as Sentence;
  const { from, to } = sentence;
  if (desk.standing || !sentence.opens || sentence.bullet || index + 1 === sentences.length) return undefined;
  if (tail?.node.node !== 'area' || tail.node.who.side !== 'any' || tail.then.length > 0) return undefined;
  const cursor = new Cursor(desk.tokens, from, to);
  const said = cursor.takeAny('each|all|any? enemies|allies|enemy|ally');
  const side = cursor.before?.text.startsWith('enem') ? 'enemy' : 'ally';
  if (!said || !cursor.takeAny(...there) || !cursor.done) return undefined;
  const asked: Node = {
    clause: ran(desk, from, to),
    node: 'if',
    if: [{ is: 'side', of: 'each', side }],
    then: [],
    else: [],
  };
  tail.then.push(asked);
  return [...sentences.slice(0, index), ...sentences.slice(index + 1)];
}
sideOpens.needs = oneOf('area burst line square it there');
