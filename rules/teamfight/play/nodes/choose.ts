import { hasAim } from '../aim.ts';
import { all, amount } from '../condition.ts';
import { canPay } from '../payment.ts';
import { unitOf } from '../who.ts';
import { affected, ask, enter, isPlayers, type Run, runInside } from './at.ts';

/** `Frame.step` while a list inside of the node runs. */
const running = 1;

/** Chooses among the options whose requirements hold, each at most once; what is chosen happens at once. */
export const choose: Run<'choose'> = (at, answer) => {
  const { play, frame, node, self } = at;
  const { ability } = at.resolution.source;
  frame.notes ??= [];
  let picked = answer;
  if (picked === undefined) {
    const { notes } = frame;
    if (notes.length >= node.count) return true;
    const unit = node.who === undefined ? self.unit : affected(at, node.who);
    // What is nobody's is chosen by the player whose turn of it this is; nobody chooses for whom the attack has missed.
    if (unit < 0 && (node.who !== undefined || !isPlayers(self.seat))) return true;
    const seat = node.who === undefined ? self.seat : (play.state.units[unit]?.seat ?? self.seat);
    const options: number[] = [];
    const gone = node.fresh ? (chosenBefore(at)?.[ability] ?? []) : [];
    node.options.forEach(({ needs, then }, index) => {
      if (gone.includes(index)) return;
      // "Skip your Move Action": who has none left cannot.
      const payable = then[0]?.node !== 'spend-action' || canPay(play, then, self);
      if (!notes.includes(index) && all(play, needs, self) && payable) options.push(index);
    });
    picked = ask(play, { seat, ask: 'option', options, mayStop: node.upTo ?? false, unit });
    if (picked === undefined) return false;
  }
  const option = node.options[picked];
  if (option === undefined) return true;
  frame.notes.push(picked);
  const user = play.state.units[self.unit];
  if (node.fresh && user !== undefined) {
    const before = user.chosenBefore?.[ability] ?? [];
    user.chosenBefore = { ...user.chosenBefore, [ability]: [...before, picked] };
  }
  enter(at, option.then);
  return false;
};

const chosenBefore = ({ play, self }: Parameters<Run<'choose'>>[0]) => play.state.units[self.unit]?.chosenBefore;

/** "May": its player says yes or no, which "if you do" asks about later. */
export const may: Run<'may'> = (at, answer) => {
  const { play, frame, node, self, resolution } = at;
  if (frame.step === running) {
    resolution.bound.done = true;
    return true;
  }
  if (answer === undefined) {
    // Where there is nobody to choose, or nothing to pay with, nobody is asked.
    if (!hasAim(play, node.then, self) || !canPay(play, node.then, self)) {
      resolution.bound.done = false;
      return true;
    }
    const unit = node.who === undefined ? self.unit : unitOf(node.who, self);
    const seat = node.who === undefined ? self.seat : (play.state.units[unit]?.seat ?? self.seat);
    const asked = isPlayers(seat) ? seat : self.seat;
    if (!isPlayers(asked)) {
      resolution.bound.done = false;
      return true;
    }
    play.state.pending = { seat: asked, ask: 'yes', options: [1, 0], mayStop: false, unit };
    return false;
  }
  resolution.bound.done = answer === 1;
  if (answer !== 1) return true;
  frame.step = running;
  enter(at, node.then);
  return false;
};

export const onlyIf: Run<'if'> = (at) => {
  const { frame, node, play, self } = at;
  if (frame.step === running) return true;
  return runInside(at, all(play, node.if, self) ? node.then : node.else);
};

/** "Any number of times" is asked each time, and never more than this often. */
const mostTimes = 20;

export const repeat: Run<'repeat'> = (at, answer) => {
  const { frame, node, play, self } = at;
  if (node.times !== 'any') {
    if (frame.step === running) return true;
    const times = amount(play, node.times, self);
    if (times === 0) return true;
    frame.step = running;
    enter(at, node.then, { over: 'times', items: Array.from({ length: Math.min(times, 99) }, (_, index) => index) });
    return false;
  }
  const done = frame.notes?.[0] ?? 0;
  if (answer === 0 || done >= mostTimes || !canPay(play, node.then, self)) return true;
  if (answer === undefined) {
    play.state.pending = { seat: self.seat, ask: 'yes', options: [1, 0], mayStop: false, unit: self.unit };
    return false;
  }
  frame.notes = [done + 1];
  enter(at, node.then);
  return false;
};
