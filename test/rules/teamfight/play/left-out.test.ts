import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'markers/embers.json': { name: 'Embers', text: 'Hazard: 2dmg. Flying units ignore this.' },
  'tokens/chill.json': {
    name: 'Chill',
    text: 'You cannot move. Clear at the end of your next turn, or when you take damage.',
  },
};

describe('who is left out, and what somebody is not', () => {
  it('a hazard does nothing to those that its text spares, and to them as soon as they are that no more', () => {
    const rake = 'Free Action:\nPlace an Embers in LoS, in spaces without a unit (max 4 on the map, remove oldest).';
    const ground = 'Free Action:\nUntil the start of your next turn, enemies in range 9 are not Flying.';
    const a = { defaults: { Rake: rake, Ground: ground } };
    const play = scene('a . . B', { a, B: { passives: { 'You are always Flying': '' } } }, { files });
    play.use('a', 'Rake');
    expect(play.asks()).not.toContain('3,0');
    play.pick(2, 0).turnOf('B').move('B', 2, 0);
    expect(play.shows().B).toBe('10 at 2,0');
    play.turnOf('a').use('a', 'Ground').turnOf('B').move('B', 3, 0).turnOf('a').use('a', 'Ground').turnOf('B');
    expect(play.shows().B).toBe('10 at 3,0');
    play.move('B', 2, 0);
    expect(play.shows().B).toBe('8 at 2,0');
  });

  it('a token with two ends goes by the one that comes first', () => {
    const a = {
      defaults: { Freeze: 'Free Action, Range 9, give a Chill.', Jab: 'Free Action, Range 9, 1dmg.' },
      with: ['chill'],
    };
    const play = scene('a . B', { a, B: {} }, { files });
    play.use('a', 'Freeze').pick('B').use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('9 at 2,0');
    play.use('a', 'Freeze').pick('B').turnOf('B');
    expect(play.shows().B).toBe('9 at 2,0, Chill');
    play.turnOf('a');
    expect(play.shows().B).toBe('9 at 2,0');
  });

  it('those who have a token can be named by it, whatever it is called', () => {
    const a = {
      defaults: {
        Freeze: 'Free Action, Range 9, give a Chill.',
        Break: 'Free Action, target a Chill enemy in LoS, 3dmg.',
      },
      with: ['chill'],
    };
    const play = scene('a B C', { a, B: {}, C: {} }, { files });
    play.use('a', 'Freeze').pick('C').use('a', 'Break').pick('C');
    expect(play.shows()).toMatchObject({ B: '10 at 1,0', C: '7 at 2,0' });
  });

  it('losing half of what is left is no damage, rounds up, and takes the last point', () => {
    const a = {
      health: 5,
      passives: { Armor: '' },
      defaults: { Burn: 'Free Action:\nLose half of your current health.' },
    };
    const play = scene('a . B', { a, B: {} });
    play.use('a', 'Burn');
    expect(play.shows().a).toBe('2 at 0,0');
    play.use('a', 'Burn');
    expect(play.shows().a).toBe('1 at 0,0');
    play.use('a', 'Burn');
    expect(play.shows().a).toBe('dead');
  });

  it('resistance against what is drawn from afar does nothing from nearby', () => {
    const a = { passives: { 'Resistance against abilities drawn from range 2 or more': '' } };
    const play = scene('a B . C', {
      a,
      B: { defaults: { Hit: 'Range 9, 4dmg.' } },
      C: { defaults: { Hit: 'Range 9, 4dmg.' } },
    });
    play.turnOf('B').use('B', 'Hit').pick('a');
    expect(play.shows().a).toBe('6 at 0,0');
    play.turnOf('C').use('C', 'Hit').pick('a');
    expect(play.shows().a).toBe('4 at 0,0');
  });
});
