import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = { 'conditions/slow.json': { name: 'Slow', text: 'You have 1/3 speed.' } };

describe('a larger number behind a question', () => {
  it('takes the place of the first in what answers something', () => {
    const a = {
      passives: { Leading: 'At the end of your turn, an enemy in range 2 takes 1dmg. If it is Slowed, 2dmg.' },
      abilities: { Bind: 'Free Action: Range 9, Slow.' },
    };
    const slowed = scene('a . B', { a, B: {} }, { files }).use('a', 'Bind').pick('B');
    slowed.end().pick('B');
    expect(slowed.shows().B).toBe('8 at 2,0, Slow');
    const other = scene('a . B', { a, B: {} }, { files });
    other.end().pick('B');
    expect(other.shows().B).toBe('9 at 2,0');
  });

  it('is one of three, and not two of them', () => {
    const a = {
      defaults: { Cut: 'Range 9, 1dmg. If you have a Pane, 2dmg. If you have 2 Panes, 3dmg.' },
      abilities: { Glaze: '2/Game, Free Action: Gain a Pane.' },
    };
    const pane = { 'tokens/pane.json': { name: 'Pane', text: 'You have +1 speed.' } };
    const cut = (panes: number): string | undefined => {
      const play = scene('a . B', { a, B: {} }, { files: pane });
      for (let count = 0; count < panes; count++) play.use('a', 'Glaze');
      return play.use('a', 'Cut').pick('B').shows().B;
    };
    expect([0, 1, 2].map(cut)).toEqual(['9 at 2,0', '8 at 2,0', '7 at 2,0']);
  });

  it('takes the place of a shorter way', () => {
    const a = { defaults: { Step: 'Move 1. If Slowed, move 2.' }, abilities: { Bind: 'Free Action: Gain Slow.' } };
    const play = scene('a . . .', { a }, { files }).use('a', 'Step');
    expect(() => play.pick(2, 0)).toThrow();
    const bound = scene('a . . .', { a }, { files }).use('a', 'Bind').use('a', 'Step').pick(2, 0);
    // No step of one space comes before it.
    expect(bound.shows().a).toBe('10 at 2,0, Slow');
    expect(bound.state.pending).toBeUndefined();
  });
});

describe('a number of tokens in words', () => {
  it('is that number where each brings something else', () => {
    const tokens = { 'tokens/crack.json': { name: 'Crack', text: 'You have +1 speed.' } };
    const a = {
      defaults: { Count: 'Range 9. If it has one Crack, 1dmg. If it has two Cracks, 2dmg.' },
      abilities: { Chip: '2/Game, Free Action: Range 9, give a Crack.' },
    };
    const play = scene('a . B', { a, B: {} }, { files: tokens });
    play.use('a', 'Chip').pick('B').use('a', 'Chip').pick('B').use('a', 'Count').pick('B');
    expect(play.shows().B).toContain('8 at 2,0');
  });

  it('counts what was gained right before it', () => {
    const a = { defaults: { Cut: 'Range 9, 1dmg, gain a Pane, +1dmg per Pane.' } };
    const pane = { 'tokens/pane.json': { name: 'Pane', text: 'You have +1 speed.' } };
    const play = scene('a . B', { a, B: {} }, { files: pane }).use('a', 'Cut').pick('B');
    expect(play.shows().B).toBe('8 at 2,0');
  });
});

describe('an enemy takes damage or an ally heals', () => {
  it('is of neither for whoever chooses themselves', () => {
    const a = {
      defaults: { Pane: 'Range 4, 2dmg to an enemy or heal 2 to an ally.' },
      abilities: { Cut: 'Free Action: Take 3 damage.' },
    };
    const play = () => scene('a . B', { a, B: {} }).use('a', 'Cut').use('a', 'Pane');
    expect(play().pick('B').shows()).toMatchObject({ a: '7 at 0,0', B: '8 at 2,0' });
    expect(play().pick('a').shows()).toMatchObject({ a: '7 at 0,0', B: '10 at 2,0' });
  });
});
