import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = { 'counters/coin.json': { name: 'Coin' } };
describe('what lasts and is so much for each that went', () => {
  it('counts those that went as it came', () => {
    const a = {
      tokens: { 'scene/coin': 2 },
      defaults: { Jab: 'Free Action, 9/Turn:\nRange 9, undefendable, 1dmg.' },
      abilities: {
        Pay: 'Free Action:\nLose all Coins. Gain +1 damage for each until the end of your turn.',
      },
    };
    const play = scene('a B', { a, B: {} }, { files });
    play.use('a', 'Pay').use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('7 at 1,0');
    play.use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('4 at 1,0');
  });

  it('counts the pieces that went', () => {
    const a = {
      defaults: { Jab: 'Free Action, 9/Turn:\nRange 9, undefendable, 1dmg.' },
      abilities: {
        Feed: 'Free Action:\nSacrifice any number of Wolves in range 2. Heal 1 and gain +1 damage for each until the end of your turn.',
      },
      hurt: 5,
    };
    const wolves = { 'summons/wolf.json': { name: 'Wolf', health: 1, speed: 3, size: 1 } };
    const w = { card: 'scene/wolf', of: 'a' };
    const play = scene('awvB', { a, w, v: w, B: {} }, { files: wolves });
    play.use('a', 'Feed').pick('w').pick('v').use('a', 'Jab').pick('B');
    expect(play.shows()).toEqual({ a: '7 at 0,0', w: 'dead', v: 'dead', B: '7 at 3,0' });
  });

  it('counts those that the attack has hit', () => {
    const a = {
      defaults: { Jab: 'Free Action, 9/Turn:\nRange 9, undefendable, 1dmg.' },
      abilities: {
        Roar: 'Free Action:\nEnemies in burst 2, 1dmg. You have +1 damage for each enemy hit until the end of your turn.',
      },
    };
    const play = scene('aBC', { a, B: {}, C: {} });
    play.use('a', 'Roar').use('a', 'Jab').pick('B');
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '6 at 1,0', C: '9 at 2,0' });
  });
});
