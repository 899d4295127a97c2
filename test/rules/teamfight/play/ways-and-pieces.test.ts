import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'markers/puddle.json': {
    name: 'Puddle',
    text: 'When a unit enters this space, push them 2 in the direction they were moving and remove this.',
  },
  'markers/prong.json': { name: 'Prong', text: 'When an enemy enters this space, remove this and deal 2dmg to them.' },
  'markers/gate.json': { name: 'Gate' },
  'tokens/thread.json': { name: 'Thread' },
};

describe('ways, and pieces of one’s own', () => {
  it('who comes into a space is pushed on the way it was going, and nobody is who comes by teleport', () => {
    const a = { abilities: { Spill: 'Free Action, 9/Turn:\nPlace a Puddle in range 9.' } };
    const play = scene('a . . . .\n. B . . .\n. . . . .\n. . . . .', { a, B: {} }, { files });
    play.use('a', 'Spill').pick(2, 1).use('a', 'Spill').pick(0, 2);
    play.turnOf('B').move('B', 2, 1);
    expect(play.asks()).toBe('1 destination: 3,1 4,1 stop');
    play.pick(4, 1);
    expect([play.shows().B, play.state.markers.filter(({ order }) => order >= 0).length]).toEqual(['10 at 4,1', 1]);
    const jumps = { abilities: { Jump: 'Free Action:\nTeleport 3.' } };
    const other = scene('a . . . .\n. b . . .', { a, b: jumps }, { files });
    other.use('a', 'Spill').pick(3, 1).turnOf('b').use('b', 'Jump').pick(3, 1);
    expect(other.shows().b).toBe('10 at 3,1');
  });

  it('T-141: what one’s own pieces deal is more, and what those of others deal is not', () => {
    const lays = { Lay: 'Free Action, 9/Turn:\nPlace a Prong in range 9.' };
    const a = { abilities: lays, passives: { Barbs: 'Your Prongs deal +1dmg.' } };
    const play = scene('a . . .\nC . . .', { a, C: { abilities: lays } }, { files });
    play.use('a', 'Lay').pick(1, 1).turnOf('C').use('C', 'Lay').pick(1, 0).move('C', 1, 1);
    expect(play.shows().C).toBe('7 at 1,1');
    play.turnOf('a').move('a', 1, 0);
    expect(play.shows().a).toBe('8 at 1,0');
  });

  it('one teleports to a piece, or as near to it as there is room', () => {
    const a = {
      abilities: {
        Set: 'Free Action:\nPlace a Gate in range 9.',
        Recall: 'Free Action:\nAlly in LoS teleports to your Gate, or as close as possible.',
      },
    };
    const play = scene('a . b .\n. . . C', { a, b: {}, C: {} }, { files });
    play.use('a', 'Set').pick('C').use('a', 'Recall').pick('b');
    play.pick(3, 0);
    expect(play.shows().b).toBe('10 at 3,0');
  });

  it('from beside one gate to beside another one', () => {
    const a = {
      abilities: {
        Set: 'Free Action, 9/Turn:\nPlace a Gate in range 9.',
        Pass: 'Free Action:\nIf you are adjacent to a Gate, teleport to a space adjacent to another Gate.',
      },
    };
    const play = scene('. a . . . .\n. . . . . .', { a }, { files });
    play.use('a', 'Set').pick(0, 0).use('a', 'Set').pick(5, 0).use('a', 'Pass');
    expect(play.asks()).toBe('1 space: 4,0 5,0 4,1 5,1');
    play.pick(4, 0);
    expect(play.shows().a).toBe('10 at 4,0');
  });

  it('units with a Thread are pulled towards each other, and are hurt where they meet', () => {
    const a = {
      defaults: { Tie: 'Free Action, 9/Turn:\nRange 9, give target your Thread (max 2, remove oldest).' },
      abilities: {
        Draw: 'Free Action:\nPull units with a Thread 2 towards each other. If they end adjacent, each takes 2dmg.',
      },
      with: ['scene/thread'],
    };
    const play = scene('a . . . . .\nB . . . C D', { a, B: {}, C: {}, D: {} }, { files });
    play.use('a', 'Tie').pick('B').use('a', 'Tie').pick('C').use('a', 'Draw');
    expect(play.asks()).toBe('1 destination: 1,1 2,1 stop');
    play.pick(2, 1).pick(3, 1);
    expect(play.shows()).toMatchObject({ B: '8 at 2,1, Thread', C: '8 at 3,1, Thread', D: '10 at 5,1' });
  });

  it('a unit beside its bearer rids it of what a card has given', () => {
    const text = 'Free Action:\nRange 9, give a Thread. An adjacent unit can spend a Standard Action to remove it.';
    const play = scene('a . B C', { a: { abilities: { Tie: text }, with: ['scene/thread'] }, B: {}, C: {} }, { files });
    play.use('a', 'Tie').pick('B').turnOf('C').use('C', 'Remove Thread').pick('B');
    expect(play.shows().B).toBe('10 at 2,0');
  });

  it('they choose who are told of before it', () => {
    const text =
      '1/Game, Free Action:\nAlly in range 1. They take 1 irreducible damage, then choose one --\n- Heal 4\n- Gain 3 overshield';
    const play = scene('a b', { a: { hurt: 5, abilities: { Meat: text } }, b: { hurt: 5 } });
    play.use('a', 'Meat').pick('b').play({ do: 'pick', value: 0 });
    expect([play.shows().a, play.shows().b]).toEqual(['5 at 0,0', '8 at 1,0']);
  });

  it('a line answers to what is said of line abilities, and a burst does not', () => {
    const a = {
      abilities: { Beam: 'Free Action:\nLine 3, 1dmg.', Ring: 'Free Action:\nBurst 1, 1dmg.' },
      passives: { 'When you use a line ability': 'Heal 1.' },
      hurt: 5,
    };
    const play = scene('a B .\n. . .', { a, B: {} });
    play.use('a', 'Ring');
    expect(play.shows()).toMatchObject({ a: '5 at 0,0', B: '9 at 1,0' });
    play.use('a', 'Beam');
    play.pickArea([1, 0], [2, 0]);
    expect(play.shows()).toMatchObject({ a: '6 at 0,0' });
  });

  it('it is done again later where that is asked now', () => {
    const text =
      "Free Action:\nRange 2, target heals 2. If that doesn't heal them to full, this ability repeats on them at the start of your next turn.";
    const play = scene('a b c', { a: { abilities: { Stew: text } }, b: { hurt: 5 }, c: { hurt: 2 } });
    play.use('a', 'Stew').pick('b').turnOf('c').turnOf('a');
    expect(play.shows().b).toBe('9 at 1,0');
    play.use('a', 'Stew').pick('c').turnOf('b').turnOf('a');
    expect(play.shows().c).toBe('10 at 2,0');
  });
});
