import { describe, expect, it } from 'vitest';
import { reading } from '../notation/vocabulary.ts';
import { scene } from '../support.ts';

const field = 'a . . . .\n. B . C .\n. . . . .';
const lance = (text: string) => ({ a: { abilities: { Lance: text } }, B: {}, C: {} });

describe('a beam that becomes active later', () => {
  const text =
    'Ultimate 1, Free Action:\nDraw a straight beam 2 spaces wide, from you to the edge of the map in a direction of your choice.\nAt the start of your next turn, the beam becomes active until the start of your turn after.\nWhile the beam is active, all spaces in it have Hazard: 2dmg for enemies.';

  it('T-105, T-180: strikes who stands in it only from then on, and until it ends', () => {
    const play = scene(field, lance(text));
    play.use('a', 'Lance').pickArea([1, 0], [2, 0], [3, 0], [4, 0], [1, 1], [2, 1], [3, 1], [4, 1]);
    play.turnOf('C');
    expect(play.end().shows()).toMatchObject({ B: '10 at 1,1', C: '10 at 3,1' });
    play.turnOf('a').turnOf('C');
    expect(play.end().shows().C).toBe('8 at 3,1');
    play.turnOf('a').turnOf('C');
    expect(play.end().shows().C).toBe('8 at 3,1');
  });

  it('is the same where one sentence says what its spaces become then', () => {
    const play = scene(
      field,
      lance(
        'Ultimate 1, Free Action: Infinite line. At the start of your next turn, all spaces in the line gain Hazard: 3dmg until the start of your turn after that.',
      ),
    );
    play.use('a', 'Lance').pickArea([0, 1], [0, 2]);
    play.turnOf('a');
    expect(play.told().join(' ')).toContain('Hazard: 3dmg');
  });

  it('is by hand where nothing was drawn, or where it is not said when it begins', () => {
    const byHand = (said: string) => reading('ability', said).reasons.length > 0;
    expect(byHand('At the start of your next turn, the beam becomes active.')).toBe(true);
    expect(byHand('Infinite line. While the line is active, all spaces in it have Mud.')).toBe(true);
    expect(byHand('Infinite line. Burst 1. At the start of your next turn, the area becomes Mud.')).toBe(true);
  });
});
