import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('being attacked from somewhere', () => {
  it.each([
    ['from range 1', 'a B', '9 at 1,0'],
    ['from range 1', 'a . B', '10 at 2,0'],
    ['from beyond range 1', 'a . B', '9 at 2,0'],
  ])('%s: %s', (where, map, shown) => {
    const a = { passives: { Thorns: `When you are attacked ${where}, 1dmg to the attacker.` } };
    const play = scene(map, { a, B: { defaults: { Hit: 'Free Action, Range 3, 1dmg' } } });
    play.turnOf('B').use('B', 'Hit').pick('a');
    expect(play.shows().B).toBe(shown);
  });

  it('is left before they roll', () => {
    const a = { passives: { 'Targeted from beyond range 2': 'You may move 1 before they roll.' } };
    const B = { defaults: { Hit: 'Free Action, Range 3, 1dmg' } };
    const play = scene('. a . . B', { a, B });
    play.turnOf('B').use('B', 'Hit').pick('a').pick('yes').pick(0, 0);
    expect(play.shows().a).toBe('10 at 0,0');
  });
});

describe('damage that comes back', () => {
  it.each([
    ['Take half of it yourself.', '8 at 0,0'],
    ['You take half of that.', '8 at 0,0'],
    ['Take the same yourself.', '7 at 0,0'],
  ])('%s', (back, shown) => {
    const play = scene('a B', { a: { abilities: { Ram: `Free Action, Range 1, 3dmg. ${back}` } }, B: {} });
    play.use('a', 'Ram').pick('B');
    expect(play.shows()).toMatchObject({ a: shown, B: '7 at 1,0' });
  });
});

describe('who gains no conditions', () => {
  it('keeps off those that come, for as long as that holds', () => {
    const a = { abilities: { Ward: 'Free Action, until the start of your next turn, you cannot get new conditions.' } };
    const B = { defaults: { Trip: 'Free Action, Range 3, Slow' } };
    const play = scene('a B', { a, B });
    play.use('a', 'Ward').end().use('B', 'Trip').pick('a');
    expect(play.shows().a).toBe('10 at 0,0');
  });
});
