import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('alternatives of which each is chosen but once', () => {
  it('are gone for whoever has chosen them, in every later use', () => {
    const text = "Free Action, 9/Turn:\nChoose one you haven't chosen yet --\n- Heal 2\n- Gain 1 overshield\n- Heal 3";
    const play = scene('a B', { a: { hurt: 8, defaults: { Pray: text } }, B: {} }, {});
    play.use('a', 'Pray').pick('Heal 2');
    expect(play.shows().a).toBe('4 at 0,0');
    play.use('a', 'Pray');
    expect(play.pending().options).toEqual([1, 2]);
    play.pick('Heal 3');
    expect(play.shows().a).toBe('7 at 0,0');
    // The last one is left without a choice, and then nothing happens any more.
    play.use('a', 'Pray').use('a', 'Pray');
    expect(play.state.units[0]).toMatchObject({ health: 7, overshield: 1 });
  });
});

describe('an attack that cannot miss where something holds', () => {
  const files = { 'counters/ember.json': { name: 'Ember' } };

  it('hits whatever its def is, and is rolled for else', () => {
    const text = "Free Action, 9/Turn:\nRange 4, +5def, 2dmg. If you have an Ember, this can't miss.";
    const sure = scene('a . B', { a: { defaults: { Jab: text }, tokens: { 'scene/ember': 1 } }, B: {} }, { files });
    sure.use('a', 'Jab').pick('B');
    expect(sure.shows().B).toBe('8 at 2,0');
    const not = scene('a . B', { a: { defaults: { Jab: text } }, B: {} }, { files });
    not.rolls(1).use('a', 'Jab').pick('B');
    expect(not.shows().B).toBe('10 at 2,0');
  });
});

describe('what an offer or an answer has spent', () => {
  const files = { 'counters/ember.json': { name: 'Ember' } };
  const tokens = { 'scene/ember': 3 };

  it('is counted behind it', () => {
    const text = 'Free Action, 9/Turn:\nYou may spend all Embers. Heal 1 per Ember.';
    const play = scene('a B', { a: { hurt: 8, defaults: { Warm: text }, tokens }, B: {} }, { files });
    play.use('a', 'Warm').pick('yes');
    expect(play.shows().a).toBe('5 at 0,0');
    play.use('a', 'Warm').turnOf('B');
    expect(play.shows().a).toBe('5 at 0,0');
  });

  it('is counted where an attack sets it off', () => {
    const a = {
      hurt: 8,
      tokens,
      defaults: { Jab: 'Range 4, 1dmg.' },
      passives: { Bellows: 'When you attack, lose all Embers. Heal 1 per Ember.' },
    };
    const play = scene('a . B', { a, B: {} }, { files });
    play.use('a', 'Jab').pick('B');
    expect(play.shows().a).toBe('5 at 0,0');
  });
});

describe('ground that an ability creates over an area', () => {
  it('is there once, and strikes those who stand in it later', () => {
    const files = { 'terrain/slag.json': { name: 'Slag', text: 'At the end of your turn here, take 1 damage.' } };
    const text =
      'Free Action, 9/Turn:\nCreate Slag in burst 1 around you (max 1, replace oldest). At the start of your next turn, enemies in the Slag take 2dmg.';
    const play = scene('a B . . . .', { a: { speed: 4, defaults: { Melt: text } }, B: {} }, { files });
    const lying = (): number => play.state.markers.filter(({ order }) => order >= 0).length;
    play.use('a', 'Melt');
    expect(lying()).toBe(2);
    play.turnOf('B').turnOf('a');
    expect(play.shows().B).toBe('7 at 1,0');
  });
});
