import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('an ability that another one has changed', () => {
  it('lays the larger area from then on', () => {
    const abilities = { Stoke: '1/Game, Free Action: Ember Fan is 3x3.' };
    const defaults = { 'Ember Fan': 'Free Action, 2/Turn: Range 1 2x2, enemies take 1dmg.' };
    const play = scene('a . . .\n. B . C\n. . . .', { a: { abilities, defaults }, B: {}, C: {} });
    play.use('a', 'Stoke').use('a', 'Ember Fan').pick(1, 0);
    expect(play.asks()).toContain('placement');
    expect(play.state.pending?.placements?.every((spaces) => spaces.length <= 9)).toBe(true);
    expect(play.state.pending?.placements?.some((spaces) => spaces.length === 9)).toBe(true);
  });

  it('may be aimed at one more, in its own range', () => {
    const abilities = { Split: '1/Game, Free Action: Dart targets one additional enemy.' };
    const defaults = { Dart: 'Free Action, 2/Turn: Range 2, 1dmg.' };
    const play = scene('a B C . D', { a: { abilities, defaults }, B: {}, C: {}, D: {} });
    play.use('a', 'Dart').pick('B');
    expect(play.shows()).toMatchObject({ B: '9 at 1,0', C: '10 at 2,0' });
    play.use('a', 'Split').use('a', 'Dart').pick('B');
    // D is too far away.
    expect(play.asks()).toMatch(/^1 space: 2,0/);
    play.pick('C');
    expect(play.shows()).toMatchObject({ B: '8 at 1,0', C: '9 at 2,0', D: '10 at 4,0' });
  });
});

describe('an action now', () => {
  const abilities = { Sing: 'Ally in range 1 may use a Standard Action now.' };

  it('is an ability of the ally that costs it, or a move', () => {
    const b = { defaults: { Club: 'Range 1, 2dmg.', Wink: 'Free Action: Range 1, 1dmg.' } };
    const play = scene('a b C .', { a: { abilities }, b, C: {} });
    play.use('a', 'Sing').pick('b').pick('yes').pick('An ability');
    // Only Club costs a Standard Action.
    play.pick('C');
    expect(play.shows()).toMatchObject({ C: '8 at 2,0' });
  });
});

describe('a card that taps itself', () => {
  it('cannot be used in the next turn', () => {
    const a = { abilities: { Slam: 'Free Action: Range 1, 1dmg. Tap this.' } };
    const play = scene('a B', { a, B: {} });
    play.use('a', 'Slam').pick('B');
    expect(() => play.use('a', 'Slam')).toThrow('ability/tapped');
    play.turnOf('B').turnOf('a');
    expect(() => play.use('a', 'Slam')).toThrow('ability/tapped');
    play.turnOf('B').turnOf('a');
    play.use('a', 'Slam').pick('B');
    expect(play.shows().B).toBe('8 at 1,0');
  });
});
