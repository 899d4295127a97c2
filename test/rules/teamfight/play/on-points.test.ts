import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const map = { controlPoints: [{ name: 'Hill', cells: ['2-3,0'] }] };

describe('a control point as a place', () => {
  it('is one for whoever stands on it', () => {
    const a = { passives: { Bold: 'While on a control point, take -1 damage.' } };
    const B = { defaults: { Shot: 'Range 9, 2dmg.' } };
    expect(scene('. . a . B', { a, B }, { map }).turnOf('B').use('B', 'Shot').pick('a').shows().a).toBe('9 at 2,0');
    expect(scene('a . . . B', { a, B }, { map }).turnOf('B').use('B', 'Shot').pick('a').shows().a).toBe('8 at 0,0');
  });

  it('is entered from out of it, and left for what is out of it', () => {
    const a = {
      passives: {
        Fee: 'When you enter a control point, heal 1.',
        Rush: 'When you leave a control point, take 1 damage.',
      },
    };
    const play = scene('. a . . .', { a: { ...a, hurt: 5, speed: 4 } }, { map });
    play.move('a', 3, 0);
    expect(play.shows().a).toBe('6 at 3,0');
    play.move('a', 4, 0);
    expect(play.shows().a).toBe('5 at 4,0');
  });
});
