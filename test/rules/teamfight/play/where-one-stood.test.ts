import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'markers/case.json': { name: 'Case' },
  'summons/ghoul.json': { name: 'Ghoul', health: 2, speed: 3 },
};

describe('the space of somebody who has died', () => {
  it('is where whoever killed it comes to', () => {
    const a = { abilities: { Pounce: 'Free Action, 9/Turn:\nRange 3, 4dmg. On kill, teleport to its space.' } };
    const play = scene('a . . B', { a, B: { hurt: 3 } });
    play.use('a', 'Pounce').pick('B');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0' });
    play.use('a', 'Pounce').pick('B');
    expect(play.shows()).toMatchObject({ a: '10 at 3,0' });
  });

  it('is where one comes to by a passive, too', () => {
    const a = { abilities: { Bite: 'Range 1, 4dmg.' }, passives: { 'When you kill an enemy': 'Move to their space.' } };
    const play = scene('a B .', { a, B: { hurt: 7 } });
    play.use('a', 'Bite').pick('B');
    expect(play.shows()).toMatchObject({ a: '10 at 1,0' });
  });

  it('is where one comes to who has given up its own summon', () => {
    const a = {
      abilities: {
        Call: 'Free Action:\nSummon a Ghoul in range 4.',
        Trade: 'Free Action:\nDestroy a Ghoul in range 4 and teleport to its space.',
      },
    };
    const play = scene('a . . .', { a }, { files });
    play.use('a', 'Call').pick(3, 0).use('a', 'Trade').pick(3, 0);
    expect(play.shows()).toMatchObject({ a: '10 at 3,0' });
    expect(play.state.units.filter(({ card, at }) => at >= 0 && card !== play.state.units[0]?.card)).toHaveLength(0);
  });
});

describe('a piece that lies where one stood', () => {
  it('goes when its time has come, and one may be there again', () => {
    const a = {
      abilities: {
        Swing:
          'Move Action:\nPlace a Case in your space, then fly up to 5 in a straight line.\nAt the start of your next turn, remove the Case. You may teleport to its space.',
      },
      with: ['case'],
    };
    const play = scene('a . . .\n. . . B', { a, B: {} }, { files });
    play.use('a', 'Swing').pick(3, 0);
    expect(play.shows()).toMatchObject({ a: '10 at 3,0' });
    play.turnOf('B').end().pick('yes');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0' });
    expect(play.shows().Case).toBeUndefined();
  });

  it('lies there for as long as one is away, and near it one comes back', () => {
    const a = {
      abilities: {
        Hide: 'Free Action:\nReplace yourself with a Case marker.\nAt the start of your next turn, remove it and return in range 1 of its space, then enemies in burst 1, 2dmg.',
      },
      with: ['case'],
    };
    const play = scene('a . B\n. . .', { a, B: {} }, { files });
    play.use('a', 'Hide');
    expect(play.shows()).toMatchObject({ a: 'away', Case: expect.stringContaining('0,0') });
    // What is asked on the way takes the last space of those that there are.
    play.turnOf('B').turnOf('a');
    expect(play.shows()).toMatchObject({ a: '10 at 1,1', B: '8 at 2,0' });
    expect(play.shows().Case).toBeUndefined();
  });
});

describe('what comes near each of several', () => {
  it('comes once for each, up to as many as there may be', () => {
    const a = {
      abilities: {
        Sow: 'Free Action:\nPlace a Case in range 4.',
        Hatch: 'Free Action:\nEach Case summons a Ghoul in range 1 of it (max 2 Ghouls).',
      },
      with: ['case'],
    };
    const play = scene('a . . .\n. . . .', { a }, { files });
    play.use('a', 'Sow').pick(1, 0).use('a', 'Sow').pick(3, 0).use('a', 'Hatch').pick(1, 1).pick(3, 1);
    expect(play.state.units.filter(({ health }) => health === 2)).toHaveLength(2);
  });
});

describe('conditions that one does not want', () => {
  it('come from the other side', () => {
    const daze = { Daze: 'Range 9, give Dazed.' };
    const files = {
      'conditions/dazed.json': { name: 'Dazed', text: 'You have -1 speed.' },
      'tokens/coin.json': { name: 'Coin', text: '' },
    };
    const a = { passives: { 'You would gain an unwanted condition': 'Heal 1 instead.' }, hurt: 3 };
    const play = scene('a b C', { a, b: { defaults: daze }, C: { defaults: daze } }, { files });
    play.turnOf('C').use('C', 'Daze').pick('a');
    expect(play.shows()).toMatchObject({ a: '8 at 0,0' });
    play.turnOf('b').use('b', 'Daze').pick('a');
    expect(play.shows()).toMatchObject({ a: '8 at 0,0, Dazed' });
  });
});

describe('living heroes', () => {
  it('are counted on both sides', () => {
    const a = {
      defaults: { Jab: 'Free Action, 9/Turn:\nRange 9, 1dmg.' },
      passives: { 'While your team has fewer living heroes': 'You deal +2 damage.' },
    };
    const play = scene('a B C', { a, B: {}, C: { hurt: 7 } });
    play.use('a', 'Jab').pick('B');
    expect(play.shows()).toMatchObject({ B: '7 at 1,0' });
    play.use('a', 'Jab').pick('C');
    play.use('a', 'Jab').pick('B');
    expect(play.shows()).toMatchObject({ B: '6 at 1,0' });
  });
});
