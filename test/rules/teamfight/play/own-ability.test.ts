import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('an ability of one’s own card', () => {
  const Hook = '1/Game: Range 3, 2dmg.';

  it.each(['Move 2, then use Hook.', 'Move 2. Cast your Hook.', 'Move 2 and perform Hook for free.'])(
    'is a part of the one that uses it, and its limits hold: %s',
    (text) => {
      const play = scene('a . . . . B', { a: { abilities: { Rush: `Free Action, 2/Turn: ${text}`, Hook } }, B: {} });
      play.use('a', 'Rush').pick(2, 0).pick('B');
      expect(play.shows()).toMatchObject({ a: '10 at 2,0', B: '8 at 5,0' });
      play.use('a', 'Rush').pick(3, 0);
      expect(play.shows()).toMatchObject({ a: '10 at 3,0', B: '8 at 5,0' });
    },
  );

  it('is by hand where it uses others itself, so that nothing goes on for ever', () => {
    const round = { Rush: 'Move 2, then use Hook.', Hook: 'Range 3, 2dmg, then use Rush.' };
    const play = scene('a . . . . B', { a: { abilities: round }, B: {} });
    expect(play.use('a', 'Rush').pick(2, 0).asks()).toBeUndefined();
    expect(play.shows()).toMatchObject({ a: '10 at 2,0', B: '10 at 5,0' });
  });
});
