import type { Node } from '../../program.ts';
import { says } from '../texts/says.ts';
import { wordOf } from '../words/by-ref.ts';
import type { Words } from '../words/words.ts';
import type { Tail } from './desk.ts';

type Area = Extract<Tail['node'], { node: 'area' }>;

/** Each unit in the area that was laid: "enemies in the area", in a sentence of its own. */
export const isInArea = (node: Tail['node']): boolean =>
  node.node === 'each' && node.who.places?.length === 1 && node.who.places[0]?.inArea === true;

/** The area that is open, also behind what was said of those in it. */
export function openArea(tail: Tail | undefined): Area | undefined {
  if (tail?.node.node === 'area') return tail.node;
  // "Range 4, 2dmg. Burst 1 of target, 1dmg. The area becomes Mud": what was laid last around the one who is open.
  const last = tail?.node.node === 'target' || tail?.node.node === 'space' ? tail.then.at(-1) : undefined;
  if (last?.node === 'area') return last as Area;
  return tail !== undefined && isInArea(tail.node) && tail.outer?.node.node === 'area' ? tail.outer.node : undefined;
}

/** `Place Mud in two spaces in the area.` What is done to its spaces behind that comes before it, and so would raze no ground that was laid. */
export const laysGround = (last: Node | undefined, words: Words): boolean =>
  last?.node === 'space' &&
  last.inArea === true &&
  last.then.some((node) => node.node === 'place' && wordOf(words, node.marker, 'terrain') !== undefined);

const moved: ReadonlySet<string> = new Set(['push', 'move', 'swap']);

/**
 * `4x1, units in the area are pushed 1. Fill empty spaces in the area with Ice`: whoever is pushed leaves a space that is filled, so that the push
 * goes into the area itself. False where it cannot.
 */
export function movesFirst(area: Area, nodes: Node[]): boolean {
  const at = nodes.indexOf(area as Node);
  const behind = at < 0 ? [] : nodes.slice(at + 1);
  if (!says(behind, moved)) return true;
  const [each, ...more] = behind;
  if (each?.node !== 'each' || more.length > 0 || area.then.length > 0 || area.range === undefined) return false;
  const { side, places, ...rest } = each.who;
  if (side !== 'any' || Object.keys(rest).length > 0 || places?.length !== 1 || places[0]?.inArea !== true)
    return false;
  (area.then as Node[]).push(...each.then);
  nodes.pop();
  return true;
}
