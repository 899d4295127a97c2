import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

const shoots = (text: string): Piece => ({ defaults: { Shot: text } });

/** Health of B, of which 20 is left whole, behind one shot. */
function left(text: string, B: Piece = {}, rolls: readonly number[] = []): string | undefined {
  const play = scene('a B', { a: shoots(text), B: { health: 20, ...B } }, { rolls: [...rolls] });
  play.use('a', 'Shot').pick('B');
  return play.shows().B;
}

describe('percents of one attack', () => {
  const text = 'Range 3, 3dmg, +50% damage if the target is Flying.';
  const flies: Piece = { passives: { Wings: 'You are Flying.' } };

  it('T-141 T-143: count where they hold, and are rounded up', () => {
    expect([left(text), left(text, flies)]).toEqual(['17 at 1,0', '15 at 1,0']);
  });

  it('T-141: add up with a critical hit', () => {
    const crit = 'Range 3, +6 crit, 2dmg, +50% damage if the target is Flying.';
    expect(left(crit, flies, [6])).toBe('15 at 1,0');
  });

  it('T-145: cancel with Resistance', () => {
    const tough: Piece = { passives: { Wings: 'You are Flying.', Hide: 'Resistance' } };
    expect(left(text, tough)).toBe('17 at 1,0');
  });
});

describe('who is undefendable from near', () => {
  it.each([
    ['a B', 'hit'],
    ['a . . B', 'missed'],
  ])('T-129: meets no def there only: %s', (drawing, outcome) => {
    const B: Piece = { passives: { Open: 'You are undefendable from range 1.' } };
    const play = scene(drawing, { a: shoots('Range 3, +2def, 1dmg.'), B }, { rolls: outcome === 'hit' ? [] : [2] });
    play.use('a', 'Shot').pick('B');
    expect(play.state.units[play.unit('B')]?.health).toBe(outcome === 'hit' ? 9 : 10);
  });
});

describe('a kill by the attack, with others behind it', () => {
  it('is still known behind those', () => {
    const a: Piece = {
      defaults: { Shot: 'Range 3, 3dmg. Others in burst 1 of the target, 1dmg. On kill, gain 2 overshield.' },
    };
    const play = scene('a . B C', { a, B: { health: 3 }, C: {} });
    play.use('a', 'Shot').pick('B');
    expect(play.shows().a).toBe('10 at 0,0, 2 overshield');
  });
});
