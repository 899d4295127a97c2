import type { Effect } from '../program.ts';
import type { Cast } from '../state.ts';
import { heal, hurt } from './damage.ts';
import { apart } from './field.ts';
import { afflict, end, isOfSort, modify, nameOf, surround } from './gain.ts';
import { figureOf, type Play, stands } from './look.ts';
import { destroyObstacle, makeObstacle } from './obstacles.ts';
import { pushPath } from './push.ts';
import { isHeldFast, spacesBeside, spacesWithin } from './reach.ts';
import { amountOf } from './rolls.ts';
import { isBarredBy, sourcesOf } from './sources.ts';
import { rangeOf } from './use.ts';
import { whom } from './whom.ts';

/** Does one effect. One that asks for a decision, or sets something off, is put on the stack. */
export function doEffect(play: Play, effect: Effect, cast: Cast): void {
  const { state, emit } = play;
  const { by } = cast;
  switch (effect.do) {
    case 'damage': {
      const figures = whom(play, effect.who, cast);
      if (figures.length === 0) return;
      // Rolled once for all, as an attacker's roll is (U-024).
      const amount = Math.max(0, amountOf(play, effect.amount, 'damage'));
      for (const figure of figures) if (state.over === undefined) hurt(play, figure, by, amount, effect.element);
      return;
    }
    case 'heal': {
      const figures = whom(play, effect.who, cast).filter((figure) => !isBarredBy(sourcesOf(play, figure), 'heal'));
      if (figures.length === 0) return;
      const amount = amountOf(play, effect.amount, 'heal');
      for (const figure of figures) heal(play, figure, by, amount);
      return;
    }
    case 'modify':
      for (const figure of whom(play, effect.who, cast)) modify(play, by, figure, effect.modifiers, effect.turns);
      return;
    case 'condition':
      for (const figure of whom(play, effect.who, cast)) afflict(play, by, figure, effect.condition, effect.turns);
      return;
    case 'remove':
      for (const figure of whom(play, effect.who, cast)) {
        for (const held of [...figureOf(play, figure).has]) {
          if (held.has !== 'modifier' && held.name.toLowerCase() === effect.condition.toLowerCase())
            end(play, figure, held);
        }
      }
      return;
    case 'remove-all':
      for (const figure of whom(play, effect.who, cast)) {
        for (const held of [...figureOf(play, figure).has]) if (isOfSort(held, effect.what)) end(play, figure, held);
      }
      return;
    case 'turns':
      for (const figure of whom(play, effect.who, cast)) changeTurns(play, figure, effect.what, effect.by);
      return;
    case 'push':
    case 'pull':
      for (const figure of whom(play, effect.who, cast).reverse()) {
        if (figure === by) continue;
        const path = pushPath(play, by, figure, effect.do, effect.spaces);
        if (path.length > 0) state.stack.push({ at: 'walk', figure, path, how: effect.do });
      }
      return;
    case 'move':
      for (const figure of whom(play, effect.who, cast).reverse()) {
        if (!isHeldFast(play, figure) && spacesWithin(play, figure, effect.spaces).length > 1) {
          state.stack.push({ at: 'go', figure, spaces: effect.spaces, beside: -1 });
        }
      }
      return;
    case 'move-next-to': {
      const [target] = whom(play, 'target', { ...cast, only: -1 });
      if (target === undefined || target === by || !stands(play, by)) return;
      if (spacesBeside(play, target).length > 0) state.stack.push({ at: 'go', figure: by, spaces: 0, beside: target });
      return;
    }
    case 'swap':
      swap(play, cast);
      return;
    case 'make-obstacle':
      if (cast.at >= 0) makeObstacle(play, cast.at);
      else if (stands(play, by)) {
        state.stack.push({ at: 'build', figure: by, range: rangeOf(play, by, cast.ability), left: effect.count });
      }
      return;
    case 'destroy-obstacles':
      destroyObstacles(play, effect.within, cast);
      return;
    case 'gain-ap':
      for (const figure of whom(play, effect.who, cast)) {
        figureOf(play, figure).ap = Math.max(0, figureOf(play, figure).ap + effect.amount);
        emit({ event: 'ap', figure, ap: figureOf(play, figure).ap });
      }
      return;
    case 'aura':
      if (stands(play, by)) surround(play, by, effect, rangeOf(play, by, cast.ability), effect.turns);
      return;
    case 'next-ability':
      if (stands(play, by)) figureOf(play, by).nextAbility = [...figureOf(play, by).nextAbility, ...effect.rules];
      return;
    case 'next-move':
      if (stands(play, by)) figureOf(play, by).nextMove = [...figureOf(play, by).nextMove, ...effect.rules];
      return;
  }
}

/** What falls to no turns goes (U-108). */
function changeTurns(
  play: Play,
  figure: number,
  what: 'conditions' | 'bonuses' | 'penalties' | 'cooldowns',
  by: number,
): void {
  const bearer = figureOf(play, figure);
  if (what === 'cooldowns') {
    bearer.waits = bearer.waits.map((turns) => (turns === 0 ? 0 : Math.max(0, turns + by)));
    return;
  }
  for (const held of [...bearer.has]) {
    if (!isOfSort(held, what)) continue;
    held.turns += by;
    if (held.turns <= 0) end(play, figure, held);
    else play.emit({ event: 'turns', figure, name: nameOf(held), turns: held.turns });
  }
}

/** User and target change places, with all that leaving a space sets off. */
function swap(play: Play, cast: Cast): void {
  const [target] = whom(play, 'target', { ...cast, only: -1 });
  if (target === undefined || target === cast.by || !stands(play, cast.by)) return;
  const [own, other] = [figureOf(play, cast.by).at, figureOf(play, target).at];
  play.state.stack.push({ at: 'walk', figure: target, path: [own], how: 'swap' });
  play.state.stack.push({ at: 'walk', figure: cast.by, path: [other], how: 'swap' });
}

function destroyObstacles(play: Play, within: 'shape' | number, cast: Cast): void {
  const { state } = play;
  if (within === 'shape') {
    for (const space of cast.spaces) destroyObstacle(play, space);
    return;
  }
  if (!stands(play, cast.by)) return;
  const { at } = figureOf(play, cast.by);
  const all = [...new Set([...state.obstacles, ...state.screens])];
  for (const space of all) if (apart(play, at, space) <= within) destroyObstacle(play, space);
}
