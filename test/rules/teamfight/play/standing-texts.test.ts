import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('texts that stand', () => {
  it('half damage from areas halves what an area deals, and no shot', () => {
    const a = { defaults: { Blast: 'Free Action, 2/Turn:\nEnemies in burst 2, 4dmg.', Shot: 'Range 2, 4dmg.' } };
    const play = scene('a . B', { a, B: { passives: { 'Take half damage from AoE.': '' } } });
    play.use('a', 'Blast');
    expect(play.shows().B).toBe('8 at 2,0');
    play.use('a', 'Shot').pick('B');
    expect(play.shows().B).toBe('4 at 2,0');
  });

  it('a text among the default abilities that only stands is no action: it grows with each death', () => {
    const grudge = 'When another ally dies, gain +1 speed, +1dmg';
    const a = { defaults: { Grudge: grudge, Jab: 'Free Action, 3/Turn:\nRange 1, 1dmg.' } };
    const play = scene('a C b', { a, b: { health: 1, hurt: 0 }, C: { defaults: { Hit: 'Range 1, 1dmg.' } } });
    expect(play.usable()).toEqual(['Jab']);
    play.turnOf('C').use('C', 'Hit').pick('b').turnOf('a').use('a', 'Jab').pick('C');
    expect(play.shows().C).toBe('8 at 1,0');
  });

  it('numbers said the other way round, at low health, and in a later round', () => {
    const a = {
      passives: { 'Def -0, received damage +1': '', 'When at 3 or less health, Ogre has +2 dmg': '' },
      defaults: { Wake: 'At the start of turn 2, gain +3dmg', Jab: 'Range 1, 1dmg.' },
      name: 'Ogre',
      hurt: 7,
    };
    const play = scene('a B', { a, B: { defaults: { Hit: 'Range 1, 1dmg.' } } });
    play.use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('7 at 1,0');
    play.turnOf('B').use('B', 'Hit').pick('a');
    expect(play.shows().a).toBe('1 at 0,0');
    play.turnOf('a').use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('1 at 1,0');
  });

  it('def to all rolls is the def of whoever bears it, and a hazard can spare a side', () => {
    const files = {
      'conditions/dazed.json': { name: 'Dazed', text: '+2def to all rolls.' },
      'markers/ember.json': { name: 'Ember', text: 'Hazard: 2dmg for enemies.' },
    };
    const a = {
      defaults: { Hit: 'Range 3, 1dmg.', Lay: 'Free Action:\nPlace an Ember in LoS.' },
      tokens: { 'scene/dazed': 1 },
    };
    const play = scene('a . . B', { a, B: {} }, { files, rolls: [2] });
    play.use('a', 'Lay').pick(2, 0).use('a', 'Hit').pick('B');
    expect(play.shows().B).toBe('10 at 3,0');
    play.turnOf('B').move('B', 2, 0);
    expect(play.shows().B).toBe('8 at 2,0');
  });

  it('an ability said as an action sends the own piece to a chosen space', () => {
    const files = { 'summons/kite.json': { name: 'Kite', health: 2, speed: 1 } };
    const text =
      'Free Action:\nSummon a Kite in range 1 (max 1).\n---\nAs a Standard Action, you may teleport a Kite to any location in range 4.';
    const play = scene('a . . . .', { a: { abilities: { Fly: text } } }, { files });
    play.use('a', 'Fly');
    play.play({ do: 'use', unit: play.unit('a'), ability: 1 });
    play.pick(3, 0);
    const [, kite] = play.state.units;
    expect(play.place(kite?.at ?? -1)).toBe('3,0');
  });
});
