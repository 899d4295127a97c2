import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = { 'markers/cairn.json': { name: 'Cairn' } };
const place = 'Free Action, 1/Game:\nPlace a Cairn in an empty space in range 3.';

describe('spaces beside a piece', () => {
  it('are closed to the move of a Move Action alone, where the text says so', () => {
    const text = `${place} 1dmg to units adjacent to it.\nEnemies can't move to spaces adjacent to the Cairn using their standard move.`;
    const B = { speed: 4, defaults: { Dash: 'Free Action, 9/Turn:\nMove 4.' } };
    const play = scene('a . . . . B', { a: { abilities: { Raise: text } }, B }, { files });
    play.use('a', 'Raise').pick(2, 0).turnOf('B');
    expect(play.actions().filter((one) => one.do === 'move')).toEqual([
      expect.objectContaining({ to: play.space(4, 0) }),
    ]);
    play.use('B', 'Dash').pick(3, 0);
    expect(play.shows().B).toBe('10 at 3,0');
  });

  it('are closed to every movement of enemies, and to nobody else', () => {
    const a = {
      passives: { Ward: 'Enemies cannot enter range 1 of your Cairn.' },
      abilities: { Raise: place },
      speed: 4,
    };
    const B = { speed: 4, defaults: { Dash: 'Free Action, 9/Turn:\nMove 4.' } };
    const play = scene('a . . . . B', { a, B }, { files });
    play.use('a', 'Raise').pick(2, 0).move('a', 1, 0).turnOf('B').use('B', 'Dash');
    expect(play.asks()).not.toContain('3,0');
  });
});

describe('a piece that is picked up from beside it', () => {
  it('goes at the start of the turn, or as one comes by', () => {
    const text = `${place} Heal 1.\nYou can't attack while it is placed.\nYou can pick it up while adjacent to it at the start of your turn or while moving.`;
    const a = { abilities: { Raise: text }, speed: 4 };
    const play = scene('a . . . .', { a, B: {} }, { files });
    play.use('a', 'Raise').pick(3, 0).move('a', 2, 0);
    expect(play.asks()).toContain('yes');
    play.pick('yes');
    expect(play.state.markers.filter(({ order }) => order >= 0)).toEqual([]);
  });
});
