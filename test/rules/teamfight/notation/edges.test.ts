import { describe, expect, it } from 'vitest';
import { bare, reading } from './vocabulary.ts';

const body = (text: string) => {
  const { program, reasons } = reading('ability', text);
  return reasons.length > 0 ? 'by hand' : bare(program.body);
};
const place = { node: 'place', marker: 't/bare-stone', on: 'space', edge: true };

describe('a piece on an edge', () => {
  it('is placed where edges can be, said in many ways', () => {
    const touched = [{ node: 'edge', range: { max: 0 }, sight: false, then: [place] }];
    for (const text of [
      'Place a Bare Stone on an edge you touch',
      'Raise a Bare Stone on an adjacent edge',
      'Put a Bare Stone on any edge of your space',
    ])
      expect(body(text)).toEqual(touched);
    const near = [{ node: 'edge', range: { max: 3 }, sight: true, then: [place] }];
    expect(body('Place a Bare Stone on an edge in range 3')).toEqual(near);
    expect(body('Range 3, place a Bare Stone on an edge')).toEqual(near);
    expect(body('Place up to 2 Bare Stones on edges in LoS')).toMatchObject([{ count: 2, min: 0, range: {} }]);
    expect(body('Create a Bare Stone of length 3 on an edge in range 2')).toMatchObject([{ long: 3 }]);
    expect(body('Place a Bare Stone on an edge')).toBe('by hand');
  });

  it('is placed on an edge that was chosen in a sentence before', () => {
    expect(body('Choose an edge in range 2. Place a Bare Stone on that edge.')).toMatchObject([
      { node: 'edge', range: { max: 2 }, then: [] },
      place,
    ]);
    expect(body('Range 2, 1dmg. Place a Bare Stone on that edge.')).toBe('by hand');
  });

  it('is read to its last word', () => {
    const { clauses } = reading('ability', 'Free Action: Place a Bare Stone on an edge in range 3, then move 1.');
    expect(clauses).toEqual([
      'run: Free Action:',
      'run: Place a Bare Stone on an edge in range 3, then',
      'run: move 1.',
    ]);
  });
});

describe('walls and terrain', () => {
  it('are destroyed in areas, in a chosen space and on one edge', () => {
    const razed = { node: 'raze', what: 'terrain', on: 'space' };
    expect(body('Range 3 3x3, 2dmg. Destroy all walls and terrain in the area.')).toMatchObject([
      { node: 'area', spaces: [razed] },
    ]);
    expect(body('Burst 1, destroy all terrain')).toMatchObject([{ node: 'area', spaces: [razed] }]);
    expect(body('Range 1, destroy all terrain in that space')).toMatchObject([
      { node: 'space', solid: true, then: [razed] },
    ]);
    expect(body('Break a wall in range 2')).toMatchObject([
      { node: 'edge', walled: true, then: [{ node: 'raze', what: 'walls', on: 'edge' }] },
    ]);
    expect(body('Destroy all walls')).toBe('by hand');
    expect(body('Range 3, destroy all terrain but the walls')).toBe('by hand');
  });

  it('are asked about by who stands beside them', () => {
    expect(body("If you're adjacent to a wall, gain 1 Coin")).toMatchObject([
      { if: [{ is: 'place', of: 'you', place: { walled: true } }] },
    ]);
  });
});

describe('a piece on every space of an area', () => {
  it('is told of empty spaces or of all, and what keeps units out only of empty ones', () => {
    const laid = { node: 'place', marker: 't/bare-stone', on: 'space' };
    const empty = { node: 'if', then: [laid] };
    expect(body('Line 4, 1dmg. Fill all empty spaces in the line with Bare Stones.')).toMatchObject([
      { node: 'area', spaces: [empty] },
    ]);
    expect(body('Burst 1, place a Bare Stone in each empty space of the area')).toMatchObject([{ spaces: [empty] }]);
    expect(body('Range 2 2x2, fill the area with Bare Stones')).toMatchObject([{ spaces: [laid] }]);
    expect(body('Burst 1, fill it with Bare Stones. Bare Stones vanish at the end of your next turn.')).toMatchObject([
      { spaces: [{ ...laid, until: { moment: 'turn-end', of: 'you' } }] },
    ]);
    expect(body('Burst 1, fill it with Bare Stones which block movement')).toBe('by hand');
    expect(body('Fill the area with Bare Stones')).toBe('by hand');
  });
});
