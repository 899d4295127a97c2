import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('a Move or Standard Action that is lost', () => {
  const B = { abilities: { Poke: 'Range 1, 1dmg.' } };
  const a = {
    defaults: { Kick: 'Range 3, undefendable, 1dmg. The target loses a Move or Standard Action (their choice).' },
  };

  it('is the one that its player chooses, in the next turn', () => {
    const play = scene('a . B\n. . .', { a, B }).turnOf('a').use('a', 'Kick').pick('B').pick('Standard Action');
    expect(play.turnOf('B').usable()).not.toContain('Poke');
    const other = scene('a B .\n. . .', { a, B }).turnOf('a').use('a', 'Kick').pick('B').pick('Move Action');
    expect(other.turnOf('B').usable()).toContain('Poke');
  });
});
