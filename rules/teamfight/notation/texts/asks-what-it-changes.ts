import type { Condition, Node } from '../../program.ts';
import { saidOf } from './says.ts';

/** What a question about several units asks, and what may change the answer while something is done to one of them after the other. */
const moved: ReadonlySet<string> = new Set(['push', 'move', 'swap', 'exchange']);
const harmed: ReadonlySet<string> = new Set(['damage', 'heal', 'set-health', 'swap-health', 'kill']);
const marked: ReadonlySet<string> = new Set(['give', 'lose', 'clear']);
const changing: Partial<Record<Condition['is'], ReadonlySet<string>>> = {
  place: moved,
  distance: moved,
  health: harmed,
  healthier: harmed,
  'has-condition': marked,
};

/**
 * "Enemies in burst 2, Slow. If none of them has Burn, give them Burn": asked of each anew, where the first one has it by then. What is asked of all of them
 * together must not be changed by what is done to each.
 */
export function asksWhatItChanges(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(asksWhatItChanges);
  const node = value as Node;
  const isLoop = node.node === 'target' || node.node === 'area' || node.node === 'each';
  if (isLoop && askedTogether(node.then).some((asked) => isChangedBy(asked, node.then))) return true;
  return Object.values(value).some(asksWhatItChanges);
}

/** What is asked in it of those whom the text has met. */
function askedTogether(value: unknown): readonly Condition[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(askedTogether);
  const { is, who } = value as Condition & { readonly who?: { readonly if?: readonly Condition[] } };
  const of = is === 'there-is' ? (who?.if ?? []) : [];
  if (of.some((one) => one.is === 'aimed' || one.is === 'was-hit')) return of.map(bare);
  return Object.values(value).flatMap(askedTogether);
}

const bare = (asked: Condition): Condition => (asked.is === 'not' ? bare(asked.of) : asked);

function isChangedBy(asked: Condition, nodes: readonly Node[]): boolean {
  if (asked.is === 'has') return given(nodes, asked.token);
  const by = changing[asked.is];
  return by !== undefined && saidOf(nodes, by).size > 0;
}

/** Whether something gives or takes such a token. */
function given(value: unknown, token: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some((one) => given(one, token));
  const node = value as Node;
  if (node.node === 'clear' || ((node.node === 'give' || node.node === 'lose') && node.token === token)) return true;
  return Object.values(value).some((one) => given(one, token));
}
