import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const shot = { defaults: { Shot: 'Range 3, 1dmg.' }, abilities: { Rest: 'Free Action, 1/Turn: Heal 1.' } };
const board = '. . . . . .\na b . C . .\n. . . . . .';

describe('a duty', () => {
  it('to attack comes before all else while it can be done, once a turn, and only on whom it names', () => {
    const a = { passives: { 'Enemies in range 4 must attack you if able.': '' } };
    const play = scene(board, { a, b: {}, C: shot });
    play.turnOf('C');
    expect(play.usable()).toEqual(['Shot']);
    expect(() => play.end()).toThrow('action/duty');
    expect(() => play.move('C', 4, 1)).toThrow('action/duty');
    play.use('C', 'Shot');
    expect([play.shows().a, play.shows().b]).toEqual(['9 at 0,1', '10 at 1,1']);
    expect(play.usable()).toContain('Rest');
    play.move('C', 4, 1).end();
  });

  it('that cannot be done leaves one free', () => {
    const a = { passives: { 'Enemies must attack you if able.': '' } };
    const play = scene('a b . . . C', { a, b: {}, C: shot });
    play.turnOf('C');
    expect(play.usable()).toEqual(expect.arrayContaining(['Shot', 'Rest']));
    play.end();
  });

  it('to target somebody binds only who could target them', () => {
    const a = { passives: { 'Enemies in range 3 must target you if able.': '' } };
    const play = scene(board, { a, b: {}, C: { ...shot, speed: 4 } });
    play.turnOf('C').use('C', 'Shot');
    expect(play.shows()).toMatchObject({ a: '9 at 0,1', b: '10 at 1,1' });
    const far = scene(board, { a, b: {}, C: shot });
    far.turnOf('C').move('C', 4, 1).use('C', 'Shot').pick('b');
    expect(far.shows().b).toBe('9 at 1,1');
  });

  it('to walk is done until one is there', () => {
    const text = 'While you are not adjacent to a unit, you must use all resources to move towards the nearest unit.';
    const play = scene('. . . . . . .\na . . . . . C', { a: {}, C: { passives: { Frenzy: text }, speed: 3 } });
    play.turnOf('C');
    expect(() => play.end()).toThrow('action/duty');
    expect(play.destinations()).not.toContain('6,0');
    play.move('C', 3, 1).move('C', 1, 1, { double: true }).end();
    expect(play.shows().C).toBe('10 at 1,1');
  });

  it('may begin with a turn and end with it', () => {
    const text =
      'Free Action: Until the beginning of your next turn,\n  When an enemy starts their turn in range 2 of you,\n    they cannot move, and they must use a default attack targeting you, if possible.';
    const play = scene('. . . . . .\nb a . C . D', { a: { abilities: { Goad: text } }, b: {}, C: shot, D: shot });
    play.use('a', 'Goad').turnOf('C');
    expect(play.usable()).toEqual(['Shot']);
    play.use('C', 'Shot');
    expect(play.destinations()).toEqual([]);
    play.turnOf('D');
    expect(play.destinations().length).toBeGreaterThan(1);
    expect(play.shows().a).toBe('9 at 1,1');
  });
});

describe('whom the next attack must target', () => {
  it.each([
    'Free Action, Range 9: The target’s next attack must target you.',
    'Free Action, Range 9: The target must attack you with its next attack if able.',
  ])('is said of that attack alone: %s', (text) => {
    const play = scene(board, {
      a: { abilities: { Taunt: text } },
      b: {},
      C: { defaults: { Shot: 'Free Action: Range 3, 1dmg.' } },
    });
    play.use('a', 'Taunt').pick('C').turnOf('C').use('C', 'Shot');
    expect(play.shows()).toMatchObject({ a: '9 at 0,1', b: '10 at 1,1' });
    play.use('C', 'Shot').pick('b');
    expect(play.shows()).toMatchObject({ a: '9 at 0,1', b: '9 at 1,1' });
  });

  it('on somebody’s next turn they must attack, and are free after it', () => {
    const text = 'Free Action: Range 9. On their next turn, the target must attack you if able.';
    const play = scene(board, { a: { abilities: { Dare: text } }, b: {}, C: shot });
    play.use('a', 'Dare').pick('C').turnOf('C');
    expect(() => play.end()).toThrow('action/duty');
    play.use('C', 'Shot').end();
    expect(play.shows().a).toBe('9 at 0,1');
  });
});
