import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('an alternative that says when it can be chosen', () => {
  const a = {
    defaults: {
      Sling:
        'Choose one --\n- Range 3, undefendable, 1dmg\n- Range 4, undefendable, 3dmg. You can’t have moved this turn.',
    },
  };

  it('is offered then, and the other one always', () => {
    const still = scene('a . B\n. . .', { a, B: {} }).turnOf('a').use('a', 'Sling');
    expect(still.asks()).toContain('3dmg');
    const moved = scene('a . B\n. . .', { a, B: {} }).turnOf('a').move('a', 0, 1).use('a', 'Sling');
    expect(moved.asks()).not.toContain('3dmg');
    expect(moved.pick('B').shows().B).toBe('9 at 2,0');
  });
});
