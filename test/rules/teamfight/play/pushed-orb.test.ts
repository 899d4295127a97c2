import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'summons/larva.json': { name: 'Larva', health: 6, speed: 2 },
  'markers/the-orb.json': { name: 'The Orb' },
  'markers/thorn.json': { name: 'Thorn', text: 'When an enemy enters this space, remove this. 2dmg.' },
  'tokens/zeal.json': { name: 'Zeal' },
};
type Scene = ReturnType<typeof scene>;
const lying = (play: Scene, name: string): string[] =>
  play.state.markers
    .filter(({ card, order }) => order >= 0 && play.game.cards[card]?.name === name)
    .map(({ at }) => `${at % 6},${Math.floor(at / 6)}`);

describe('the one piece that is called "The ..."', () => {
  const with_ = ['the-orb'];

  it('is placed anew and there is no second one', () => {
    const abilities = { Call: 'Free Action: Place The Orb in range 3.' };
    const play = scene('a . . . . .', { a: { abilities, with: with_ } }, { files });
    play.use('a', 'Call').pick(2, 0).use('a', 'Call').pick(3, 0);
    expect(lying(play, 'The Orb')).toEqual(['3,0']);
  });

  it('strikes whom it passes and whom it comes to, and nobody beside its way', () => {
    const abilities = {
      Call: 'Free Action: Place The Orb in range 3.',
      Roll: 'Free Action: Move The Orb up to 4 in a straight line. Enemies it moves through, 2dmg.',
      Burst: 'Free Action: Enemies in burst 1 of The Orb, 1dmg.',
    };
    const map = 'a B . C . .\n. . D . . .';
    const play = scene(map, { a: { abilities, with: with_ }, B: {}, C: {}, D: {} }, { files });
    play.use('a', 'Call').pick(0, 0).use('a', 'Roll').pick(3, 0);
    expect(play.shows()).toMatchObject({ B: '8 at 1,0', C: '8 at 3,0', D: '10 at 2,1' });
    play.use('a', 'Burst');
    expect(play.shows()).toMatchObject({ B: '8 at 1,0', C: '7 at 3,0', D: '9 at 2,1' });
  });
});

describe('another form of which nothing else is said', () => {
  it('is whole where it takes the place of a death', () => {
    const A = { health: 4, passives: { 'The first time you would die': 'Transform into a Larva.' } };
    const b = { defaults: { Jab: 'Free Action, 9/Turn:\nRange 9, 4dmg.' } };
    const play = scene('b . A', { A, b }, { files }).use('b', 'Jab').pick('A');
    expect(play.shows().A).toBe('6 at 2,0');
  });
});

describe('a row in front of somebody', () => {
  it('lies beside whoever lays it, on the side that is chosen or faced, the long side before it', () => {
    const abilities = { Wall: 'The 3x1 area in front of you, 2dmg.' };
    const map = '. B . . . .\na C E . . .\n. D . . . .';
    const play = scene(map, { a: { abilities }, B: {}, C: {}, D: {}, E: {} }, { files }).use('a', 'Wall');
    play.pick('[1,0 1,1 1,2]');
    expect(play.shows()).toMatchObject({ B: '8 at 1,0', C: '8 at 1,1', D: '8 at 1,2', E: '10 at 2,1' });
  });
});

describe('pieces in every space of a ring', () => {
  it('lie at exactly that range, where nobody stands, and each answers for itself', () => {
    const abilities = {
      Box: 'Free Action: Fill all empty spaces at exactly range 2 of you with Thorns. When an enemy enters a Thorn, remove it. 2dmg.',
    };
    const map = '. . . . . .\n. . . . . .\n. . a . B .';
    const play = scene(map, { a: { abilities, with: ['thorn'] }, B: {} }, { files }).use('a', 'Box');
    expect(lying(play, 'Thorn').sort()).toEqual(['0,2', '0,1', '1,0', '2,0', '3,0', '4,1'].sort());
  });
});

describe('what is collected behind an area', () => {
  const abilities = {
    Sweep: 'Free Action: Line 2, 2dmg to enemies. If a hero was hit, heal 1.',
    Gather: 'Free Action: Line 2, 2dmg. If an enemy was hit, gain a Zeal.',
  };

  it('is of whoever lays it', () => {
    const play = scene('a B . .', { a: { abilities, hurt: 3, with: ['zeal'] }, B: {} }, { files }).use('a', 'Sweep');
    expect(play.shows()).toMatchObject({ a: '8 at 0,0', B: '8 at 1,0' });
  });
});
