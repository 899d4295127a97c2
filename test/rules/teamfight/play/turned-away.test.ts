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

  it.each([
    ['Take half damage.', '8 at 0,0'],
    ['Take no damage.', '10 at 0,0'],
    ['Reduce the damage by 1.', '8 at 0,0'],
    ['If you are targeted by an ability, cancel it.', '10 at 0,0'],
    ["If you're targeted by an ability with range greater than 4, cancel it.", '10 at 0,0'],
    ["If you're targeted by an ability with range greater than 5, cancel it.", '7 at 0,0'],
  ])('is in time where its number is not passed: %s', (text, shown) => {
    const a = { abilities: { Answer: `1/Game, Instant +2:\n${text}` } };
    const play = scene('a . B', { a, B }, { rolls: [2] })
      .turnOf('B')
      .use('B', 'Shot')
      .pick('a')
      .pick('a', 'Answer');
    expect(play.shows().a).toBe(shown);
  });

  it('is too late behind that, and spares nothing of what comes next', () => {
    const a = { abilities: { Answer: '1/Game, Instant +2:\nTake half damage.' } };
    const play = scene(
      'a . B',
      { a, B: { defaults: { Shot: 'Range 5, 3dmg.', Shots: 'Free Action: Range 5, 4dmg.' } } },
      { rolls: [3] },
    );
    play.turnOf('B').use('B', 'Shot').pick('a').pick('a', 'Answer').use('B', 'Shots').pick('a');
    expect(play.shows().a).toBe('3 at 0,0');
  });

  it('spares an ally that it names', () => {
    const a = { abilities: { Cover: '1/Game, Instant +2:\nAlly in range 2 takes half damage.' } };
    const blast = { defaults: { Blast: 'Enemies in range 5, 4dmg.' } };
    const play = scene('a c . B', { a, c: {}, B: blast }, { rolls: [1] })
      .turnOf('B')
      .use('B', 'Blast');
    play.pick('a', 'Cover').pick('c');
    expect(play.shows()).toMatchObject({ a: '6 at 0,0', c: '8 at 1,0' });
  });
});
