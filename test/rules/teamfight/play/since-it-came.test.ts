import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const a = { defaults: { Call: '1/Game, Free Action:\nSummon a Moth in range 1.' } };
const called = (passive: { name: string; text: string }) => {
  const files = { 'summons/moth.json': { name: 'Moth', health: 3, speed: 2, passives: [passive] } };
  return scene('a . . B\n. . . .', { a, B: {} }, { files }).turnOf('a').use('a', 'Call').pick(1, 0);
};

/** How many of B's turns come while the summon is there. */
const turnsSeen = (passive: { name: string; text: string }): number => {
  const play = called(passive);
  for (let turns = 0; turns < 5; turns++) {
    play.turnOf('B');
    if (Object.keys(play.shows()).length < 3) return turns;
  }
  return 5;
};

describe('a turn of a summon, counted from when it has come', () => {
  it.each([
    [{ name: 'End of your first turn', text: 'You die.' }, 0],
    [{ name: 'End of your second turn', text: 'You die.' }, 1],
    [{ name: 'At the end of its third turn', text: 'Destroy this.' }, 2],
    [{ name: 'Brief', text: 'At the end of your second turn, you die.' }, 1],
    [{ name: 'Brief', text: 'It dies at the end of its third turn.' }, 2],
  ])('%o', (passive, turns) => {
    expect(turnsSeen(passive)).toBe(turns);
  });
});
