import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('another unit, behind a target', () => {
  it('is none that is the target', () => {
    const text = 'Range 3, 1dmg. Another unit in range 3 takes 1dmg.';
    const play = scene('a . B C', { a: { defaults: { Knives: text } }, B: {}, C: {} });
    // A space may be chosen again (T-091), but whoever stands there is not hit again.
    play.use('a', 'Knives').pick('B').pick('B');
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '9 at 2,0', C: '10 at 3,0' });
    const both = scene('a . B C', { a: { defaults: { Knives: text } }, B: {}, C: {} });
    both.use('a', 'Knives').pick('B').pick('C');
    expect(both.shows()).toEqual({ a: '10 at 0,0', B: '9 at 2,0', C: '9 at 3,0' });
  });
});

describe('somebody beside others', () => {
  it.each([
    ['Enemies adjacent to another enemy take 1dmg.', { B: '10 at 2,0', C: '9 at 4,0', D: '9 at 5,0' }],
    ['Units adjacent to an enemy take 1dmg.', { B: '10 at 2,0', C: '9 at 4,0', D: '9 at 5,0' }],
  ])('is not beside itself: %s', (text, shown) => {
    const play = scene('a . B . C D', { a: { defaults: { Spark: text } }, B: {}, C: {}, D: {} });
    play.use('a', 'Spark');
    expect(play.shows()).toEqual({ a: '10 at 0,0', ...shown });
  });
});

describe('those who were hit', () => {
  const spark = 'All in line 3, 1dmg. If this hits 2 or more enemies, they take 2dmg.';
  it.each([
    ['a B . C . .', 3, { a: '10 at 0,0', B: '7 at 1,0', C: '7 at 3,0' }],
    ['a B . . C .', 3, { a: '10 at 0,0', B: '9 at 1,0', C: '10 at 4,0' }],
  ])('are meant behind how many they must be: %s', (drawing, end, shown) => {
    const play = scene(drawing, { a: { defaults: { Spark: spark } }, B: {}, C: {} });
    play.use('a', 'Spark');
    while (play.asks()) play.pick(end, 0);
    expect(play.shows()).toEqual(shown);
  });
});

describe('another unit, behind what sets it off', () => {
  it.each([
    ['When you hit an enemy', 'Another enemy in range 3 takes 1dmg.'],
    ['When you hit an enemy', 'Other enemies in range 3 take 1dmg.'],
  ])('is none that it happened to: %s', (name, text) => {
    const a = { defaults: { Bolt: 'Range 3, 2dmg.' }, passives: { [name]: text } };
    const play = scene('a . B C', { a, B: {}, C: {} });
    play.use('a', 'Bolt').pick('B');
    if (play.asks()) play.pick('C');
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '8 at 2,0', C: '9 at 3,0' });
  });
});

describe('how far the target is', () => {
  it.each([
    ['a B', 'Range 3, 2dmg, +1dmg at range 1.', '7 at 1,0'],
    ['a . B', 'Range 3, 2dmg, +1dmg at range 1.', '8 at 2,0'],
    ['a . B', 'Range 3, 2dmg + 2dmg at range 2 or more.', '6 at 2,0'],
  ])('may change the damage: %s, %s', (drawing, text, shown) => {
    const play = scene(drawing, { a: { defaults: { Shot: text } }, B: {} });
    play.use('a', 'Shot').pick('B');
    expect(play.shows().B).toBe(shown);
  });

  it('may change the roll', () => {
    const a = { defaults: { Shot: 'Range 3, 2dmg, +2 crit at range 1.' } };
    const near = scene('a B', { a, B: {} }, { rolls: [5] });
    near.use('a', 'Shot').pick('B');
    expect(near.shows().B).toBe('6 at 1,0');
    const far = scene('a . B', { a, B: {} });
    far.use('a', 'Shot').pick('B');
    expect(far.shows().B).toBe('8 at 2,0');
  });
});

describe('somebody who is pushed back by what it does', () => {
  it.each([
    ['Range 1, 2dmg. You are pushed 2 away from the target.', '10 at 0,0'],
    ['Range 1, 2dmg, push yourself 1 away from the target.', '10 at 1,0'],
  ])('%s', (text, shown) => {
    const play = scene('. . a B', { a: { defaults: { Cannon: text } }, B: {} });
    play.use('a', 'Cannon').pick('B');
    while (play.asks()) play.pick(Number(shown.at(-3)), 0);
    expect(play.shows()).toEqual({ a: shown, B: '8 at 3,0' });
  });
});

