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
