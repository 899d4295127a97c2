import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'markers/seed.json': { name: 'Seed' },
  'markers/bush.json': { name: 'Bush' },
};
const sows = (text: string) => ({ abilities: { Sow: `9/Game, Free Action:\n${text}` }, with: ['seed', 'bush'] });

describe('pieces that become others', () => {
  it('the one that was placed goes, and the other comes where it lay', () => {
    const text = 'Place a Seed in range 2. At the start of your next turn, replace it with a Bush.';
    const play = scene('a . . B', { a: sows(text), B: {} }, { files });
    play.use('a', 'Sow').pick(2, 0);
    expect(play.shows().Seed).toBe('2,0');
    play.end().end();
    expect(play.shows()).toMatchObject({ Bush: '2,0' });
    expect(play.shows().Seed).toBeUndefined();
  });

  it('all of them do, each in its own space', () => {
    const abilities = {
      Sow: '9/Game, Free Action:\nPlace a Seed in range 3.',
      Grow: '9/Game, Free Action:\nEach Seed becomes a Bush.',
    };
    const play = scene('a . . .', { a: { abilities, with: ['seed', 'bush'] } }, { files });
    play.use('a', 'Sow').pick(1, 0).use('a', 'Sow').pick(3, 0).use('a', 'Grow');
    expect(play.shows()).toMatchObject({ Bush: '1,0 3,0' });
    expect(play.shows().Seed).toBeUndefined();
  });

  it('whoever stands in the space of one that goes takes what its space takes', () => {
    const text = 'Place a Seed in range 3. At the start of your next turn, remove it. Its space takes 4dmg.';
    const play = scene('a . B C', { a: sows(text), B: {}, C: {} }, { files });
    play.use('a', 'Sow').pick(2, 0).end().end().end();
    expect(play.shows()).toMatchObject({ B: '6 at 2,0', C: '10 at 3,0' });
  });

  it('each of them strikes around itself and goes', () => {
    const abilities = {
      Sow: '9/Game, Free Action:\nPlace a Seed in range 3.',
      Burst: '9/Game, Free Action:\nDetonate all Seeds in range 3: burst 1 of each, 2dmg.',
    };
    const play = scene('a . . B', { a: { abilities, with: ['seed'] }, B: {} }, { files });
    play.use('a', 'Sow').pick(2, 0).use('a', 'Sow').pick(3, 0).use('a', 'Burst');
    expect(play.shows()).toMatchObject({ B: '6 at 3,0' });
    expect(play.shows().Seed).toBeUndefined();
  });
});
