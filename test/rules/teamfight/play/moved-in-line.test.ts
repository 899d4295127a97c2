import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'markers/idol.json': { name: 'Idol' },
  'markers/keg.json': { name: 'Keg', object: true, health: 2 },
};
/** Three rows of seven spaces. */
const wide = (row: string) => `${row}\n. . . . . . .\n. . . . . . .`;

describe('a piece that is moved in one line', () => {
  const abilities = {
    Roll: 'Free Action: Place an Idol in range 1, then move it up to 3 in a line.',
    Kick: 'Free Action: Place a Keg in range 1, then move it up to 3 in a straight line.',
  };
  const start = () => scene(wide('a . . . . . .'), { a: { abilities, with: ['idol', 'keg'] } }, { files });

  it('goes no other way than straight', () => {
    const play = start().use('a', 'Roll').pick(1, 0);
    const asks = play.asks();
    expect(asks).toContain('4,0');
    expect(asks).toContain('1,2');
    expect(asks).not.toContain('2,1');
    expect(asks).not.toContain('5,0');
    play.pick(4, 0);
    expect(play.state.markers.map(({ at }) => at)).toEqual([4]);
  });

  it('may be an object that was placed just now', () => {
    const play = start().use('a', 'Kick').pick(1, 0);
    expect(play.asks()).not.toContain('2,1');
    play.pick(4, 0);
    expect(play.state.units.map(({ at }) => at)).toContain(4);
  });
});
