import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'conditions/ember.json': { name: 'Ember', text: 'At the end of your turn, take 1 damage. Stays until cleared.' },
};

describe('what a condition deals', () => {
  it('is more to those whom a text names, near whoever bears it', () => {
    const a = { passives: { Draft: 'Ember deals +1 damage to enemies in range 2.' } };
    const tokens = { 'scene/ember': 1 };
    const play = scene('a B . . C', { a, B: { tokens }, C: { tokens } }, { files }).turnOf('B').end();
    expect(play.shows().B).toMatch(/^8 /);
    expect(play.end().shows().C).toMatch(/^9 /);
  });

  it('is none where it lies on somebody who takes none', () => {
    const a = { passives: { Coat: 'Ember on you deals no damage.' }, tokens: { 'scene/ember': 1 } };
    expect(scene('a . B', { a, B: {} }, { files }).end().shows().a).toMatch(/^10 /);
  });
});
