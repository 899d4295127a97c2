import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const strikes = (text: string) => ({ defaults: { Strike: text } });
const files = {
  'conditions/slow.json': { name: 'Slow', text: 'You have 1/3 speed. Clear at the end of your next turn.' },
  'counters/coin.json': { name: 'Coin' },
};

describe('an attack', () => {
  it('strikes all around its user, who is said to be in it', () => {
    const play = scene('B a . C', {
      a: strikes('Range 1, 4dmg, and all in burst 1 including you take 2dmg.'),
      B: {},
      C: {},
    });
    play.use('a', 'Strike').pick('B');
    expect(play.shows()).toEqual({ a: '8 at 1,0', B: '4 at 0,0', C: '10 at 3,0' });
  });

  it('strikes those around its target', () => {
    const a = strikes('Range 4, 2dmg to the target, 1dmg to all others in burst 1.');
    const play = scene('a . B c', { a, B: {}, c: {} });
    play.use('a', 'Strike').pick('B');
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '8 at 2,0', c: '9 at 3,0' });
  });

  it('deals the larger damage where that is asked for', () => {
    const struck = (tokens: Record<string, number>) => {
      const play = scene('a B', { a: strikes('Range 1, 2dmg, 5dmg if slowed.'), B: { tokens } }, { files });
      return play.use('a', 'Strike').pick('B').shows().B;
    };
    expect(struck({})).toBe('8 at 1,0');
    expect(struck({ 'scene/slow': 1 })).toContain('5 at 1,0');
  });

  it('can be on those only who must be so', () => {
    const a = strikes('Range 3, target must be slowed, 3dmg.');
    const play = scene('a B C', { a, B: {}, C: { tokens: { 'scene/slow': 1 } } }, { files });
    play.use('a', 'Strike').pick('B');
    expect(play.shows().B).toBe('10 at 1,0');
  });

  it('counts only what comes above a number', () => {
    const struck = (coins: number) => {
      const a = { ...strikes('Range 1, 2dmg per Coin above 2.'), tokens: { 'scene/coin': coins } };
      return scene('a B', { a, B: {} }, { files }).use('a', 'Strike').pick('B').shows().B;
    };
    expect([struck(1), struck(2), struck(4)]).toEqual(['10 at 1,0', '10 at 1,0', '6 at 1,0']);
  });

  it('of several areas hits nobody twice', () => {
    const a = strikes('Two spaces in range 4, burst 1, 2dmg. A unit can only be hit once.');
    const play = scene('a . B . C . .', { a, B: {}, C: {} });
    play.use('a', 'Strike').pick(2, 0).pick(3, 0);
    expect(play.shows()).toMatchObject({ B: '8 at 2,0', C: '8 at 4,0' });
  });

  it('is nothing that armor lowers where what it costs is paid', () => {
    const a = {
      ...strikes('Range 1, 2dmg. You may spend a Coin for +2dmg, irreducible.'),
      tokens: { 'scene/coin': 1 },
    };
    const armored = { passives: { Armor: '' } };
    const play = scene('a B', { a, B: armored }, { files });
    play.use('a', 'Strike').pick('B').pick('yes');
    expect(play.shows().B).toBe('6 at 1,0');
  });

  it('crits whatever is rolled where it is said to', () => {
    const a = strikes('Range 1, 2dmg. Always crits against slowed targets.');
    const play = scene('a B', { a, B: { tokens: { 'scene/slow': 1 } } }, { files, rolls: [1] });
    play.use('a', 'Strike').pick('B');
    expect(play.shows().B).toContain('6 at 1,0');
  });

  it('strikes harder in the center of its area', () => {
    const a = strikes('Range 4 centered 3x3, 4dmg to the center, 2dmg to others.');
    const play = scene('a . B C', { a, B: {}, C: {} });
    play.use('a', 'Strike').pick(2, 0);
    expect(play.shows()).toMatchObject({ B: '6 at 2,0', C: '8 at 3,0' });
  });

  it('goes in all four directions', () => {
    const play = scene(
      `B a . C
       . . D .
       . E . .`,
      { a: strikes('Line 2 in each direction, enemies take 2dmg.'), B: {}, C: {}, D: {}, E: {} },
    );
    play.use('a', 'Strike');
    expect(play.shows()).toEqual({ a: '10 at 1,0', B: '8 at 0,0', C: '8 at 3,0', D: '10 at 2,1', E: '8 at 1,2' });
  });

  it('is answered only where whoever made it is in range', () => {
    const answered = (row: string) => {
      const thorns = { passives: { 'When an enemy damages you': 'Range 2, 1dmg to them.' } };
      const play = scene(row, { a: thorns, B: { defaults: { Shot: 'Range 5, 1dmg.' } }, C: {} });
      play.turnOf('B').use('B', 'Shot').pick('a');
      if (play.state.pending) play.pick(3, 0);
      return play.shows();
    };
    expect(answered('C a . B')).toMatchObject({ B: '9 at 3,0', C: '10 at 0,0' });
    expect(answered('C a . . B')).toMatchObject({ B: '10 at 4,0', C: '10 at 0,0' });
  });

  it('is weaker farther away', () => {
    const struck = (row: string) => {
      const play = scene(row, { a: strikes('Range 4, 3dmg, 1dmg beyond range 2.'), B: {} });
      return play.use('a', 'Strike').pick('B').shows().B;
    };
    expect([struck('a . B'), struck('a . . B')]).toEqual(['7 at 2,0', '9 at 3,0']);
  });

  it('heals half of what it has dealt, and nothing where it has dealt none', () => {
    const healed = (tokens: Record<string, number>) => {
      const a = { ...strikes('Range 1, if the target is slowed, 4dmg. Heal half the amount.'), hurt: 5 };
      const play = scene('a B', { a, B: { tokens } }, { files });
      return play.use('a', 'Strike').pick('B').shows().a;
    };
    expect([healed({ 'scene/slow': 1 }), healed({})]).toEqual(['7 at 0,0', '5 at 0,0']);
  });
});
