import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'markers/buoy.json': { name: 'Buoy' },
  'markers/keg.json': { name: 'Keg', object: true, health: 2 },
  'terrain/lava.json': { name: 'Lava' },
  'tokens/veil.json': { name: 'Veil', text: 'You have +2 speed.' },
  'summons/ghoul.json': { name: 'Ghoul', health: 4, speed: 3 },
};
const lying = (play: ReturnType<typeof scene>, name: string): number[] =>
  play.state.markers
    .filter(({ card, order }) => order >= 0 && play.game.cards[card]?.name === name)
    .map(({ at }) => at)
    .sort((a, b) => a - b);

describe('what one has until one attacks', () => {
  it('is gone behind the attack, which is the stronger one', () => {
    const abilities = {
      Hide: 'Free Action:\nGet Veil until you attack. That attack deals +2dmg.',
      Cut: 'Free Action:\nRange 2, 1dmg, undefendable',
    };
    const play = scene('a . B', { a: { abilities }, B: {} }, { files }).use('a', 'Hide').use('a', 'Cut').pick('B');
    expect(play.shows().B).toBe('7 at 2,0');
    expect(play.use('a', 'Cut').pick('B').shows().B).toBe('6 at 2,0');
  });
});

describe('a piece that goes for what happens around it', () => {
  const abilities = {
    Roll: 'Free Action:\nPlace a Keg in range 3. At the start of your next turn, destroy it for burst 1, 4dmg. If an enemy destroys it, it does nothing.',
  };
  const b = { defaults: { Shoot: 'Free Action:\nRange 9, 2dmg, undefendable' } };
  const rolled = () => scene('a . . B', { a: { abilities }, B: b }, { files }).use('a', 'Roll').pick(2, 0).end();

  it('harms those who are near it then', () => {
    expect(rolled().turnOf('a').shows().B).toBe('6 at 3,0');
  });

  it('does nothing where it has gone before', () => {
    expect(rolled().use('B', 'Shoot').pick(2, 0).turnOf('a').shows().B).toBe('10 at 3,0');
  });
});

describe('whoever comes back to a piece', () => {
  it('stands on it at the end of that turn', () => {
    const abilities = {
      Moor: "Free Action:\nRange 4, place a Buoy in the target's space.\nAt the end of their next turn, teleport them back to it, 2dmg.",
    };
    const play = scene('a . B . . .', { a: { abilities }, B: { speed: 3 } }, { files })
      .use('a', 'Moor')
      .pick('B');
    play.end().move('B', 4, 0);
    expect(play.end().shows().B).toBe('8 at 2,0');
  });
});

describe('an area that becomes something when it strikes', () => {
  it('is as it was until then', () => {
    const abilities = {
      Melt: 'Free Action:\nMark a 2x2 in range 4. At the start of your next turn, all in the marked spaces, 4dmg. They become Lava.',
    };
    const play = scene('a . . B\n. . . .', { a: { abilities }, B: {} }, { files }).use('a', 'Melt').pick(2, 0);
    play.pickArea([2, 0], [3, 0], [2, 1], [3, 1]);
    expect(lying(play, 'Lava')).toEqual([]);
    play.end().turnOf('a');
    expect([lying(play, 'Lava'), play.shows().B]).toEqual([[2, 3, 6, 7], '6 at 3,0']);
  });
});

describe('what comes in each of their spaces', () => {
  it('is one for each piece that has gone', () => {
    const abilities = {
      Lay: 'Free Action:\nPlace a Buoy in range 3.',
      Raise: 'Free Action:\nRemove all Buoys in LoS, and summon a Ghoul in each of their spaces.',
    };
    const play = scene('a . . .', { a: { abilities } }, { files });
    play.use('a', 'Lay').pick(1, 0).use('a', 'Lay').pick(3, 0).use('a', 'Raise');
    const ghouls = play.state.units.flatMap(({ owner, at }, n) => (owner === n || at < 0 ? [] : [at]));
    expect([lying(play, 'Buoy'), ghouls.sort()]).toEqual([[], [1, 3]]);
  });
});

describe('another form with half health', () => {
  it('has half of what it can have', () => {
    const play = scene(
      'a .',
      { a: { abilities: { Turn: 'Free Action:\nTransform into Ghoul with half health.' } } },
      { files },
    );
    expect(play.use('a', 'Turn').shows().a).toBe('2 at 0,0');
  });
});

describe('what ends if one of two things happens', () => {
  it('ends with the second, too', () => {
    const abilities = {
      Pray: 'Free Action:\nUntil the start of your next turn, adjacent allies take no damage. Ends if you move or take damage.',
    };
    const b = { defaults: { Hit: 'Free Action:\nRange 9, 2dmg, undefendable' } };
    const play = scene('a c . B', { a: { abilities }, c: {}, B: b }, { files }).use('a', 'Pray');
    play.end().use('B', 'Hit').pick('c').use('B', 'Hit').pick('a').use('B', 'Hit').pick('c');
    expect([play.shows().a, play.shows().c]).toEqual(['8 at 0,0', '8 at 1,0']);
  });
});

describe('an ally who takes no damage and heals instead', () => {
  it('is pulled as everybody is', () => {
    const abilities = {
      Reel: "Free Action:\nFirst unit in line 5, 1dmg, pull as close to you as possible.\nIf it's an ally, no damage and they heal 2 instead.",
      Cut: 'Free Action:\nRange 9, 3dmg',
    };
    const play = scene('a . . c', { a: { abilities }, c: {} }, { files }).use('a', 'Cut').pick('c');
    expect(play.use('a', 'Reel').shows().c).toBe('9 at 1,0');
  });
});
