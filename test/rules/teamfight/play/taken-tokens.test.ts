import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'conditions/cold.json': { name: 'Cold', text: 'You have -1 speed. Clear at the end of your next turn.' },
  'tokens/leaf.json': { name: 'Leaf' },
  'tokens/primed.json': { name: 'Primed' },
  'counters/coin.json': { name: 'Coin' },
};
const all = ['cold', 'leaf', 'primed', 'coin'];

const duel = (text: string, a: Record<string, number>, B: Record<string, number>, health = 10) =>
  scene(
    'a . B',
    {
      a: { defaults: { Do: text }, with: all, tokens: a },
      B: { health, tokens: B },
    },
    { files },
  );

describe('tokens, counters and conditions that are taken from somebody', () => {
  it('go to whoever takes them, as many as there are', () => {
    const text = 'Free Action, Range 3, take up to 2 Coins from the target.';
    const play = duel(text, {}, { 'scene/coin': 3 });
    play.use('a', 'Do').pick('B').pick('Coin').pick('stop');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0, Coin', B: '10 at 2,0, 2 Coin' });
    const poor = duel('Free Action, Range 3, steal a Coin from the target.', {}, {});
    poor.use('a', 'Do').pick('B');
    expect(poor.shows()).toMatchObject({ a: '10 at 0,0', B: '10 at 2,0' });
  });

  it('are those that a dead unit had, too', () => {
    const play = duel('Free Action, Range 3, 4dmg. On kill, gain all of their Coins.', {}, { 'scene/coin': 3 }, 4);
    play.use('a', 'Do').pick('B');
    expect(play.shows().a).toBe('10 at 0,0, 3 Coin');
    const looter = scene(
      'a . B',
      {
        a: {
          defaults: { Bite: 'Free Action, Range 3, 4dmg' },
          passives: { 'A unit with Coins dies': 'Gain its Coins.' },
          with: all,
        },
        B: { health: 4, tokens: { 'scene/coin': 2 } },
      },
      { files },
    );
    looter.use('a', 'Bite').pick('B');
    expect(looter.shows().a).toBe('10 at 0,0, 2 Coin');
  });

  it('are given on by the same text, and nothing else is', () => {
    const text =
      'Free Action, Range 1, take a counter or token from the target. You may give it to an ally in range 3.';
    const units = {
      a: { defaults: { Do: text }, with: all, tokens: { 'scene/coin': 1 } },
      c: {},
      B: { tokens: { 'scene/leaf': 1, 'scene/coin': 2 } },
    };
    const play = scene('a B c', units, { files });
    play.use('a', 'Do').pick('B').pick('Leaf').pick('yes').pick('c');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0, Coin', B: '10 at 1,0, 2 Coin', c: '10 at 2,0, Leaf' });
    const poor = scene('a B c', { ...units, B: {} }, { files });
    poor.use('a', 'Do').pick('B').pick('yes').pick('c');
    expect(poor.shows()).toMatchObject({ a: '10 at 0,0, Coin', c: '10 at 2,0' });
  });

  it('go from one unit to another, and both ways at once where they are swapped', () => {
    const far = 'Free Action, move a Leaf from one enemy to another in range 4.';
    const play = scene(
      'a B C',
      { a: { defaults: { Do: far }, with: all }, B: { tokens: { 'scene/leaf': 1 } }, C: {} },
      { files },
    );
    play.use('a', 'Do').pick('B');
    expect(play.shows()).toMatchObject({ B: '10 at 1,0', C: '10 at 2,0, Leaf' });
    const swap = duel(
      'Free Action, Range 3, swap all tokens with the target.',
      { 'scene/cold': 1, 'scene/coin': 1 },
      { 'scene/leaf': 2 },
    );
    swap.use('a', 'Do').pick('B');
    expect(swap.shows()).toMatchObject({ a: '10 at 0,0, Coin, 2 Leaf', B: '10 at 2,0, Cold' });
  });

  it('are lost by kind, and what is told of whoever has lost some is of nobody else', () => {
    const lose = duel(
      'Free Action, Range 3, target loses all tokens.',
      {},
      { 'scene/leaf': 2, 'scene/cold': 1, 'scene/coin': 1 },
    );
    lose.use('a', 'Do').pick('B');
    expect(lose.shows().B).toBe('10 at 2,0, Coin');
    const all = 'Free Action, remove all Leaf tokens. Each unit who lost one takes 2dmg.';
    const units = { a: { defaults: { Do: all }, with: ['leaf'] }, B: { tokens: { 'scene/leaf': 2 } }, C: {} };
    const burst = scene('a B C', units, { files });
    burst.use('a', 'Do');
    expect(burst.shows()).toMatchObject({ a: '10 at 0,0', B: '8 at 1,0', C: '10 at 2,0' });
  });

  it('say who is meant: whoever has most of them, but nobody where nobody has any', () => {
    const text = 'Free Action: The enemy with the most Coins takes 2dmg.';
    const units = {
      a: { defaults: { Do: text }, with: all },
      B: { tokens: { 'scene/coin': 1 } },
      C: { tokens: { 'scene/coin': 2 } },
    };
    const play = scene('a B . C', units, { files });
    play.use('a', 'Do');
    expect(play.shows()).toMatchObject({ B: '10 at 1,0, Coin', C: '8 at 3,0, 2 Coin' });
    const none = scene('a B', { a: units.a, B: {} }, { files });
    none.use('a', 'Do');
    expect(none.shows().B).toBe('10 at 1,0');
  });

  it('are asked of whoever plays the card, where nobody else comes to have them', () => {
    const text = 'Free Action: If not Primed, gain Primed. If Primed, lose it: Range 3, 4dmg.';
    const play = duel(text, {}, {});
    play.use('a', 'Do');
    expect(play.shows().a).toBe('10 at 0,0, Primed');
    play.use('a', 'Do').pick('B');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', B: '6 at 2,0' });
  });
});

