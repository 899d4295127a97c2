import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const walker = { speed: 4 };

describe('what a piece does to those who come, said in short', () => {
  it.each([
    'Enemies entering take 1dmg.',
    'A unit entering this space takes 1dmg.',
    'Units that enter this take 1dmg.',
    'When an enemy enters, they take 1dmg.',
  ])('%s', (text) => {
    const files = { 'markers/thorn.json': { name: 'Thorn', text } };
    const a = { abilities: { Sow: 'Free Action: Place a Thorn in range 3.' }, with: ['thorn'] };
    const play = scene('a . . B .', { a, B: walker }, { files });
    play.use('a', 'Sow').pick(2, 0).turnOf('B').move('B', 1, 0);
    expect(play.shows().B).toBe('9 at 1,0');
  });
});

describe('overshield that is asked for', () => {
  it('holds while some of it is left', () => {
    const a = {
      abilities: { Ward: 'Free Action: Gain 2 overshield.' },
      passives: { 'While you have overshield, you deal +2 damage.': '' },
      defaults: { Hit: 'Free Action: Range 1, 1dmg.' },
    };
    const C = { defaults: { Shot: 'Range 9, 3dmg.' } };
    const play = scene('a C', { a, C });
    play.use('a', 'Hit').pick('C');
    expect(play.shows().C).toBe('9 at 1,0');
    play.use('a', 'Ward').use('a', 'Hit').pick('C');
    expect(play.shows().C).toBe('6 at 1,0');
    play.turnOf('C').use('C', 'Shot').pick('a').turnOf('a').use('a', 'Hit').pick('C');
    expect(play.shows().C).toBe('5 at 1,0');
  });
});

describe('damage received from somewhere', () => {
  it('is less from there alone', () => {
    const a = { passives: { '-1 damage received from attacks beyond range 2': '' } };
    const shot = { defaults: { Shot: 'Range 9, 3dmg.' } };
    const play = scene('a B . . C', { a, B: shot, C: shot });
    play.turnOf('B').use('B', 'Shot').pick('a').turnOf('C').use('C', 'Shot').pick('a');
    expect(play.shows().a).toBe('5 at 0,0');
  });
});
