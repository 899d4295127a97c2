import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = { 'conditions/hushed.json': { name: 'Hushed', text: 'You have +1 speed.' } };

describe('what is lost by using something', () => {
  it('is not lost by the ability that gives it', () => {
    const a = {
      abilities: {
        Fade: '9/Game, Free Action:\nGain Hushed. Move 1.\nYou lose Hushed when you use an ability.',
        Nap: 'Free Action, 9/Turn:\nHeal 1.',
      },
    };
    const play = scene('a . B', { a, B: {} }, { files });
    play.use('a', 'Fade').pick(1, 0);
    expect(play.shows().a).toBe('10 at 1,0, Hushed');
    play.use('a', 'Nap');
    expect(play.shows().a).toBe('10 at 1,0');
  });
});

describe('what comes of a critical hit in the place of a hit', () => {
  const defaults = {
    Jab: 'Free Action, 9/Turn:\nRange 3, +1def, 0dmg +1 crit. On hit, push 1. On crit, give Hushed instead.',
  };

  it('is that alone', () => {
    const play = scene('a . B . .', { a: { defaults }, B: {} }, { files, rolls: [6, 3] });
    play.use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('10 at 2,0, Hushed');
    play.use('a', 'Jab').pick('B').pick(3, 0);
    expect(play.shows().B).toBe('10 at 3,0, Hushed');
  });
});

describe('who cannot be hit critically', () => {
  it('is hit without a roll', () => {
    const defaults = { Jab: 'Free Action, 9/Turn:\nRange 3, 1dmg +2 crit.' };
    const play = scene('a . B C', { a: { defaults }, B: { passives: { 'You cannot be crit': '' } }, C: {} }, { files });
    play.use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('9 at 2,0');
  });
});

describe('a turn without other actions', () => {
  it('has default abilities and no move', () => {
    const B = { defaults: { Jab: 'Range 3, 1dmg.' }, abilities: { Roar: 'Heal 1.' } };
    const defaults = { Bind: "Range 3. On their next turn, target can't take actions except default abilities." };
    const play = scene('a . B .', { a: { defaults }, B }, { files });
    play.use('a', 'Bind').pick('B').turnOf('B');
    expect(play.usable()).toEqual(['Jab']);
  });
});
