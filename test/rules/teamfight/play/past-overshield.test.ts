import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('overshield and health', () => {
  const free = (text: string) => `Free Action, 9/Turn: ${text}`;

  it('are passed by what ignores overshield, as an attack and as a passive', () => {
    const a = { defaults: { Pierce: free('Range 9, 2dmg, ignoring overshield.') } };
    const b = { defaults: { Shot: free('Range 9, 2dmg.') }, passives: { 'Your attacks ignore overshield': '' } };
    const play = scene('a b . C', { a, b, C: { overshield: 5 } })
      .use('a', 'Pierce')
      .pick('C');
    expect(play.shows().C).toBe('8 at 3,0, 5 overshield');
    expect(play.turnOf('b').use('b', 'Shot').pick('C').shows().C).toBe('6 at 3,0, 5 overshield');
  });

  it('do not grow where nothing may be gained, and are kept where nothing may be lost', () => {
    const a = {
      abilities: {
        Drain: free("Enemy in range 9, they can't heal or gain overshield until the end of their next turn."),
        Hit: free('Range 9, 3dmg.'),
      },
    };
    const C = {
      abilities: {
        Shell: free('Gain 3 overshield.'),
        Vow: free('Until the end of your next turn, you cannot lose health.'),
      },
    };
    const play = scene('a . C', { a, C: { ...C, hurt: 2 } })
      .use('a', 'Drain')
      .pick('C')
      .end();
    play.use('C', 'Shell').use('C', 'Vow').end();
    expect(play.shows().C).toBe('8 at 2,0');
    expect(play.use('a', 'Hit').pick('C').shows().C).toBe('8 at 2,0');
  });
});
