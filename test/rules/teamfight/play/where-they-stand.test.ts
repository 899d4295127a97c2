import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const dealt = (drawing: string, text: string, pieces: Readonly<Record<string, object>> = {}): string => {
  const letters = [...new Set(drawing.replace(/[^a-z]/gi, ''))];
  const all = Object.fromEntries(letters.map((letter) => [letter, pieces[letter] ?? {}]));
  const play = scene(drawing, { ...all, a: { defaults: { Hit: text } } });
  play.use('a', 'Hit').pick('B');
  return play.shows().B ?? '';
};

describe('more damage by where they stand', () => {
  it('at the edge of the map', () => {
    const text = 'Range 3, 1dmg, +1dmg if the target is at the edge of the map';
    expect(dealt('a B .\n. . .\n. . .', text)).toBe('8 at 1,0');
    expect(dealt('a . .\n. B .\n. . .', text)).toBe('9 at 1,1');
  });

  it('in a row or column of you', () => {
    const text = 'Range 4, 1dmg, +1dmg if the target is in a straight line from you';
    expect(dealt('a . B\n. . .', text)).toBe('8 at 2,0');
    expect(dealt('a . .\n. . B', text)).toBe('9 at 2,1');
  });

  it('with nobody between you', () => {
    const text = 'Range 4, 1dmg, +1dmg if no other unit is between you and it';
    expect(dealt('a . B', text)).toBe('8 at 2,0');
    expect(dealt('a c B', text)).toBe('9 at 2,0');
  });

  it('with an ally on the other side', () => {
    const text = 'Range 1, 1dmg, +1dmg if an ally is on the opposite side of the target';
    expect(dealt('a B c', text)).toBe('8 at 1,0');
    expect(dealt('a B .\n. c .', text)).toBe('9 at 1,0');
  });

  it('with an ally beside them, too', () => {
    const text = 'Range 2, 1dmg, +1dmg if you and an ally are both adjacent to the target';
    expect(dealt('a B c', text)).toBe('8 at 1,0');
    expect(dealt('a . B c', text)).toBe('9 at 2,0');
  });
});

describe('those who are not adjacent', () => {
  it('are the only ones that are struck', () => {
    const a = { defaults: { Ring: 'Enemies in range 3 that are not adjacent, 1dmg.' } };
    const play = scene('a B . C . .', { a, B: {}, C: {} });
    play.use('a', 'Ring');
    expect(play.shows()).toMatchObject({ B: '10 at 1,0', C: '9 at 3,0' });
  });
});

describe('an area with you in it, too', () => {
  it('strikes you, and heals you with your allies', () => {
    const a = { defaults: { Fumes: 'Burst 1, 1dmg (You too)', Balm: 'Allies in burst 2 heal 1 (you too)' } };
    const play = scene('a B c', { a, B: {}, c: {} });
    play.use('a', 'Fumes');
    expect(play.shows()).toMatchObject({ a: '9 at 0,0', B: '9 at 1,0' });
    const healed = scene('a . c', { a, c: {} });
    healed.use('a', 'Balm');
    expect(healed.shows()).toMatchObject({ a: '10 at 0,0', c: '10 at 2,0' });
  });
});

describe('who has damaged whom', () => {
  it('is asked of those two, since your own last turn', () => {
    const a = { defaults: { Spite: 'Range 3, 1dmg, +1dmg if the target damaged you since your last turn.' } };
    const B = { defaults: { Jab: 'Range 3, 1dmg' } };
    const play = scene('a B C', { a, B, C: {} });
    play.turnOf('B').use('B', 'Jab').pick('a').end();
    play.turnOf('a').use('a', 'Spite').pick('B');
    expect(play.shows().B).toBe('8 at 1,0');
    const other = scene('a B C', { a, B, C: {} });
    other.turnOf('B').use('B', 'Jab').pick('a').end();
    other.turnOf('a').use('a', 'Spite').pick('C');
    expect(other.shows().C).toBe('9 at 2,0');
  });

  it('is asked of allies, too', () => {
    const a = { defaults: { Join: 'Range 3, 1dmg, +1dmg if an ally damaged the target this round.' } };
    const c = { defaults: { Jab: 'Range 3, 1dmg' } };
    const play = scene('c B a', { a, B: {}, c });
    play.turnOf('c').use('c', 'Jab').pick('B').end();
    play.turnOf('a').use('a', 'Join').pick('B');
    expect(play.shows().B).toMatch(/^[78] at/);
  });
});

describe('where a turn began', () => {
  it('counts as both stood then', () => {
    const a = {
      defaults: { Hit: 'Range 3, 1dmg, +1dmg if you started your turn adjacent to the target.' },
      abilities: { Nudge: 'Free Action: Range 3, push 2' },
    };
    const play = scene('a B . .', { a, B: {} });
    play.use('a', 'Nudge').pick('B').pick(3, 0).use('a', 'Hit').pick('B');
    expect(play.shows().B).toBe('8 at 3,0');
    const far = scene('a . B .', { a, B: {} });
    far.move('a', 1, 0).use('a', 'Hit').pick('B');
    expect(far.shows().B).toBe('9 at 2,0');
  });
});

describe('a push of so many spaces', () => {
  it('is heard of where it went so far', () => {
    const a = {
      passives: { 'When you push an enemy 2 or more spaces': 'Gain 1 overshield' },
      defaults: { Shove: 'Range 1, push 3' },
    };
    const far = scene('a B . . .', { a, B: {} });
    far.use('a', 'Shove').pick('B').pick(3, 0);
    expect(far.shows().a).toContain('overshield');
    const near = scene('a B . . .', { a, B: {} });
    near.use('a', 'Shove').pick('B').pick(2, 0);
    expect(near.shows().a).not.toContain('overshield');
  });
});
