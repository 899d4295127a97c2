import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('the one that a token binds to you', () => {
  const play = (map: string) => {
    const a = {
      with: ['tether'],
      abilities: { Tie: 'Range 5, give your Tether.' },
      passives: {
        'Start of turn':
          'If the unit with your Tether is in range 3, they take 2dmg and you gain 1 overshield. Else, remove Tether.',
      },
    };
    const files = { 'tokens/tether.json': { name: 'Tether', text: '' } };
    return scene(map, { a, B: {} }, { files }).use('a', 'Tie').pick('B').end().end();
  };

  it('is asked where it stands, and is rid of the token elsewhere', () => {
    expect(play('a . B . . .').shows().B).toBe('8 at 2,0, Tether');
    expect(play('a . . . B .').shows().B).toBe('10 at 4,0');
  });
});

describe('spaces that are filled', () => {
  it('are those that a push has left, too', () => {
    const dam =
      'Free Action, 1/Game: Range 4 3x1, units in the area are pushed 1 to a free space on either side. Fill empty spaces in the area with Ditches.';
    const play = scene(
      '. . . . .\na . C . .\n. . # . .',
      { a: { abilities: { Dam: dam } }, C: {} },
      { files: { 'markers/ditch.json': { name: 'Ditch', text: 'Blocks movement but not line of sight.' } } },
    );
    play.use('a', 'Dam').pick(2, 1).pickArea([1, 1], [2, 1], [3, 1]).pick(2, 0);
    expect(play.shows().C).toBe('10 at 2,0');
    play.end().activate('C');
    expect(play.destinations()).not.toContain('2,1');
  });
});
