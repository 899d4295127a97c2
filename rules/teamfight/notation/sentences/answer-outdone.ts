import type { Node } from '../../program.ts';
import { isLessOf, outdoes, outdone } from './instead.ts';

/**
 * `When an enemy enters, 1dmg. If it is Slowed, 2dmg`: what an answer comes to with `more` behind it, which is so much instead, as in what is done once.
 * Undefined where it could come on top of that.
 */
export function withMore(answer: readonly Node[], more: readonly Node[]): Node[] | undefined {
  if (outdoesOffer(answer, more) || isThirdNumber(answer, more)) return undefined;
  const last = answer.at(-1);
  // "An enemy in range 2 takes 1dmg. If it is Slowed, 2dmg": of whom the answer has chosen.
  if (last?.node === 'target' && outdoes(last.then, more)) {
    const then = [...last.then];
    return outdone(then, more) ? [...answer.slice(0, -1), { ...last, then }] : undefined;
  }
  const then = [...answer];
  if (!outdoes(then, more)) return [...then, ...more];
  return outdone(then, more) ? then : undefined;
}

/** `1dmg. If Slowed, 3dmg. If Stunned, 2dmg`: a third number, which is not the largest, could be instead of either, or come on top of them. */
export function isThirdNumber(before: readonly Node[], [question]: readonly Node[]): boolean {
  if (question?.node !== 'if' || question.if.some(({ is }) => is === 'stopped')) return false;
  return question.then.some((third) => isThird(before, third));
}

export const isThird = (before: readonly Node[], third: Node): boolean =>
  before.some(
    (node) =>
      node.node === 'if' &&
      !isLessOf(node, third) &&
      node.then.some((one) => isOfKind(one, third)) &&
      node.else.some((one) => isOfKind(one, third)),
  );

const isOfKind = (one: Node, other: Node): boolean =>
  (one.node === 'damage' || one.node === 'heal') && one.node === other.node && one.to === other.to;

/** `You may heal 1. If in Mud, heal 2`, `at the start of its next turn, 1dmg. If it is Slowed, 2dmg`: whether that is offered or comes then, too, is not said. */
export function outdoesOffer(before: readonly Node[], more: readonly Node[]): boolean {
  const last = before.at(-1);
  return (last?.node === 'may' || last?.node === 'later') && outdoes(last.then, more);
}