describe('cards that are tapped', () => {
  it('are asked for by name', () => {
    const defaults = { Howl: 'Free Action, Tap: Heal 1.', Do: 'Free Action: If Howl is tapped, range 3, 2dmg.' };
    const play = scene('a . B', { a: { defaults }, B: {} }, { files });
    play.use('a', 'Do');
    expect(play.shows().B).toBe('10 at 2,0');
    play.use('a', 'Howl').use('a', 'Do').pick('B');
    expect(play.shows().B).toBe('8 at 2,0');
  });

  it('are refreshed once where all enemies are hit and one is killed', () => {
    const defaults = {
      Howl: 'Free Action, Tap: Heal 1.',
      Do: 'Free Action: Global, each enemy takes 2dmg. On kill, refresh Howl.',
    };
    const play = scene('a . B C', { a: { defaults }, B: { health: 2 }, C: {} }, { files });
    play.use('a', 'Howl').use('a', 'Do').use('a', 'Howl');
    expect(play.shows()).toMatchObject({ C: '8 at 3,0' });
  });
});

describe('counters that become others', () => {
  it('go where there are as many, and come for each that has gone', () => {
    const with_ = ['coin', 'writ'];
    const more = { ...files, 'counters/writ.json': { name: 'Writ' } };
    const defaults = {
      Trade: 'Free Action: Trade 2 Coins for a Writ.',
      Cash: 'Free Action: Lose all Coins, gain that many Writs.',
    };
    const units = { a: { defaults, with: with_, tokens: { 'scene/coin': 4 } }, B: {} };
    const play = scene('a B', units, { files: more });
    play.use('a', 'Trade');
    expect(play.shows().a).toBe('10 at 0,0, 2 Coin, Writ');
    play.use('a', 'Cash').use('a', 'Trade');
    expect(play.shows().a).toBe('10 at 0,0, 3 Writ');
  });
});
