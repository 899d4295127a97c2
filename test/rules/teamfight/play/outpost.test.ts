import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const jab = { Jab: 'Free Action, 9/Turn:\nRange 9, 1dmg.' };

describe('who comes back to the map', () => {
  it('does there what is said behind it, and "other enemies" were not in the area before', () => {
    const Comet =
      'Ultimate 1:\nRemove yourself from the board. At the start of your next turn, place yourself in any empty space.\n' +
      'Enemies in burst 1, 4dmg. Other enemies in burst 2, 2dmg.';
    const play = scene('a . . B . C D', { a: { abilities: { Comet } }, B: {}, C: {}, D: {} });
    play.use('a', 'Comet');
    expect(play.shows()).toMatchObject({ a: 'away', B: '10 at 3,0' });
    play.turnOf('D').end().pick(4, 0);
    expect(play.shows()).toEqual({ a: '10 at 4,0', B: '6 at 3,0', C: '6 at 5,0', D: '8 at 6,0' });
  });
});

describe('overshield with a most', () => {
  it('comes to what the same text gave before, and to no more than that', () => {
    const a = { defaults: jab, passives: { 'When you damage an enemy': 'Gain 2 overshield (max 3).' } };
    const play = scene('a B', { a, B: {} });
    play.use('a', 'Jab').pick('B');
    expect(play.shows().a).toBe('10 at 0,0, 2 overshield');
    play.use('a', 'Jab').pick('B').use('a', 'Jab').pick('B');
    expect(play.shows().a).toBe('10 at 0,0, 3 overshield');
  });

  it('of another text is not added up (T-149)', () => {
    const a = { overshield: 2, defaults: jab, passives: { 'When you damage an enemy': 'Gain 1 overshield (max 3).' } };
    const play = scene('a B', { a, B: {} }).use('a', 'Jab').pick('B');
    expect(play.shows().a).toBe('10 at 0,0, 2 overshield');
  });

  it('goes when the text says that it is lost', () => {
    const Ward =
      'Free Action: You and allies in range 3 gain 4 overshield.\nAt the start of your next turn, they lose overshield gained this way.';
    const play = scene('a b C', { a: { abilities: { Ward } }, b: {}, C: {} }).use('a', 'Ward');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0, 4 overshield', b: '10 at 1,0, 4 overshield' });
    play.turnOf('C').turnOf('a');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', b: '10 at 1,0' });
  });
});

describe('one target of either side', () => {
  it.each([
    ['b', { b: '8 at 1,0', C: '10 at 2,0' }],
    ['C', { b: '5 at 1,0', C: '9 at 2,0, Slow' }],
  ])('is healed as an ally and hurt as an enemy: %s', (whom, shown) => {
    const a = { abilities: { Shot: 'Range 3, ally heals 3 or enemy takes 1dmg and is Slowed.' } };
    const play = scene('a b C', { a, b: { hurt: 5 }, C: {} })
      .use('a', 'Shot')
      .pick(whom);
    expect(play.shows()).toMatchObject(shown);
  });
});

describe('damage by how far the target is', () => {
  it.each([
    ['Range 4, 3dmg, -1dmg beyond range 2.', '7 at 2,0', '8 at 4,0'],
    ['Range 4, 1dmg, +2dmg in range 2.', '7 at 2,0', '9 at 4,0'],
  ])('%s', (text, near, far) => {
    const play = scene('a . B . C', { a: { abilities: { Shot: `Free Action, ${text}` } }, B: {}, C: {} });
    play.use('a', 'Shot').pick('B').use('a', 'Shot').pick('C');
    expect(play.shows()).toMatchObject({ B: near, C: far });
  });

  it('more of it comes of a push that a wall stops', () => {
    const text = 'Free Action: Range 3, 1dmg, push 2. If the push is stopped by a wall, +2dmg and Slow.';
    const play = scene('a B . #', { a: { abilities: { Ram: text } }, B: {} })
      .use('a', 'Ram')
      .pick('B');
    expect(play.pick(2, 0).shows().B).toBe('7 at 2,0, Slow');
  });
});

describe('whose damage does nothing', () => {
  it.each([
    ['Immune to damage from your own abilities', { a: '10 at 1,0' }],
    ['', { a: '9 at 1,0' }],
  ])('one’s own: %s', (passive, shown) => {
    const a = { abilities: { Boom: 'Free Action: Burst 1 of target in range 1, 1dmg.' } };
    const passives = passive === '' ? {} : { [passive]: '' };
    const Blast = 'Free Action: Range 1, burst 1 of target, 1dmg.';
    const play = scene('B a', { a: { ...a, passives, abilities: { Blast } }, B: {} })
      .use('a', 'Blast')
      .pick('B');
    expect(play.shows()).toMatchObject(shown);
  });
});

describe('a token that its giver’s card ends', () => {
  it('goes when what stands first happens', () => {
    const files = { 'tokens/drowsy.json': { name: 'Drowsy', text: 'You cannot take actions.' } };
    const Dart = 'Free Action: Range 4, target gets Drowsy. When they take damage from any source, remove Drowsy.';
    const a = { abilities: { Dart }, defaults: jab, with: ['drowsy'] };
    const play = scene('a . B', { a, B: {} }, { files }).use('a', 'Dart').pick('B');
    expect(play.shows().B).toBe('10 at 2,0, Drowsy');
    expect(play.use('a', 'Jab').pick('B').shows().B).toBe('9 at 2,0');
  });
});

describe('what is done again in the next turn', () => {
  it('may be the whole text', () => {
    const text =
      'Free Action, 1/Game:\nEnemies in burst 2, 1dmg. At the start of your next turn, you may repeat this for free.';
    const play = scene('a . B', { a: { abilities: { Storm: text } }, B: {} }).use('a', 'Storm');
    expect(play.shows().B).toBe('9 at 2,0');
    play.turnOf('B').end().pick('yes');
    expect(play.shows().B).toBe('8 at 2,0');
  });
});

