import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('a state that takes away what a card has', () => {
  it('leaves it no Armor, and gives it back with its end', () => {
    const play = scene('a B', {
      a: {
        abilities: { Pry: '1/Game, Free Action: Range 1, they lose Armor until the end of your turn.' },
        defaults: { Jab: 'Free Action: Range 1, 2dmg.' },
      },
      B: { passives: { Armor: '' } },
    });
    play.use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('9 at 1,0');
    play.use('a', 'Pry').pick('B').use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('7 at 1,0');
    play.turnOf('B').turnOf('a').use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('6 at 1,0');
  });
});

describe('a limit for each enemy', () => {
  it('lets another one be answered in the same turn, and the same one in the next', () => {
    const play = scene('B . a . C', {
      a: {
        passives: { Recoil: 'When you damage an enemy, take 1 damage, once per turn per enemy.' },
        defaults: { Jab: 'Free Action: Range 2, 1dmg.' },
      },
      B: {},
      C: {},
    });
    play.use('a', 'Jab').pick('B').use('a', 'Jab').pick('B').use('a', 'Jab').pick('C');
    expect(play.shows()).toMatchObject({ a: '8 at 2,0', B: '8 at 0,0', C: '9 at 4,0' });
    play.turnOf('B').turnOf('a').use('a', 'Jab').pick('B');
    expect(play.shows().a).toBe('7 at 2,0');
  });
});

describe('who is immune to a piece', () => {
  it('sets off nothing of it and is not struck by it, where others are', () => {
    const files = {
      'markers/fume.json': { name: 'Fume', text: 'Hazard: 2dmg.' },
      'markers/bell.json': { name: 'Bell', text: 'When a unit enters this space, they take 1 damage.' },
    };
    const play = scene(
      'a . . B',
      {
        a: {
          abilities: {
            Lay: '1/Game, Free Action: Place a Fume in range 1.',
            Hang: '1/Game, Free Action: Place a Bell in range 1.',
          },
          passives: { 'Immune to Fume and Bell': '' },
        },
        B: {},
      },
      { files },
    );
    play.use('a', 'Lay').pick(1, 0).use('a', 'Hang').pick(1, 0).move('a', 1, 0);
    expect(play.shows().a).toBe('10 at 1,0');
    play.turnOf('B').turnOf('a').move('a', 0, 0).turnOf('B').move('B', 1, 0);
    expect(play.shows().B).toBe('7 at 1,0');
  });
});
