import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('what is given until something happens to whoever has it', () => {
  const asleep = { 'conditions/asleep.json': { name: 'Asleep', text: 'You cannot move.' } };

  it('goes with the first damage that it takes, and stays with others', () => {
    const play = scene(
      'a B C',
      {
        a: {
          abilities: {
            Lull: 'Free Action, 2/Game: Range 3, target is Asleep until they take damage.',
            Poke: 'Free Action, 2/Game: Range 3, 1dmg.',
          },
        },
        B: {},
        C: {},
      },
      { files: asleep },
    );
    play.use('a', 'Lull').pick('B').use('a', 'Lull').pick('C').use('a', 'Poke').pick('B');
    expect(play.shows()).toMatchObject({ B: '9 at 1,0', C: '10 at 2,0, Asleep' });
  });

  it('shields an ally up to its own next blow, which its enemies see', () => {
    const play = scene('a b C', {
      a: {
        abilities: {
          Veil: '1/Game, Free Action: Ally in range 3 cannot be targeted by enemies. Ends when they deal damage.',
        },
      },
      b: { defaults: { Jab: 'Free Action: Range 1, 1dmg.' } },
      C: { defaults: { Shot: 'Free Action: Nearest enemy in range 5, 1dmg.' } },
    });
    play.use('a', 'Veil').pick('b').turnOf('C').use('C', 'Shot');
    expect(play.shows()).toMatchObject({ a: '9 at 0,0', b: '10 at 1,0' });
    play.turnOf('b').use('b', 'Jab').pick('C').turnOf('C').use('C', 'Shot');
    expect(play.shows()).toMatchObject({ a: '9 at 0,0', b: '9 at 1,0' });
  });
});
