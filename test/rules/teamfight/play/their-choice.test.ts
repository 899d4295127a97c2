import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'counters/coin.json': { name: 'Coin', start: 0, most: 5 },
  'conditions/dazed.json': { name: 'Dazed', text: 'You have -1 speed.' },
};

const withCoin = {
  abilities: { Earn: 'Free Action:\nGain a Coin.' },
  with: ['scene/coin'],
};

describe('what the target chooses', () => {
  const Offer = 'Range 3. The target chooses one --\n- Take 3dmg\n- Lose a Coin\n- You gain a Coin';

  it('is asked of its player, and what it cannot pay for is not offered', () => {
    const a = { defaults: { Offer }, with: ['scene/coin'] };
    const play = scene('a . B', { a, B: {} }, { files });
    play.use('a', 'Offer').pick('B');
    expect(play.asks()).toBe('2 option: Take 3dmg You gain a Coin');
    play.pick('You gain a Coin');
    expect(play.shows()).toEqual({ a: '10 at 0,0, Coin', B: '10 at 2,0' });
  });

  it('is offered where it can be paid for', () => {
    const play = scene('a . B', { a: { defaults: { Offer } }, B: withCoin }, { files });
    play.turnOf('B').use('B', 'Earn').turnOf('a').use('a', 'Offer').pick('B').pick('Lose a Coin');
    expect(play.shows().B).toBe('10 at 2,0');
  });

  it('is nothing where the attack has missed', () => {
    const defaults = { Dare: 'Range 3, +2def, target chooses: 2dmg or Dazed' };
    const play = scene('a . B', { a: { defaults }, B: {} }, { files, rolls: [1] });
    play.use('a', 'Dare').pick('B');
    expect(play.shows().B).toBe('10 at 2,0');
    expect(play.asks()).toBeUndefined();
  });

  it('may be something else than what comes unless they do it', () => {
    const defaults = { Tax: 'Range 3, 3dmg unless the target loses a Coin' };
    const play = scene('a . B', { a: { defaults }, B: withCoin }, { files });
    play.use('a', 'Tax').pick('B');
    expect(play.shows().B).toBe('7 at 2,0');
    play.turnOf('B').use('B', 'Earn').turnOf('a').use('a', 'Tax').pick('B');
    expect(play.asks()).toMatch(/^2 option:/);
    play.pick('loses a Coin');
    expect(play.shows().B).toBe('7 at 2,0');
  });
});