describe('a piece as large as an area', () => {
  it('covers all of it', () => {
    const files = {
      'markers/smog.json': { name: 'Smog', size: 2, text: 'Enemies who enter or end their turn here take 1dmg.' },
    };
    const a = { abilities: { Vent: 'Free Action: Range 3 2x2, place a Smog.' }, with: ['smog'] };
    const play = scene('a . B C\n. . . .', { a, B: {}, C: { speed: 2 } }, { files }).use('a', 'Vent');
    play.pick(2, 0);
    play.pickArea([2, 0], [3, 0], [2, 1], [3, 1]).turnOf('B').end();
    expect(play.shows()).toMatchObject({ B: '9 at 2,0', Smog: '2,0' });
  });
});

describe('what is healed above the most', () => {
  it('is overshield where the text says so', () => {
    const Graft = 'Free Action: You and allies in burst 2 heal 3. Any excess becomes overshield.';
    const play = scene('a b C', { a: { hurt: 5, abilities: { Graft } }, b: { hurt: 1 }, C: {} }).use('a', 'Graft');
    expect(play.shows()).toMatchObject({ a: '8 at 0,0', b: '10 at 1,0, 2 overshield' });
  });
});

describe('what lasts as a sentence behind it says', () => {
  it('ends then', () => {
    const Sprint = 'Free Action: You have +2 speed. This lasts until the end of your next turn.';
    const play = scene('a . . . . . B', { a: { speed: 1, abilities: { Sprint } }, B: {} }).use('a', 'Sprint');
    play.move('a', 3, 0).turnOf('B').turnOf('a').turnOf('B').turnOf('a');
    expect(play.destinations().some((place) => place === '5,0')).toBe(false);
  });
});

describe('another ability of the same card', () => {
  it('is used at the end of a movement, and is known to have been used', () => {
    const a = {
      abilities: {
        Leap: 'Free Action, 1/Turn:\nFly 3. You may use Drop at the end of this move as a Free Action.',
        Drop: 'Free Action, 9/Turn:\nRange 1, 2dmg. If you used Leap this turn, 5dmg instead.',
      },
    };
    const play = scene('B a . . C', { a, B: {}, C: {} }).use('a', 'Drop').pick('B');
    expect(play.shows().B).toBe('8 at 0,0');
    play.use('a', 'Leap').pick(3, 0).pick('yes').pick('C');
    expect(play.shows().C).toBe('5 at 4,0');
  });
});

describe('much damage at once', () => {
  it.each([
    ['2dmg', { a: '10 at 0,0' }],
    ['3dmg', { a: '10 at 0,0, 1 overshield' }],
  ])('sets off what waits for it: %s', (dealt, shown) => {
    const passives = { 'When you deal 3 or more damage with one attack': 'Gain 1 overshield.' };
    const a = { passives, abilities: { Hit: `Free Action: Range 2, ${dealt}.` } };
    const play = scene('a B', { a, B: {} }).use('a', 'Hit').pick('B');
    expect(play.shows()).toMatchObject(shown);
  });
});

describe('what somebody has who stands somewhere', () => {
  it('is what the condition says, and goes when they leave', () => {
    const a = { passives: { Chill: 'Enemies in range 1 have Slow.' } };
    const play = scene('a B . . . .', { a, B: {} }).turnOf('B');
    expect(play.destinations()).toEqual(['2,0']);
    play.move('B', 2, 0);
    expect(play.turnOf('a').turnOf('B').destinations()).toContain('5,0');
  });
});

describe('a barrier of a card', () => {
  it('has its length, health and what it blocks from two sentences', () => {
    const files = { 'markers/screen.json': { name: 'Screen', size: 0.5 } };
    const Screen =
      'Free Action: Place a Screen on an edge in range 1. It is 2 spaces long and has 3hp.\nIt blocks enemy attacks but not movement.';
    const a = { abilities: { Screen }, with: ['screen'] };
    const play = scene('a . B\n. . .', { a, B: { defaults: jab } }, { files }).use('a', 'Screen');
    expect(play.asks()).toContain('placement: [0,0 1,0 0,1 1,1]');
  });
});

describe('who cannot target far', () => {
  it('reaches only those who are near', () => {
    const files = { 'tokens/dazzled.json': { name: 'Dazzled', text: "You can't target beyond range 1." } };
    const a = { abilities: { Flash: 'Free Action: Range 9, give a Dazzled.' }, with: ['dazzled'] };
    const play = scene('a . c B', { a, c: {}, B: { defaults: jab } }, { files })
      .use('a', 'Flash')
      .pick('B');
    play.turnOf('B').use('B', 'Jab').pick('a').use('B', 'Jab').pick('c');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', c: '9 at 2,0' });
  });
});

describe('an attack at a space', () => {
  it('that misses still strikes around it', () => {
    const Lob = 'Free Action: Range 3, +2def, 4dmg.\nOn miss, burst 1 of the targeted space, 1dmg.';
    const play = scene('a . B C', { a: { abilities: { Lob } }, B: {}, C: {} }, { rolls: [1] });
    play.use('a', 'Lob').pick('B');
    expect(play.shows().C).toBe('9 at 3,0');
  });

  it('deals damage by how far it is', () => {
    const a = { abilities: { Bolt: 'Free Action: Range 5, 1dmg per 2 spaces of distance.' } };
    const play = scene('a B . . C', { a, B: {}, C: {} }).use('a', 'Bolt').pick('C');
    expect(play.shows().C).toBe('8 at 4,0');
  });
});
