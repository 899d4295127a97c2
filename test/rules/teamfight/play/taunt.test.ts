import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('whoever can only target one', () => {
  const C = {
    defaults: {
      Shot: 'Free Action, 9/Turn: Range 9, 1dmg.',
      Aid: 'Free Action, 1/Turn: Range 9, ally gains 1 overshield.',
    },
  };
  const units = (text: string) => ({ a: { abilities: { Taunt: text } }, b: {}, C, D: C });
  const field = 'a b . C . . . D';

  it.each([
    'Range 3, 2dmg. The target can only target you until the end of its next turn.',
    'Range 3, 2dmg. Until the end of its next turn, the target cannot target anyone but you.',
    'Enemies in burst 3, 2dmg. They can only target you until the end of their next turn.',
  ])('hits nobody else, its own side included; the others do: %s', (text) => {
    const play = scene(field, units(text)).use('a', 'Taunt');
    if (play.asks()) play.pick('C');
    play.turnOf('C').use('C', 'Shot').pick('b').use('C', 'Shot').pick('D');
    expect(play.use('C', 'Aid').asks()).toBeUndefined();
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', b: '10 at 1,0', C: '8 at 3,0', D: '10 at 7,0' });
    play.use('C', 'Shot').pick('a').turnOf('D').use('D', 'Shot').pick('b');
    expect(play.shows()).toMatchObject({ a: '9 at 0,0', b: '9 at 1,0' });
    play.turnOf('C').use('C', 'Shot').pick('b');
    expect(play.shows().b).toBe('8 at 1,0');
  });

  it('may still help its own side where only attacks are kept from others', () => {
    const play = scene(field, units('Range 3, 2dmg. Until your next turn, the target can’t attack anyone except you.'));
    play.use('a', 'Taunt').pick('C').turnOf('C');
    play.use('C', 'Shot').pick('b').use('C', 'Aid').pick('D');
    expect(play.shows()).toMatchObject({ b: '10 at 1,0', D: '10 at 7,0, 1 overshield' });
  });
});

describe('an attack that is owed', () => {
  const shot = { defaults: { Shot: 'Free Action, 9/Turn: Range 9, 1dmg.' } };

  it('is each enemy’s next one, and no other', () => {
    const a = { abilities: { Taunt: 'Enemies in range 4 must attack you with their next attack if able.' } };
    const play = scene('a b . C D', { a, b: {}, C: shot, D: shot }).use('a', 'Taunt').turnOf('C').use('C', 'Shot');
    // Nobody else can be chosen, so that nobody is asked.
    expect(play.asks()).toBeUndefined();
    play.use('C', 'Shot').pick('b');
    expect(play.shows()).toMatchObject({ a: '9 at 0,0', b: '9 at 1,0' });
    play.turnOf('D').use('D', 'Shot');
    expect(play.asks()).toBeUndefined();
    expect(play.shows().a).toBe('8 at 0,0');
  });

  it('in the next turn is owed in that turn only', () => {
    const a = { abilities: { Taunt: 'Range 4, the target must target you on its next turn if able.' } };
    const play = scene('a b . C', { a, b: {}, C: shot }).use('a', 'Taunt').pick('C').turnOf('C').use('C', 'Shot');
    expect(play.asks()).toBeUndefined();
    play.turnOf('a').turnOf('C').use('C', 'Shot');
    expect(play.asks()).toBeDefined();
  });
});
