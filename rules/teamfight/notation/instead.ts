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
const onlyOne = (list: readonly Node[], instead: Node): number[] | undefined => {
  const [only, ...more] = list;
  const isPlain = only !== undefined && plain.has(only.node) && plain.has(instead.node);
  return isPlain && more.length === 0 && done(only) === done(instead) ? [0] : undefined;
};

/**
 * "Give a Mark. If it already has one, 2dmg": of what it has just been given nobody needs to ask, so it is asked of what it had before.
 * Puts the question there; false where nothing of the kind was given.
 */
export function askedBefore(list: Node[], question: Node | undefined): boolean {
  if (question?.node !== 'if' || question.if.length !== 1) return false;
  const [first] = question.if;
  const asked = first?.is === 'not' ? first.of : first;
  if (asked?.is !== 'has' || asked.yours || (asked.min ?? 1) > 1 || asked.max !== undefined) return false;
  const index = list.findIndex((node) => node.node === 'give' && node.token === asked.token && node.to === asked.of);
  if (index < 0) return false;
  list.splice(index, 0, question);
  return true;
}

const plain: ReadonlySet<Node['node']> = new Set(['damage', 'heal', 'give', 'overshield']);

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
