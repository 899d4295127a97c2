import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

const jab = { Jab: 'Free Action, 9/Turn:\nRange 9, undefendable, 9dmg.' };

/** Two of one side in a row, and one who kills. */
const three = (a: Piece, b: Piece = {}) =>
  scene('a . b . C\n. . . . .', { a, b: { health: 6, ...b }, C: { defaults: jab } }, { alone: true });

describe('the corpse of a hero', () => {
  const dawn = { abilities: { Dawn: 'Resurrect target ally corpse in range 2 with half health.' } };

  it('lies where that hero died, who comes back there', () => {
    const play = three(dawn);
    expect(play.usable()).not.toContain('Dawn');
    play.turnOf('C').use('C', 'Jab').pick('b');
    expect(play.shows().b).toBe('dead');
    play.turnOf('a').use('a', 'Dawn');
    expect(play.shows().b).toBe('3 at 2,0');
  });

  it('is out of reach where it is farther away, and none where the hero lives again', () => {
    const far = scene('a . . b C\n. . . . .', { a: dawn, b: { health: 6 }, C: { defaults: jab } }, { alone: true });
    far.turnOf('C').use('C', 'Jab').pick('b').turnOf('a');
    expect(far.usable()).not.toContain('Dawn');
    far.move('a', 1, 0).use('a', 'Dawn');
    expect(far.shows().b).toBe('3 at 3,0');
    expect(far.turnOf('C').turnOf('a').usable()).not.toContain('Dawn');
  });

  it('of each ally in reach, who all come back', () => {
    const all = { abilities: { Chime: '1/Game:\nResurrect each ally with a corpse in range 2, with 3 health.' } };
    const units = { a: all, b: { health: 6 }, c: { health: 5 }, d: { health: 4 }, C: { defaults: jab } };
    const play = scene('a . b . C\n. c . . .\n. . . . d', units, { alone: true });
    play.turnOf('C');
    for (const one of ['b', 'c', 'd']) play.use('C', 'Jab').pick(one);
    play.turnOf('a').use('a', 'Chime').pick(2, 0);
    expect(play.shows()).toMatchObject({ b: '3 at 2,0', c: '3 at 1,1', d: 'dead' });
  });

  it('is asked for by its side', () => {
    const text = {
      abilities: {
        Vigil: 'Must be an ally corpse in range 2:\nHeal 3.',
        Feast: 'Requires an enemy corpse in range 9. Heal 3.',
      },
    };
    const play = three({ ...text, hurt: 5 });
    expect(play.usable()).toEqual([]);
    play.turnOf('C').use('C', 'Jab').pick('b').turnOf('a');
    expect(play.usable()).toEqual(['Vigil']);
    expect(play.use('a', 'Vigil').shows().a).toBe('8 at 0,0');
  });
});
