import { onEdge, sightBetween } from '../board/sight.ts';
import { edgesIn, rowOf } from '../play/nodes/edge.ts';
import type { Self } from '../play/play.ts';
import { obstacles } from '../play/see.ts';
import { spacesOf } from '../play/who.ts';
import type { Node } from '../program.ts';
import { worthAlone } from './follow.ts';
import type { Thought } from './thought.ts';
import { weights } from './weights.ts';

type EdgeNode = Extract<Node, { node: 'edge' }>;

/** Edges of a choice that are looked at closely while plans are compared; the answer itself looks at all. */
const mostEdges = 16;

/** The best edge to choose. */
export function edgeWorth(thought: Thought, node: EdgeNode, self: Self): number {
  const edges = edgesIn(thought, node, self);
  const worthOf = worthOn(thought, node, self);
  const step = Math.max(1, Math.floor(edges.length / mostEdges));
  let best = 0;
  let chosen: number | undefined;
  for (let index = 0; index < edges.length; index += step) {
    const worth = worthOf(edges[index]!);
    if (chosen !== undefined && worth <= best) continue;
    best = worth;
    chosen = edges[index]!;
  }
  if (chosen === undefined) return 0;
  self.bound.edge = chosen;
  self.bound.space = chosen >> 1;
  return best * (node.count ?? 1);
}

/** What each edge that is open is worth; those of `taken` are chosen already. */
export function edgeAnswer(
  thought: Thought,
  node: EdgeNode,
  self: Self,
  taken: readonly number[],
): (value: number) => number {
  const edges = edgesIn(thought, node, self).filter((edge) => !taken.includes(edge));
  const worthOf = worthOn(thought, node, self);
  return (value) => (value < 0 ? 0 : worthOf(edges[value] ?? 0));
}

/** What is done on an edge, and the shots of the other side that it keeps off. */
function worthOn(thought: Thought, node: EdgeNode, self: Self): (edge: number) => number {
  const { state, board } = thought;
  const past = obstacles(thought);
  const shots: [from: number, to: number][] = [];
  for (const from of state.units) {
    if (from.at < 0 || from.seat < 0 || from.seat === self.seat) continue;
    for (const to of state.units) {
      if (to.at >= 0 && to.seat === self.seat && sightBetween(board, from.at, to.at, past) !== 3)
        shots.push([from.at, to.at]);
    }
  }
  const sign = self.seat === thought.seat ? 1 : -1;
  return (edge) => {
    const about = { ...self, bound: { ...self.bound, edge, space: edge >> 1 } };
    const row = rowOf(thought, edge, node, self).map(onEdge);
    const kept = shots.filter(([from, to]) => sightBetween(board, from, to, row) === 3).length;
    return worthAlone(thought, node.then, about) + sign * weights.marker * Math.min(4, kept) * 0.25;
  };
}

/** Ground that is opened is of some use to who opens it. */
export function razeWorth(
  { seat, board, ...thought }: Thought,
  node: Extract<Node, { node: 'raze' }>,
  self: Self,
): number {
  const look = { game: thought.game, state: thought.state };
  const spaces = node.on === 'edge' ? [] : spacesOf(look, node.on, self);
  const some = spaces.some((space) => board.dark[space] === 1 || board.terrain[space]! >= 0 || board.walls[space]! > 0);
  return some || node.on === 'edge' ? (self.seat === seat ? 1 : -1) * weights.marker * 0.2 : 0;
}
