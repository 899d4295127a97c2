import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('attacks that also strike others', () => {
  const jab = { Jab: 'Range 3, 2dmg.' };

  it('strike those beside whom they hit once, and what that does strikes nobody more', () => {
    const abilities = {
      Fork: '1/Game, Free Action\nFor the rest of the game, your attacks also deal 1dmg to enemies adjacent to the target.',
    };
    const play = scene('a . B C D', { a: { defaults: jab, abilities }, B: {}, C: {}, D: {} });
    play.use('a', 'Fork').use('a', 'Jab').pick('B');
    expect(play.shows()).toMatchObject({ B: '8 at 2,0', C: '9 at 3,0', D: '10 at 4,0' });
  });

  it('another one is chosen near the target', () => {
    const abilities = {
      Arc: '1/Game, Free Action\nFor the rest of the game, your default attacks also deal 1dmg to another enemy in range 2 of the target.',
    };
    const play = scene('a . B C D', { a: { defaults: jab, abilities }, B: {}, C: {}, D: {} });
    play.use('a', 'Arc').use('a', 'Jab').pick('B').pick('D');
    expect(play.shows()).toMatchObject({ B: '8 at 2,0', C: '10 at 3,0', D: '9 at 4,0' });
  });
});
