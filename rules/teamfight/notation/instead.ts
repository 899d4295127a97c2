import type { Condition, Node, Ref } from '../program.ts';

/** Whom a node is done to. */
const done = (node: Node): Ref | undefined =>
  'to' in node ? node.to : 'who' in node && typeof node.who === 'string' ? node.who : undefined;

/** "Slow. If it already is Slowed, 1dmg instead": what would give once more what is asked for. */
const givenAlready = (list: readonly Node[], [asked, ...more]: readonly Condition[]): number[] => {
  if (asked?.is !== 'has' || asked.min !== undefined || asked.yours || more.length > 0) return [];
  const found = list.flatMap((node, index) =>
    node.node === 'give' && node.token === asked.token && node.to === asked.of ? [index] : [],
  );
  return found.length === 1 ? found : [];
};

/** "2dmg. If the target is an ally, it heals 2 instead": of one thing that is done it can be instead of that only. */
const onlyOne = (list: readonly Node[], instead: Node): number[] | undefined =>
  list.length === 1 && list[0]?.node === 'damage' && instead.node === 'heal' && list[0].to === instead.to
    ? [0]
    : undefined;

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
  const [index] = old.length > 0 ? old : (onlyOne(list, instead) ?? givenAlready(list, question.if));
  if (index === undefined || old.length > 1) return false;
  list[index] = { ...question, else: [list[index] as Node] };
  return true;
}
