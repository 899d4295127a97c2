import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('who only takes damage from such abilities', () => {
  const defaults = { Jab: 'Enemy in range 3, 1dmg.' };
  const abilities = { Brand: 'Enemy in range 3, DoT 2.', Bolt: 'Enemy in range 3, 2dmg.' };

  it('takes none from other abilities, nor from conditions', () => {
    const passives = { 'Only takes damage from default abilities.': '' };
    const play = scene('a . B', { a: { defaults, abilities }, B: { passives } });
    play.use('a', 'Bolt').pick('B').turnOf('B').turnOf('a').use('a', 'Brand').pick('B').turnOf('B').turnOf('a');
    expect(play.shows().B).toBe('10 at 2,0, 2 DoT');
    play.use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('9 at 2,0, 2 DoT');
  });

  it('takes all that attacks deal where they are meant', () => {
    const passives = { 'You only take damage from attacks.': '' };
    const play = scene('a . B', { a: { defaults, abilities }, B: { passives } });
    play.use('a', 'Bolt').pick('B').turnOf('B').turnOf('a').use('a', 'Brand').pick('B').turnOf('B').turnOf('a');
    expect(play.shows().B).toBe('8 at 2,0, 2 DoT');
  });
});
