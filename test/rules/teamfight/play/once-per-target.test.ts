import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('an ability that is used on each enemy once a turn', () => {
  it.each([
    'Free Action, once per enemy per turn:\nEnemy in range 3, 1dmg.',
    'Free Action: Enemy in range 3, 1dmg. Once per turn per enemy.',
  ])('is used on another one then, and in the next turn on the first again: %s', (text) => {
    const play = scene('a B C', { a: { abilities: { Rake: text } }, B: {}, C: {} });
    play.use('a', 'Rake').pick('B').use('a', 'Rake');
    const { options, listed } = play.pending();
    expect(options.slice(0, listed)).toEqual([play.space(2, 0)]);
    play.pick('C');
    play.turnOf('B').turnOf('a').use('a', 'Rake').pick('B');
    expect(play.shows()).toMatchObject({ B: '8 at 1,0', C: '9 at 2,0' });
  });
});
