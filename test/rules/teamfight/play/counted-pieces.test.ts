import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = { 'markers/burr.json': { name: 'Burr' } };
const sow = { Sow: 'Free Action, 9/Turn: Place a Burr in range 9.' };

describe('pieces that are counted', () => {
  it('an area asks for those that lie in it', () => {
    const abilities = {
      ...sow,
      Blast: 'Free Action, 9/Turn: Enemies in burst 2, 1dmg, +1dmg if a Burr is in the area.',
      Storm: 'Free Action, 9/Turn: Enemies in burst 2, 1dmg, +1dmg per Burr in the area.',
    };
    const play = scene('a . B .\n. . . .', { a: { abilities }, B: {} }, { files });
    play.use('a', 'Sow').pick(3, 0).use('a', 'Blast');
    expect(play.shows().B).toBe('9 at 2,0');
    play.use('a', 'Sow').pick(1, 0).use('a', 'Blast');
    expect(play.shows().B).toBe('7 at 2,0');
    play.use('a', 'Sow').pick(1, 1).use('a', 'Storm');
    expect(play.shows().B).toBe('4 at 2,0');
  });

  it('a card asks for so many on the map, or near somebody', () => {
    const abilities = {
      ...sow,
      Reap: 'Free Action, 9/Turn: If you have 2 Burrs on the map, gain 1 overshield.',
      Glean: 'Free Action, 9/Turn: If there are 2 or more Burrs in range 1, gain 2 overshield.',
    };
    const play = scene('a . . .', { a: { abilities } }, { files });
    play.use('a', 'Sow').pick(1, 0).use('a', 'Reap').use('a', 'Sow').pick(3, 0).use('a', 'Glean');
    expect(play.shows().a).toBe('10 at 0,0');
    play.use('a', 'Reap');
    expect(play.shows().a).toBe('10 at 0,0, 1 overshield');
    play.use('a', 'Sow').pick(0, 0).use('a', 'Reap').use('a', 'Glean');
    expect(play.shows().a).toBe('10 at 0,0, 2 overshield');
  });

  it('one that is destroyed explodes where it lay', () => {
    const abilities = { ...sow, Pop: 'Free Action: Destroy a Burr in range 9. It deals burst 1, 2dmg.' };
    const play = scene('a . . B . . C', { a: { abilities }, B: {}, C: {} }, { files });
    play.use('a', 'Sow').pick(4, 0).use('a', 'Pop');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', B: '8 at 3,0', C: '10 at 6,0' });
    expect(play.state.markers.filter(({ order }) => order >= 0)).toEqual([]);
  });

  it('one comes to lie at the end of a line', () => {
    const abilities = { Trail: 'Free Action: Line 3, 1dmg. Place a Burr at the end of the line.' };
    const play = scene('a B . . .\n. . . . .', { a: { abilities }, B: {} }, { files });
    play.use('a', 'Trail').pickArea([1, 0], [2, 0], [3, 0]);
    expect(play.shows().B).toBe('9 at 1,0');
    expect(play.state.markers.filter(({ order }) => order >= 0).map(({ at }) => play.place(at))).toEqual(['3,0']);
  });
});
