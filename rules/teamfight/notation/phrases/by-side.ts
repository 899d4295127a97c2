import type { Node, Who } from '../../program.ts';
import { within } from '../context.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { phrases } from './phrases.ts';
import type { Run } from './run.ts';

type Side = Extract<Who['side'], 'ally' | 'enemy'>;

const sides = oneOf('ally enemy');

/** `Range 3, an ally heals 2 or an enemy takes 1dmg`: what happens to the one target, by which side it is of. */
export function bySide(desk: Desk, cursor: Cursor, run: Run): boolean {
  const { context } = run;
  // "Range 4, +1def" in a line of its own, and in the next one what it does.
  const head = run.head ?? (run.out.nodes.length === 0 && run.subject === undefined ? run.tail : undefined);
  const target = head?.node.node === 'target' ? head.node : undefined;
  if (target === undefined || target.who.side !== 'any' || (target.max ?? 1) > 1 || context.them !== 'target')
    return false;
  if (desk.standing || head?.then.length !== 0 || cursor.lacks(sides)) return false;
  const { tokens, at: start, end } = cursor;
  const first = sideSaid(cursor);
  if (first === undefined) return false;
  const from = cursor.at;
  for (let joint = from + 1; joint < end; joint++) {
    const other = new Cursor(tokens, joint, end);
    if (!other.takeAny(', or|and|while', 'or|and|while', ',')) continue;
    const isBoth = other.before?.text === 'and';
    const named = other.at;
    const second = sideSaid(other);
    if (second === undefined || second.side === first.side) continue;
    // "An ally heals 2 and an enemy takes 2dmg" are two.
    if (isBoth && (/^an?$/.test(tokens[start]?.text ?? '') || /^an?$/.test(tokens[named]?.text ?? ''))) continue;
    const mark = desk.sheet.next;
    const clause = ran(desk, start, from);
    const one = branch(desk, run, new Cursor(tokens, from, joint), first);
    if (one !== undefined) ran(desk, joint, other.at);
    const two = one && branch(desk, run, new Cursor(tokens, other.at, end), second);
    if (one !== undefined && two !== undefined) {
      if (run.head === undefined) run.into = head.then;
      // Who chooses themselves is neither.
      run.into.push(ofSide(clause, first.side, one), ofSide(clause, second.side, two));
      cursor.at = end;
      return true;
    }
    desk.sheet.backTo(mark);
  }
  cursor.at = start;
  return false;
}
const ofSide = (clause: number, side: Side, then: readonly Node[]): Node => ({
  clause,
  node: 'if',
  if: [{ is: 'side', of: 'target', side }],
  then,
  else: [],
});
bySide.begins = beginning('a|an|the|ally|enemy');

const does = 'heals|takes|gains|gets|is|receives|loses';

interface Said {
  readonly side: Side;
  /** What is done to them stands behind it, and not what they do. */
  readonly done?: boolean;
}

/** `ally`, `an enemy`, with a verb behind it, or `ally heal 1`, `enemy 2dmg` with what is done: of a target, no one else. */
function sideSaid(cursor: Cursor): Said | undefined {
  const done = cursor.sees('ally|enemy :? # dmg|damage') || cursor.sees('ally|enemy :? heal|push|pull|give|slow|stun');
  if (!done && !cursor.sees(`a|an|the? ally|enemy ${does}`)) return undefined;
  cursor.take('a|an|the? ally|enemy');
  const side = cursor.before?.text === 'ally' ? 'ally' : 'enemy';
  if (!done) return { side };
  cursor.take(':');
  return { side, done };
}

function branch(desk: Desk, run: Run, cursor: Cursor, { side, done }: Said): readonly Node[] | undefined {
  const subject = done ? undefined : 'target';
  const read = phrases(desk, cursor, within(run.context, { side, asked: true }), undefined, undefined, subject);
  const { nodes, held, fault } = read;
  return fault === undefined && held.length === 0 && nodes.length > 0 && cursor.done ? nodes : undefined;
}
