import type { Element } from '../types.ts';
import { end } from './gain.ts';
import { designOf, figureOf, type Play, stands } from './look.ts';
import { effectsFrame, triggersOf } from './triggers.ts';
import { mostHp } from './values.ts';

/**
 * Takes HP from a figure, temporary ones first (U-090). What happens then is put on the stack. A hit that something replaces as a whole
 * takes nothing (U-094).
 */
export function hurt(play: Play, figure: number, by: number, amount: number, element?: Element): void {
  const { state, emit } = play;
  const target = figureOf(play, figure);
  if (amount <= 0 || !stands(play, figure)) return;
  for (const trigger of triggersOf(play, figure, 'would-take-damage')) {
    emit({ event: 'replaced', figure, name: trigger.name, amount });
    if (trigger.held && trigger.ends) end(play, figure, trigger.held);
    state.stack.push(effectsFrame(trigger.do, trigger.cast, trigger.name));
    return;
  }
  let left = amount;
  for (const held of [...target.has]) {
    if (held.has !== 'condition' || held.temporary === 0 || left === 0) continue;
    const taken = Math.min(left, held.temporary);
    held.temporary -= taken;
    left -= taken;
  }
  target.hp = Math.max(0, target.hp - left);
  const told = { event: 'damage', figure, by, amount, absorbed: amount - left, hp: target.hp } as const;
  emit(element === undefined ? told : { ...told, element });
  if (target.hp === 0) {
    fall(play, figure, by);
    return;
  }
  for (const trigger of triggersOf(play, figure, 'takes-damage', element)) {
    if (trigger.held && trigger.ends) end(play, figure, trigger.held);
    if (trigger.do.length > 0) state.stack.push(effectsFrame(trigger.do, trigger.cast, trigger.name));
  }
}

/** Who has no HP left is out for this combat: off the map, with nothing left (U-081). */
export function fall(play: Play, figure: number, by: number): void {
  const fallen = figureOf(play, figure);
  fallen.hp = 0;
  fallen.at = -1;
  fallen.ap = 0;
  fallen.has = [];
  fallen.nextAbility = [];
  fallen.nextMove = [];
  play.emit({ event: 'fell', figure, by });
  const side = designOf(play, figure).side;
  const left = play.game.figures.some((design, other) => design.side === side && stands(play, other));
  // Both sides at once: nobody of the enemies is left, so the party has won (U-082).
  if (!left && play.state.over === undefined) finish(play, side === 1 ? 'victory' : 'defeat');
}

/** The combat is over. */
export function finish({ state, emit }: Play, reason: NonNullable<Play['state']['over']>): void {
  state.over = reason;
  state.stack = [];
  emit({ event: 'over', reason });
}

/** Gives HP back, up to the maximum; nothing to who has fallen or cannot be healed (U-091). */
export function heal(play: Play, figure: number, by: number, amount: number): void {
  const target = figureOf(play, figure);
  const given = Math.min(amount, mostHp(play, figure) - target.hp);
  if (given <= 0 || !stands(play, figure)) return;
  target.hp += given;
  play.emit({ event: 'healed', figure, by, amount: given, hp: target.hp });
}
