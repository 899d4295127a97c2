import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const mimic = { defaults: { Mimic: 'Use the default ability with the highest damage of the nearest enemy unit.' } };

describe('an ability of somebody else', () => {
  it('is used as if it was one’s own: the one that deals most of the nearest enemy', () => {
    const B = { defaults: { Poke: 'Range 1, 1dmg.', Shot: 'Range 3, 3dmg.', Mend: 'Heal 9.' } };
    const play = scene('a . B . . C', { a: mimic, B, C: { defaults: { Blast: 'Range 9, 9dmg.' } } });
    play.use('a', 'Mimic').pick('B');
    expect(play.shows()).toMatchObject({ B: '7 at 2,0', C: '10 at 5,0' });
    expect(play.told().join(' ')).toMatch(/uses Shot/);
  });

  it('is chosen where several are as near or as strong', () => {
    const units = {
      a: mimic,
      B: { defaults: { Shot: 'Range 9, 3dmg.' } },
      C: { defaults: { Bolt: 'Range 9, 4dmg.' } },
    };
    const play = scene('B . a . C', units).use('a', 'Mimic').pick('C').pick('B');
    expect(play.shows()).toMatchObject({ B: '6 at 0,0' });
  });

  it('does nothing where the nearest enemy deals no damage', () => {
    const meek = scene('a . . B', { a: mimic, B: { defaults: { Mend: 'Heal 1.' } } });
    expect(meek.use('a', 'Mimic').asks()).toBeUndefined();
    const same = scene('a . . B', { a: mimic, B: mimic });
    expect(same.use('a', 'Mimic').asks()).toBeUndefined();
  });
});

describe('an ability of somebody who is chosen', () => {
  const b = { defaults: { Shot: 'Range 3, 3dmg.' } };

  it('is used from where one stands, not from there', () => {
    const a = { defaults: { Ape: 'Use a default ability of an ally in range 3.' } };
    const play = scene('C a . . b . D', { a, b, C: {}, D: {} }).use('a', 'Ape').pick('b');
    expect(play.pick('C').shows()).toMatchObject({ C: '7 at 0,0', D: '10 at 6,0' });
  });

  it('is theirs where it says "their"', () => {
    const a = {
      defaults: { Jab: 'Range 1, 1dmg.' },
      abilities: { Loan: 'Ally in range 3. Use one of their default abilities.' },
    };
    const play = scene('C a . . b', { a, b, C: {} }).use('a', 'Loan').pick('b').pick('C');
    expect(play.shows().C).toBe('7 at 0,0');
  });
});
