import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('overshield that is counted', () => {
  it('is what somebody has now', () => {
    const bash = {
      Shell: 'Gain 3 overshield.',
      Bash: 'Free Action, 1/Turn: Range 3, deal damage equal to your overshield.',
    };
    const play = scene('a B', { a: { defaults: bash }, B: {} });
    play.use('a', 'Shell').use('a', 'Bash').pick('B');
    expect(play.shows()).toMatchObject({ B: '7 at 1,0' });
  });

  it('is what was lost, where the text takes it away', () => {
    const shed = {
      Shell: 'Gain 2 overshield.',
      Shed: 'Free Action, 1/Turn: Lose all overshield. Range 3, 1dmg for each overshield lost.',
    };
    const play = scene('a B', { a: { defaults: shed }, B: {} });
    play.use('a', 'Shell').use('a', 'Shed').pick('B');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', B: '8 at 1,0' });
  });
});
