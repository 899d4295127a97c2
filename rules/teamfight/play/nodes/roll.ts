import { passReroll, payReroll, rerollOf, rollDie, settle } from '../die.ts';
import { textName } from '../text-name.ts';
import { type At, enter, type NodeOf, type Run } from './at.ts';

/** `Frame.step`: rolling and rolling again, then the list of the band running. */
const running = 1;

/** Rolls a die that is no attack; `Frame.notes` holds how often it was rolled. */
export const roll: Run<'roll'> = (at, answer) => {
  const { play, frame, node, self, resolution } = at;
  const { bound } = resolution;
  if (frame.step === running) return true;
  if (node.dice !== undefined) return rollSeveral(at, node.dice);
  if (frame.notes === undefined) {
    frame.notes = [1];
    bound.rolled = rollDie(play, self.unit, node.sides, textName(play, resolution.source) ?? 'a die');
  }
  // A coin is no die, of which somebody could make something.
  const isCoin = node.sides === 2;
  if (!isCoin) {
    const reroll = rerollOf(play, self.unit, { again: (frame.notes[0] ?? 1) > 1, shows: bound.rolled });
    if (answer === 0) passReroll(play, reroll);
    if (answer === undefined && reroll !== undefined) {
      play.state.pending = { seat: reroll.seat, ask: 'yes', options: [1, 0], mayStop: false, unit: self.unit };
      return false;
    }
    if (answer === 1 && reroll !== undefined) {
      payReroll(play, reroll);
      frame.notes = [(frame.notes[0] ?? 1) + 1];
      bound.rolled = rollDie(play, self.unit, node.sides, textName(play, resolution.source) ?? 'a die');
      return false;
    }
  }
  if (!isCoin) settle(play, self.unit, bound.rolled);
  return runBand(at);
};

/** Several dice at once: each is heard of by itself, and none is rolled again. */
function rollSeveral(at: At<NodeOf<'roll'>>, { count, as }: NonNullable<NodeOf<'roll'>['dice']>): boolean {
  const { play, node, self, resolution } = at;
  const label = textName(play, resolution.source) ?? 'a die';
  const shown = Array.from({ length: count }, () => rollDie(play, self.unit, node.sides, label));
  for (const one of shown) settle(play, self.unit, one);
  resolution.bound.rolled =
    as === 'sum' ? shown.reduce((sum, one) => sum + one, 0) : as === 'higher' ? Math.max(...shown) : Math.min(...shown);
  return runBand(at);
}

function runBand(at: At<NodeOf<'roll'>>): boolean {
  const { frame, node } = at;
  const { rolled } = at.resolution.bound;
  frame.step = running;
  const band = node.bands.find(({ from, to }) => rolled >= from && rolled <= to);
  if (band === undefined) return true;
  enter(at, band.then);
  return false;
}
