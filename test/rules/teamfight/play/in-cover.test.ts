import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

const booth = { passives: { Booth: 'You count as being in cover.' } };
const slow = {
  'conditions/slow.json': { name: 'Slow', text: 'You have 1/3 speed. Clear at the end of your next turn.' },
};
const deals = (a: Piece, B: Piece, rolls: number[] = [6]) =>
  scene('a . B', { a, B }, { rolls }).use('a', 'Shot').pick('B').shows().B;

describe('what hangs on cover', () => {
  const shot = (text: string): Piece => ({ defaults: { Shot: 'Range 3, 4dmg.' }, passives: { Aim: text } });

  it('is asked of whom one attacks', () => {
    const open = shot('Your attacks deal +1 damage to enemies without cover.');
    expect(deals(open, booth)).toBe('6 at 2,0');
    expect(deals(open, {}, [])).toBe('5 at 2,0');
    const covered = shot('Enemies in cover take +1 damage from you.');
    expect(deals(covered, booth)).toBe('5 at 2,0');
    expect(deals(covered, {}, [])).toBe('6 at 2,0');
  });

  it('is asked of oneself where somebody attacks', () => {
    const hides = (text: string): Piece => ({ passives: { ...booth.passives, Hide: text } });
    const plain: Piece = { defaults: { Shot: 'Range 3, 4dmg.' } };
    expect(deals(plain, hides('You take half damage while in cover.'))).toBe('8 at 2,0');
    expect(deals(plain, { passives: { Hide: 'While in cover, you take -1 damage.' } }, [])).toBe('6 at 2,0');
  });

  it('is said of the attack itself', () => {
    const half: Piece = { defaults: { Shot: 'Range 3, 4dmg. Half damage if the target has cover.' } };
    expect(deals(half, booth)).toBe('8 at 2,0');
    expect(deals(half, {}, [])).toBe('6 at 2,0');
  });
});

describe('what changes an attack where something holds', () => {
  const use = (text: string, tokens: Record<string, number>, rolls: number[], passives = booth.passives as object) =>
    scene(
      'a . B',
      { a: { defaults: { Shot: text } }, B: { passives: passives as Record<string, string>, tokens } },
      {
        files: slow,
        rolls,
      },
    )
      .use('a', 'Shot')
      .pick('B')
      .shows().B;

  it('passes cover', () => {
    const text = 'Range 3, 2dmg. Ignores cover if the target is Slowed.';
    expect(use(text, {}, [2])).toBe('10 at 2,0');
    expect(use(text, { 'scene/slow': 1 }, [])).toContain('8 at 2,0');
  });

  it('rolls two dice', () => {
    const text = 'Range 3, 2dmg. If the target is Slowed, roll twice and take the better.';
    expect(use(text, {}, [2])).toBe('10 at 2,0');
    expect(use(text, { 'scene/slow': 1 }, [1, 5])).toContain('8 at 2,0');
  });

  it('keeps it from being critical', () => {
    const text = 'Range 3, 2dmg, +6 crit. If the target is Slowed, this cannot crit.';
    expect(use(text, {}, [6])).toBe('6 at 2,0');
    expect(use(text, { 'scene/slow': 1 }, [6])).toContain('8 at 2,0');
  });
});
