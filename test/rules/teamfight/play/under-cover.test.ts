import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const shot = { defaults: { Shot: 'Range 9, 2dmg.', Flush: 'Range 9, 2dmg, +2dmg if the target is in cover.' } };
const def = (play: ReturnType<typeof scene>, roll: number) =>
  play.turnOf('B').rolls(roll).use('B', 'Shot').pick('a').shows().a;

describe('cover that somebody has by a text', () => {
  it('is two def, wherever the attack comes from', () => {
    const a = { passives: { Booth: 'You have cover.' } };
    expect(def(scene('a . B', { a, B: shot }), 2)).toBe('10 at 0,0');
    expect(def(scene('a . B', { a, B: shot }), 3)).toBe('8 at 0,0');
  });

  it('is only against those who are named', () => {
    const a = { passives: { Booth: 'You have cover from enemies beyond range 3.' } };
    expect(def(scene('a . . . . B', { a, B: shot }), 2)).toBe('10 at 0,0');
    expect(scene('a . . B', { a, B: shot }).turnOf('B').use('B', 'Shot').pick('a').shows().a).toBe('8 at 0,0');
  });

  it('is nothing to those who ignore cover', () => {
    const a = { passives: { Booth: 'You have cover.' } };
    const B = { ...shot, passives: { Sharp: 'Your attacks ignore cover.' } };
    expect(scene('a . B', { a, B }).turnOf('B').use('B', 'Shot').pick('a').shows().a).toBe('8 at 0,0');
  });

  it('is asked for', () => {
    const a = { passives: { Booth: 'You have cover.' } };
    expect(scene('a . B', { a, B: shot }).turnOf('B').rolls(6).use('B', 'Flush').pick('a').shows().a).toBe('6 at 0,0');
  });
});
