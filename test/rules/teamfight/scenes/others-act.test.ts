import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const Club = 'Range 2, 2dmg.';

describe('an ally that is told to attack', () => {
  it('attacks whoever is nearest to itself, and nobody else', () => {
    const Order = 'An ally in range 4 may attack the nearest enemy.';
    const play = scene('a B . b C', { a: { abilities: { Order } }, b: { defaults: { Club } }, B: {}, C: {} });
    play.use('a', 'Order').pick('b').pick('yes');
    expect(play.shows()).toMatchObject({ B: '10 at 1,0', C: '8 at 4,0' });
  });

  it('moves before that, or does neither', () => {
    const Order = 'An ally in range 3 may move 2, then attack.';
    const at = () => scene('a b . . . B', { a: { abilities: { Order } }, b: { defaults: { Club } }, B: {} });
    expect(at().use('a', 'Order').pick('b').pick('no').shows()).toMatchObject({ b: '10 at 1,0', B: '10 at 5,0' });
    const play = at().use('a', 'Order').pick('b').pick('yes').pick(3, 0).pick('B');
    expect(play.shows()).toMatchObject({ b: '10 at 3,0', B: '8 at 5,0' });
  });

  it('attacks the target of the sentence before', () => {
    const Order = 'Range 4, 1dmg. An ally in range 3 may attack the target.';
    const play = scene('a b B C', { a: { abilities: { Order } }, b: { defaults: { Club } }, B: {}, C: {} });
    play.use('a', 'Order').pick('B').pick('yes');
    expect(play.shows()).toMatchObject({ B: '7 at 2,0', C: '10 at 3,0' });
  });
});

describe('an attack that answers something', () => {
  it('is on whoever an ally has attacked', () => {
    const Join = 'When an ally in range 2 attacks an enemy, you may attack it too.';
    const play = scene('a b B C', {
      a: { defaults: { Club } },
      b: { passives: { Join }, defaults: { Club } },
      B: {},
      C: {},
    });
    play.use('a', 'Club').pick('B').pick('yes');
    expect(play.shows()).toMatchObject({ B: '6 at 2,0', C: '10 at 3,0' });
  });
});

describe('a summon that attacks as it comes', () => {
  it('does so before its turn', () => {
    const files = {
      'summons/hound.json': {
        name: 'Hound',
        health: 3,
        speed: 2,
        defaultAbilities: [{ name: 'Bite', text: 'Range 1, 1dmg.' }],
      },
    };
    const Call = '1/Game: Summon a Hound in range 3. It may attack immediately.';
    const play = scene('a . . B', { a: { abilities: { Call } }, B: {} }, { files });
    play.use('a', 'Call').pick(2, 0).pick('yes').pick('B');
    expect(play.shows().B).toBe('9 at 3,0');
  });
});

describe('units that change places', () => {
  it('set it off for each of both, whoever has done that', () => {
    const Greeting = 'When you swap places with an enemy, it takes 1dmg.';
    const Swap = 'Range 3, swap places with the target.';
    const a = { passives: { Greeting }, abilities: { Swap } };
    const play = scene('a . B b', { a, B: { abilities: { Swap } }, b: {} });
    play.use('a', 'Swap').pick('B');
    expect(play.shows()).toMatchObject({ a: '10 at 2,0', B: '9 at 0,0' });
    play.turnOf('B').use('B', 'Swap').pick('a');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', B: '8 at 2,0' });
  });
});

describe('the first attack in each round', () => {
  it('misses, and the next one hits', () => {
    const Haze = 'The first attack against you each round misses.';
    const Jab = 'Free Action, 2/Turn: Range 2, 1dmg.';
    const play = scene('a B', { a: { abilities: { Jab } }, B: { passives: { Haze } } });
    expect(play.use('a', 'Jab').pick('B').shows().B).toBe('10 at 1,0');
    expect(play.use('a', 'Jab').pick('B').shows().B).toBe('9 at 1,0');
  });
});
