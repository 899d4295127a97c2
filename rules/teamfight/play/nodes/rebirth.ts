import type { Unit } from '../../state.ts';
import { amount } from '../condition.ts';
import { fallenOn } from '../fallen.ts';
import { mostHealth } from '../health.ts';
import { nearestFree } from '../nearest-free.ts';
import { changeCard, comeBack, isHero } from '../piece.ts';
import { mayBe, unitOf } from '../who.ts';
import { type At, affected, ask, type NodeOf, type Run } from './at.ts';

/** Another form, where the unit stands or has just died. */
export const transform: Run<'transform'> = (at) => {
  const { play, node, self, resolution } = at;
  const id = affected(at, node.who);
  const unit = play.state.units[id];
  const card = play.game.cards[play.game.cardOf.get(node.card) ?? -1];
  if (unit === undefined || card === undefined) return true;
  const dead = unit.at < 0;
  const space = dead ? nearestFree(play, resolution.bound.space, card.size) : unit.at;
  if (space < 0) return true;
  const before = unit.health;
  changeCard(unit, card);
  if (dead) comeBack(play, id, space, card.health);
  const most = mostHealth(play, id);
  const { health } = node;
  const wanted =
    health === 'full'
      ? most
      : health === 'half'
        ? Math.ceil(most / 2)
        : health === 'same'
          ? before
          : amount(play, health, self);
  unit.health = Math.max(1, Math.min(wanted, most));
  play.emit({ event: 'transformed', unit: id, card: card.index, at: space, health: unit.health });
  return true;
};

/** The dead come back, one at a time. */
export const revive: Run<'revive'> = (at, answer) => {
  const { play, node, self, resolution } = at;
  let picked = answer;
  if (picked === undefined) {
    const options = deadOf(at).filter((id) => isDead(play.state.units[id]));
    picked = ask(play, { seat: self.seat, ask: 'unit', options, mayStop: false, unit: self.unit });
    if (picked === undefined) return false;
  }
  const unit = play.state.units[picked];
  const size = play.game.cards[unit?.card ?? -1]?.size ?? 1;
  const space = nearestFree(play, resolution.bound.space, size);
  if (unit === undefined || !isDead(unit) || space < 0) return true;
  comeBack(play, picked, space, 1, node.scored);
  const most = mostHealth(play, picked);
  const { health } = node;
  const wanted = health === 'full' ? most : health === 'half' ? Math.ceil(most / 2) : amount(play, health, self);
  unit.health = Math.max(1, Math.min(wanted, most));
  play.emit({ event: 'revived', unit: picked, at: space, health: unit.health });
  return true;
};

const isDead = (unit: Unit | undefined): boolean => unit !== undefined && unit.at < 0 && unit.away === undefined;

function deadOf({ play, node, self, resolution }: At<NodeOf<'revive'>>): readonly number[] {
  const { who } = node;
  const { units, markers } = play.state;
  if (typeof who === 'string') return [unitOf(who, self)];
  if ('noted' in who) {
    const card = play.game.cardOf.get(who.noted);
    const { space } = resolution.bound;
    return markers.flatMap(({ card: of, order, at, noted }) =>
      of === card && order >= 0 && at === space && noted !== undefined ? [noted] : [],
    );
  }
  if ('fallen' in who) return fallenOn(play, resolution.bound.space, who.fallen, self);
  return units.flatMap((_, id) => (isHero(play.state, id) && mayBe(play, id, who, self) ? [id] : []));
}
