import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const file = (name: string, text: string) => ({ [`tokens/${name.toLowerCase()}.json`]: { name, text } });

describe('the next damage', () => {
  it('that somebody deals is more once', () => {
    const a = { abilities: { Jab: 'Free Action\nRange 5, 1dmg.' }, tokens: { 'scene/zeal': 1 } };
    const play = scene(
      'a B',
      { a, B: {} },
      { files: file('Zeal', 'The next time you deal damage, +2dmg, then lose this.') },
    );
    play.use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('7 at 1,0');
    play.use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('6 at 1,0');
  });

  it('is that of all in an area', () => {
    const a = { abilities: { Ring: 'Free Action\nEnemies in burst 3, 1dmg.' }, tokens: { 'scene/zeal': 1 } };
    const files = file('Zeal', 'The next time you deal damage, +2dmg, then lose this.');
    const play = scene('a B C', { a, B: {}, C: {} }, { files });
    play.use('a', 'Ring');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', B: '7 at 1,0', C: '7 at 2,0' });
  });

  it('that an ability deals to somebody is more once, whatever else does it before', () => {
    const a = { abilities: { Jab: 'Free Action\nRange 5, 2dmg.' } };
    const B = { tokens: { 'scene/bramble': 1 }, abilities: { Bleed: 'Free Action\nTake 2 damage.' } };
    const text = 'Receive +50% damage from the next ability that damages you, then lose this.';
    const play = scene('a B', { a, B }, { files: file('Bramble', text) });
    play.turnOf('B').use('B', 'Bleed');
    play.turnOf('a').use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('5 at 1,0');
    play.use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('3 at 1,0');
  });

  it('that is kept off takes one token with it, though that is said in a sentence of its own', () => {
    const a = { abilities: { Jab: 'Free Action\nRange 5, 3dmg.' } };
    const B = { tokens: { 'scene/cork': 2 } };
    const text = 'The next time you would take damage, prevent it. Lose this.';
    const play = scene('a B', { a, B }, { files: file('Cork', text) });
    play.use('a', 'Jab').pick('B');
    play.use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('10 at 1,0');
    play.use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('7 at 1,0');
  });
});

describe('what keeps everything off', () => {
  it('comes behind what the same text gives', () => {
    const a = { abilities: { Hush: '1/Game: Until the start of your next turn, nothing affects you. Gain a Coin.' } };
    const play = scene('a B', { a, B: {} }, { files: { 'tokens/coin.json': { name: 'Coin' } } });
    play.use('a', 'Hush');
    expect(play.shows().a).toBe('10 at 0,0, Coin');
  });
});
