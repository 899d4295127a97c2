import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const shot = { Shot: 'Free Action, 9/Turn: Range 9, 2dmg' };

describe('overshield that is gone', () => {
  const raise = {
    Raise:
      'Free Action, 2/Turn: Gain 3 overshield. While you have it, you have +2 speed. When you lose the last of it, enemies in burst 1, 1dmg.',
  };

  it('ends what holds while one has it, and sets off what comes then, once', () => {
    const play = scene('a C . . .', { a: { abilities: raise }, C: { defaults: shot } });
    play.use('a', 'Raise').use('a', 'Raise').end();
    play.turnOf('C').use('C', 'Shot').pick('a');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0, 1 overshield', C: '10 at 1,0' });
    play.use('C', 'Shot').pick('a');
    expect(play.shows()).toMatchObject({ a: '9 at 0,0', C: '9 at 1,0' });
    expect(play.state.lasting).toEqual([]);
    play.use('C', 'Shot').pick('a');
    expect(play.shows()).toMatchObject({ a: '7 at 0,0', C: '9 at 1,0' });
  });

  it('answers on a passive, when it ends by itself only where nothing has to break', () => {
    const ends = { Raise: 'Free Action: Gain 2 overshield until the start of your next turn.' };
    const play = scene('a b C', {
      a: { abilities: ends, passives: { 'When your overshield breaks': 'Enemies in burst 9, 1dmg' } },
      b: { passives: { 'When an ally loses all overshield': 'Enemies in burst 9, 2dmg' } },
      C: {},
    });
    play.use('a', 'Raise').end();
    expect(play.shows().C).toBe('10 at 2,0');
    play.turnOf('a');
    expect(play.shows().C).toBe('8 at 2,0');
  });
});
