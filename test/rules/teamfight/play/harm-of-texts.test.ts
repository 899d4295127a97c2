import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'conditions/blight.json': { name: 'Blight', text: 'At the end of your turn, take 1 damage. Stays until cleared.' },
  'markers/caltrop.json': { name: 'Caltrop', text: 'When an enemy enters this space, they take 1 damage.' },
};

describe('damage of a text', () => {
  it('of a condition sets off what waits for that, and damage of an attack does not', () => {
    const a = {
      passives: { Leech: 'When an enemy takes damage from Blight, heal 2.' },
      abilities: { Cut: 'Free Action: Range 9, 1dmg.', Infect: 'Free Action: Range 9, give Blight.' },
      hurt: 6,
    };
    const play = scene('a . B', { a, B: {} }, { files }).use('a', 'Cut').pick('B').use('a', 'Infect').pick('B');
    expect(play.shows().a).toBe('4 at 0,0');
    play.end().activate('B').end();
    expect(play.shows()).toMatchObject({ a: '6 at 0,0', B: '8 at 2,0, Blight' });
  });

  it('of one’s own pieces alone, where it says so', () => {
    const a = {
      passives: { Toll: 'When your Caltrop damages an enemy, heal 2.' },
      abilities: { Strew: 'Free Action: Place a Caltrop in range 2.' },
      hurt: 6,
    };
    const play = scene('a . . B', { a, B: {} }, { files }).use('a', 'Strew').pick(2, 0);
    play.end().move('B', 2, 0);
    expect(play.shows()).toMatchObject({ a: '6 at 0,0', B: '9 at 2,0' });
  });
});
