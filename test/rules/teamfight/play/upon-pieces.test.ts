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
