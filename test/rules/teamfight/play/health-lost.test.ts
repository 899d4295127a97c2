import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('health that is lost', () => {
  const hits = { defaults: { Hit: 'Range 5, 2dmg.', Drain: 'Range 5, the target loses 1 health.' } };
  const files = { 'counters/ember.json': { name: 'Ember' } };
  const shield = { Wall: 'Free Action: gain 2 overshield.', Burn: 'Free Action: take 1 damage.' };

  it('is no damage that overshield takes, and what lowers health without damage is', () => {
    const play = scene(
      'a B',
      { a: hits, B: { passives: { Temper: 'When you lose health, gain 1 Ember.' }, abilities: shield } },
      { files },
    );
    play.turnOf('B').use('B', 'Wall').turnOf('a').use('a', 'Hit').pick('B');
    expect(play.shows().B).toBe('10 at 1,0');
    play.turnOf('a').use('a', 'Hit').pick('B');
    expect(play.shows().B).toBe('8 at 1,0, Ember');
    play.turnOf('a').use('a', 'Drain').pick('B');
    expect(play.shows().B).toBe('7 at 1,0, 2 Ember');
  });

  it('in whose turn is asked as it happens', () => {
    const own = { Temper: 'When you lose health on your own turn, gain 1 Ember.' };
    const play = scene('a B', { a: hits, B: { passives: own, abilities: shield } }, { files });
    play.turnOf('a').use('a', 'Hit').pick('B');
    expect(play.shows().B).toBe('8 at 1,0');
    play.turnOf('B').use('B', 'Burn');
    expect(play.shows().B).toBe('7 at 1,0, Ember');
  });

  it('is what an attack took beyond overshield, of which half can be rounded down', () => {
    const leech = { "Deal damage to an enemy's health": 'Heal half the damage dealt, rounding down.' };
    const strong = { defaults: { Hit: 'Range 5, 5dmg.' } };
    const play = scene('a B', { a: { ...strong, passives: leech }, B: { ...strong, abilities: shield } }, { files });
    play.turnOf('B').use('B', 'Hit').pick('a').turnOf('B').use('B', 'Wall').turnOf('a').use('a', 'Hit').pick('B');
    expect(play.shows()).toMatchObject({ a: '6 at 0,0', B: '7 at 1,0' });
  });
});
