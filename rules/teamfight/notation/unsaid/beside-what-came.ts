import type { Node, Ref } from '../../program.ts';
import type { Desk, Out } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';

/**
 * "Place a Totem in range 2. Adjacent enemies take 1dmg", "when you summon a Wolf, push adjacent enemies 1": beside what has come or gone there, or beside
 * you. "Line 4, 1dmg. Adjacent enemies are Slowed": beside that line, or beside you.
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
  // "Each of your Wolves moves 2, then range 1, 1dmg": from each of them, or from you.
  const group = all.findIndex(isOwnGroup);
  if (group >= 0 && all.slice(group + 1).some(isNearYou)) return true;
  if (!saysBeside(desk, sentence)) return false;
  if (held.some(({ rule }) => rule.rule === 'when' && comes.test(rule.trigger.on) && rule.then.some(isBesideYou)))
    return true;
  if (all.some((node) => isAroundMover(node, isBesideYou))) return true;
  const done = last === undefined ? nodes : [last, ...nodes];
  // "You and an adjacent ally".
  const ofYou = desk.tokens.slice(sentence.from, sentence.to).some(({ text }) => text === 'you');
  const came = done.findIndex(
    (node) =>
      brings(node) ||
      (isOwnSummon(node) && moves(node)) ||
      isOwnGroup(node) ||
      (isElsewhere(node) && !ofYou && saysAdjacent(desk, sentence)),
  );
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

/** `Line 4`, `range 3, 2x2`: an area that is not all around you. */
const isElsewhere = (node: Node): boolean =>
  node.node === 'area' && (node.shape.shape !== 'burst' || node.of !== 'you' || node.range !== undefined);

const isBesideYou = (node: Node): boolean =>
  (node.node === 'target' && node.from === undefined && node.range?.max === 1 && node.range.min === undefined) ||
  (node.node === 'area' && node.shape.shape === 'burst' && node.of === 'you') ||
  (node.node === 'each' && node.who.places?.some(({ range, of }) => range?.max === 1 && of === undefined) === true);

const answerOf = ({ rule }: Out['held'][number]): readonly Node[] => (rule.rule === 'when' ? rule.then : []);

/** `Your Wolf moves 3, then burst 1, 1dmg`: around it, or around you. */
const isAroundMover = (node: Node, near: (node: Node) => boolean): boolean => {
  if (node.node !== 'target') return false;
  const moved = node.then.findIndex(isMove);
  return moved >= 0 && node.then.slice(moved + 1).some(near);
};

const isMove = (node: Node): boolean => isMoveOf(node, 'target');

const isMoveOf = (node: Node, who: Ref): boolean =>
  node.node === 'may' ? node.then.some((one) => isMoveOf(one, who)) : node.node === 'move' && node.who === who;

const moves = (node: Node): boolean => node.node === 'target' && node.then.some(isMove);

const isOwnSummon = (node: Node): boolean => node.node === 'target' && node.who.yours === true;

/** `Your Wolf may move 3, then all units in range 2, 1dmg`: of all that is near to it, or to you. */
const isNearYou = (node: Node): boolean =>
  isBesideYou(node) ||
  (node.node === 'each' && node.who.places?.some(({ range, of }) => range !== undefined && of === undefined) === true);

/** `Your Wolves move 2`. */
const isOwnGroup = (node: Node): boolean =>
  node.node === 'each' && node.who.yours === true && node.then.some((one) => isMoveOf(one, 'each'));

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

/** `adjacent enemies`, `burst 1`, and not "burst 1 of it". */
function saysBeside(desk: Desk, sentence: Sentence): boolean {
  const { tokens } = desk;
  for (let at = sentence.from; at < sentence.to; at++) {
    if (tokens[at]?.text !== 'burst' || tokens[at + 1]?.kind !== 'number') continue;
    if (!/^(?:of|around|from|centered|centred)$/.test(tokens[at + 2]?.text ?? '')) return true;
  }
  return saysAdjacent(desk, sentence);
}

/** `adjacent enemies`, `enemies adjacent`, and not "enemies adjacent to you". */
const saysAdjacent = ({ tokens }: Desk, { from, to }: Sentence): boolean =>
  tokens.slice(from, to).some(({ text }, n) => {
    if (text !== 'adjacent') return false;
    const next = tokens[from + n + 1]?.text ?? '';
    return noun.test(next) || (next !== 'to' && noun.test(tokens[from + n - 1]?.text ?? ''));
  });

const noun = /^(?:enem(?:y|ies)|all(?:y|ies)|units?|heroes|summons?)$/;
