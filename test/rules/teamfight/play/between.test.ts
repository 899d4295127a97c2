import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('who stands between two others', () => {
  const lance = { Lance: 'Range 5, 2dmg. Enemies between you and the target take 1dmg.' };

  it('is who would hide them from each other, and not who stands beside the way or behind', () => {
    const play = scene('a . B . C D\n. . . . . .\n. . E . . .', { a: { defaults: lance }, B: {}, C: {}, D: {}, E: {} });
    play.use('a', 'Lance').pick('C');
    expect(play.shows()).toMatchObject({ B: '9 at 2,0', C: '8 at 4,0', D: '10 at 5,0', E: '10 at 2,2' });
  });

  it('is counted for what the attack deals', () => {
    const thrust = { Thrust: 'Range 5, 3dmg, -1dmg for each enemy between you and the target.' };
    const play = scene('a . B C D', { a: { defaults: thrust }, B: {}, C: {}, D: {} });
    play.use('a', 'Thrust').pick('D');
    expect(play.shows()).toMatchObject({ B: '10 at 2,0', C: '10 at 3,0', D: '9 at 4,0' });
  });

  it('is asked for, of one side', () => {
    const shy = { Shy: 'Range 5, 3dmg. If an ally is between you and the target, +1dmg.' };
    const play = scene('a b . C\n. . . .\nD . . .', { a: { defaults: shy }, b: {}, C: {}, D: {} });
    play.use('a', 'Shy').pick('C');
    expect(play.shows()).toMatchObject({ C: '6 at 3,0' });
  });
});
