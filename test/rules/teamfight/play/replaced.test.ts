import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'markers/egg.json': {
    name: 'Egg',
    object: true,
    health: 1,
    text: '1hp. At the start of your turn, replace this with a Pup.',
  },
  'markers/nest.json': { name: 'Nest' },
  'summons/pup.json': { name: 'Pup', health: 1, speed: 3, size: 1 },
};

describe('a piece that is replaced', () => {
  it('is an object by its own text', () => {
    const a = {
      abilities: {
        Clutch: '1/Game, Free Action:\nThree empty spaces in range 2, place an Egg in each.',
      },
    };
    const play = scene('a . . . . B', { a, B: {} }, { files });
    play.use('a', 'Clutch').pick(1, 0);
    play.end().turnOf('B').end().turnOf('a');
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '10 at 5,0', Pup: '1 at 2,0' });
  });

  it('is the one that was placed', () => {
    const a = {
      abilities: {
        Breed: 'Free Action:\nPlace a Nest in range 2. At the start of your next turn, replace it with a Pup.',
      },
    };
    const play = scene('a . . . . B', { a, B: {} }, { files });
    play.use('a', 'Breed').pick(2, 0).end().turnOf('B').end().turnOf('a');
    expect(Object.values(play.shows())).toContain('1 at 2,0');
  });
});
