import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('pieces that are destroyed for what comes then', () => {
  const keg = { name: 'Keg', object: true, health: 1, text: '1hp. When detonated, burst 1, 2dmg.' };

  it('each of those chosen does it, and those that others destroy do nothing', () => {
    const abilities = {
      Lay: 'Free Action:\nPlace 2 Kegs in range 4.',
      Blow: 'Free Action, 1/Turn:\nDetonate any number of your Kegs. Each deals burst 1, 2dmg.',
    };
    const files = { 'markers/keg.json': keg };
    const make = () =>
      scene(
        'a . . B . .\n. . . . . .',
        { a: { abilities, with: ['keg'] }, B: { defaults: { Shot: 'Range 9, 1dmg.' } } },
        { files },
      );
    const laid = make().use('a', 'Lay').pick(2, 0).pick(3, 1);
    expect(laid.shows().B).toBe('10 at 3,0');
    laid.use('a', 'Blow').pick(2, 0).pick(3, 1);
    expect(laid.shows().B).toBe('6 at 3,0');
    const shot = make().use('a', 'Lay').pick(2, 0).pick(3, 1).turnOf('B').use('B', 'Shot').pick(2, 0);
    expect(shot.shows().B).toBe('10 at 3,0');
    expect(shot.shows().Keg).toBe('1 at 3,1');
  });

  it('around the space where the one lay that was chosen', () => {
    const a = {
      abilities: {
        Sow: 'Free Action:\nPlace a Rune in range 5.',
        Wake: 'Free Action:\nDestroy a Rune. Burst 1, 2dmg.',
      },
      with: ['rune'],
    };
    const play = scene('a . . B . C', { a, B: {}, C: {} }, { files: { 'markers/rune.json': { name: 'Rune' } } });
    play.use('a', 'Sow').pick(2, 0).use('a', 'Wake');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', B: '8 at 3,0', C: '10 at 5,0' });
    expect(play.shows().Rune).toBeUndefined();
  });
});

describe('pieces in an area', () => {
  it('go where the area covers them, and no others', () => {
    const a = {
      abilities: {
        Sow: 'Free Action:\nPlace 2 Runes in range 5.',
        Sweep: 'Free Action:\nLine 3, 1dmg. Destroy all Runes in the line.',
      },
      with: ['rune'],
    };
    const files = { 'markers/rune.json': { name: 'Rune' } };
    const play = scene('a . . B\n. . . .', { a, B: {} }, { files });
    play.use('a', 'Sow').pick(2, 0).pick(1, 1);
    expect(play.shows().Rune).toBe('2,0 1,1');
    play.use('a', 'Sweep').pickArea([1, 0], [2, 0], [3, 0]);
    expect(play.shows()).toMatchObject({ B: '9 at 3,0', Rune: '1,1' });
  });

  it('a second one lies beside the first, and a second kind on the same ground', () => {
    const a = {
      abilities: {
        Sow: 'Free Action:\nPlace a Rune in range 1, and up to two Logs in range 1 of it.',
        Spill:
          'Free Action:\nRange 3 2x2, the area gains Hazard: 1dmg and becomes Log until the end of your next turn.',
      },
      with: ['rune', 'log', 'tar'],
    };
    const files = {
      'markers/rune.json': { name: 'Rune' },
      'markers/log.json': { name: 'Log' },
      'markers/tar.json': { name: 'Tar', text: 'Hazard: 1dmg.' },
    };
    const sown = scene('a . . .\n. . . .', { a }, { files });
    sown.use('a', 'Sow').pick(1, 0).pick(2, 0).pick(2, 1);
    expect(sown.shows()).toMatchObject({ Rune: '1,0', Log: '2,0 2,1' });
    const spilt = scene('a . . .\n. . . .', { a }, { files });
    spilt.use('a', 'Spill').pick(2, 0).pickArea([2, 0], [3, 0], [2, 1], [3, 1]);
    expect(spilt.shows()).toMatchObject({ Tar: '2,0 3,0 2,1 3,1', Log: '2,0 3,0 2,1 3,1' });
  });
});

describe('an area that becomes ground', () => {
  it('only where nobody stands, and as long as it says', () => {
    const text =
      'Free Action:\nRange 3 2x2, 1dmg. Empty spaces in the area become Tar until the start of your next turn.';
    const files = { 'markers/tar.json': { name: 'Tar', text: 'Hazard: 1dmg.' } };
    const play = scene('a . B .\n. . . .', { a: { abilities: { Spill: text }, with: ['tar'] }, B: {} }, { files });
    play.use('a', 'Spill').pick(2, 0).pickArea([2, 0], [3, 0], [2, 1], [3, 1]);
    expect(play.shows()).toMatchObject({ B: '9 at 2,0', Tar: '3,0 2,1 3,1' });
    play.turnOf('B').move('B', 2, 1);
    expect(play.shows().B).toBe('8 at 2,1');
    play.turnOf('a');
    expect(play.shows().Tar).toBeUndefined();
  });
});

describe('a piece beside which one comes', () => {
  it('is the one that goes', () => {
    const a = {
      abilities: {
        Sow: 'Free Action:\nPlace a Rune in range 5.',
        Jump: 'Free Action:\nTeleport to a space adjacent to one of your Runes, then remove it.',
      },
      with: ['rune'],
    };
    const play = scene('a . . . . .', { a }, { files: { 'markers/rune.json': { name: 'Rune' } } });
    play.use('a', 'Sow').pick(3, 0).use('a', 'Sow').pick(5, 0).use('a', 'Jump').pick(3, 0).pick(2, 0);
    expect(play.shows()).toMatchObject({ a: '10 at 2,0', Rune: '5,0' });
  });

  it('goes to whoever comes, and what it does is to them', () => {
    const text = 'When an enemy becomes adjacent, this moves to their space and explodes. 2dmg.';
    const files = { 'markers/spider.json': { name: 'Spider', text } };
    const a = { abilities: { Sow: 'Free Action: Place a Spider in range 3.' }, with: ['spider'] };
    const play = scene('a . . . B C', { a, B: { speed: 4 }, C: {} }, { files });
    play.use('a', 'Sow').pick(1, 0).turnOf('B').move('B', 2, 0);
    expect(play.shows()).toMatchObject({ B: '8 at 2,0', C: '10 at 5,0' });
    expect(play.shows().Spider).toBeUndefined();
  });
});
