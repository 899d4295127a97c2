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
  if (!saysNear(desk, sentence)) return false;
  const all = [...nodes, ...held.flatMap(answerOf)];
  if (all.some((node) => isOwnSummon(node) && isAroundMover(node, isNearYou))) return true;
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
function saysNear(desk: Desk, sentence: Sentence): boolean {
  const { tokens } = desk;
  for (let at = sentence.from; at < sentence.to; at++) {
    if (tokens[at]?.text !== 'range') continue;
    const size = at + (tokens[at + 1]?.text === 'exactly' ? 2 : 1);
    if (tokens[size]?.kind === 'number' && !/^(?:of|around|from)$/.test(tokens[size + 1]?.text ?? '')) return true;
  }
  return saysBeside(desk, sentence);
}

/** `adjacent enemies`, and not "enemies adjacent to you". */
function saysBeside({ tokens }: Desk, { from, to }: Sentence): boolean {
  for (let at = from; at < to; at++) {
    const text = tokens[at]?.text;
    if (text === 'adjacent' && noun.test(tokens[at + 1]?.text ?? '')) return true;
    if (text !== 'burst' || tokens[at + 1]?.kind !== 'number') continue;
    if (!/^(?:of|around|from|centered|centred)$/.test(tokens[at + 2]?.text ?? '')) return true;
  }
  return false;
}

const noun = /^(?:enem(?:y|ies)|all(?:y|ies)|units?|heroes|summons?)$/;
