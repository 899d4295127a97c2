import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = { 'conditions/slow.json': { name: 'Slow', text: 'You have 1/3 speed.' } };

describe('words before a colon that say what a sentence is', () => {
  it('do nothing by themselves', () => {
    const a = { abilities: { Rush: 'Lunge: move 3, then range 1, 2dmg.\nEffect: Slow.' } };
    const play = scene('a . . B', { a, B: {} }, { files }).use('a', 'Rush').pick(2, 0).pick('B');
    expect(play.shows()).toMatchObject({ a: '10 at 2,0', B: '8 at 3,0, Slow' });
  });

  it('name what it costs, whom it is for and what it does', () => {
    const a = { abilities: { Ration: 'Cost: Free Action, 1/Turn.\nTarget: an ally in range 3.\nEffect: heal 2.' } };
    const play = scene('a . b', { a, b: { hurt: 4 } })
      .use('a', 'Ration')
      .pick('b');
    expect(play.shows()).toMatchObject({ b: '8 at 2,0' });
    expect(() => play.use('a', 'Ration')).toThrow();
  });

  it('name what sets it off', () => {
    const a = { passives: { Greeting: 'Trigger: an enemy enters range 1.\nEffect: it takes 1dmg.' } };
    const play = scene('a . . B', { a, B: {} }).end().move('B', 1, 0);
    expect(play.shows()).toMatchObject({ B: '9 at 1,0' });
  });
});

describe('what of an ability is passive', () => {
  it('holds before it is used, wherever that stands', () => {
    const last = { abilities: { Dust: 'Active: range 3, 2dmg.\nPassive: your attacks deal +1 damage.' } };
    const first = { abilities: { Dust: 'Passive: your attacks deal +1 damage.\nActive: range 3, 2dmg.' } };
    for (const card of [last, first]) {
      const a = { ...card, defaults: { Jab: 'Range 3, 1dmg.' } };
      const play = scene('a . B', { a, B: {} }).use('a', 'Jab').pick('B');
      expect(play.shows()).toMatchObject({ B: '8 at 2,0' });
    }
  });

  it('holds where nothing else stands, and is not used', () => {
    const a = { abilities: { Habit: 'Passive: your attacks deal +1 damage.' }, defaults: { Jab: 'Range 3, 1dmg.' } };
    const play = scene('a . B', { a, B: {} });
    expect(() => play.use('a', 'Habit')).toThrow();
    expect(play.use('a', 'Jab').pick('B').shows()).toMatchObject({ B: '8 at 2,0' });
  });
});
