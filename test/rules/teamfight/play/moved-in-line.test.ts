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

describe('pieces and those who stand on them', () => {
  const files = {
    'markers/hatch.json': { name: 'Hatch' },
    'markers/keg.json': { name: 'Keg', object: true, health: 2, text: 'When this is destroyed, burst 1, 3dmg.' },
    'tokens/fuse.json': { name: 'Fuse' },
  };
  const wide = (row: string) => `${row}\n. . . . . . .\n. . . . . . .`;

  it('an ally on one goes to the other', () => {
    const abilities = {
      Doors: 'Free Action: Place a Hatch in range 3 and a Hatch in an empty space in LoS.',
      Through: 'Free Action: An ally in the space of a Hatch teleports to the other Hatch.',
    };
    const play = scene(wide('a b . . . . .'), { a: { abilities, with: ['hatch'] }, b: {} }, { files });
    play.use('a', 'Doors').pick(1, 0).pick(4, 1).use('a', 'Through').pick('b');
    expect(play.shows()).toMatchObject({ b: '10 at 4,1' });
  });

  it('only those with a token on them are destroyed', () => {
    const abilities = {
      Set: 'Free Action: Place a Keg in range 6.',
      Light: 'Free Action: Put a Fuse on a Keg in range 6.',
      Blow: 'Free Action: Destroy all Kegs with a Fuse, one at a time.',
    };
    const play = scene(wide('a . . . . . B'), { a: { abilities, with: ['keg', 'fuse'] }, B: {} }, { files });
    play.use('a', 'Set').pick(5, 0).use('a', 'Set').pick(2, 2).use('a', 'Light').pick(5, 0).use('a', 'Blow');
    expect(play.state.units.filter(({ at, card }) => at >= 0 && play.game.cards[card]?.name === 'Keg')).toHaveLength(1);
    expect(play.shows()).toMatchObject({ B: '7 at 6,0' });
  });
});
