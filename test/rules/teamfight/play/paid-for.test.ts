import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const coin = { 'counters/coin.json': { name: 'Coin' } };

describe('what is paid for', () => {
  const storm = {
    Storm:
      'Free Action, 1/Turn:\nEnter Storm Stance:\n  At the start of your turn, you may use your Standard and Move Actions for\n    Enemies in burst 2, 3dmg.\n  If you don’t, end this stance.',
  };

  it('costs the actions of the turn that begins, and whoever keeps them leaves the stance', () => {
    const start = () =>
      scene('a . B . .', { a: { abilities: storm }, B: {} })
        .use('a', 'Storm')
        .end()
        .end();
    const paid = start().pick('yes');
    expect(paid.shows()).toEqual({ a: '10 at 0,0, Storm stance', B: '7 at 2,0' });
    expect(paid.state.turn).toMatchObject({ standard: 0, move: 0 });
    const kept = start().pick('no');
    expect(kept.shows()).toEqual({ a: '10 at 0,0', B: '10 at 2,0' });
    expect(kept.state.turn).toMatchObject({ standard: 1, move: 1 });
  });

  it('is not offered to whoever has too few actions left', () => {
    const B = { defaults: { Trip: 'Range 3, target loses a Standard Action.' } };
    const play = scene('a . B . .', { a: { abilities: storm }, B })
      .use('a', 'Storm')
      .end();
    expect(play.use('B', 'Trip').pick('a').end().shows()).toEqual({ a: '10 at 0,0', B: '10 at 2,0' });
  });

  it('takes a Standard Action for a Move Action that is gone (T-018)', () => {
    const dash = { Dash: 'Free Action, 2/Turn:\nYou may spend a Move Action to teleport 1.' };
    const play = scene('a . . .', { a: { abilities: dash } });
    play.use('a', 'Dash').pick('yes').pick(1, 0);
    expect(play.state.turn).toMatchObject({ standard: 1, move: 0 });
    play.use('a', 'Dash').pick('yes').pick(2, 0);
    expect(play.state.turn).toMatchObject({ standard: 0, move: 0 });
    expect(play.shows().a).toBe('10 at 2,0');
  });

  it('comes as a whole or not at all', () => {
    const sweep = { Sweep: 'Free Action:\nYou may spend a Coin to push adjacent enemies 1 and move 1.' };
    const poor = scene('. a B .', { a: { abilities: sweep }, B: {} }, { files: coin });
    expect(poor.use('a', 'Sweep').shows()).toEqual({ a: '10 at 1,0', B: '10 at 2,0' });
    const answered = { 'When you are damaged': 'You may spend a Coin to heal 2.' };
    const jab = { Jab: 'Free Action, 9/Turn:\nRange 1, 3dmg.' };
    const hit = scene(
      'a B',
      { a: { passives: answered, tokens: { 'scene/coin': 1 } }, B: { defaults: jab } },
      { files: coin },
    ).turnOf('B');
    hit.use('B', 'Jab').pick('a').pick('yes');
    expect(hit.shows().a).toBe('9 at 0,0');
    // The only Coin is gone, so nothing is asked any more.
    hit.use('B', 'Jab').pick('a');
    expect(hit.shows().a).toBe('6 at 0,0');
  });
});

describe('a price of two things', () => {
  it('is not offered to whoever lacks one of them', () => {
    const a = { passives: { 'Start of turn': 'You may spend 2 Coins and a Gem to heal 2.' }, health: 9 };
    const files = { ...coin, 'counters/gem.json': { name: 'Gem' } };
    const poor = scene('a B', { a: { ...a, tokens: { 'scene/coin': 3 } }, B: {} }, { files })
      .turnOf('B')
      .end();
    expect(poor.asks()).toBeUndefined();
    const rich = scene('a B', { a: { ...a, tokens: { 'scene/coin': 3, 'scene/gem': 1 } }, B: {} }, { files });
    expect(rich.turnOf('B').end().pick('yes').shows().a).toBe('9 at 0,0, Coin');
  });
});

describe('what an ability takes away for a while', () => {
  it('no abilities or passives: the card says nothing until then', () => {
    const play = scene('a B', {
      a: {
        defaults: { Jab: 'Free Action, 9/Turn:\nRange 1, 1dmg.' },
        abilities: {
          Toad: '1/Game, Free Action:\nRange 3, until the start of your next turn, the target has no abilities or passives, and has base speed 1.',
        },
      },
      B: { speed: 4, passives: { 'When you are damaged': 'Heal 1.' }, defaults: { Bite: 'Range 1, 2dmg.' } },
    });
    play.use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('10 at 1,0');
    play.use('a', 'Toad').pick('B').use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('9 at 1,0');
    expect(play.turnOf('B').usable()).toEqual([]);
    play.turnOf('a').use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('9 at 1,0');
  });
});

describe('a rectangle that points away', () => {
  it('begins with a short side in range and runs on from there', () => {
    const spikes = { Spikes: 'Range 1 3x2 pointing away from you, 2dmg.' };
    const play = scene('. . . . .\na B C D E\n. . . . .', { a: { defaults: spikes }, B: {}, C: {}, D: {}, E: {} });
    play.use('a', 'Spikes').pick(1, 1);
    play.pickArea([1, 0], [2, 0], [3, 0], [1, 1], [2, 1], [3, 1]);
    expect(play.shows()).toMatchObject({ B: '8 at 1,1', C: '8 at 2,1', D: '8 at 3,1', E: '10 at 4,1' });
  });
});

describe('one or more that are spent', () => {
  const blast = {
    Blast: 'Spend 1 or more Coins: Range 3, 2dmg per Coin spent.',
    Save: 'Free Action, 1/Game: Gain 2 Coins.',
  };

  it('are at least one, and as many more as one wants', () => {
    const play = scene('a . B', { a: { abilities: blast, with: ['coin'] }, B: {} }, { files: coin });
    expect(play.usable()).not.toContain('Blast');
    play.use('a', 'Save').use('a', 'Blast').pick('no').pick('B');
    expect(play.shows()).toEqual({ a: '10 at 0,0, Coin', B: '8 at 2,0' });
  });
});
