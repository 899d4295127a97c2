import { describe, expect, it } from 'vitest';
import { reading } from '../notation/vocabulary.ts';
import { scene } from '../support.ts';

const files = { 'tokens/bounty.json': { name: 'Bounty' } };

describe('tokens that one has given', () => {
  it('mark whom a text means: another’s of the same kind are nobody’s business', () => {
    const hunter = {
      defaults: {
        Hang: 'Free Action:\nRange 9, give target your Bounty (max 1, remove oldest).',
        Shoot: 'Free Action, 9/Turn:\nRange 9, 1dmg.',
        Lift: 'Free Action:\nRemove your Bounty. Heal 2.',
      },
      passives: {
        'You deal +2 damage to the unit with your Bounty.': '',
        'End of turn': 'The unit with your Bounty takes 1 damage.',
      },
      with: ['scene/bounty'],
    };
    const play = scene('a b . C D', { a: hunter, b: { ...hunter, hurt: 4 }, C: {}, D: {} }, { files });
    play.use('a', 'Hang').pick('C').use('a', 'Shoot').pick('C').use('a', 'Shoot').pick('D');
    expect(play.shows()).toMatchObject({ C: '7 at 3,0, Bounty', D: '9 at 4,0' });
    play.turnOf('b').use('b', 'Hang').pick('D').use('b', 'Shoot').pick('C').use('b', 'Shoot').pick('D');
    expect(play.shows()).toMatchObject({ C: '3 at 3,0, Bounty', D: '6 at 4,0, Bounty' });
    play.use('b', 'Lift');
    expect(play.shows()).toMatchObject({ b: '8 at 1,0', C: '3 at 3,0, Bounty', D: '6 at 4,0' });
  });

  it('stay with the last so many, of whom the oldest loses it first', () => {
    const hang = { Hang: 'Free Action, 9/Turn: Range 9, give target your Bounty (max 2, remove oldest).' };
    const play = scene('a . C D E', { a: { defaults: hang, with: ['scene/bounty'] }, C: {}, D: {}, E: {} }, { files });
    play.use('a', 'Hang').pick('D').use('a', 'Hang').pick('C').use('a', 'Hang').pick('E');
    expect(play.shows()).toMatchObject({ C: '10 at 2,0, Bounty', D: '10 at 3,0', E: '10 at 4,0, Bounty' });
    play.use('a', 'Hang').pick('D');
    expect(play.shows()).toMatchObject({ C: '10 at 2,0', D: '10 at 3,0, Bounty', E: '10 at 4,0, Bounty' });
  });

  it('are asked for, and in the text of the token itself it is not said whose they are', () => {
    const rules = (name: string) => reading('passive', '', name);
    expect(rules('While no enemy has your Mark, you have +1 speed').program.rules).toMatchObject([
      { if: [{ is: 'there-is', who: { side: 'enemy', if: [{ is: 'has', of: 'each', yours: true }] }, max: 0 }] },
    ]);
    expect(reading('ability', 'Range 3, 1dmg +2dmg if target has your Mark').reasons).toEqual([]);
    expect(reading('token', 'The unit with your Mark takes 1 damage').reasons).not.toEqual([]);
  });

  it('is a change that holds for one attack alone', () => {
    const play = scene('a b C', {
      a: { abilities: { Cheer: 'Free Action: Give an adjacent ally +2dmg on their next attack.' } },
      b: { defaults: { Hit: 'Free Action: Range 1, 1dmg.' } },
      C: {},
    });
    play.use('a', 'Cheer').pick('b');
    play.turnOf('b').use('b', 'Hit').pick('C').use('b', 'Hit').pick('C');
    expect(play.shows().C).toBe('6 at 2,0');
  });

  it('comes to whoever the next attack damages, and to nobody after that', () => {
    const play = scene('a C D', {
      a: {
        defaults: { Jab: 'Free Action: Range 2, 1dmg.' },
        abilities: { Poison: '1/Game, Free Action: Your next attack also gives DoT 2.' },
      },
      C: {},
      D: {},
    });
    play.use('a', 'Poison').use('a', 'Jab').pick('C').use('a', 'Jab').pick('D');
    expect([play.shows().C, play.shows().D]).toEqual(['9 at 1,0, 2 DoT', '9 at 2,0']);
  });

  it('is chosen among several, each once', () => {
    const wish = {
      abilities: {
        Wish: 'Free Action: Choose two --\n- Gain 2 overshield.\n- Move 1.\n- All enemies are Silenced.',
      },
    };
    const play = scene('a . C', { a: wish, C: {} });
    play.use('a', 'Wish').pick('Gain 2 overshield').pick('All enemies are Silenced');
    expect(play.shows().C).toBe('10 at 2,0, Silence');
  });

  it('go at the first of two things that end them', () => {
    const sneak = { abilities: { Hide: 'Free Action: Become Invisible. Ends when you attack or take damage.' } };
    const play = scene('a C', { a: sneak, C: { defaults: { Jab: 'Range 1, 1dmg.' } } });
    play.use('a', 'Hide');
    expect(play.shows().a).toBe('10 at 0,0, Invisible');
    play.turnOf('C').use('C', 'Jab').pick('a');
    expect(play.shows().a).toBe('9 at 0,0');
  });
});