describe('whom somebody attacks', () => {
  const b = { defaults: { Shot: 'Free Action: Range 9, 2dmg.' } };

  it('is worse off with allies who attack it', () => {
    const a = {
      defaults: { Spot: 'Range 5. Allies attacking the target deal +1 damage until the start of your next turn.' },
    };
    const play = scene('a b . B C', { a, b, B: {}, C: {} });
    play.use('a', 'Spot').pick('B').turnOf('b').use('b', 'Shot').pick('B').use('b', 'Shot').pick('C');
    expect(play.shows()).toMatchObject({ B: '7 at 3,0', C: '8 at 4,0' });
  });

  it('may be hard to hit for those who attack it', () => {
    const C = { passives: { Mist: 'Enemies attacking allies in range 1 have +3def.' } };
    const play = scene('a b . B C', { a: {}, b, B: {}, C }, { rolls: [3] });
    play.turnOf('b').use('b', 'Shot').pick('C').use('b', 'Shot').pick('B');
    expect(play.shows()).toMatchObject({ B: '10 at 3,0', C: '8 at 4,0' });
  });

  it('meets more def where it is targeted from far away', () => {
    const B = { passives: { 'When targeted from beyond range 1': '+3def' } };
    const play = scene('a b . B', { a: {}, b, B }, { rolls: [3] });
    play.turnOf('b').use('b', 'Shot').pick('B');
    expect(play.shows().B).toBe('10 at 3,0');
  });
});

describe('one’s first turn', () => {
  it('has more actions, and the next one has not', () => {
    const passives = { Drive: 'On your first turn, you have an additional Standard Action.' };
    const B = { passives, defaults: { Shot: 'Range 3, 1dmg.' } };
    const play = scene('a . B', { a: {}, B }).turnOf('B');
    play.use('B', 'Shot').pick('a').use('B', 'Shot').pick('a');
    expect(play.shows().a).toBe('8 at 0,0');
    play.turnOf('a').turnOf('B').use('B', 'Shot').pick('a');
    expect(play.usable()).not.toContain('Shot');
  });
});

describe('damage that is reduced as it is taken', () => {
  it('is told of as what happens when it is', () => {
    const shelled = { passives: { Shell: 'When you take damage, reduce it by 1.' } };
    const play = scene('a . B', { a: { defaults: { Bolt: 'Range 3, 3dmg.' } }, B: shelled });
    play.use('a', 'Bolt').pick('B');
    expect(play.shows().B).toBe('8 at 2,0');
  });
});

describe('what one had before it is given', () => {
  it('is what is asked', () => {
    const files = {
      'conditions/slow.json': { name: 'Slow', text: 'You have 1/3 speed. Clear at the end of your next turn.' },
    };
    const text = 'Range 2, Slow. If they were already Slowed, 2dmg.';
    const play = scene('a . B', { a: { defaults: { Net: text } }, B: {} }, { files });
    play.use('a', 'Net').pick('B');
    expect(play.shows().B).toBe('10 at 2,0, Slow');
    const slowed = { tokens: { 'scene/slow': 1 } };
    const again = scene('a . B', { a: { defaults: { Net: text } }, B: slowed }, { files });
    again.use('a', 'Net').pick('B');
    expect(again.shows().B).toMatch(/^8 at 2,0/);
  });
});

describe('the nearest unit', () => {
  it('is never oneself', () => {
    const a = { defaults: { Snap: 'Nearest unit in range 3, 1dmg.' } };
    const play = scene('a . B c', { a, B: {}, c: {} });
    play.use('a', 'Snap');
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '9 at 2,0', c: '10 at 3,0' });
  });
});

describe('one of two kinds', () => {
  it('is meant of those who have died, too', () => {
    const files = { 'summons/gull.json': { name: 'Gull', health: 1, speed: 2 } };
    const a = {
      hurt: 5,
      passives: { 'When an enemy or Gull dies': 'Heal 1.' },
      defaults: { Bolt: 'Free Action, 9/Turn: Range 5, 3dmg.' },
    };
    const pieces = { a, b: { card: 'gull', of: 'a' }, c: { health: 2 }, B: { health: 2 }, C: {} };
    const play = scene('a b B c C\n. . . . .', pieces, { files });
    play.use('a', 'Bolt').pick('b');
    expect(play.shows()).toMatchObject({ a: '6 at 0,0', b: 'dead' });
    play.use('a', 'Bolt').pick('B');
    expect(play.shows()).toMatchObject({ a: '7 at 0,0', B: 'dead' });
    play.use('a', 'Bolt').pick('c');
    expect(play.shows()).toMatchObject({ a: '7 at 0,0', c: 'dead' });
  });
});
