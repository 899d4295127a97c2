import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const shooter = { defaults: { Bolt: 'Range 5, 2dmg.' } };

describe('the triggering attack, which is given def', () => {
  it('of an instant misses where its die is no higher than that', () => {
    const dodger = { abilities: { Duck: '1/Game, Instant: The triggering attack has +3def.' } };
    const struck = (die: number) => {
      const play = scene('a . . C', { a: dodger, C: shooter }, { rolls: [die] });
      return play.turnOf('C').use('C', 'Bolt').pick('a').pick('a', 'Duck').shows().a;
    };
    expect(struck(3)).toBe('10 at 0,0');
    expect(struck(4)).toBe('8 at 0,0');
  });

  it('of an instant with a number has one die with it', () => {
    const dodger = { abilities: { Duck: '1/Game, Instant +2: The triggering attack has +3def.' } };
    const struck = (die: number) => {
      const play = scene('a . . C', { a: dodger, C: shooter }, { rolls: [die] });
      return play.turnOf('C').use('C', 'Bolt').pick('a').pick('a', 'Duck').shows().a;
    };
    // 2 is no higher than def 0 and 2: it comes before the attack is through.
    expect(struck(2)).toBe('10 at 0,0');
    expect(struck(3)).toBe('8 at 0,0');
  });

  it('of an instant says nothing to an undefendable one', () => {
    const sure = { defaults: { Bolt: 'Range 5, 2dmg, undefendable.' } };
    const dodger = { abilities: { Duck: '1/Game, Instant: The triggering attack has +3def.' } };
    const play = scene('a . . C', { a: dodger, C: sure });
    play.turnOf('C').use('C', 'Bolt').pick('a').pick('a', 'Duck');
    expect(play.shows().a).toBe('8 at 0,0');
  });

  it('of what comes by itself meets it in the roll, and the next attack does not', () => {
    const guard = { passives: { 'When an ally in range 2 is targeted': 'The triggering attack has +2def.' } };
    const play = scene('a b . C', { a: guard, b: {}, C: shooter }, { rolls: [2] });
    play.turnOf('C').use('C', 'Bolt').pick('b');
    expect(play.shows().b).toBe('10 at 1,0');
    const other = scene(
      'a b . C',
      { a: guard, b: {}, C: { defaults: { Bolts: 'Range 5, 2dmg. Repeat once.' } } },
      { rolls: [3] },
    );
    other.turnOf('C').use('C', 'Bolts').pick('b').pick('a');
    expect([other.shows().a, other.shows().b]).toEqual(['8 at 0,0', '8 at 1,0']);
  });
});

describe('what an instant says of how the attack comes out', () => {
  it('comes once that attack has, and with no later one', () => {
    const dodger = { abilities: { Roll: '1/Game, Instant: The attack has +2def. If it misses, move 1.' } };
    const often = { defaults: { Bolt: 'Free Action: Range 5, +1def, 2dmg.' } };
    const missed = scene('. a . C', { a: dodger, C: often }, { rolls: [3] });
    missed.turnOf('C').use('C', 'Bolt').pick('a').pick('a', 'Roll');
    expect(missed.asks()).toBe('1 destination: 0,0 2,0 stop');
    const hit = scene('. a . C', { a: dodger, C: often }, { rolls: [4, 1] });
    hit.turnOf('C').use('C', 'Bolt').pick('a').pick('a', 'Roll').use('C', 'Bolt').pick('a');
    expect([hit.asks(), hit.shows().a]).toEqual([undefined, '8 at 1,0']);
  });

  it('is of a miss where it misses, and of a hit where it hits', () => {
    const struck = (die: number) => {
      const dodger = {
        abilities: { Parry: '1/Game, Instant: The attack has +3def. On a miss, 1dmg to the attacker.' },
      };
      const play = scene('a . . C', { a: dodger, C: shooter }, { rolls: [die] });
      play.turnOf('C').use('C', 'Bolt').pick('a').pick('a', 'Parry');
      return [play.shows().a, play.shows().C];
    };
    expect(struck(3)).toEqual(['10 at 0,0', '9 at 3,0']);
    expect(struck(4)).toEqual(['8 at 0,0', '10 at 3,0']);
  });
});

describe('what holds for an attack where something is so', () => {
  const sword = { defaults: { Sword: 'Range 1, 1dmg. If the target is Slowed, undefendable and +2dmg.' } };
  const dodger = { passives: { 'Abilities targeting you have +6def': '' } };
  const files = {
    'conditions/slow.json': { name: 'Slow', text: 'You have 1/3 speed. Clear at the end of your next turn.' },
  };

  it('is asked of the target before the roll', () => {
    const slowed = scene('a B', { a: sword, B: { ...dodger, tokens: { 'scene/slow': 1 } } }, { files });
    slowed.use('a', 'Sword').pick('B');
    expect(slowed.shows().B).toBe('7 at 1,0, Slow');
    const quick = scene('a B', { a: sword, B: dodger }, { files, rolls: [4] });
    quick.use('a', 'Sword').pick('B');
    expect(quick.shows().B).toBe('10 at 1,0');
  });
});

describe('an ability that is repeated for a price', () => {
  const files = { 'counters/coin.json': { name: 'Coin' } };

  it('comes again as long as its user pays', () => {
    const knives = { defaults: { Knives: 'Range 3, 1dmg. You may spend 1 Coin to repeat this.' } };
    const play = scene('a . B C', { a: { ...knives, tokens: { 'scene/coin': 2 } }, B: {}, C: {} }, { files });
    play.use('a', 'Knives').pick('B').pick('yes').pick('C').pick('yes').pick('B');
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '8 at 2,0', C: '9 at 3,0' });
  });

  it('comes once more for each that was spent', () => {
    const fist = { defaults: { Fists: 'Spend all Coins. Range 1, 1dmg. Repeat this for each Coin spent.' } };
    const play = scene('a B', { a: { ...fist, tokens: { 'scene/coin': 2 } }, B: {} }, { files });
    play.use('a', 'Fists').pick('B').pick('B').pick('B');
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '7 at 1,0' });
  });
});

describe('what holds while somebody has a token', () => {
  it('ends when it is lost', () => {
    const files = { 'tokens/hook.json': { name: 'Hook' } };
    const hooks = {
      with: ['scene/hook'],
      defaults: { Throw: 'Range 3, give your Hook. While they have it, they deal -1 damage.' },
    };
    const bites = { defaults: { Bite: 'Range 3, 2dmg.', Free: 'Lose all Hook tokens.' } };
    const play = scene('a . B', { a: hooks, B: bites }, { files });
    play.use('a', 'Throw').pick('B').turnOf('B').use('B', 'Bite').pick('a');
    expect(play.shows()).toEqual({ a: '9 at 0,0', B: '10 at 2,0, Hook' });
    play.turnOf('a').turnOf('B').use('B', 'Free').turnOf('a').turnOf('B').use('B', 'Bite').pick('a');
    expect(play.shows()).toEqual({ a: '7 at 0,0', B: '10 at 2,0' });
  });
});
