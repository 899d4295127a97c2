import type { Node, Until } from '../../program.ts';
import { within } from '../context.ts';
import { isOwnerless } from '../nouns/ownerless.ts';
import { type Notes, type Read, ran } from './desk.ts';
import type { Flow } from './flow.ts';
import { ofClause } from './of-clause.ts';
import type { Sentence } from './sentence.ts';
import { toldToEach } from './told-to-each.ts';

/**
 * `All units have +1 speed this round`, `each hero is Slowed this round`, where something brings it on a rules card: what each of them has from then on,
 * for as long as is said. False where it is not understood so.
 */
export function eachIsSo(flow: Flow, sentence: Sentence, read: Read): boolean {
  const { desk, out, context } = flow;
  if (desk.standing || !isOwnerless(context) || desk.notes.again) return false;
  const said = desk.tokens.slice(sentence.from, sentence.to);
  const told = toldToEach(said, context);
  if (told === undefined || said.some(({ text }) => /^(?:when|whenever|if|while|at)$/.test(text))) return false;
  const { tokens, who } = told;
  const { sheet } = desk;
  const before = sheet.clauses.slice();
  const notes: Notes = { again: true };
  const own = { slot: 'passive', self: undefined, opening: true, them: undefined, side: undefined } as const;
  const whole = { ...sentence, from: 0, to: tokens.length, bullet: false };
  const found = read({ ...desk, tokens, notes }, [whole], within(context, own));
  const isRead = sheet.clauses.slice(before.length).every(({ status }) => status === 'run');
  sheet.clauses.splice(0, sheet.clauses.length, ...before);
  const then = found.nodes.map(ofEach);
  const isWhole = isRead && !found.fault && !found.until && found.held.length === 0 && Object.keys(notes).length === 1;
  if (!isWhole || then.length === 0 || !then.every((node) => node !== undefined)) return false;
  const clause = ran(desk, sentence.from, sentence.to);
  ofClause(then, clause);
  out.nodes.push({ clause, node: 'each', who, then });
  flow.tail = undefined;
  return true;
}

/** The same of one of a group, in the place of you; undefined for what else is done. */
function ofEach(node: Node): Node | undefined {
  if (node.node === 'lasting' && node.of === 'you' && node.until.moment !== 'event')
    return { ...node, of: 'each', until: untilOfEach(node.until) };
  if (node.node !== 'give' || node.to !== 'you' || node.until === undefined) return undefined;
  return { ...node, to: 'each', until: untilOfEach(node.until) };
}

const untilOfEach = <U extends Until>(until: U): U =>
  'of' in until && until.of === 'you' ? { ...until, of: 'each' } : until;
