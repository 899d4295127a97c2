import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'markers/mine.json': { name: 'Mine' },
  'markers/snare.json': { name: 'Snare' },
  'markers/barrel.json': { name: 'Barrel', text: '2hp. Can be targeted like a unit.' },
  'summons/wolf.json': { name: 'Wolf', health: 2, speed: 3 },
  'tokens/hook.json': { name: 'Hook' },
};

/** In which columns the summons of a scene stand. */
const wolvesOf = ({ state }: ReturnType<typeof scene>): number[] =>
  state.units.flatMap(({ owner, at }, n) => (owner === n || at < 0 ? [] : [at])).sort();

describe('what comes where something was', () => {
  it('a summon in the space of each piece that was destroyed', () => {
    const a = {
      defaults: {
        Lay: 'Free Action:\nPlace a Mine in range 3.',
        Call: 'Free Action:\nDestroy up to two Mines in range 3. Summon a Wolf in each of their spaces.',
      },
      with: ['mine'],
    };
    const play = scene('a . . . B', { a, B: {} }, { files });
    play.use('a', 'Lay').pick(1, 0).use('a', 'Lay').pick(3, 0);
    play.use('a', 'Call').pick(1, 0).pick(3, 0);
    expect(wolvesOf(play)).toEqual([1, 3]);
  });

  it('two summons, where somebody died and beside it', () => {
    const a = {
      defaults: {
        Call: 'Free Action:\nSummon a Wolf in range 2.',
        Split: 'Free Action:\nKill a non-hero unit in range 3. Summon two Wolves, in its space and an adjacent one.',
      },
    };
    const play = scene('a . . . B', { a, B: {} }, { files });
    play.use('a', 'Call').pick(2, 0).use('a', 'Split').pick(2, 0).pick(3, 0);
    expect(wolvesOf(play)).toEqual([2, 3]);
  });

  it('whoever left the map lands near where they stood', () => {
    const a = {
      defaults: {
        Leap: 'Remove yourself from the board.\nAt the start of your next turn, land in any empty space in range 2 of where you were. Enemies in burst 1, 3dmg.',
      },
    };
    const play = scene('a . . B', { a, B: {} }, { files });
    play.use('a', 'Leap').end().pick(2, 0);
    expect(play.shows()).toMatchObject({ a: '10 at 2,0', B: '7 at 3,0' });
  });

  it('units in the area are slowed, and not all that there are', () => {
    const a = {
      passives: { Stench: 'At the end of your turn, all in burst 1 including you, 1dmg. Enemies are slowed.' },
    };
    const play = scene('a B . C', { a, B: {}, C: {} }, { files });
    play.end();
    expect(play.shows()).toMatchObject({ a: '9 at 0,0', B: '9 at 1,0, Slow', C: '10 at 3,0' });
  });

  it('a reach from whoever bears a token, enemy or not', () => {
    const a = {
      defaults: {
        Tie: 'Free Action:\nRange 5, give your Hook.',
        Stab: 'Free Action:\nRange 1 from you or the unit with your Hook, 2dmg.',
      },
      with: ['hook'],
    };
    const play = scene('a . . B C', { a, B: {}, C: {} }, { files });
    play.use('a', 'Tie').pick('B').use('a', 'Stab').pick('B').pick('C');
    expect(play.shows()).toMatchObject({ C: '8 at 4,0' });
  });

  it('the nearest enemy of the target is another one', () => {
    const a = {
      defaults: {
        Bind: 'Free Action:\nRange 4, target and the nearest enemy in range 2 of them get Hook.',
        Arc: 'Free Action:\nRange 4, 1dmg. The nearest enemy in range 2 of the target takes 1 damage.',
      },
      with: ['hook'],
    };
    const play = scene('a . B C', { a, B: {}, C: {} }, { files });
    play.use('a', 'Bind').pick('B').use('a', 'Arc').pick('B');
    expect(play.shows()).toMatchObject({ B: '9 at 2,0, Hook', C: '9 at 3,0, Hook' });
  });

  it('you need not bear what you give to reach from yourself', () => {
    const a = {
      defaults: { Stab: 'Free Action:\nRange 1 from you or any ally with your Hook, 2dmg.' },
      with: ['hook'],
    };
    const play = scene('a B . b', { a, B: {}, b: {} }, { files });
    play.use('a', 'Stab').pick('a').pick('B');
    expect(play.shows()).toMatchObject({ B: '8 at 1,0' });
  });
});
