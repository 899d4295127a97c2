import { describe, expect, it } from 'vitest';
import { bare, reading } from './vocabulary.ts';

const body = (text: string) => {
  const { program, reasons } = reading('ability', text);
  return reasons.length > 0 ? 'by hand' : bare(program.body);
};
const place = { node: 'place', marker: 't/snare', on: 'space' };

describe('a piece is placed', () => {
  it('on a space of its own choice, said in many ways', () => {
    const seen = [{ node: 'space', range: {}, sight: true, then: [place] }];
    for (const text of [
      'Place a Snare in LoS',
      'Put a Snare anywhere in line of sight',
      'Drop a Snare anywhere you can see',
    ])
      expect(body(text)).toEqual(seen);
    expect(body('Range 3, create a Snare marker adjacent to the target')).toMatchObject([
      { then: [{ node: 'space', range: { max: 1 }, from: 'target', then: [place] }] },
    ]);
    expect(body('Leave a Snare in your space')).toEqual([{ ...place, on: 'you' }]);
    expect(body('Empty space in range 3, place a Snare there')).toMatchObject([{ empty: true, then: [place] }]);
  });

  it('apart from others of its kind', () => {
    const beside = { range: { max: 1 }, of: { marker: 't/snare' }, straight: true };
    expect(body('Place 2 Snares in range 4, but not orthogonally adjacent to any other Snare')).toMatchObject([
      { count: 2, apart: beside, then: [place] },
    ]);
    expect(body('Create a Snare in range 2, not in range 2 of another')).toMatchObject([
      { apart: { range: { max: 2 }, of: { marker: 't/snare' } } },
    ]);
    expect(body('Create a Snare in range 2, but not adjacent to a wall')).toBe('by hand');
    expect(body('Enemies non-diagonally adjacent to you, 2dmg')).toMatchObject([
      { node: 'each', who: { side: 'enemy', places: [{ range: { max: 1 }, straight: true }] } },
    ]);
  });

  it('where a movement begins, which is known only behind such a trigger', () => {
    const { program } = reading(
      'passive',
      'Place a Snare in the space you left.',
      'Once per action, when you begin to move',
    );
    expect(program.rules).toMatchObject([{ trigger: { on: 'begins-move' }, perAction: true, then: [place] }]);
    expect(body('Move 3. Leave a Snare in the space you started moving from.')).toBe('by hand');
  });

  it('behind a range alone, where the sentence says no other place', () => {
    expect(body('Range 2, place a Snare')).toMatchObject([{ node: 'space', range: { max: 2 }, then: [place] }]);
    expect(body('Range 2, 1dmg, place a Snare')).toBe('by hand');
  });

  it('more than once', () => {
    expect(body('Place up to 2 Snares in range 4')).toMatchObject([{ count: 2, min: 0, then: [place] }]);
    expect(body('Three empty spaces in LoS, place a Snare in each')).toMatchObject([
      { count: 3, empty: true, then: [place] },
    ]);
    expect(body('Place a Snare in range 1 and another anywhere in LoS')).toMatchObject([
      { range: { max: 1 }, then: [place] },
      { range: {}, then: [place] },
    ]);
  });

  it('by hand where it is not known where, what, or which of several is meant', () => {
    for (const text of [
      'Place a Snare',
      'Place a Snare beside a friend of yours',
      'Place a Snare in range 2 with 4hp',
      'Place a size 3 Mist in range 2',
      'Place 2 Snares in range 3.\nAt the start of your next turn, destroy it',
      'Place a Snare in range 2 and another where you like, but not next to a wall',
    ])
      expect(body(text), text).toBe('by hand');
  });
});

describe('what a piece does as it goes', () => {
  it('is done when it goes', () => {
    const later = body(
      'Place a Bare Stone in range 2.\nAt the start of your next turn, remove it. It deals burst 1, 2dmg',
    );
    expect(later).toMatchObject([
      { node: 'space' },
      { node: 'later', then: [{ node: 'remove' }, { node: 'area', of: 'marker' }] },
    ]);
  });

  it('is by hand where the moment is', () => {
    const { clauses } = reading(
      'ability',
      'Place a Bare Stone in range 2.\nAt the start of the next eclipse, remove it. It deals burst 1, 2dmg',
    );
    expect(clauses.filter((one) => one.startsWith('run'))).toEqual(['run: Place a Bare Stone in range 2.']);
  });
});

describe('a marked space', () => {
  it('is meant later, and where areas are drawn from', () => {
    const told = body('Mark a space in range 4.\nAt the start of your next turn, burst 2 of the marked space, 3dmg');
    expect(told).toMatchObject([
      { node: 'space', then: [{ node: 'later', then: [{ shape: { size: 2 }, of: 'space' }] }] },
    ]);
    expect(body('Mark the wall')).toBe('by hand');
    expect(body('Mark a space.\nBurst 1, 2dmg')).toBe('by hand');
  });
});

describe('ground', () => {
  it('becomes what is named, where it is known which spaces are meant', () => {
    const mud = { node: 'place', marker: 't/mud', on: 'space' };
    expect(body('Range 4, up to 2 spaces become Mud')).toMatchObject([
      { node: 'space', count: 2, min: 0, then: [mud] },
    ]);
    expect(body('Burst 2, 1dmg.\nThe affected spaces become Mud')).toMatchObject([{ node: 'area', spaces: [mud] }]);
    for (const text of [
      'The affected spaces become Mud',
      'Range 3, 2dmg.\nThe affected spaces become Mud',
      'Burst 2, the affected spaces gain Hazard: 2dmg',
      'Range 3, up to two 2x2 areas become Mud',
      'Range 3, up to two 2x3 areas become Mud',
    ])
      expect(body(text), text).toBe('by hand');
  });
});

describe('pieces that are counted, gone to and asked about', () => {
  it('by their place', () => {
    const per = { count: 'markers', marker: 't/snare', places: [{ range: { max: 2 }, of: 'target' }] };
    expect(body('Range 3, 1dmg + 1dmg for each Snare within range 2 of the target')).toMatchObject([
      { then: [{ amount: { terms: [{ each: 1, per }] } }] },
    ]);
    expect(body('If there is a Snare in range 2, heal 2')).toMatchObject([
      { node: 'if', if: [{ is: 'place', of: 'you', place: { range: { max: 2 }, of: { marker: 't/snare' } } }] },
    ]);
    expect(body('Teleport to a Snare in range 5')).toMatchObject([{ node: 'space', on: 't/snare', empty: true }]);
    expect(body('Range 3, 1dmg + 1dmg for each Snare that glows')).toBe('by hand');
    expect(body('Teleport to a Snare on the other side')).toBe('by hand');
  });
});
