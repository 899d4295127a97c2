import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('what is done again', () => {
  it('runs another way where a different line is meant', () => {
    const Ray = 'Line 3, 1dmg. You may repeat this attack once on a different line.';
    const play = scene('C . . .\na B . .\nD . . .', { a: { abilities: { Ray } }, B: {}, C: {}, D: {} });
    play.use('a', 'Ray').pickArea([1, 1], [2, 1], [3, 1]).pick('yes');
    expect(() => play.pickArea([1, 1], [2, 1], [3, 1])).toThrow('No area covers');
    expect(play.pickArea([0, 0]).shows()).toMatchObject({ B: '9 at 1,1', C: '9 at 0,0', D: '10 at 0,2' });
  });

  it('is asked by how the attack went', () => {
    const Grudge = 'Range 2, +2def, 2dmg. On a miss, attack again.';
    const at = (...rolls: number[]) =>
      scene('a B', { a: { abilities: { Grudge } }, B: {} }, { rolls })
        .use('a', 'Grudge')
        .pick('B');
    expect(at(5).shows().B).toBe('8 at 1,0');
    const again = at(1, 4);
    expect(again.asks()).toContain('space');
    expect(again.pick('B').shows().B).toBe('8 at 1,0');
  });

  it('is done or left as a whole', () => {
    const Steps = 'Move 1.\nYou may again move 1, range 1, 2dmg.';
    const at = () =>
      scene('a . . B', { a: { abilities: { Steps } }, B: {} })
        .use('a', 'Steps')
        .pick(1, 0);
    expect(at().pick('no').shows()).toMatchObject({ a: '10 at 1,0', B: '10 at 3,0' });
    expect(at().pick('yes').pick(2, 0).pick('B').shows()).toMatchObject({ a: '10 at 2,0', B: '8 at 3,0' });
  });
});

describe('what is added to a die', () => {
  const Jab = 'Free Action, 9/Turn:\nRange 3, +2def, 2dmg.';
  const jab = (passives: Record<string, string>, roll: number) =>
    scene('a . B', { a: { passives, abilities: { Jab } }, B: {} }, { rolls: [roll] })
      .use('a', 'Jab')
      .pick('B')
      .shows().B;

  it('hits where the die alone would not', () => {
    expect(jab({}, 2)).toBe('10 at 2,0');
    expect(jab({ Eye: '+1 to your attack rolls' }, 2)).toBe('8 at 2,0');
    expect(jab({ Eye: '+1 to your rolls' }, 2)).toBe('8 at 2,0');
  });

  it('makes no more than 6 and no less than 1 of it', () => {
    expect(jab({ Eye: '+1 to your rolls', Six: 'When you roll a 6, gain 1 overshield.' }, 6)).toBe('8 at 2,0');
    const Poke = 'Range 3, +1def, 2dmg.';
    const b = { passives: { Fog: 'Enemies in range 3 have -1 to attack rolls.' } };
    const play = scene('a . B', { a: { abilities: { Poke } }, B: b }, { rolls: [2] });
    expect(play.use('a', 'Poke').pick('B').shows().B).toBe('10 at 2,0');
  });

  it('is of the next attack alone', () => {
    const Aim = 'Free Action, 9/Turn:\nYour next attack has +2 to hit.';
    const play = scene('a . B', { a: { abilities: { Aim, Jab } }, B: {} }, { rolls: [1, 1] });
    play.use('a', 'Aim').use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('8 at 2,0');
    expect(play.use('a', 'Jab').pick('B').shows().B).toBe('8 at 2,0');
  });

  it('counts for what a die decides, too, but not of attacks alone', () => {
    const Spin = 'Free Action:\nRoll a die:\n1-3: gain 1 overshield.\n4-6: gain 4 overshield.';
    const at = (Luck: string) =>
      scene('a . B', { a: { passives: { Luck }, abilities: { Spin } }, B: {} }, { rolls: [3] })
        .use('a', 'Spin')
        .shows().a;
    expect(at('+1 to your rolls')).toBe('10 at 0,0, 4 overshield');
    expect(at('+1 to your attack rolls')).toBe('10 at 0,0, 1 overshield');
  });
});

describe('the next ability, from elsewhere', () => {
  const Shot = 'Free Action, 9/Turn:\nRange 2, 2dmg.';

  it('draws range from an ally whom it reaches, once', () => {
    const Trick = 'Free Action:\nYour next action with a range can draw range from an ally in its range.';
    const play = scene('a . b . D . c . E', {
      a: { abilities: { Trick, Shot } },
      b: {},
      c: {},
      D: {},
      E: {},
    });
    play.use('a', 'Trick').use('a', 'Shot');
    // From the ally who is farther away it would reach the other one, too.
    play.pick(2, 0).pick('D');
    expect(play.shows()).toMatchObject({ D: '8 at 4,0' });
    expect(() => play.use('a', 'Shot').pick(4, 0)).toThrow();
  });

  it('has one more target', () => {
    const Fan = 'Free Action:\nYour next attack this turn targets one more enemy.';
    const play = scene('B a C', { a: { abilities: { Fan, Shot } }, B: {}, C: {} });
    play.use('a', 'Fan').use('a', 'Shot').pick('B').pick('C');
    expect(play.shows()).toMatchObject({ B: '8 at 0,0', C: '8 at 2,0' });
    expect(play.use('a', 'Shot').pick('B').shows()).toMatchObject({ B: '6 at 0,0', C: '8 at 2,0' });
  });
});

