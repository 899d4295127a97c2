import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('what is said of some abilities holds for those', () => {
  it('default abilities reach further and meet no def; others do not', () => {
    const play = scene(
      'a . . . B',
      {
        a: {
          defaults: { Shot: 'Range 2, 1dmg.' },
          abilities: { Spear: 'Range 3, 2dmg.' },
          passives: { 'Your default abilities have +2 range and are undefendable.': '' },
        },
        B: { passives: { '+4def': '' } },
      },
      {},
    );
    play.use('a', 'Shot').pick('B');
    expect(play.shows().B).toBe('9 at 4,0');
    play.turnOf('a').use('a', 'Spear');
    expect(() => play.pick('B')).toThrow();
  });

  it('an ability called by its name has another range and may have a second target near the first', () => {
    const staff = {
      a: {
        defaults: { Wand: 'Range 2, 1dmg.', Club: 'Range 2, 1dmg.' },
        passives: { 'Your Wand has range 5, and may affect a second target in range 2 of the first.': '' },
      },
      B: {},
      C: {},
      D: {},
    };
    const play = scene('a . . . . B . C . D', staff);
    play.use('a', 'Wand').pick('B');
    expect(play.asks()).toContain('7,0');
    expect(() => play.pick('D')).toThrow();
    play.pick('C');
    expect(play.shows()).toMatchObject({ B: '9 at 5,0', C: '9 at 7,0', D: '10 at 9,0' });
    play.turnOf('a').use('a', 'Wand').pick('B').pick('stop');
    expect(play.shows()).toMatchObject({ B: '8 at 5,0', C: '9 at 7,0' });
    play.turnOf('a').use('a', 'Club');
    expect(() => play.pick('B')).toThrow();
  });

  it('the first ability of a turn meets no def, the second does', () => {
    const play = scene(
      'a B',
      {
        a: {
          defaults: { Jab: 'Free Action: Range 1, 1dmg.' },
          passives: { 'Your first ability each turn is undefendable.': '' },
        },
        B: { passives: { '+2def': '' } },
      },
      { rolls: [2] },
    );
    play.use('a', 'Jab').pick('B').use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('9 at 1,0');
    play.turnOf('a').use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('8 at 1,0');
  });

  it('the next attack is better, and only that one', () => {
    const play = scene('a B', {
      a: {
        abilities: { Focus: 'Free Action:\nYour next attack deals +2 damage.' },
        defaults: { Jab: 'Free Action: Range 1, 1dmg.', Rest: 'Free Action: Heal 1.' },
      },
      B: {},
    });
    play.use('a', 'Focus').use('a', 'Rest').use('a', 'Jab').pick('B').use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('6 at 1,0');
  });

  it('"your next attack", said by an attack, is not that one; "this turn" ends with the turn', () => {
    const combo = { a: { defaults: { Feint: 'Range 1, 1dmg. Your next attack this turn deals +3 damage.' } }, B: {} };
    const play = scene('a B', combo);
    play.use('a', 'Feint').pick('B').turnOf('a').use('a', 'Feint').pick('B');
    expect(play.shows().B).toBe('8 at 1,0');
  });

  it('an ability can be used for a cheaper action, and its own cost is kept for others', () => {
    const play = scene('a B', {
      a: {
        defaults: { Jab: 'Range 1, 1dmg.', Bite: 'Range 1, 1dmg.' },
        passives: { Fast: 'You can use Jab as a Move Action.' },
      },
      B: {},
    });
    play.use('a', 'Jab').pick('B');
    expect(play.state.turn).toMatchObject({ standard: 1, move: 0 });
    play.use('a', 'Bite').pick('B');
    expect(play.shows().B).toBe('8 at 1,0');
    expect(play.usable()).toEqual([]);
  });

  it('an ability that cannot be used is refused, as are those that may not be aimed at somebody', () => {
    const play = scene('a B', {
      a: {
        defaults: { Sure: 'Range 1, undefendable, 1dmg.', Jab: 'Range 1, 1dmg.', Nap: 'Heal 1.' },
        passives: { 'You cannot use Nap.': '' },
      },
      B: { passives: { 'You cannot be targeted by undefendable abilities.': '' } },
    });
    expect(play.usable()).not.toContain('Nap');
    expect(() => play.use('a', 'Nap')).toThrow('ability/not-now');
    // The space may be chosen, but nobody in it (T-091).
    play.use('a', 'Sure').pick(1, 0).turnOf('a').use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('9 at 1,0');
  });

  it('undefendable attacks miss on low numbers where a rule says so', () => {
    const play = scene(
      'a B',
      {
        a: { defaults: { Sure: 'Range 1, undefendable, 1dmg.' } },
        B: { passives: { 'Undefendable abilities targeting you or adjacent allies miss on a roll of 1-2.': '' } },
      },
      { rolls: [2, 3] },
    );
    play.use('a', 'Sure').pick('B');
    expect(play.shows().B).toBe('10 at 1,0');
    play.turnOf('a').use('a', 'Sure').pick('B');
    expect(play.shows().B).toBe('9 at 1,0');
  });

  it.each([
    ['Range 2, +2def, 1dmg, cannot miss.', {}],
    ['Range 2, +2def, 1dmg.', { 'Your attacks always hit.': '' }],
  ])('%s with %o hits whatever is rolled', (text, passives) => {
    const B = {
      'Undefendable abilities targeting you miss on a roll of 1-2.': '',
      'Abilities targeting you have +1def.': '',
    };
    const play = scene('a B', { a: { defaults: { Sure: text }, passives }, B: { passives: B } });
    play.use('a', 'Sure').pick('B');
    expect(play.shows().B).toBe('9 at 1,0');
  });

  it('damage is dealt with an ability, or by a piece that one has laid', () => {
    const files = {
      'markers/snare.json': { name: 'Snare', text: 'When an enemy enters this space, it takes 1 damage.' },
    };
    const withPassive = (passive: string) => {
      const a = {
        passives: { [passive]: 'Gain 1 overshield.' },
        abilities: { Lay: 'Free Action:\nPlace a Snare in range 3.' },
      };
      const play = scene('a . . B', { a: { ...a, with: ['snare'] }, B: {} }, { files });
      return play.use('a', 'Lay').pick(2, 0).turnOf('B').move('B', 2, 0).shows().a;
    };
    expect(withPassive('When you damage an enemy')).toBe('10 at 0,0, 1 overshield');
    expect(withPassive('When you damage an enemy with an ability')).toBe('10 at 0,0');
  });
});
