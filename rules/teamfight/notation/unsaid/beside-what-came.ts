import type { Node } from '../../program.ts';
import type { Desk, Out } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';

/**
 * "Place a Totem in range 2. Adjacent enemies take 1dmg", "when you summon a Wolf, push adjacent enemies 1": beside what has come or gone there, or beside
 * you.
 */
export function isBesideWhatCame(
  last: Node | undefined,
  { nodes, held }: Out,
  desk: Desk,
  sentence: Sentence,
): boolean {
  const all = [...nodes, ...held.flatMap(answerOf)];
  if (saysNear(desk, sentence) && all.some((node) => isOwnSummon(node) && isAroundMover(node, isNearYou))) return true;
  if (!saysBeside(desk, sentence)) return false;
  if (held.some(({ rule }) => rule.rule === 'when' && comes.test(rule.trigger.on) && rule.then.some(isBesideYou)))
    return true;
  if (all.some((node) => isAroundMover(node, isBesideYou))) return true;
  const done = last === undefined ? nodes : [last, ...nodes];
  const came = done.findIndex((node) => brings(node) || (isOwnSummon(node) && moves(node)));
  return came >= 0 && done.slice(came + 1).some(isBesideYou);
}

const comes = /^(?:places|summons|destroyed)$/;

/** `Place a Totem in range 2`, `move a Totem 2`. */
const brings = (node: Node): boolean =>
  node.node === 'space' &&
  node.then.some(
    (one) =>
      one.node === 'place' ||
      one.node === 'summon' ||
      (one.node === 'each-piece' && one.then.some((it) => it.node === 'move-piece')),
  );

const isBesideYou = (node: Node): boolean =>
  (node.node === 'area' && node.shape.shape === 'burst' && node.of === 'you') ||
  (node.node === 'each' && node.who.places?.some(({ range, of }) => range?.max === 1 && of === undefined) === true);

const answerOf = ({ rule }: Out['held'][number]): readonly Node[] => (rule.rule === 'when' ? rule.then : []);

/** `Your Wolf moves 3, then burst 1, 1dmg`: around it, or around you. */
const isAroundMover = (node: Node, near: (node: Node) => boolean): boolean => {
  if (node.node !== 'target') return false;
  const moved = node.then.findIndex(isMove);
  return moved >= 0 && node.then.slice(moved + 1).some(near);
};

const isMove = (node: Node): boolean =>
  node.node === 'may' ? node.then.some(isMove) : node.node === 'move' && node.who === 'target';

const moves = (node: Node): boolean => node.node === 'target' && node.then.some(isMove);

const isOwnSummon = (node: Node): boolean => node.node === 'target' && node.who.yours === true;

/** `Your Wolf may move 3, then all units in range 2, 1dmg`: of all that is near to it, or to you. */
const isNearYou = (node: Node): boolean =>
  isBesideYou(node) ||
  (node.node === 'each' && node.who.places?.some(({ range, of }) => range !== undefined && of === undefined) === true);

/** `in range 2`, and not "in range 2 of you". */
const saysNear = (desk: Desk, sentence: Sentence): boolean =>
  saysBeside(desk, sentence) ||
  desk.tokens.slice(sentence.from, sentence.to).some(({ text }, n) => {
    const at = sentence.from + n + (desk.tokens[sentence.from + n + 1]?.text === 'exactly' ? 2 : 1);
    return (
      text === 'range' &&
      desk.tokens[at]?.kind === 'number' &&
      !/^(?:of|around|from)$/.test(desk.tokens[at + 1]?.text ?? '')
    );
  });

/** `adjacent enemies`, and not "enemies adjacent to you". */
const saysBeside = ({ tokens }: Desk, { from, to }: Sentence): boolean =>
  tokens.slice(from, to).some(({ text }, n) => {
    const [next, behind] = [tokens[from + n + 1], tokens[from + n + 2]];
    if (text === 'adjacent') return noun.test(next?.text ?? '');
    return (
      text === 'burst' && next?.kind === 'number' && !/^(?:of|around|from|centered|centred)$/.test(behind?.text ?? '')
    );
  });

const noun = /^(?:enem(?:y|ies)|all(?:y|ies)|units?|heroes|summons?)$/;
