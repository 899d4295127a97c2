import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const jab = { Jab: 'Free Action, 9/Turn:\nRange 3, 3dmg.' };

describe('health that a text sets', () => {
  it('the most health can be set, for good or for a while; what is above it goes with it', () => {
    const grow = 'Free Action:\nSet your current and maximum health to 14.';
    const swell = 'Free Action:\nUntil the end of your turn, you have +2 max health.';
    const rest = 'Free Action:\nHeal 5.';
    const play = scene('a B', { a: { hurt: 7, defaults: { Grow: grow, Swell: swell, Rest: rest } }, B: {} });
    play.use('a', 'Rest');
    expect(play.shows().a).toBe('8 at 0,0');
    play.use('a', 'Grow');
    expect(play.shows().a).toBe('14 at 0,0');
    play.use('a', 'Rest');
    expect(play.shows().a).toBe('14 at 0,0');
    play.use('a', 'Swell').use('a', 'Rest');
    expect(play.shows().a).toBe('16 at 0,0');
    play.turnOf('B');
    expect(play.shows().a).toBe('14 at 0,0');
  });

  it('goes back with its bearer to how the last turn ended, and nowhere before a turn has ended', () => {
    const back =
      'Free Action:\nReset your health to what it was at the end of your last turn. Teleport as close as possible to where you were at the end of your last turn.';
    const play = scene('a . . . B', { a: { speed: 2, hurt: 1, defaults: { Back: back } }, B: { defaults: jab } });
    play.move('a', 1, 0).use('a', 'Back');
    expect(play.shows().a).toBe('9 at 1,0');
    play.turnOf('B').use('B', 'Jab').pick('a').turnOf('a').move('a', 3, 0);
    expect(play.shows().a).toBe('6 at 3,0');
    play.use('a', 'Back');
    expect(play.shows().a).toBe('9 at 1,0');
  });

  it('cannot be reduced below a number while it is above it', () => {
    const passives = { 'While you have more than 1hp, you cannot be reduced below 1hp.': '' };
    const play = scene('a B', { a: { defaults: jab }, B: { hurt: 8, passives } });
    play.use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('1 at 1,0');
    play.use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('dead');
  });

  it('a sacrifice is a death: what waits for it happens, and only what is one’s own can be given up', () => {
    const a = {
      passives: { 'On death': 'Enemies in burst 1, 2dmg.' },
      defaults: { End: 'Sacrifice yourself (triggering on death).' },
    };
    const play = scene('a B', { a, B: {} });
    play.use('a', 'End');
    expect(play.shows()).toMatchObject({ a: 'dead', B: '8 at 1,0' });
  });
});

describe('overshield that ends', () => {
  it('goes when its text says, if it is still what that text gave', () => {
    const brace =
      'Free Action:\nGain 4 overshield.\nAt the end of your next turn, lose overshield gained with this ability.';
    const guard = 'Free Action:\nGain 6 overshield until the end of your turn.';
    const keep = 'Free Action:\nGain 9 overshield.';
    const shieldOf = (...abilities: string[]) => {
      const play = scene('a B', { a: { defaults: { Brace: brace, Guard: guard, Keep: keep } }, B: {} });
      for (const name of abilities) play.use('a', name);
      const seen = [play.state.units[0]?.overshield];
      for (const letter of ['B', 'a', 'B']) seen.push(play.turnOf(letter).state.units[0]?.overshield);
      return seen;
    };
    expect(shieldOf('Brace')).toEqual([4, 4, 4, 0]);
    expect(shieldOf('Brace', 'Guard')).toEqual([6, 0, 0, 0]);
    expect(shieldOf('Brace', 'Guard', 'Keep')).toEqual([9, 9, 9, 9]);
  });
});

describe('what happens at the end of a turn, twice', () => {
  it('repeats what the unit’s own card does, not what others do then', () => {
    const a = {
      passives: { 'End of turn': 'Enemies in burst 1, 1dmg.', 'Your end of turn effects trigger twice.': '' },
      defaults: { Wait: 'Free Action:\nHeal 1.' },
    };
    const B = { passives: { 'When an enemy ends their turn': 'They take 1 damage.' } };
    const play = scene('a B', { a, B });
    play.turnOf('B');
    expect(play.shows()).toMatchObject({ a: '9 at 0,0', B: '8 at 1,0' });
  });
});

describe('when you deal damage', () => {
  it('the one who took it is meant, and you still heal yourself', () => {
    const a = { hurt: 5, passives: { 'When you deal damage': 'Also push 1, heal 1.' }, defaults: jab };
    const play = scene('a B .', { a, B: {} });
    play.use('a', 'Jab').pick('B');
    for (let i = 0; i < 2 && play.state.pending; i++) play.pick(2, 0);
    expect(play.shows()).toEqual({ a: '6 at 0,0', B: '7 at 2,0' });
  });

  it('that is lost is no damage, and whoever has no more than that dies', () => {
    const drain = { abilities: { Drain: 'Free Action: Lose 2 health.' } };
    const play = scene('a . b', { a: { ...drain, health: 5, passives: { Armor: '' } }, b: {} });
    play.use('a', 'Drain').use('a', 'Drain');
    expect(play.shows().a).toBe('1 at 0,0');
    play.use('a', 'Drain');
    expect(play.shows().a).toBe('dead');
  });
});
