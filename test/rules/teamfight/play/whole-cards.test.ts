import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('a whole card', () => {
  it('summons somebody who answers, by a text of its own, for every hit of its side, until its card is tapped', () => {
    const lookout = {
      name: 'Lookout',
      health: 2,
      speed: 1,
      passives: [{ name: 'When an enemy in LoS is damaged by an ally', text: 'Tap: 1dmg to the enemy.' }],
    };
    const play = scene(
      'a . . B C\n. . . . .',
      {
        a: {
          abilities: { Post: 'Free Action, 1/Game:\nSummon a Lookout in range 1 (max 1).' },
          defaults: { Dart: 'Free Action:\nRange 4, 2dmg.' },
        },
        B: {},
        C: {},
      },
      { files: { 'summons/lookout.json': lookout } },
    );
    play.use('a', 'Post').pick(1, 0).use('a', 'Dart').pick('B');
    expect(play.asks()).toBe('1 react: Lookout:When an enemy in LoS is damaged by an ally stop');
    play.pick('Lookout');
    expect(play.shows().B).toBe('7 at 3,0');
    play.use('a', 'Dart').pick('C');
    expect([play.asks(), play.shows().C]).toEqual([undefined, '8 at 4,0']);
  });

  it('marks a space and later draws all around it there, one after the other', () => {
    const text =
      'Free Action, 1/Game:\nRange 4, mark 1 space.\nAt the start of your next turn, enemies in burst 3 of the marked space, pull 2 towards the marked space, 1dmg.';
    const play = scene('a . . . . . B\n. . . . C . .', { a: { abilities: { Drain: text } }, B: {}, C: {} });
    play.use('a', 'Drain').pick(4, 0).turnOf('C').end();
    expect(play.asks()).toBe('1 destination: 4,0 stop');
    play.pick('stop').pick(4, 0);
    expect(play.shows()).toMatchObject({ B: '9 at 4,0', C: '9 at 4,1' });
  });

  it('is paid with counters, hits as hard as many are left, and cannot be used without them', () => {
    const play = scene(
      'a . B',
      {
        a: {
          with: ['pitch'],
          tokens: { 'scene/pitch': 3 },
          abilities: { Torch: 'Free Action, Spend 2 Pitch:\nRange 3, 1dmg + 2dmg per Pitch.' },
        },
        B: {},
      },
      { files: { 'counters/pitch.json': { name: 'Pitch', most: 4 } } },
    );
    expect(play.usable()).toContain('Torch');
    play.use('a', 'Torch').pick('B');
    expect([play.shows().B, play.shows().a]).toEqual(['7 at 2,0', '10 at 0,0, Pitch']);
    expect(play.usable()).not.toContain('Torch');
  });

  it.each([
    [2, { a: '8 at 0,0', B: '10 at 2,0' }],
    [4, { a: '10 at 0,0', B: '8 at 2,0' }],
    [6, { a: '10 at 0,0', B: '5 at 2,0' }],
  ])('rolls for what it does: %i', (roll, shown) => {
    const text =
      'Roll a die --\n- 1-2: Take 2 damage.\n- 3-5: Enemies in range 3 take 2 damage.\n- 6: Enemies in range 3 take 5 damage.';
    const play = scene('a . B', { a: { defaults: { Gamble: text } }, B: {} }, { rolls: [roll] });
    play.use('a', 'Gamble');
    expect(play.shows()).toMatchObject(shown);
  });
});
