import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'markers/ember.json': { name: 'Ember' },
  'markers/keg.json': {
    name: 'Keg',
    text: 'At the start of your turn, destroy this and it deals burst 1, 4dmg.',
  },
  'summons/imp.json': { name: 'Imp', health: 2, speed: 3 },
};
const markers = (play: ReturnType<typeof scene>) =>
  play.state.markers.filter(({ order }) => order >= 0).map(({ at }) => play.place(at));

describe('pieces and spaces that are chosen', () => {
  it('an area is drawn around the piece, which goes once, whoever is near', () => {
    const abilities = {
      Strew: 'Free Action:\nPlace an Ember in range 6.',
      Flare: 'Free Action:\nEmber in LoS, burst 1, 3dmg. Remove it.',
    };
    const play = scene('a . . B C . .', { a: { abilities }, B: {}, C: {} }, { files });
    play.use('a', 'Strew').pick(2, 0).use('a', 'Strew').pick(1, 0).use('a', 'Flare').pick(2, 0);
    expect([play.shows().B, play.shows().C, markers(play)]).toEqual(['7 at 3,0', '10 at 4,0', ['1,0']]);
  });

  it('a piece where nobody is goes, too', () => {
    const abilities = {
      Strew: 'Free Action:\nPlace an Ember in range 6.',
      Flare: 'Free Action:\nEmber in LoS, burst 1, 3dmg. Remove it.',
    };
    const play = scene('a . . . . . B', { a: { abilities }, B: {} }, { files });
    play.use('a', 'Strew').pick(3, 0).use('a', 'Flare');
    expect([play.shows().B, markers(play)]).toEqual(['10 at 6,0', []]);
  });

  it('no two of the spaces are adjacent', () => {
    const abilities = { Strew: 'Free Action:\nMark 2 spaces in range 4, no two adjacent. Place an Ember in each.' };
    const play = scene('a . . . . B', { a: { abilities }, B: {} }, { files });
    play.use('a', 'Strew').pick(2, 0);
    expect(play.asks()).toBe('1 space: 0,0 4,0');
    play.pick(4, 0);
    expect(markers(play)).toEqual(['2,0', '4,0']);
  });

  it('summons that are destroyed together deal what each of them deals, and none of that to each other', () => {
    const abilities = {
      Call: 'Free Action:\nSummon an Imp in range 6.',
      Burst: 'Free Action:\nDestroy all your Imps. Each deals burst 1, 2dmg.',
    };
    const play = scene('a . . . . B .', { a: { abilities }, B: {} }, { files });
    play.use('a', 'Call').pick(3, 0).use('a', 'Call').pick(4, 0).use('a', 'Call').pick(6, 0).use('a', 'Burst');
    expect(play.shows().B).toBe('6 at 5,0');
    expect(Object.keys(play.shows()).filter((name) => /imp/i.test(name))).toEqual([]);
  });

  it('those whom an attack has killed are counted', () => {
    const abilities = { Reap: 'Free Action:\nEnemies in burst 2, 1dmg. Gain 2 overshield for each enemy killed.' };
    const play = scene('a B C . D', { a: { abilities }, B: { health: 1 }, C: { health: 1 }, D: {} }, { files });
    play.use('a', 'Reap');
    expect(play.shows().a).toBe('10 at 0,0, 4 overshield');
  });

  it('who is Slowed by it is not asked whether it was', () => {
    const abilities = { Chill: 'Free Action:\nRange 3, Slow, 1dmg. If the target was already Slowed, 3dmg instead.' };
    const play = scene('a . B', { a: { abilities }, B: {} }, { files });
    play.use('a', 'Chill').pick('B').use('a', 'Chill').pick('B');
    expect(play.shows().B).toContain('6 at 2,0');
  });

  it('a blast that the piece and its card both tell of comes once', () => {
    const abilities = {
      Puff: 'Free Action:\nEmpty space in range 3, place a Keg.\nAt the start of your next turn, destroy the Keg. Burst 1, 4dmg.',
    };
    const play = scene('a . . B', { a: { abilities }, B: {} }, { files });
    play.use('a', 'Puff').pick(2, 0).turnOf('B').turnOf('a');
    expect([play.shows().B, markers(play)]).toEqual(['6 at 3,0', []]);
  });
});
