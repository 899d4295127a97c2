import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('what an ability offers to others for a while', () => {
  const abilities = {
    Open: '2/Game, Free Action:\nUntil the start of your next turn, allies in range 2 of you can spend a Move Action to heal 1.',
  };
  const start = () =>
    scene('a b . . . c . D\n. . . . . . . .', { a: { abilities }, b: { hurt: 5 }, c: { hurt: 5 }, D: {} });

  it('is used by whoever stands there, for the action that it costs', () => {
    const play = start().use('a', 'Open').turnOf('b').use('b', 'Granted action');
    expect(play.shows().b).toBe('6 at 1,0');
    // T-018: the Standard Action may be spent so, too.
    play.use('b', 'Granted action');
    expect(play.usable()).not.toContain('Granted action');
    expect(play.turnOf('c').usable()).not.toContain('Granted action');
  });

  it('is over when that moment comes', () => {
    const play = start().use('a', 'Open').turnOf('D').turnOf('a').turnOf('b');
    expect(play.usable()).not.toContain('Granted action');
  });
});
