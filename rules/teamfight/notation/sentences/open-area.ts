import type { Node } from '../../program.ts';
import { says } from '../texts/says.ts';
import { wordOf } from '../words/by-ref.ts';
import type { Words } from '../words/words.ts';
import type { Out, Tail } from './desk.ts';
import type { Flow } from './flow.ts';

type Area = Extract<Tail['node'], { node: 'area' }>;

/** Each unit in the area that was laid: "enemies in the area", in a sentence of its own. */
export const isInArea = (node: Tail['node']): boolean =>
  node.node === 'each' && node.who.places?.length === 1 && node.who.places[0]?.inArea === true;

/**
 * "Range 4 4x1. Units in the area are pushed 1. Fill empty spaces in the area with Walls": what is done to those in it is what the area does, before anything
 * is done to its spaces. False where they are moved by more than that.
 */
export function gathers(flow: Flow): boolean {
  const { tail, out } = flow;
  const area = openArea(tail);
  const isBehind = area !== undefined && tail?.node.node === 'each' && tail.outer?.node === area;
  const isNext = isBehind && out.nodes.at(-1) === tail.node && out.nodes.at(-2) === area;
  if (isNext && tail.node.node === 'each' && area.then.length === 0 && area.spaces === undefined) {
    const { places: _, ...who } = tail.node.who;
    Object.assign(area, { who, then: tail.node.then });
    out.nodes.pop();
    flow.tail = { ...tail, node: area, outer: undefined };
    flow.after = out.nodes.length;
    return true;
  }
  const at = out.nodes.indexOf(area as Node);
  return at < 0 || !says(out.nodes.slice(at + 1), moved);
}

const moved: ReadonlySet<string> = new Set(['push', 'move', 'swap']);

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

/**
 * What lies on the spaces of an area, with what is said behind it. `Place Embers. The area has Hazard: 1dmg until your next turn`, of Embers that say
 * so, is one piece, which goes then. Undefined where it would go at two moments.
 */
export function layTogether(before: readonly Node[], more: readonly Node[]): Node[] | undefined {
  const all = [...before];
  for (const node of more) {
    const at = all.findIndex((one) => one.node === 'place' && node.node === 'place' && one.marker === node.marker);
    const lies = all[at];
    if (lies?.node !== 'place' || node.node !== 'place') all.push(node);
    else if (lies.until !== undefined && node.until !== undefined) return undefined;
    else if (node.until !== undefined) all[at] = { ...lies, until: node.until };
  }
  return all;
}

/** `Burst 1 of target`, in a line of its own: an area in which nothing is done yet. */
export const opensArea = ({ nodes, tail }: Out): boolean =>
  nodes.length === 1 &&
  tail !== undefined &&
  tail.node === nodes[0] &&
  tail.node.node === 'area' &&
  tail.then.length === 0;
