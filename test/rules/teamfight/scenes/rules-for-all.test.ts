import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const coin = { 'counters/coin.json': { name: 'Coin' }, 'counters/rage.json': { name: 'Rage' } };
const law = (text: string) => ({ ...coin, 'cards/law.json': { name: 'Law', text } });
const blow = { Blow: 'Range 9, 2dmg.' };

describe('what a rules card says of each unit', () => {
  it('is seen from that unit: whose enemy it kills', () => {
    const files = law('Each hero gains 1 Coin when it kills an enemy.');
    const pieces = {
      a: { abilities: { Blow: 'Range 9, 9dmg.' } },
      c: {},
      B: { health: 2, abilities: blow },
      D: { abilities: { Blow: 'Range 9, 99dmg.' } },
    };
    const play = scene('a . B .\nc . . D', pieces, { files });
    play.use('a', 'Blow').pick('B');
    expect(play.shows().a).toBe('10 at 0,0, Coin');
    play.turnOf('D').use('D', 'Blow').pick('c');
    expect(play.shows()).toMatchObject({ D: '10 at 3,1, Coin', a: '10 at 0,0, Coin' });
  });

  it('holds at the start of the turn of each of them, and of no summon', () => {
    const files = {
      ...law('At the start of its turn, each hero gains 1 Coin.'),
      'summons/crab.json': { name: 'Crab', health: 2, speed: 2 },
    };
    const play = scene('a K B\n. . .', { a: {}, K: { card: 'crab', of: 'B' }, B: {} }, { files });
    play.turnOf('B').turnOf('a');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0, 2 Coin', B: '10 at 2,0, Coin', K: '2 at 1,0' });
  });

  it('gives the dead what they leave: allies near the one who died', () => {
    const files = law('When a hero is killed, each ally in range 2 gains 1 Rage.');
    const pieces = { a: { abilities: { Blow: 'Range 9, 99dmg.' } }, c: {}, B: {}, D: {}, E: {} };
    const play = scene('a c B D\n. . . .\nE . . .\n. . . .', pieces, { files });
    play.use('a', 'Blow').pick('B');
    expect(play.shows()).toMatchObject({ B: 'dead', D: '10 at 3,0, Rage', c: '10 at 1,0', E: '10 at 0,2' });
  });

  it('holds for whoever stands next to an enemy of its own', () => {
    const files = law('Heroes adjacent to an enemy have -2 speed.');
    const play = scene('a . B\n. . .\n. . .', { a: {}, B: {} }, { files });
    expect(play.destinations()).toContain('0,2');
    play.move('a', 1, 0).end();
    expect(play.destinations().sort()).toEqual(['2,1']);
  });

  it('never lets them have more, and what they come with is theirs', () => {
    const files = law('Heroes start the game with 1 Coin. A hero may not have more than 2 Coins.');
    const play = scene('a . B\n. . .', { a: { abilities: { Beg: 'Free Action: Gain 2 Coins.' } }, B: {} }, { files });
    play.use('a', 'Beg').use('a', 'Beg');
    expect(play.shows().a).toBe('10 at 0,0, 2 Coin');
  });

  it('rolls again for what they have', () => {
    const files = law('Any hero may spend 2 Coins to reroll a die.');
    const pieces = { a: { abilities: { Shot: 'Range 9, +3def, 2dmg.' }, tokens: { 'scene/coin': 2 } }, B: {} };
    const play = scene('a . . B\n. . . .', pieces, { files, rolls: [1, 6] });
    play.use('a', 'Shot').pick('B').pick('yes');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', B: '8 at 3,0' });
  });

  it('offers once a turn what costs a counter', () => {
    const files = law('Once per turn, a hero may spend 1 Coin to heal 2.');
    const play = scene('a . B\n. . .', { a: { hurt: 5, tokens: { 'scene/coin': 2 } }, B: {} }, { files });
    expect(play.usable()).toEqual(['Law']);
    play.use('a', 'Law');
    expect(play.shows().a).toBe('7 at 0,0, Coin');
    expect(play.usable()).toEqual([]);
    play.end().end();
    play.use('a', 'Law');
    expect(play.shows().a).toBe('9 at 0,0');
  });

  it('lets the dead come back in their own zone when the next round starts, and the point is lost again', () => {
    const files = law('Dead heroes respawn in their deploy zone at the start of the next round.');
    const map = { deploy: { red: ['0,0'], blue: ['4,0', '4,1'] } };
    const play = scene(
      'a . B . .\n. . . . .',
      { a: { abilities: { Blow: 'Range 9, 99dmg.' } }, B: {} },
      { files, map },
    );
    play.use('a', 'Blow').pick('B');
    expect(play.points).toEqual([1, 0]);
    play.end();
    expect(play.asks()).toBe('2 space: 4,0 4,1');
    play.pick(4, 1);
    expect(play.shows().B).toBe('10 at 4,1');
    expect(play.points).toEqual([0, 0]);
  });
});