describe('a number that comes of dice or counters', () => {
  it('is the higher of two dice, the lower, or both together', () => {
    const roll = (Spin: string, ...rolls: number[]) =>
      scene('a . B', { a: { hurt: 8, abilities: { Spin } }, B: {} }, { rolls })
        .use('a', 'Spin')
        .shows().a;
    expect(roll('Roll 2 dice and heal the higher one.', 2, 5)).toBe('7 at 0,0');
    expect(roll('Roll two dice, heal the lower one.', 2, 5)).toBe('4 at 0,0');
    expect(roll('Heal 2d6.', 2, 1)).toBe('5 at 0,0');
  });

  it('has no die of the attack in it', () => {
    const Bolt = 'Range 3, +2def, roll two dice, take the higher, that much damage.';
    const play = scene('a . B', { a: { abilities: { Bolt } }, B: {} }, { rolls: [3, 1, 4] });
    expect(play.use('a', 'Bolt').pick('B').shows().B).toBe('6 at 2,0');
  });

  it('lets so many be chosen', () => {
    const Salvo = 'As many enemies in range 3 as you have Coins, 1dmg.';
    const files = { 'counters/coin.json': { name: 'Coin' } };
    const at = (Coins: string) =>
      scene('B a C', { a: { passives: { Coins }, abilities: { Salvo } }, B: {}, C: {} }, { files });
    expect(at('Starts with 1 Coin').use('a', 'Salvo').pick('B').shows()).toMatchObject({
      B: '9 at 0,0',
      C: '10 at 2,0',
    });
    expect(at('Starts with 2 Coins').use('a', 'Salvo').pick('B').pick('C').shows()).toMatchObject({
      B: '9 at 0,0',
      C: '9 at 2,0',
    });
    expect(at('+1 speed').use('a', 'Salvo').shows()).toMatchObject({ B: '10 at 0,0', C: '10 at 2,0' });
  });
});

describe('what is divided', () => {
  it('comes to each in one, as its player says', () => {
    const Rain = 'Divide 4 damage among enemies in range 2 as you choose.';
    const play = scene('B a C D', { a: { abilities: { Rain } }, B: { passives: { Shell: 'Armor' } }, C: {}, D: {} });
    play.use('a', 'Rain').pick('B').pick('B').pick('B').pick('C');
    expect(play.shows()).toMatchObject({ B: '8 at 0,0', C: '9 at 2,0', D: '10 at 3,0' });
  });

  it('is rolled for where those are counted, of whom no more than that get any', () => {
    const Rain = 'Deal 3 damage divided among up to two enemies in range 3.';
    const play = scene('B a C D', { a: { abilities: { Rain } }, B: {}, C: {}, D: {} });
    play.use('a', 'Rain').pick('B').pick('C');
    expect(() => play.pick('D')).toThrow();
    expect(play.pick('C').shows()).toMatchObject({ B: '9 at 0,0', C: '8 at 2,0', D: '10 at 3,0' });
  });

  it('goes to each of those who must be chosen', () => {
    const Rain = 'Split 3 damage between two enemies in range 3.';
    const play = scene('B a C', { a: { abilities: { Rain } }, B: {}, C: {} });
    play.use('a', 'Rain').pick('B').pick('B');
    expect(play.shows()).toMatchObject({ B: '8 at 0,0', C: '9 at 2,0' });
  });

  it('need not all be given out where it is up to so many', () => {
    const Gift = 'Distribute up to 3 overshield among allies in range 3.';
    const play = scene('b a c', { a: { abilities: { Gift } }, b: {}, c: {} });
    play.use('a', 'Gift').pick('b').pick('stop');
    expect(play.shows()).toMatchObject({ b: '10 at 0,0, 1 overshield', c: '10 at 2,0' });
  });

  it('goes to the only one there is', () => {
    const Gift = 'Heal 3, divided as you choose among allies in range 2.';
    const play = scene('b a . C', { a: { abilities: { Gift } }, b: { hurt: 5 }, C: {} });
    expect(play.use('a', 'Gift').shows().b).toBe('8 at 0,0');
  });
});

describe('an ability that becomes another one', () => {
  it('is used as that for as long as it is said', () => {
    const Jab = 'Free Action, 9/Turn:\nRange 1, 1dmg.';
    const Rush = 'Free Action:\nUntil the end of your turn, Jab changes to:\n  Range 2, 3dmg.';
    const play = scene('a . B', { a: { abilities: { Jab, Rush } }, B: {} });
    play.use('a', 'Rush');
    expect(() => play.use('a', 'Jab')).toThrow();
    expect(play.use('a', 'Jab instead').pick('B').shows().B).toBe('7 at 2,0');
  });
});

describe('abilities that somebody cannot use', () => {
  it('are counted with those that are used up or come too early', () => {
    const Void = 'Free Action, 9/Turn:\nRange 1, 1dmg to the target for each of its abilities that are unavailable.';
    const Drain = 'Free Action, 9/Turn:\nRange 1, 1dmg for each of its tapped abilities.';
    const b = {
      abilities: {
        Once: 'Free Action, 1/Game:\nHeal 1.',
        Turned: 'Free Action, Tap:\nHeal 1.',
        Late: 'Ultimate 5:\nHeal 1.',
      },
    };
    const play = scene('a B', { a: { abilities: { Void, Drain } }, B: b });
    expect(play.use('a', 'Void').pick('B').shows().B).toBe('9 at 1,0');
    play.turnOf('B').use('B', 'Once').use('B', 'Turned').turnOf('a');
    expect(play.use('a', 'Void').pick('B').shows().B).toBe('7 at 1,0');
    expect(play.use('a', 'Drain').pick('B').shows().B).toBe('6 at 1,0');
  });
});
