import type { Walk } from '../../resolution.ts';
import { has } from '../holds.ts';
import { howMoved } from '../leaps.ts';
import { pathsOf } from '../paths.ts';
import type { Play } from '../play.ts';
import { affected, ask, type Run } from './at.ts';
import { isImmune } from './push.ts';

/** `Frame.step` while the unit moves. */
const moving = 1;

/** What keeps a unit from moving so of its own will, or of its side's. */
function isHeld(play: Play, id: number, how: 'walk' | 'fly' | 'teleport'): boolean {
  if (how === 'teleport') return has(play, id, 'no-teleport');
  return has(play, id, 'no-voluntary-movement') || (how === 'fly' && has(play, id, 'no-flight'));
}

/** Moves a unit in one piece (T-042): its player chooses where to, none at all included (T-045). */
export const move: Run<'move'> = (at, answer) => {
  const { play, frame, node, self, resolution } = at;
  if (frame.step === moving) return true;
  const id = affected(at, node.who);
  const unit = play.state.units[id];
  if (unit === undefined || unit.at < 0 || (!node.willing && isImmune(at, id))) return true;
  const isOwn = node.willing || unit.seat === self.seat;
  if (isOwn && isHeld(play, id, node.how)) return true;
  const paths = pathsOf(play, node, id, self);
  let picked = answer;
  if (picked === undefined) {
    const options: number[] = [];
    for (const { to } of paths) if (to !== unit.at && !options.includes(to)) options.push(to);
    const isChosenAlready = node.toSpace === true || node.back === true;
    const mayStop = !node.exactly && !isChosenAlready;
    picked = ask(play, { seat: self.seat, ask: 'destination', options, mayStop, unit: id });
    if (picked === undefined) return false;
  }
  const path = paths.find(({ to }) => to === picked)?.path;
  if (path === undefined || path.length === 0) return true;
  frame.step = moving;
  const how = howMoved(play, node, id, isOwn);
  const walk: Walk = { unit: id, path: [...path], gone: [unit.at], how, by: node.willing ? id : self.unit };
  if (node.unnoticed) walk.unnoticed = true;
  if (node.throughUnits) walk.through = true;
  if (node.throughWalls) walk.throughWalls = true;
  if (node.ignores !== undefined) walk.ignores = node.ignores;
  if (node.throughOwn) walk.throughSeat = self.seat;
  if (node.goesOn) walk.goesOn = true;
  resolution.walk = walk;
  return false;
};