describe('what a rules card says of all attacks and all damage', () => {
  it('comes to the attacks of both sides, from its round on', () => {
    const files = law('From round 2 on, all attacks deal +1 damage.');
    const play = scene('a . B\n. . .', { a: { abilities: blow }, B: { abilities: blow } }, { files });
    play.use('a', 'Blow').pick('B').end();
    play.use('B', 'Blow').pick('a').end();
    expect(play.shows()).toMatchObject({ a: '8 at 0,0', B: '8 at 2,0' });
    play.use('a', 'Blow').pick('B');
    expect(play.shows().B).toBe('5 at 2,0');
  });

  it('doubles what comes from the ground, too', () => {
    const files = law('In round 1, all damage is doubled.');
    const map = { hazards: [{ name: 'Fire', effect: '1dmg', cells: ['1,0'] }] };
    const play = scene('a . B\n. . .', { a: { abilities: blow }, B: {} }, { files, map });
    play.use('a', 'Blow').pick('B').move('a', 1, 0).end();
    expect(play.shows()).toMatchObject({ a: '8 at 1,0', B: '6 at 2,0' });
  });
});

describe('how far units see', () => {
  it('is a limit for targets and areas, whatever the range', () => {
    const files = law('Units cannot see farther than range 3.');
    const abilities = { Shot: 'Range 9, 1dmg.', Wave: 'Enemies in burst 6, 1dmg.' };
    const play = scene('a . . B . D\n. . . . . .', { a: { abilities }, B: {}, D: {} }, { files });
    play.use('a', 'Shot');
    expect(play.asks()).not.toContain('5,0');
    play.pick('B');
    expect(play.shows()).toMatchObject({ B: '9 at 3,0', D: '10 at 5,0' });
  });

  it('keeps an area around them as near', () => {
    const files = law('In odd rounds, nobody can see farther than 3 spaces.');
    const abilities = { Wave: 'Enemies in burst 6, 1dmg.' };
    const play = scene('a . . B . D\n. . . . . .', { a: { abilities }, B: {}, D: {} }, { files });
    play.use('a', 'Wave');
    expect(play.shows()).toMatchObject({ B: '9 at 3,0', D: '10 at 5,0' });
    play.end().end().end();
    play.use('a', 'Wave');
    expect(play.shows()).toMatchObject({ B: '8 at 3,0', D: '9 at 5,0' });
  });
});

describe('where units may not go', () => {
  const map = { deploy: { red: ['0,0', '0,1'], blue: ['3,0', '3,1'] } };

  it('is closed to them, whoever moves them, and not to the other side', () => {
    const files = law('Units cannot enter the enemy deploy zone.');
    const pieces = { a: { speed: 5 }, c: { speed: 5 }, B: { speed: 5, abilities: { Drag: 'Range 9, pull 3.' } } };
    const play = scene('a . . .\n. c . B', pieces, { files, map });
    expect(play.destinations()).not.toContain('3,0');
    expect(play.destinations()).toContain('2,0');
    play.end();
    expect(play.destinations()).toContain('3,0');
    expect(play.destinations()).not.toContain('0,1');
  });

  it('stops a push as rock does', () => {
    const files = law('Units cannot enter the enemy deploy zone.');
    const pieces = { a: { abilities: { Drag: 'Range 9, pull 3.' } }, B: {} };
    const play = scene('a . . B\n. . . .', pieces, { files, map: { deploy: { red: ['0,0', '1,0'], blue: ['3,1'] } } });
    play.use('a', 'Drag').pick('B');
    expect(play.asks()).not.toContain('1,0');
    play.pick(2, 0);
    expect(play.shows().B).toBe('10 at 2,0');
  });

  it('is open again in other rounds', () => {
    const files = law('No unit may enter the enemy deploy zone before round 2.');
    const play = scene('a . . .\n. . . B', { a: { speed: 5 }, B: {} }, { files, map });
    expect(play.destinations()).not.toContain('3,0');
    play.end().end();
    expect(play.destinations()).toContain('3,0');
  });
});

