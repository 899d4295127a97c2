import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'counters/pearl.json': { name: 'Pearl' },
  'conditions/lag.json': { name: 'Lag', text: 'Until the end of your next turn, you have 1/3 speed.' },
};

describe('the end of their next turn', () => {
  it('is of each of those who are told of, behind a death', () => {
    const passives = {
      Dread: 'When you kill an enemy, enemies in range 3 cannot move until the end of their next turn.',
    };
    const abilities = { Jab: 'Range 1, 2dmg.' };
    const play = scene('a B . C .\n. . . . .', { a: { abilities, passives }, B: { health: 2 }, C: {} });
    play.use('a', 'Jab').pick('B').end();
    expect(() => play.move('C', 4, 0)).toThrow();
    play.end().turnOf('C');
    expect(() => play.move('C', 4, 0)).not.toThrow();
  });
});

describe('an attack that comes again', () => {
  it('is on another enemy, and on no ally, where it says so', () => {
    const abilities = { Reap: 'Range 4, 2dmg. If this kills, do this again against another enemy.' };
    const play = scene('a B c D\n. . . E', { a: { abilities }, B: { health: 2 }, c: {}, D: {}, E: {} });
    play.use('a', 'Reap').pick('B');
    expect(() => play.pick('c')).toThrow();
    play.pick('D');
    expect(play.shows()).toMatchObject({ c: '10 at 2,0', D: '8 at 3,0' });
  });
});

describe('an area that harms one side', () => {
  const stand = { a: { health: 10, hurt: 4 }, B: {}, c: {} };

  it('has hit nobody of the other', () => {
    const abilities = { Flare: 'Burst 2: enemies take 1dmg. If at least two were hit, heal 3.' };
    const play = scene('a B c\n. . .', { ...stand, a: { ...stand.a, abilities } });
    play.use('a', 'Flare');
    expect(play.shows()).toMatchObject({ a: '6 at 0,0', B: '9 at 1,0' });
  });

  it('does what is said behind it to those alone', () => {
    const abilities = { Flare: 'Burst 2: enemies take 1dmg. Lag.' };
    const play = scene('a B c\n. . .', { ...stand, a: { ...stand.a, abilities } }, { files });
    play.use('a', 'Flare');
    expect(play.shows()).toMatchObject({ B: '9 at 1,0, Lag', c: '10 at 2,0' });
  });

  it('does it to each of them alone', () => {
    const abilities = { Flare: 'Burst 2: enemies take 1dmg. Each of them gains Lag.' };
    const play = scene('a B c\n. . .', { ...stand, a: { ...stand.a, abilities } }, { files });
    play.use('a', 'Flare');
    expect(play.shows()).toMatchObject({ B: '9 at 1,0, Lag', c: '10 at 2,0' });
  });
});

describe('a question about health', () => {
  it('is asked once, before the damage', () => {
    const abilities = { Gore: 'Range 1, 2dmg. If the target has more health than you, +1dmg, otherwise heal 1.' };
    const play = scene('a B\n. .', { a: { health: 10, hurt: 6, abilities }, B: { health: 5 } });
    play.use('a', 'Gore').pick('B');
    expect(play.shows()).toMatchObject({ a: '4 at 0,0', B: '2 at 1,0' });
  });
});

describe('who dies before the next turn', () => {
  it('may be killed by the attack itself', () => {
    const abilities = { Bounty: 'Range 2, 1dmg. If it dies before your next turn, gain a Pearl.' };
    const play = scene('a B\n. .', { a: { abilities }, B: { health: 1 } }, { files });
    play.use('a', 'Bounty').pick('B');
    expect(play.shows().a).toContain('Pearl');
  });

  it('is waited for once where it lives', () => {
    const abilities = {
      Bounty: 'Free Action, 1/Turn\nRange 2, 1dmg. If it dies before your next turn, gain a Pearl.',
      Jab: 'Range 1, 4dmg.',
    };
    const play = scene('a B\n. .', { a: { abilities }, B: { health: 5 } }, { files });
    play.use('a', 'Bounty').pick('B').use('a', 'Jab').pick('B');
    expect(play.shows().a).toBe('10 at 0,0, Pearl');
  });
});

describe('as much as was healed', () => {
  it('is what whoever was healed has gained', () => {
    const abilities = { Balm: 'Heal 4. An ally in range 2 heals half as much.' };
    const play = scene('a b\n. .', { a: { health: 10, hurt: 6, abilities }, b: { health: 10, hurt: 5 } });
    play.use('a', 'Balm').pick('b');
    expect(play.shows()).toMatchObject({ a: '8 at 0,0', b: '7 at 1,0' });
  });
});

describe('what an answer offers', () => {
  it('is only the first of two sentences, where it is no price', () => {
    const passives = { Ebb: 'When you hit an enemy, you may move 1. Heal 1.' };
    const abilities = { Jab: 'Range 1, 2dmg.' };
    const play = scene('a B .\n. . .', { a: { health: 10, hurt: 4, abilities, passives }, B: {} });
    play.use('a', 'Jab').pick('B').pick('no');
    expect(play.shows().a).toBe('7 at 0,0');
  });

  it('is bought by its price, at the end of a turn, too', () => {
    const passives = { Ebb: 'At the end of your turn, you may lose a Pearl. Heal 2.' };
    const play = scene(
      'a B .\n. . .',
      { a: { health: 10, hurt: 4, passives, with: ['pearl'], tokens: { 'scene/pearl': 1 } }, B: {} },
      { files },
    );
    play.turnOf('a').end().pick('no');
    expect(play.shows().a).toBe('6 at 0,0, Pearl');
  });
});

describe('whoever is hit', () => {
  it('is hit by attacks, and not by what ails it', () => {
    const sting = { 'conditions/sting.json': { name: 'Sting', text: 'At the end of your turn, take 1 damage.' } };
    const passives = { Ward: 'When an ally in range 2 is hit, you take the damage instead.' };
    const play = scene(
      'a b B\n. . .',
      { a: { passives }, b: { tokens: { 'scene/sting': 1 } }, B: { abilities: { Jab: 'Range 1, 2dmg.' } } },
      { files: sting },
    );
    play.turnOf('b').end();
    expect(play.shows()).toMatchObject({ a: '10 at 0,0' });
    play.turnOf('B').use('B', 'Jab').pick('b');
    expect(play.shows()).toMatchObject({ a: '8 at 0,0' });
  });
});

describe('a mark that no file has', () => {
  it('adds to the damage of whoever gave it', () => {
    const abilities = {
      Spot: 'Free Action, 1/Turn\nRange 5, mark the target. You deal +1 damage to the marked target.',
      Jab: 'Range 5, 2dmg.',
    };
    const play = scene('a . B\n. . .', { a: { abilities }, B: {} }, { alone: true });
    play.use('a', 'Spot').pick('B').use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('7 at 2,0, Mark');
  });
});
