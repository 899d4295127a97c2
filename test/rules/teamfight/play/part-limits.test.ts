import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('a limit behind what an action does', () => {
  it('is of the part in which it stands', () => {
    const Oars = 'Choose one:\n- Free Action: Move 1. 1/Turn.\n- Range 1, 1dmg.';
    const play = scene('a . . B', { a: { abilities: { Oars } }, B: {} });
    play.use('a', 'Oars').pick(1, 0);
    expect(() => play.use('a', 'Oars')).toThrow('ability/used-this-turn');
  });

  it('is of the one action that a passive gives', () => {
    const play = scene('a B', { a: { passives: { Waders: 'Free Action: Heal 1. 1/Turn.' }, hurt: 5 }, B: {} });
    play.use('a', 'Waders');
    expect(play.shows().a).toBe('6 at 0,0');
    expect(() => play.use('a', 'Waders')).toThrow();
  });

  it('says of a free action, too, that it is taken at the start of the turn', () => {
    const Dawn = 'Free Action, 1/Game, at the start of your turn: Heal 3.';
    const early = scene('a B', { a: { abilities: { Dawn }, hurt: 5 }, B: {} });
    expect(early.use('a', 'Dawn').shows().a).toBe('8 at 0,0');
    const late = scene('a B', { a: { abilities: { Dawn, Jab: 'Range 1, 1dmg.' }, hurt: 5 }, B: {} });
    late.use('a', 'Jab').pick('B');
    expect(() => late.use('a', 'Dawn')).toThrow();
  });
});

describe('what is said of "it", behind what summons one', () => {
  const files = { 'summons/stoat.json': { name: 'Stoat', health: 2, speed: 2 } };

  it('is of each that has come so', () => {
    const abilities = {
      Call: '2/Game, Free Action: Summon a Stoat in range 3. It dies when you are damaged.',
      Prick: '1/Game, Free Action: Take 1 damage.',
    };
    const play = scene('a . . B', { a: { abilities }, B: {} }, { files });
    play.use('a', 'Call').pick(1, 0).use('a', 'Call');
    play.use('a', 'Prick');
    expect(play.shows()).toEqual({ a: '9 at 0,0', B: '10 at 3,0' });
  });
});
