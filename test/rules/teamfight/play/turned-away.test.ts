import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const B = { defaults: { Shot: 'Range 5, 3dmg.' } };

describe('an instant that answers an attack', () => {
  it('cancels it', () => {
    const a = { abilities: { Counter: '1/Game, Instant:\nCancel the ability.' } };
    const play = scene('a . B', { a, B }).turnOf('B').use('B', 'Shot').pick('a').pick('a', 'Counter');
    expect(play.shows().a).toBe('10 at 0,0');
  });

  it('turns it to somebody else, who is chosen', () => {
    const a = { abilities: { Deflect: '1/Game, Instant:\nThe attack targets an adjacent unit instead.' } };
    const play = scene('a c B', { a, B, c: {} }).turnOf('B').use('B', 'Shot').pick('a').pick('a', 'Deflect').pick('c');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', c: '7 at 1,0' });
  });

  it('leaves another one in the place', () => {
    const a = { abilities: { Cover: '1/Game, Instant:\nSwap with an ally in range 3. They become the target.' } };
    const play = scene('a . c . B', { a, B, c: {} })
      .turnOf('B')
      .use('B', 'Shot')
      .pick('a')
      .pick('a', 'Cover')
      .pick('c');
    expect(play.shows()).toMatchObject({ a: '10 at 2,0', c: '7 at 0,0' });
  });
});
