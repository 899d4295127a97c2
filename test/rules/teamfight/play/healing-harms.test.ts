import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('healing that harms', () => {
  const files = { 'conditions/rot.json': { name: 'Rot', text: 'When you would heal, take that much damage instead.' } };
  const mends = { Mend: 'Range 5, target heals 2.', Whole: 'Range 5, target heals to full.' };

  it('deals as much as would be healed, and to full as much as is missing', () => {
    const curse = { Curse: 'Range 5, give Rot.' };
    const play = scene('a B c', { a: { abilities: curse }, B: { hurt: 3 }, c: { abilities: mends } }, { files });
    play.turnOf('c').use('c', 'Mend').pick('B');
    expect(play.shows().B).toBe('9 at 1,0');
    play.turnOf('a').use('a', 'Curse').pick('B').turnOf('c').use('c', 'Mend').pick('B');
    expect(play.shows().B).toBe('7 at 1,0, Rot');
    play.turnOf('c').use('c', 'Whole').pick('B');
    expect(play.shows().B).toBe('4 at 1,0, Rot');
  });

  it('is healing again behind its end', () => {
    const curse = { Curse: 'Free Action: Range 5. Until the end of its next turn, healing damages it instead.' };
    const play = scene('a B', { a: { abilities: { ...curse, ...mends } }, B: { hurt: 3 } }, { files });
    play.use('a', 'Curse').pick('B').use('a', 'Mend').pick('B');
    expect(play.shows().B).toBe('5 at 1,0');
    play.turnOf('B').turnOf('a').use('a', 'Mend').pick('B');
    expect(play.shows().B).toBe('7 at 1,0');
  });
});
