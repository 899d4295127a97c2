import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('what comes at each turn while the target has something', () => {
  it('comes for as long as it has that', () => {
    const abilities = {
      Brand: 'Enemy in range 3, Mark. At the start of each of your turns while they have Mark, they take 1dmg.',
      Wash: 'Enemy in range 3, they lose all Mark.',
    };
    const play = scene('a . B', { a: { abilities }, B: {} });
    play.use('a', 'Brand').pick('B').turnOf('B').turnOf('a');
    expect(play.shows().B).toBe('9 at 2,0, Mark');
    play.turnOf('B').turnOf('a').use('a', 'Wash').pick('B');
    expect(play.shows().B).toBe('8 at 2,0');
    play.turnOf('B').turnOf('a');
    expect(play.shows().B).toBe('8 at 2,0');
  });
});
