import type { Node } from '../../program.ts';
import type { Desk, Out } from './desk.ts';
import type { Sentence } from './sentence.ts';

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
  if (!saysBeside(desk, sentence)) return false;
  if (held.some(({ rule }) => rule.rule === 'when' && comes.test(rule.trigger.on) && rule.then.some(isBesideYou)))
    return true;
  if (nodes.some(isAroundMover)) return true;
  const all = last === undefined ? nodes : [last, ...nodes];
  const came = all.findIndex(brings);
  return came >= 0 && all.slice(came + 1).some(isBesideYou);
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

/** `Your Wolf moves 3, then burst 1, 1dmg`: around it, or around you. */
const isAroundMover = (node: Node): boolean => {
  if (node.node !== 'target') return false;
  const moved = node.then.findIndex((one) => one.node === 'move' && one.who === 'target');
  return moved >= 0 && node.then.slice(moved + 1).some(isBesideYou);
};

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
