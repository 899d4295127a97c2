import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = { 'markers/nugget.json': { name: 'Nugget' } };
const on = (play: ReturnType<typeof scene>, name: string) =>
  play.state.markers.filter(({ card, order }) => order >= 0 && play.game.cards[card]?.name === name);

describe('who comes onto a piece', () => {
  it('takes it away from there, and no other one', () => {
    const passives = { Greed: 'When you move onto a Nugget, remove it and heal 1.' };
    const abilities = { Toss: 'Free Action:\nPlace a Nugget in range 9.' };
    const play = scene('a . . . B', { a: { hurt: 5, passives, abilities }, B: {} }, { files });
    play.use('a', 'Toss').pick(1, 0).use('a', 'Toss').pick(3, 0).move('a', 2, 0);
    expect(play.shows().a).toBe('6 at 2,0');
    expect(on(play, 'Nugget')).toMatchObject([{ at: 3 }]);
  });
});

describe('several spaces', () => {
  it('are struck each by itself', () => {
    const abilities = { Rain: 'Free Action:\nUp to three different spaces in range 4, 2dmg.' };
    const play = scene('a . B . C', { a: { abilities }, B: {}, C: {} }, { files });
    play.use('a', 'Rain').pick(2, 0).pick(4, 0).pick(3, 0);
    expect([play.shows().B, play.shows().C]).toEqual(['8 at 2,0', '8 at 4,0']);
  });
});

describe('two summons at once', () => {
  it('come each to a space of its own', () => {
    const both = {
      ...files,
      'summons/hound.json': { name: 'Hound', health: 3, speed: 2 },
      'summons/falcon.json': { name: 'Falcon', health: 1, speed: 4 },
    };
    const abilities = { Call: 'Summon a Hound and a Falcon in range 2.' };
    const play = scene('a . . . B', { a: { abilities }, B: {} }, { files: both });
    play.use('a', 'Call').pick(2, 0);
    expect(play.shows()).toMatchObject({ Hound: '3 at 2,0', Falcon: '1 at 1,0' });
  });
});

describe('two Standard Actions each turn', () => {
  it('are one more than a unit has', () => {
    const hero = { passives: { 'You have 2 Standard Actions each turn': '' }, defaults: { Jab: 'Range 4, 1dmg.' } };
    const play = scene('a . B', { a: hero, B: {} }, { files });
    play.turnOf('a').use('a', 'Jab').pick('B').use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('8 at 2,0');
    expect(play.usable()).not.toContain('Jab');
  });
});
