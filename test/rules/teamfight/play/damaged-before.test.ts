import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('an enemy that somebody has damaged and another one kills', () => {
  const defaults = { Jab: 'Enemy in range 3, 1dmg.' };
  const kills = { Slam: 'Enemy in range 3, 9dmg.' };

  it.each([
    ['this round', '7 at 0,0, Mark'],
    // That turn itself is over.
    ['since your last turn', '7 at 0,0'],
  ])('counts for whoever damaged it %s, or does not', (when, shown) => {
    const passives = { Spoils: `When an enemy you damaged ${when} dies, gain Mark.` };
    const play = scene('a b C', { a: { defaults, passives, health: 7 }, b: { defaults: kills }, C: { health: 9 } });
    play.use('a', 'Jab').pick('C').turnOf('b').use('b', 'Slam').pick('C');
    expect(play.shows().a).toBe(shown);
  });

  it('and not for whoever did not', () => {
    const passives = { Spoils: 'When an enemy you damaged this round dies, gain Mark.' };
    const play = scene('a b C', { a: { passives, health: 7 }, b: { defaults: kills }, C: { health: 9 } });
    play.turnOf('b').use('b', 'Slam').pick('C');
    expect(play.shows().a).toBe('7 at 0,0');
  });
});
