import type { Node } from '../../program.ts';
import { outdoes, outdone } from './instead.ts';

const beside = /^(?:also|too|more|additional|additionally|extra|further|another|again|\+)$/;

/**
 * `Enemies in range 3 take 1dmg, those adjacent to you 2dmg`, in one sentence: what is done to each, with so much instead for those. The same list
 * where they get nothing that all get; undefined where it could come on top of that, as less of it or behind what may change who they are.
 */
export function thoseInstead(
  list: readonly Node[],
  said: readonly { readonly text: string }[],
): readonly Node[] | undefined {
  const last = list.at(-1);
  if (last?.node !== 'if' || last.else.length > 0 || !saysThose(said)) return list;
  const all = list.slice(0, -1);
  if (!last.then.some((some) => all.some((one) => isOfKind(one, some)))) return list;
  return outdoes(all, [last]) && outdone(all, [last]) ? all : undefined;
}

const saysThose = (said: readonly { readonly text: string }[]): boolean =>
  said.some(({ text }, n) => n > 0 && text === 'those') && !said.some(({ text }) => beside.test(text));

const isOfKind = (one: Node, some: Node): boolean =>
  (one.node === 'damage' || one.node === 'heal') && one.node === some.node && one.to === some.to;
