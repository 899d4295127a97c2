import type { Node, Ref } from '../program.ts';

/** Whom a node is done to. */
const done = (node: Node): Ref | undefined =>
  'to' in node ? node.to : 'who' in node && typeof node.who === 'string' ? node.who : undefined;

/**
 * "3dmg. If the target is alone, 6dmg instead": the one effect of its kind that stands in the list is done only where the question
 * is answered with no. False where there is none, or more than one.
 */
export function replaced(list: Node[], question: Node | undefined): boolean {
  if (question?.node !== 'if' || question.then.length !== 1 || question.else.length > 0) return false;
  // Whether it kills is known only behind it.
  if (question.if.some(({ is }) => is === 'kill' || is === 'done')) return false;
  const [instead] = question.then;
  if (instead === undefined || done(instead) === undefined) return false;
  const old = list.flatMap((node, index) =>
    (node.node === instead.node || (node.node === 'damage' && instead.node === 'kill')) && done(node) === done(instead)
      ? [index]
      : [],
  );
  const [index] = old;
  if (index === undefined || old.length > 1) return false;
  list[index] = { ...question, else: [list[index] as Node] };
  return true;
}
