import { describe, expect, it } from 'vitest';
import { reading } from '../notation/vocabulary.ts';
import { scene } from '../support.ts';

describe('two things that have one answer', () => {
  it('are each answered when they come', () => {
    const thorns = { passives: { 'Whenever an enemy enters or starts its turn in range 1': '1dmg to them.' } };
    const play = scene('a . . C\n. . . .', { a: thorns, C: {} });
    play.turnOf('C').move('C', 1, 0);
    expect(play.shows().C).toBe('9 at 1,0');
    play.end().turnOf('C');
    expect(play.shows().C).toBe('8 at 1,0');
    const twice = scene('a B', { a: { hurt: 5, passives: { 'Start and end of turn': 'Heal 1.' } }, B: {} });
    expect(twice.shows().a).toBe('6 at 0,0');
    expect(twice.end().shows().a).toBe('7 at 0,0');
  });

  it('are one thing that happens to units of two kinds, and whoever it was is known', () => {
    const files = { 'markers/ash.json': { name: 'Ash' }, 'summons/rat.json': { name: 'Rat', health: 1, speed: 1 } };
    const passives = { 'A hero dies, or a summon dies in range 1': 'Heal 1, and 1dmg to units in burst 1 of them.' };
    const defaults = { Slay: 'Free Action: Range 9, undefendable, 9dmg.' };
    const rat = { card: 'rat', of: 'B' };
    const start = () =>
      scene('a C . . D B .', { a: { hurt: 5, passives, defaults }, B: { health: 9 }, C: rat, D: rat }, { files });
    expect(start().use('a', 'Slay').pick('D').shows().a).toBe('5 at 0,0');
    expect(start().use('a', 'Slay').pick('C').shows().a).toBe('5 at 0,0');
    expect(start().use('a', 'Slay').pick('B').shows()).toMatchObject({ a: '6 at 0,0' });
  });

  it('are by hand where one happening would be both', () => {
    for (const name of [
      'When an ally dies or a summon dies',
      'When you hit or kill an enemy',
      'When an enemy moves or uses an ability in range 2',
      'When an enemy enters or leaves a space adjacent to you',
    ])
      expect(reading('passive', 'Gain 1 Coin.', name).reasons, name).not.toEqual([]);
  });

  it('may be asked something beside it', () => {
    const passives = { 'At the start of your turn, if you are adjacent to an enemy': 'Heal 1.' };
    const play = scene('a B . .\n. . . .', { a: { hurt: 5, speed: 3, passives }, B: {} });
    expect(play.shows().a).toBe('6 at 0,0');
    play.turnOf('B').move('B', 3, 0).turnOf('a');
    expect(play.shows().a).toBe('6 at 0,0');
  });
});

describe('what an attack does by what is found', () => {
  it('is the one amount or the other, or comes twice', () => {
    const a = {
      defaults: {
        Stab: 'Free Action: Range 1, 1dmg, or 4dmg if the target has lost health.',
        Jabs: 'Free Action: Range 1, undefendable, 2dmg twice.',
        Drag: 'Free Action: Range 3, pull target 3. If the target ends adjacent to you, 2dmg.',
      },
    };
    const play = scene('a B . C', { a, B: { tokens: {} }, C: {} });
    play.use('a', 'Jabs').pick('B');
    expect(play.shows().B).toBe('6 at 1,0');
    play.use('a', 'Drag').pick('C').pick(2, 0);
    expect(play.shows().C).toBe('10 at 2,0');
    expect(reading('ability', 'Range 1, 1dmg and Slow, or 3dmg if the target has DoT.').reasons).not.toEqual([]);
  });

  it('counts the pieces that it takes away', () => {
    const text = 'Free Action:\nRemove all your Charms. Heal 1 for each Charm removed.';
    const lay = 'Free Action:\nPlace 2 Charms in range 3.';
    const files = { 'markers/charm.json': { name: 'Charm' } };
    const play = scene('a . . .', { a: { hurt: 5, abilities: { Lay: lay, Take: text } } }, { files });
    play.use('a', 'Lay').pick(1, 0).pick(2, 0).use('a', 'Take');
    expect(play.shows().a).toBe('7 at 0,0');
  });

  it('may be told before Armor has lessened it', () => {
    const a = {
      passives: {
        Armor: '',
        'Receive damage from a default ability': 'The attacker takes 1/2 the damage received, before Armor.',
      },
    };
    const play = scene('a B', { a, B: { defaults: { Hew: 'Range 1, 3dmg.' } } });
    play.turnOf('B').use('B', 'Hew').pick('a');
    // 2 arrive, and half of 3 comes back.
    expect(play.shows()).toMatchObject({ a: '8 at 0,0', B: '8 at 1,0' });
    expect(reading('ability', 'Range 3, 2dmg, heal the damage dealt before Armor.').reasons).not.toEqual([]);
  });
});
