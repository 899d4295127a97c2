import { expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = (text: string) => ({
  'markers/gate-entrance.json': { name: 'Gate Entrance', ...(text && { text }) },
  'markers/gate-exit.json': { name: 'Gate Exit', ...(text && { text }) },
});

it.each(['', '2hp'])(
  'what a card says of two pieces by their last words is offered once, where they say "%s"',
  (text) => {
    const a = {
      abilities: {
        Build:
          'Free Action:\nPlace a Gate Entrance in range 1 and a Gate Exit in range 5.\nAllies who start their turn on or adjacent to the entrance can teleport to a space adjacent to the exit.',
      },
      with: ['gate-entrance', 'gate-exit'],
    };
    const play = scene('a . . . . .\n. c . . . .\n. . . . . B', { a, c: {}, B: {} }, { files: files(text) });
    play.use('a', 'Build').pick(1, 0).pick(5, 0).turnOf('B').end();
    expect(play.pending().unit).toBe(play.unit('c'));
    play.pick('yes').pick(4, 0);
    expect(play.state.pending).toBeUndefined();
    expect(play.shows()).toMatchObject({ c: '10 at 4,0' });
  },
);
