import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'markers/pylon.json': { name: 'Pylon' },
  'markers/dome.json': { name: 'Dome' },
};
const raise =
  'Free Action: Place a Pylon in range 2 and another anywhere in LoS, neither space containing an enemy (max 2, remove oldest).\n' +
  'Pylons share 6hp and can be targeted like a unit.';

describe('objects with one pool of health', () => {
  const units = { a: { abilities: { Raise: raise } }, C: { defaults: { Hit: 'Range 9, 4dmg' } } };

  it('lose it together, and come with what is left of it', () => {
    const play = scene('a . . . C\n. . . . .', units, { files });
    play.use('a', 'Raise');
    play.pick(1, 1);
    expect(play.asks()).not.toContain('4,0');
    play.pick(3, 1).end();
    play.turnOf('C').use('C', 'Hit').pick(3, 1);
    expect(play.state.units.filter(({ at }) => at >= 0).map(({ health }) => health)).toEqual([10, 10, 2, 2]);
    play.end().turnOf('a').use('a', 'Raise').pick(2, 1).pick(2, 0);
    expect(play.state.units.filter(({ at }) => at >= 0).map(({ health }) => health)).toEqual([10, 10, 2, 2]);
    play.end().turnOf('C').use('C', 'Hit').pick(2, 0);
    expect(play.state.units.filter(({ at }) => at >= 0)).toHaveLength(2);
  });
});

describe('a piece that is blocking all around it', () => {
  it('keeps the abilities of enemies from what is behind its spaces, and not from the first of them', () => {
    const text =
      'Free Action: Place a Dome in your space with 3hp. The burst 1 square around the Dome is blocking for enemy attacks.';
    const play = scene(
      '. . a b . C\n. . . . . .\n. . . . . .',
      { a: { abilities: { Raise: text } }, b: {}, C: { defaults: { Shot: 'Range 9, 2dmg' } } },
      { files },
    );
    play.use('a', 'Raise').end();
    play.turnOf('C').use('C', 'Shot');
    expect(play.asks()).toContain('3,0');
    expect(play.asks()).not.toContain('2,0');
  });
});
