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

  it('makes a unit Unprotected, by the loss of its overshield, too, and once', () => {
    const passives = { Watch: 'When an enemy becomes Unprotected, heal 1.' };
    const shield = { Wall: 'Free Action: gain 1 overshield.' };
    const play = scene('a B', { a: { hurt: 5, ...hits, passives }, B: { hurt: 4, abilities: shield } });
    play.turnOf('B').use('B', 'Wall').turnOf('a').use('a', 'Hit').pick('B');
    expect(play.shows()).toMatchObject({ a: '6 at 0,0', B: '5 at 1,0' });
    play.turnOf('a').use('a', 'Scratch').pick('B');
    expect(play.shows()).toMatchObject({ a: '6 at 0,0', B: '4 at 1,0' });
    play.turnOf('B').use('B', 'Wall').turnOf('a').use('a', 'Scratch').pick('B');
    expect(play.shows()).toMatchObject({ a: '7 at 0,0', B: '4 at 1,0' });
  });

  it('is asked behind what has brought it there, of the one to whom that was done', () => {
    const abilities = {
      Fell: 'Range 5, 2dmg. If this brings the target to 7 health or less, gain 1 overshield.',
      Mend: 'Range 5, heal 3. If this brings them to full health, you gain 2 overshield.',
      Bleed: '1/Game, Free Action: Take 6 damage. If this makes you Unprotected, gain 4 overshield.',
    };
    const play = scene('a B', { a: { abilities }, B: {} });
    const fell = () => play.turnOf('a').use('a', 'Fell').pick('B').shows();
    expect(fell()).toMatchObject({ a: '10 at 0,0', B: '8 at 1,0' });
    expect(fell()).toMatchObject({ a: '10 at 0,0, 1 overshield', B: '6 at 1,0' });
    play.turnOf('a').use('a', 'Mend').pick('B');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0, 1 overshield', B: '9 at 1,0' });
    play.turnOf('a').use('a', 'Mend').pick('B');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0, 2 overshield', B: '10 at 1,0' });
    play.use('a', 'Bleed');
    expect(play.shows().a).toBe('6 at 0,0');
    const bare = scene('a B', { a: { abilities }, B: {} }).use('a', 'Bleed');
    expect(bare.shows().a).toBe('4 at 0,0, 4 overshield');
  });
});
