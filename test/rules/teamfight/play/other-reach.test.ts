import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('another reach', () => {
  const files = { 'counters/ember.json': { name: 'Ember' } };

  it('is asked for as the ability is used', () => {
    const a = {
      abilities: { Stoke: 'Free Action: gain 2 Embers.' },
      defaults: { Beam: 'Line 1, 2dmg\nIf you have 2 or more Embers, Line 3' },
    };
    const play = scene('a B . C', { a, B: {}, C: {} }, { files });
    play.use('a', 'Beam');
    expect(play.shows()).toMatchObject({ B: '8 at 1,0', C: '10 at 3,0' });
    play.turnOf('a').use('a', 'Stoke').use('a', 'Beam');
    expect(play.shows()).toMatchObject({ B: '6 at 1,0', C: '8 at 3,0' });
  });
});
