import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = { 'counters/ember.json': { name: 'Ember', start: 0, most: 3 } };
const defaults = { Shot: 'Free Action:\nRange 4, 1dmg.' };

describe('a so-many-th attack', () => {
  it('of a turn alone is the stronger one', () => {
    const passives = { Rhythm: 'Your second attack each turn deals +2 damage.' };
    const play = scene('a . B', { a: { defaults, passives }, B: {} });
    play.use('a', 'Shot').pick('B');
    expect(play.shows().B).toBe('9 at 2,0');
    play.use('a', 'Shot').pick('B');
    expect(play.shows().B).toBe('6 at 2,0');
    play.use('a', 'Shot').pick('B');
    expect(play.shows().B).toBe('5 at 2,0');
    play.turnOf('a').use('a', 'Shot').pick('B');
    expect(play.shows().B).toBe('4 at 2,0');
  });

  it('is answered each time that so many were made', () => {
    const passives = { Rhythm: 'After every second attack, gain an Ember.' };
    const play = scene('a . B', { a: { defaults, passives }, B: {} }, { files });
    play.use('a', 'Shot').pick('B');
    expect(play.shows().a).toBe('10 at 0,0');
    play.use('a', 'Shot').pick('B');
    expect(play.shows().a).toBe('10 at 0,0, Ember');
  });

  it('or turn of one’s own is counted over the game', () => {
    const passives = { Tide: 'At the start of every other turn, gain an Ember.' };
    const play = scene('a . B', { a: { passives }, B: {} }, { files });
    expect(play.shows().a).toBe('10 at 0,0');
    play.turnOf('a');
    expect(play.shows().a).toBe('10 at 0,0, Ember');
    play.turnOf('a');
    expect(play.shows().a).toBe('10 at 0,0, Ember');
  });
});

describe('the next so many attacks', () => {
  it('have what is said of them, and the one behind them has not', () => {
    const abilities = { Oil: 'Free Action: Your next 2 attacks this game deal +1dmg.' };
    const play = scene('a . B', { a: { defaults, abilities }, B: { health: 20 } }).use('a', 'Oil');
    play.use('a', 'Shot').pick('B').use('a', 'Shot').pick('B');
    expect(play.shows().B).toBe('16 at 2,0');
    play.turnOf('a').use('a', 'Shot').pick('B');
    expect(play.shows().B).toBe('15 at 2,0');
  });
});
