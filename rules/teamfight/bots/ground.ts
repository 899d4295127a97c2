import { squareSpaces } from '../../spaces.ts';
import { hazardousSpaces } from '../play/hazard.ts';
import { squareAt } from '../play/who.ts';
import type { Node } from '../program.ts';
import { lossWorth } from './health.ts';
import { responsesTo } from './responses.ts';
import { forget, type Thought } from './thought.ts';

/** What the hazards under a unit that stands there would do to it, as worth to the thinking seat. */
export function hazardWorth(thought: Thought, id: number, at: number): number {
  const { state, board, game, hazards } = thought;
  if (!hazards.has(id)) hazards.set(id, hazardsFor(thought, id));
  const harmful = hazards.get(id);
  if (harmful === undefined) return 0;
  let damage = 0;
  for (const space of squareSpaces(board, at, game.cards[state.units[id]!.card]!.size)) damage += harmful[space]!;
  return damage === 0 ? 0 : lossWorth(thought, id, damage);
}

/** Damage of the hazards on each space; undefined where none touches the unit. */
function hazardsFor(thought: Thought, id: number): Uint8Array | undefined {
  const { game, state, board } = thought;
  const spaces = hazardousSpaces(thought, id);
  if (spaces.length === 0) return undefined;
  const damage = new Uint8Array(board.terrain.length);
  for (const space of spaces) {
    const ofBoard = board.hazards[board.hazard[space]!]?.block;
    if (ofBoard !== undefined) damage[space]! += damageOf(game.blocks[ofBoard] ?? []);
    damage[space]! += ofCard(thought, board.terrain[space]!);
  }
  for (const { card, at, hazard, order } of state.markers) {
    if (order < 0) continue;
    const dealt = ofCard(thought, card) || hazard;
    if (dealt > 0) for (const space of squareAt(thought, at, game.cards[card]!.size)) damage[space]! += dealt;
  }
  return damage;
}

function ofCard({ game }: Thought, card: number): number {
  let damage = 0;
  for (const rule of game.ruleLists[game.cards[card]?.rules ?? -1] ?? []) {
    if (rule.rule === 'hazard') damage += damageOf(rule.then);
  }
  return damage;
}

/** Damage that a hazard deals; one that does something else counts as 1. */
export function damageOf(nodes: readonly Node[]): number {
  let damage = 0;
  for (const node of nodes) if (node.node === 'damage') damage += node.amount.base;
  return Math.max(1, damage);
}

/** What the spaces that a unit comes through do to it: hazards, and markers that wait for somebody to enter. */
export function crossingWorth(thought: Thought, id: number, path: readonly number[]): number {
  const { state } = thought;
  let worth = 0;
  for (let step = 0; step < path.length; step++) {
    const space = path[step]!;
    worth += hazardWorth(thought, id, space);
    for (const { at, order } of state.markers) {
      if (order < 0 || at !== space) continue;
      const length = thought.journal.length;
      worth += responsesTo(thought, { on: 'enters', unit: id, space, from: path[step - 1] ?? state.units[id]!.at });
      forget(thought, length);
      break;
    }
  }
  return worth;
}
