import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const shooter = { defaults: { Bolt: 'Range 5, 2dmg.' } };

describe('T-190: an instant that says what becomes of an attack on somebody else', () => {
  const guard = (text: string) => ({ abilities: { Cover: `1/Game, Instant: ${text}` } });

  it('is offered where an ally is attacked', () => {
    const text = 'An ally in range 2 takes 1 less damage from this attack.';
    const play = scene('a b . . C', { a: guard(text), b: {}, C: shooter });
    play.turnOf('C').use('C', 'Bolt').pick('b').pick('a', 'Cover').pick('b');
    expect(play.shows().b).toBe('9 at 1,0');
  });

  it('makes the attack harder that is on that ally', () => {
    const text = 'An ally in range 2 gains +3def against this attack.';
    const play = scene('a b . . C', { a: guard(text), b: {}, C: shooter });
    play.rolls(3).turnOf('C').use('C', 'Bolt').pick('b').pick('a', 'Cover').pick('b');
    expect(play.shows().b).toBe('10 at 1,0');
  });

  it('is not offered to guard from an ally', () => {
    const text = 'An ally in range 2 takes 1 less damage from this attack.';
    const play = scene('a b c', { a: guard(text), b: {}, c: { defaults: { Mend: 'Ally in range 3, heal 2.' } } });
    play.turnOf('c').use('c', 'Mend').pick('b');
    expect(play.asks()).toBeUndefined();
  });

  it('keeps its own attack as it was where it is of another one', () => {
    const text = 'An ally in range 2 gains +3def against this attack.';
    const play = scene('a b c . C', { a: guard(text), b: {}, c: {}, C: shooter });
    play.turnOf('C').use('C', 'Bolt').pick('b').pick('a', 'Cover').pick('c');
    expect([play.shows().b, play.shows().c]).toEqual(['8 at 1,0', '10 at 2,0']);
  });
});
