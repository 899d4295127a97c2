import { describe, expect, it } from 'vitest';
import { scoresOf } from '../../../../rules/teamfight/play/scoring.ts';
import { scene } from '../support.ts';

const jab = { Jab: 'Free Action, 9/Turn:\nRange 9, 4dmg.' };
const files = {
  'summons/larva.json': {
    name: 'Larva',
    health: 3,
    speed: 2,
    defaultAbilities: [{ name: 'Nibble', text: 'Range 1, 1dmg.' }],
  },
  'markers/grave.json': { name: 'Grave' },
};

describe('another form', () => {
  it('is taken instead of leaving the map: what waits for the death happens, but it costs no point', () => {
    const A = {
      health: 4,
      passives: { 'On death': 'Transform into a Larva.' },
      abilities: { Roar: 'Enemies in burst 1, 1dmg.' },
    };
    const b = { passives: { 'When an enemy dies': 'Heal 1.' }, hurt: 5, defaults: jab };
    const play = scene('b . A', { A, b }, { files }).use('b', 'Jab').pick('A');
    expect(play.shows()).toEqual({ A: '3 at 2,0', b: '6 at 0,0' });
    expect(scoresOf(play)).toEqual([0, 0]);
    expect(play.turnOf('A').usable()).toContain('Nibble');
    expect(play.usable()).not.toContain('Roar');
    play.turnOf('b').use('b', 'Jab').pick('A');
    expect(play.shows().A).toBe('dead');
    expect(scoresOf(play)).toEqual([1, 0]);
  });

  it('keeps its health where it says so, but has no more than the form can have', () => {
    const abilities = { Shrink: 'Transform into a Larva, keeping your health.' };
    expect(
      scene('a .', { a: { hurt: 8, abilities } }, { files })
        .use('a', 'Shrink')
        .shows().a,
    ).toBe('2 at 0,0');
    expect(
      scene('a .', { a: { hurt: 1, abilities } }, { files })
        .use('a', 'Shrink')
        .shows().a,
    ).toBe('3 at 0,0');
  });
});

describe('a unit that is given up for another', () => {
  const whale = {
    'heroes/whale.json': {
      name: 'Whale',
      health: 12,
      speed: 2,
      defaultAbilities: [{ name: 'Slap', text: 'Range 1, 1dmg.' }],
    },
  };
  const scrap = { 'counters/scrap.json': { name: 'Scrap' } };

  it('dies for all that waits for it, and the hero stands in its place, whole, without costing a point', () => {
    const a = { hurt: 3, abilities: { Launch: 'Sacrifice this to summon Whale' } };
    const B = { passives: { 'When an enemy dies': 'Heal 1.' }, hurt: 5 };
    const play = scene('. a . B', { a, B }, { files: whale }).use('a', 'Launch');
    expect(play.shows()).toMatchObject({ a: '12 at 1,0', B: '6 at 3,0' });
    expect(scoresOf(play)).toEqual([0, 0]);
    expect(play.turnOf('a').usable()).toContain('Slap');
  });

  it('leaves a summon where it stood', () => {
    const play = scene(
      '. a . B',
      { a: { abilities: { Shed: 'Sacrifice yourself and summon a Larva in your place.' } }, B: {} },
      { files },
    );
    play.use('a', 'Shed');
    expect(play.shows()).toMatchObject({ a: 'dead', Larva: '3 at 1,0' });
  });

  it('cannot be given up by who has not what it costs', () => {
    const a = { abilities: { Launch: 'Spend 2 Scrap and sacrifice this to summon Whale' } };
    expect(scene('. a . B', { a, B: {} }, { files: { ...whale, ...scrap } }).usable()).toEqual([]);
  });
});

describe('what takes the place of a death', () => {
  it('what is asked first keeps a death only from whom it is so', () => {
    const passives = { 'On death': 'If you have 2 Coins, instead heal to 4hp and lose all Coins.' };
    const A = { health: 4, passives, tokens: { 'scene/coin': 2 } };
    const play = scene('b . A', { A, b: { defaults: jab } }, { files: { 'counters/coin.json': { name: 'Coin' } } })
      .use('b', 'Jab')
      .pick('A');
    expect(play.shows().A).toBe('4 at 2,0');
    play.use('b', 'Jab').pick('A');
    expect(play.shows().A).toBe('dead');
  });

  it('happens once a game, gives its health from none, and nobody has died', () => {
    const A = { health: 4, passives: { 'The first time you would die': 'Heal 2 instead.' } };
    const b = { passives: { 'When an enemy dies': 'Heal 1.' }, hurt: 5, defaults: jab };
    const play = scene('b . A', { A, b }).use('b', 'Jab').pick('A');
    expect(play.shows()).toEqual({ A: '2 at 2,0', b: '5 at 0,0' });
    play.turnOf('A').turnOf('b').use('b', 'Jab').pick('A');
    expect(play.shows()).toEqual({ A: 'dead', b: '6 at 0,0' });
  });

  it('can be for an ally nearby, as often as it happens', () => {
    const C = { passives: { 'When an adjacent ally would be reduced to 0 health': 'They survive with 1 health.' } };
    const play = scene('b . . A C', { A: { health: 4 }, b: { defaults: jab }, C })
      .use('b', 'Jab')
      .pick('A');
    expect(play.use('b', 'Jab').pick('A').shows().A).toBe('1 at 3,0');
  });
});

describe('who comes back', () => {
  it('does so near the chosen space, and the point is lost again', () => {
    const C = { abilities: { Rite: '1/Game:\nResurrect a dead ally in an empty space in range 2 with 3 health.' } };
    const play = scene('b . A . C', { A: { health: 4 }, b: { defaults: jab }, C })
      .use('b', 'Jab')
      .pick('A');
    expect(scoresOf(play)).toEqual([1, 0]);
    play.turnOf('C').use('C', 'Rite').pick(3, 0);
    expect(play.shows().A).toBe('3 at 3,0');
    expect(scoresOf(play)).toEqual([0, 0]);
  });

  it('is whom the piece stands for that marks the space', () => {
    const C = {
      passives: { 'Ally hero dies': 'Place a Grave in their space and note which ally it corresponds to.' },
      abilities: { Rise: 'Resurrect target Grave in range 1.' },
    };
    const pieces = { A: { health: 4 }, D: { health: 4 }, b: { defaults: jab }, C };
    const play = scene('b . A C D', pieces, { files }).use('b', 'Jab').pick('A').use('b', 'Jab').pick('D');
    expect(play.shows()).toMatchObject({ A: 'dead', D: 'dead', Grave: '2,0 4,0' });
    play.turnOf('C').use('C', 'Rise').pick(4, 0);
    expect(play.shows()).toMatchObject({ A: 'dead', D: '4 at 4,0', Grave: '2,0' });
  });
});
