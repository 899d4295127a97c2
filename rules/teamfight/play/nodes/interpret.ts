import type { Node } from '../../program.ts';
import { depart, sideChange, skipTurn } from './absence.ts';
import { area } from './area.ts';
import type { At, NodeOf, Run } from './at.ts';
import {
  actNow,
  anotherTurn,
  endTurn,
  gainAction,
  otherAbility,
  recharge,
  refresh,
  score,
  spendAction,
  tap,
} from './cards.ts';
import { choose, may, onlyIf, repeat } from './choose.ts';
import { each } from './each.ts';
import { eachPiece } from './each-piece.ts';
import { edge } from './edge.ts';
import { damage, healing, killing, overshield, setting, swappingHealth, unshielding } from './effects.ts';
import { exchange } from './exchange.ts';
import { face, heading } from './face.ts';
import { fromPlace } from './from-place.ts';
import { halt } from './halt.ts';
import { lasting, later, manual } from './lasting.ts';
import { move } from './move.ts';
import { movePiece } from './move-piece.ts';
import { place, remove, summon } from './pieces.ts';
import { players } from './players.ts';
import { projectile } from './projectile.ts';
import { push } from './push.ts';
import { raze } from './raze.ts';
import { revive, transform } from './rebirth.ts';
import { ride } from './ride.ts';
import { roll } from './roll.ts';
import { partFrom, shareAPlace } from './share-place.ts';
import { shift } from './shift.ts';
import { space } from './space.ts';
import { swap } from './swap.ts';
import { target } from './target.ts';
import { clear, giveTokens, loseTokens, restore, stance } from './tokens.ts';
import { cancel, hinder, lessen, miss, retarget } from './under-way.ts';
import { way } from './way.ts';

/** How each node is played. */
const runs: { readonly [K in Node['node']]: Run<K> } = {
  target,
  space,
  edge,
  area,
  projectile,
  way,
  each,
  'each-piece': eachPiece,
  'from-place': fromPlace,
  choose,
  may,
  if: onlyIf,
  roll,
  players,
  repeat,
  damage,
  heal: healing,
  'set-health': setting,
  'swap-health': swappingHealth,
  overshield,
  'lose-overshield': unshielding,
  kill: killing,
  depart,
  'change-side': sideChange,
  'skip-turn': skipTurn,
  transform,
  revive,
  push,
  move,
  halt,
  ride,
  'share-place': shareAPlace,
  part: partFrom,
  swap,
  exchange,
  face,
  heading,
  give: giveTokens,
  lose: loseTokens,
  restore,
  clear,
  shift,
  stance,
  summon,
  place,
  'move-piece': movePiece,
  remove,
  raze,
  tap,
  refresh,
  recharge,
  'use-ability': otherAbility,
  'gain-action': gainAction,
  'spend-action': spendAction,
  'end-turn': endTurn,
  'act-now': actNow,
  'another-turn': anotherTurn,
  miss,
  cancel,
  hinder,
  retarget,
  lessen,
  score,
  lasting,
  later,
  manual,
};

/** Plays the node of a place in a program, or goes on with it. Returns true when it is done. */
export function interpret(at: At, answer: number | undefined): boolean {
  return (runs[at.node.node] as Run<Node['node']>)(at as At<NodeOf<Node['node']>> as never, answer);
}
