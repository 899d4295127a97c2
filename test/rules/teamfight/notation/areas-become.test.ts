import { describe, expect, it } from 'vitest';
import { bare, reading } from './vocabulary.ts';

const body = (text: string) => {
  const { program, reasons } = reading('ability', text);
  return reasons.length > 0 ? 'by hand' : bare(program.body);
};
const mud = { node: 'place', marker: 't/mud', on: 'space' };
const yourNext = { moment: 'turn-start', of: 'you' };

describe('what spaces become', () => {
  it('of an area, said in many ways', () => {
    const laid = { node: 'area', range: { max: 3 }, spaces: [mud] };
    for (const text of [
      'Range 3 2x2, becomes Mud',
      'Range 3, 2x2 of Mud',
      'Range 3, place a 2x2 of Mud',
      'Range 3 burst 1, all spaces in the area gain Mud',
      'Range 3, fill burst 1 with Mud',
      'Range 3, fill a 2x2 with Mud',
      'Range 3 2x2, the affected spaces become Mud',
    ])
      expect(body(text), text).toMatchObject([laid]);
    expect(body('Fill burst 1 of the target with Mud')).toBe('by hand');
    expect(body('Fill line 4 with Mud')).toMatchObject([{ shape: { shape: 'line', size: 4 }, spaces: [mud] }]);
    expect(body('Fill the bucket with Mud')).toBe('by hand');
  });

  it('until some time, wherever that stands', () => {
    const until = { ...mud, until: yourNext };
    for (const text of [
      'Burst 2 becomes Mud until the start of your next turn',
      'Until the start of your next turn, burst 2 becomes Mud',
      'Fill burst 2 with Mud until the start of your next turn',
    ])
      expect(body(text), text).toMatchObject([{ node: 'area', spaces: [until] }]);
  });

  it('behind what is done to those in it, who do not become that', () => {
    expect(body('Range 3 3x3, 2dmg, and becomes Mud')).toMatchObject([
      { node: 'area', then: [{ node: 'damage', to: 'each' }], spaces: [mud] },
    ]);
  });

  it('where nobody stands', () => {
    const empty = { node: 'if', if: [{ is: 'there-is', max: 0 }], then: [mud] };
    expect(body('Range 3 2x2, 1dmg. Empty spaces in the area become Mud.')).toMatchObject([{ spaces: [empty] }]);
    expect(body('Fill empty spaces in burst 1 with Mud')).toMatchObject([{ node: 'area', spaces: [empty] }]);
  });

  it('all of it once, of a piece that is as large', () => {
    expect(body('Range 3 2x2, the area becomes a Mist')).toMatchObject([
      { node: 'area' },
      { node: 'place', marker: 't/mist', fills: true },
    ]);
    expect(body('Range 3 3x3, the area becomes a Mist')).toBe('by hand');
  });

  it('of a way, as long as it is said', () => {
    for (const text of [
      'Move 3. Each space you leave becomes Mud until the start of your next turn.',
      'Move 3. Leave Mud in each space you leave until the start of your next turn.',
    ])
      expect(body(text), text).toMatchObject([
        { node: 'move' },
        { node: 'way', spaces: 'left', then: [{ ...mud, until: yourNext }] },
      ]);
    expect(body('Each space you leave becomes Mud until the start of your next turn.')).toBe('by hand');
  });
});
