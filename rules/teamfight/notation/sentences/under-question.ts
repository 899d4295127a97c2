import type { Node } from '../../program.ts';
import { says } from '../texts/says.ts';
import type { Out, Tail } from './desk.ts';
import type { Flow } from './flow.ts';
import type { Sentence } from './sentence.ts';

const heads: ReadonlySet<string> = new Set(['target', 'area', 'each', 'space']);

/**
 * `If you have a Coin, Range 3, 2dmg.`: the head in the question, which the rest of the line may be about where the text has chosen nobody else
 * but in the other branch.
 */
export function askedOf({ out, asked }: Flow, { asked: tail }: Out, { line }: Sentence): Flow['asked'] {
  const before = asked?.line === line ? asked : undefined;
  if (tail === undefined) return before;
  // Of two branches in one line it could be about both.
  if (before !== undefined || says(out.nodes.slice(0, -1), heads)) return undefined;
  const root = rootOf(tail).node as Node;
  const last = out.nodes.at(-1);
  const isIn = last?.node === 'if' && (last.else.length === 0 ? last.then : last.else).includes(root);
  return isIn ? { tail, line } : undefined;
}

/** `Push 1. Gain 1 Coin.`, where the first is under the question: the second could be, too. */
export const maybeAsked = ({ asked }: Flow, { line }: Sentence): boolean =>
  asked?.line === line && asked.goesOn === true;

/** `If you have 4 Rage, transform into a Bear. Heal 4`, in one line: of whoever has done so, or anyway. */
export function behindOtherForm({ desk, out }: Flow, { from, first }: Sentence): boolean {
  const last = out.nodes.at(-1);
  if (first || last?.node !== 'if' || last.else.length > 0) return false;
  return (
    last.then.some(({ node }) => node === 'transform') &&
    !/^(?:if|else|otherwise|when|at)$/.test(desk.tokens[from]?.text ?? '')
  );
}

/** `Push 1.`, `Others in burst 1 of the target take 1dmg.` behind it: there, as nobody is known outside of it. */
export function underQuestion(
  flow: Flow,
  { line }: Sentence,
  { tail }: NonNullable<Flow['asked']>,
  read: (flow: Flow) => boolean,
): boolean {
  flow.asked = undefined;
  flow.tail = tail;
  flow.after = flow.out.nodes.length;
  const done = read(flow);
  if (done) flow.asked = { tail: flow.tail ?? tail, line, goesOn: true };
  flow.tail = undefined;
  return done;
}

const rootOf = (tail: Tail): Tail => (tail.outer === undefined ? tail : rootOf(tail.outer));
