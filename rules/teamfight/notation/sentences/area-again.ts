import type { Node } from '../../program.ts';
import { Cursor } from '../words/cursor.ts';
import { type Desk, ran } from './desk.ts';
import { isAgain, onceMore, repeating } from './links.ts';
import type { Sentence } from './sentence.ts';

type Area = Extract<Node, { node: 'area' }>;

/** `Burst 1, 1dmg. Repeat twice.`, `Make this attack twice.`: the whole area so often more, or so often. */
export function areaAgain(desk: Desk, nodes: Node[], sentence: Sentence): boolean {
  const [only] = nodes;
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  if (only?.node !== 'area' || only.then.length === 0 || cursor.lacks(repeating) || !isAgain(only)) return false;
  const may = cursor.takeAny('then? you may|can', 'may|can');
  if (!may) cursor.take('then');
  const whole = !may && cursor.take('make this attack');
  if (!whole && !cursor.take('repeat')) return false;
  if (!whole) cursor.takeAny('this|the attack|effect|ability', 'this|it');
  const clause = desk.sheet.next;
  const other = whole ? undefined : onAnotherLine(cursor, only, clause);
  if (other !== undefined) {
    ran(desk, sentence.from, sentence.to);
    nodes.push(may ? { clause, node: 'may', then: [other] } : other);
    return true;
  }
  return onceMore(desk, cursor, nodes, sentence, may, whole);
}

/** `Repeat this once on a different line`, `in another direction`, behind a line from oneself: the second one runs another way. */
function onAnotherLine(cursor: Cursor, only: Area, clause: number): Area | undefined {
  return cursor.try((): Area | undefined => {
    cursor.takeAny('once more?', '1 time');
    cursor.take(',');
    const line = cursor.takeAny(
      'on|along|in|over another|a|one different|new|second|other? line',
      'in|into|to|towards another|a|one different|new|second|other? direction',
    );
    // "A line" alone may be the same one.
    const isOther = /^(?:another|different|new|second|other)$/.test(cursor.tokens[cursor.at - 2]?.text ?? '');
    if (!line || !isOther || !cursor.done || !runsFromYou(only)) return undefined;
    return { ...structuredClone(only), clause, other: true };
  });
}

/** One row of spaces that may run four ways from where its user stands, and still stands behind it. */
const runsFromYou = ({ shape, range, of, then, spaces }: Area): boolean =>
  shape.shape === 'line' &&
  Object.keys(shape).every((key) => key === 'shape' || key === 'size') &&
  range === undefined &&
  of === 'you' &&
  spaces === undefined &&
  !/"node":"(?:move|swap|share-place)"/.test(JSON.stringify(then));