describe('whom a player chooses by a rules card', () => {
  it('is any of those that are named, of each player in turn', () => {
    const files = law('At the start of round 2, each player chooses one of their heroes; it heals 2.');
    const pieces = { a: { hurt: 5 }, c: { hurt: 5 }, B: { hurt: 5 }, D: {} };
    const play = scene('a . B\nc . D', pieces, { files });
    play.end().end().end().end();
    expect(play.asks()).toBe('1 unit: a c');
    play.pick('c');
    expect(play.asks()).toBe('2 unit: B D');
    play.pick('B');
    expect(play.shows()).toMatchObject({ a: '5 at 0,0', c: '7 at 0,1', B: '7 at 2,0' });
  });

  it('may be moved, where the player likes', () => {
    const files = law('At the start of each round, each player may move one of their heroes 1.');
    const play = scene('a . . B\n. . . .', { a: {}, B: {} }, { files });
    play.pick('yes').pick(1, 0).pick('no');
    expect(play.shows()).toMatchObject({ a: '10 at 1,0', B: '10 at 3,0' });
  });
});

describe('what a die brings to all', () => {
  const text =
    'At the start of each round, roll a die: 1-2: all heroes have -1 speed this round. 3-4: nothing. 5-6: all heroes have +1 speed until the end of the round.';

  it('each of them has for that round', () => {
    const play = scene('a . . . .\n# # # # B', { a: {}, B: {} }, { files: law(text), rolls: [2, 6] });
    expect(play.destinations().at(-1)).toBe('2,0');
    play.end().end();
    expect(play.destinations().at(-1)).toBe('4,0');
  });
});

describe('what the dead leave to all', () => {
  it('lasts for its round', () => {
    const files = law('When a hero dies, all units have +1 speed until the end of the round.');
    const pieces = { a: { abilities: { Blow: 'Free Action: Range 9, 99dmg.' } }, B: {}, D: {} };
    const play = scene('a . . . . B\n# # # # # D', pieces, { files });
    play.use('a', 'Blow').pick('B');
    expect(play.destinations()).toContain('4,0');
    play.turnOf('D').turnOf('a');
    expect(play.destinations()).not.toContain('4,0');
  });
});

describe('a roll that always misses', () => {
  it('does so whatever the def, and is rolled for', () => {
    const files = law('A roll of 1 always misses.');
    const play = scene('a . B\n. . .', { a: { abilities: blow }, B: {} }, { files, rolls: [1] });
    play.use('a', 'Blow').pick('B');
    expect(play.shows().B).toBe('10 at 2,0');
  });
});

describe('what the units of one card begin with', () => {
  it('is theirs alone', () => {
    const files = {
      ...law('Crabs start with 1 Rage.'),
      'summons/crab.json': { name: 'Crab', health: 2, speed: 2 },
      'summons/gull.json': { name: 'Gull', health: 2, speed: 2 },
    };
    const abilities = { Call: 'Free Action: Summon a Crab in range 1.', Cry: 'Free Action: Summon a Gull in range 1.' };
    const play = scene('a . . B\n. . . .', { a: { abilities }, B: {} }, { files });
    play.use('a', 'Call').pick(1, 0).use('a', 'Cry').pick(0, 1);
    expect(play.shows()).toMatchObject({ Crab: '2 at 1,0, Rage', Gull: '2 at 0,1' });
  });
});
