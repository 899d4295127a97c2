import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'markers/burr.json': {
    name: 'Burr',
    text: 'When an enemy becomes adjacent, destroy this. On death: burst 1, 2dmg.',
  },
  'markers/bell.json': {
    name: 'Bell',
    text: 'When a unit moves through this, this is removed and they take 1 damage.',
  },
};
const markers = (play: ReturnType<typeof scene>) =>
  play.state.markers.filter(({ order }) => order >= 0).map(({ at }) => play.place(at));

describe('pieces that wait for somebody', () => {
  it('further ones are placed within reach of the first, as many as the player likes', () => {
    const text = 'Free Action:\nPlace a Burr in LoS, and up to two more within range 1.';
    const play = scene('a . . .\n. . . .', { a: { abilities: { Sow: text } } }, { files });
    play.use('a', 'Sow').pick(2, 0);
    expect(play.asks()).toBe('1 space: 1,0 2,0 3,0 1,1 2,1 3,1 stop');
    play.pick(3, 0);
    play.play({ do: 'pick', value: -1 });
    expect(markers(play)).toEqual(['2,0', '3,0']);
  });

  it('T-171: one that is destroyed does what its text says of that, where it lay', () => {
    const text = 'Free Action:\nPlace a Burr in LoS.';
    const play = scene('a . . . . B', { a: { abilities: { Sow: text } }, B: {} }, { files });
    play.use('a', 'Sow').pick(2, 0).turnOf('B').move('B', 3, 0);
    expect([play.shows().B, markers(play)]).toEqual(['8 at 3,0', []]);
  });

  it('a space becomes what is placed in it, and who walks through is hurt', () => {
    const text = "Free Action, Range 3, target's space becomes a Bell.";
    const play = scene('a . B . .', { a: { abilities: { Ring: text } }, B: {} }, { files });
    play.use('a', 'Ring').pick('B');
    expect(markers(play)).toEqual(['2,0']);
    play.turnOf('B').move('B', 3, 0).turnOf('a').move('a', 2, 0);
    expect([play.shows().a, markers(play)]).toEqual(['9 at 2,0', []]);
  });

  it('some of them are chosen and destroyed, and one makes way for who comes to it', () => {
    const a = {
      abilities: {
        Sow: 'Free Action:\nPlace a Burr in range 6.',
        Burst: 'Free Action:\nDetonate any number of your Burrs, one at a time.',
        Jump: 'Free Action:\nRemove a Burr in range 3 to teleport to its space.',
      },
    };
    const play = scene('a . . . . . B', { a, B: {} }, { files });
    play.use('a', 'Sow').pick(2, 0).use('a', 'Sow').pick(3, 0).use('a', 'Sow').pick(5, 0);
    play.use('a', 'Jump');
    expect(play.asks()).toBe('1 space: 2,0 3,0');
    play.pick(3, 0).use('a', 'Burst');
    expect(play.asks()).toBe('1 space: 2,0 5,0 stop');
    play.pick(5, 0).play({ do: 'pick', value: -1 });
    expect([play.shows().a, play.shows().B, markers(play)]).toEqual(['10 at 3,0', '8 at 6,0', ['2,0']]);
  });
});
