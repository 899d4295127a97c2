import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const mule = {
  name: 'Pack Mule',
  passives: {
    Saddle:
      'Units in range 1 can spend a Move Action to ride on you while they stay adjacent.\nWhen you move, units riding you are removed, and you place them adjacent to you at your destination. (They remain riding.)',
  },
};

describe('units that ride on others', () => {
  it('come along with every move and are set down next to it, even where they stood in its way', () => {
    const play = scene('m a b . . .\n. . . . . .', { m: mule, a: {}, b: {} });
    play.turnOf('a').use('a', 'Ride');
    expect(play.told().at(-1)).toBe('a rides on Pack Mule (a).');
    // Next to nobody, b cannot get on.
    play.turnOf('b');
    expect(play.usable()).toEqual([]);
    play.turnOf('m').move('m', 1, 0).pick(1, 1);
    expect(play.shows()).toMatchObject({ m: '10 at 1,0', a: '10 at 1,1' });
    play.end().turnOf('m').move('m', 4, 0).pick(5, 0);
    expect(play.shows()).toMatchObject({ m: '10 at 4,0', a: '10 at 5,0' });
  });

  it('get off by going away, and stay behind then', () => {
    const play = scene('m a . . . .\n. . . . . .', { m: mule, a: {} });
    play.turnOf('a').use('a', 'Ride').end().turnOf('a').move('a', 3, 0);
    expect(play.told().at(-1)).toContain('a rides no longer');
    play.turnOf('m').move('m', 1, 0);
    expect(play.asks()).toBeUndefined();
    expect(play.shows()).toMatchObject({ m: '10 at 1,0', a: '10 at 3,0' });
  });
});
