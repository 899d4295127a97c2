import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('an ability that takes nobody twice in a row', () => {
  it('takes somebody else between', () => {
    const a = {
      abilities: {
        Mend: "Free Action, 9/Turn: Ally in range 9, heal 3. You can't use this on the same ally twice in a row.",
      },
    };
    const play = scene('a b c . D', { a, b: { hurt: 8 }, c: { hurt: 8 }, D: {} })
      .use('a', 'Mend')
      .pick('b');
    expect(play.use('a', 'Mend').pick('b').shows().b).toBe('5 at 1,0');
    play.use('a', 'Mend').pick('c').use('a', 'Mend').pick('b');
    expect(play.shows()).toMatchObject({ b: '8 at 1,0', c: '5 at 2,0' });
  });
});
