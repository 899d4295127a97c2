import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const hit = {
  defaults: {
    Hit: 'Free Action, Range 9, 3dmg.',
    Shove: 'Free Action, Range 9, push 1.',
    Blast: 'Free Action:\nEnemies in burst 9, 3dmg.',
  },
};

describe('what is asked of a use, and whom it answers', () => {
  it('an action can hang on a question, and is there in the grip of a token that forbids all others', () => {
    const files = { 'tokens/trance.json': { name: 'Trance', text: "You can't take actions or reactions." } };
    const a = {
      defaults: {
        Mutter: 'Free Action while Trance:\nHeal 1.',
        Nap: 'Free Action:\nGain Trance.',
        Jab: 'Range 1, 1dmg.',
      },
      with: ['trance'],
      hurt: 5,
    };
    const play = scene('a B', { a, B: {} }, { files });
    expect(play.usable()).toEqual(['Nap', 'Jab']);
    play.use('a', 'Nap');
    expect(play.usable()).toEqual(['Mutter']);
    play.use('a', 'Mutter');
    expect(play.shows().a).toBe('6 at 0,0, Trance');
  });

  it('an instant knows the enemy that it answers, and nobody at the start of a turn', () => {
    const a = {
      abilities: {
        Parry: '1/Game, Instant:\nIf the attacker is in range 2, they take 1 damage. Heal 1.',
        Riposte: '1/Game, Instant +6:\nIf the attacker is in range 2, they take 1 damage. Heal 1.',
      },
      hurt: 5,
    };
    const play = scene('a . B . C', { a, B: hit, C: hit }, { rolls: [3] });
    play.turnOf('B').use('B', 'Hit').pick('a').pick('a', 'Parry').pick('stop');
    expect(play.shows()).toMatchObject({ a: '3 at 0,0', B: '9 at 2,0' });
    play.turnOf('C').use('C', 'Hit').pick('a').pick('a', 'Riposte');
    expect(play.shows()).toMatchObject({ a: '1 at 0,0', C: '10 at 4,0' });
  });

  it.each(['The attacker gets Slow', 'Swap places with the attacker', 'Push the attacker 2', '2dmg to the attacker'])(
    'at the start of a turn an instant has no attacker: %s',
    (does) => {
      const play = scene('a . B', {
        a: { abilities: { Answer: `1/Game, Instant:\n${does}. Heal 1.` }, hurt: 5 },
        B: {},
      });
      play.turnOf('a').end().pick('a', 'Answer');
      expect(play.shows()).toMatchObject({ a: '6 at 0,0', B: '10 at 2,0' });
    },
  );

  it('who takes damage only as a target is spared by areas', () => {
    const a = { passives: { 'You only take damage from abilities that target you': '' } };
    const play = scene('a . B', { a, B: hit });
    play.turnOf('B').use('B', 'Blast');
    expect(play.shows().a).toBe('10 at 0,0');
    play.use('B', 'Hit').pick('a');
    expect(play.shows().a).toBe('7 at 0,0');
  });

  it('what comes at the start of the next turn is less for whoever was moved until then', () => {
    const text =
      'Free Action:\nAt the beginning of your next turn, enemies in range 9, 5dmg.\nIf you were moved by an enemy since, 3dmg instead.';
    const a = { defaults: { Gather: text } };
    const play = scene('. a . B', { a, B: { ...hit, health: 20 } });
    play.use('a', 'Gather').turnOf('B').turnOf('a');
    expect(play.shows().B).toBe('15 at 3,0');
    play.use('a', 'Gather').turnOf('B').use('B', 'Shove').pick('a').pick(0, 0).turnOf('a');
    expect(play.shows().B).toBe('12 at 3,0');
  });
});
