import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('who is taken off the map and placed again later', () => {
  it('is placed where the text says then, and not at once', () => {
    const text =
      'Range 1, remove target from the map. At the start of your next turn, place them in an empty space in range 2.';
    const play = scene('a B . . c', { a: { defaults: { Gulp: text } }, B: {}, c: {} });
    play.use('a', 'Gulp').pick('B');
    expect(play.shows().B).toBe('away');
    play.turnOf('a');
    expect(play.shows().B).toBe('10 at 2,0');
  });

  it('is so in one sentence too', () => {
    const text =
      'Adjacent enemy: remove it from the map until the start of your next turn, then place it adjacent to you.';
    const play = scene('. a B . . c', { a: { defaults: { Gulp: text } }, B: {}, c: {} });
    play.use('a', 'Gulp').pick('B').turnOf('c');
    expect(play.shows().B).toBe('away');
    play.turnOf('a');
    expect(play.shows().B).toBe('10 at 0,0');
  });
});

describe('what one has done in this turn', () => {
  it('is a kill or a hit too', () => {
    const text = 'If you killed an enemy this turn, heal 2.';
    const a = {
      defaults: { Bite: 'Range 1, 2dmg. Heal 1.' },
      abilities: { Feast: `Free Action, 1/Turn: ${text}` },
      hurt: 5,
    };
    const play = scene('a B c', { a, B: { health: 2 }, c: {} });
    play.use('a', 'Bite').pick('B').use('a', 'Feast');
    expect(play.shows().a).toBe('8 at 0,0');
    const none = scene('a B c', { a, B: {}, c: {} });
    none.use('a', 'Bite').pick('B').use('a', 'Feast');
    expect(none.shows().a).toBe('6 at 0,0');
  });
});

describe('how many summons one has', () => {
  it('may be asked for as fewer', () => {
    const files = { 'summons/limb.json': { name: 'Limb', health: 3, speed: 0 } };
    const a = { defaults: { Mend: 'If you have fewer than 1 Limb, heal 1.' }, hurt: 5 };
    const bare = scene('a . B', { a, B: {} }, { files });
    bare.use('a', 'Mend');
    expect(bare.shows().a).toBe('6 at 0,0');
    const limbed = scene('a l . B', { a, l: { card: 'scene/limb', of: 'a' }, B: {} }, { files });
    limbed.use('a', 'Mend');
    expect(limbed.shows().a).toBe('5 at 0,0');
  });
});
