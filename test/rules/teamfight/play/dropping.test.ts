import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('health that drops', () => {
  const hits = { defaults: { Hit: 'Range 5, 2dmg.', Scratch: 'Range 5, 1dmg.' } };

  it('sets a text off as it comes to that number from above, as often as the text says', () => {
    const passives = { Husk: '1/Game, when you drop to 8 health or less, gain 5 overshield.' };
    const play = scene('a B', { a: hits, B: { passives } });
    play.use('a', 'Scratch').pick('B');
    expect(play.shows().B).toBe('9 at 1,0');
    play.turnOf('a').use('a', 'Hit').pick('B');
    expect(play.shows().B).toBe('7 at 1,0, 5 overshield');
  });

  it('does so again after it has risen, and not while it is low', () => {
    const passives = { Fury: 'When you drop below half health, move 1.' };
    const B = { health: 10, hurt: 4, passives, abilities: { Mend: 'Free Action: heal 3.' } };
    const play = scene('a B .', { a: hits, B });
    play.use('a', 'Hit').pick('B');
    expect(play.asks()).toContain('destination');
    play.pick(2, 0);
    play.turnOf('a').use('a', 'Scratch').pick('B');
    expect(play.state.pending).toBeUndefined();
    play.turnOf('B').use('B', 'Mend').turnOf('a').use('a', 'Hit').pick('B');
    expect(play.shows().B).toMatch(/^4 at/);
    expect(play.asks()).toContain('destination');
  });

  it('of an ally is known where that ally is, and what sets health drops it, too', () => {
    const passives = { Watch: 'When an ally in range 2 drops to half health or less, they gain 2 overshield.' };
    const a = { abilities: { Level: 'Enemy in range 9, set its health to 5.' } };
    const play = scene('a B C . . D', { a, B: { passives }, C: {}, D: {} });
    play.use('a', 'Level').pick('C');
    expect(play.shows().C).toBe('5 at 2,0, 2 overshield');
    play.turnOf('a').use('a', 'Level').pick('D');
    expect(play.shows().D).toBe('5 at 5,0');
  });

  it('to nothing is death, of which that text does not speak', () => {
    const passives = { Husk: 'When you drop to 4 health or less, 1dmg to each adjacent enemy.' };
    const play = scene('a B', { a: hits, B: { hurt: 8, passives } });
    play.use('a', 'Hit').pick('B');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', B: 'dead' });
  });

  it('is of the first time, and what overshield that brings ends when the text says', () => {
    const passives = {
      'The first time your health becomes 8 or less': 'Gain 3 overshield. Lose it at the end of your next turn.',
    };
    const play = scene('a B', { a: hits, B: { passives } });
    play.use('a', 'Hit').pick('B');
    expect(play.shows().B).toBe('8 at 1,0, 3 overshield');
    play.turnOf('B');
    expect(play.shows().B).toBe('8 at 1,0, 3 overshield');
    play.turnOf('a');
    expect(play.shows().B).toBe('8 at 1,0');
  });
});
