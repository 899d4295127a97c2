import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

const acts = (text: string, more: Piece = {}): Piece => ({ ...more, defaults: { Act: text } });
const bears = (name: string, text = ''): Piece => ({ passives: { [name]: text } });

describe('who sees whom', () => {
  it('T-078: whether the target sees its attacker is asked from the target', () => {
    const a = acts('Range 4, 1dmg. 3dmg instead if the target cannot see you.');
    const open = scene('a . . B\n. . . .', { a, B: {} });
    open.use('a', 'Act').pick('B');
    expect(open.shows().B).toBe('9 at 3,0');
    // A rock next to whoever looks hides more than one that is farther away.
    const hidden = scene('B . .\n. # .\n. . .\n. a .', { a, B: {} });
    hidden.use('a', 'Act').pick('B');
    expect(hidden.shows().B).toBe('7 at 0,0');
  });

  const pane = { 'markers/pane.json': { name: 'Pane', text: 'Blocks line of sight.' } };

  it.each([
    ['Panes do not block your line of sight', true],
    ['You can see through Panes', true],
    ['Watchful', false],
  ])('sees past pieces that are in nobody else’s way: %s', (name, seen) => {
    const a: Piece = {
      ...bears(name),
      defaults: { Act: 'Range 5, 2dmg', Wave: 'Enemies in range 5 and LoS, 1dmg' },
      abilities: { Raise: 'Free Action: Place a Pane in range 1.' },
    };
    const play = scene('a . . C\n. # # #', { a, C: acts('Range 5, 2dmg') }, { files: pane });
    play.use('a', 'Raise').pick(1, 0).use('a', 'Act');
    expect(play.asks()?.includes('3,0')).toBe(seen);
    play.pick(0, 0).turnOf('C').use('C', 'Act');
    expect(play.asks()).not.toContain('0,0');
  });
});

describe('how far one aims', () => {
  it('enemies target nobody beyond a distance, each measured from itself', () => {
    const a: Piece = {
      abilities: { Fog: 'Free Action: Until the start of your next turn, enemies cannot target beyond range 2.' },
    };
    const play = scene('a b . C\n. . . .', { a, b: {}, C: acts('Range 5, 1dmg') });
    play.use('a', 'Fog').turnOf('C').use('C', 'Act');
    expect(play.asks()).toMatch(/^2 space: 1,0 3,0/);
  });

  it('one ally cannot be targeted from beyond a distance, measured from that one', () => {
    const a = bears('Allies adjacent to you cannot be targeted from beyond range 2');
    const play = scene('. a b . . C\n. . . . . .', { a, b: {}, C: acts('Range 5, 1dmg') });
    play.turnOf('C').use('C', 'Act');
    expect(play.asks()).toMatch(/^2 space: 1,0 5,0/);
  });
});

describe('who is nearest', () => {
  it.each([
    ['B', '7 at 2,0'],
    ['C', '9 at 4,0'],
  ])('is asked of all who are there: %s', (whom, shown) => {
    const a = acts('Range 5, 1dmg. +2dmg if the target is your nearest enemy.');
    const play = scene('a . B . C', { a, B: {}, C: {} });
    play.use('a', 'Act').pick(whom);
    expect(play.shows()[whom]).toBe(shown);
  });

  it('is whom a passive is against, whoever that is at the time', () => {
    const a = acts('Range 5, 1dmg', bears('You deal +1 damage to the nearest enemy'));
    const play = scene('a . B . C', { a, B: {}, C: {} });
    play.use('a', 'Act').pick('C').end().turnOf('a').use('a', 'Act').pick('B');
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '8 at 2,0', C: '9 at 4,0' });
  });
});
