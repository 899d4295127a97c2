import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

const card = (text: string, more: Piece = {}): Piece => ({ ...more, abilities: { Act: text } });
const always = (text: string, more: Piece = {}): Piece => ({ ...more, passives: { Rule: text } });

describe('what sets off what stands before it', () => {
  it('does so each time', () => {
    const a: Piece = {
      ...always('Heal 1 when you kill a unit.'),
      hurt: 5,
      defaults: { Jab: 'Free Action: Range 1, 2dmg.' },
    };
    const play = scene('a B', { a, B: { health: 3 } });
    play.use('a', 'Jab').pick('B');
    expect(play.shows()).toEqual({ a: '5 at 0,0', B: '1 at 1,0' });
    play.use('a', 'Jab').pick('B');
    expect(play.shows()).toEqual({ a: '6 at 0,0', B: 'dead' });
  });

  it('is leaving a range only where the step goes out of it', () => {
    const play = scene('a .\n. B\n. .', { a: {}, B: always('Enemies leaving range 1 take 1dmg.') });
    play.move('a', 0, 1);
    expect(play.shows().a).toBe('10 at 0,1');
    const out = scene('. . a\n. B .', { a: {}, B: always('Enemies leaving range 1 take 1dmg.') });
    out.move('a', 1, 0);
    expect(out.shows().a).toBe('10 at 1,0');
    const away = scene('. a . .\nB . . .', { a: {}, B: always('Enemies leaving range 1 take 1dmg.') });
    away.move('a', 2, 0);
    expect(away.shows().a).toBe('9 at 2,0');
  });

  it('finds nothing of whoever moves unnoticed, but the ground does', () => {
    const a = always('Your movement does not trigger reactions.');
    const play = scene('. a . .\nB . . .', { a, B: always('Enemies leaving range 1 take 1dmg.') });
    play.move('a', 2, 0);
    expect(play.shows().a).toBe('10 at 2,0');
  });

  it('is done by whoever is named first', () => {
    const a = card('Range 2, push 1.');
    const play = scene('a B .', { a, B: always('Enemies that push you take 2dmg.') });
    play.use('a', 'Act').pick('B').pick(2, 0);
    expect(play.shows()).toEqual({ a: '8 at 0,0', B: '10 at 2,0' });
    const heals = scene('a b C', {
      a: always('An ally that kills an enemy heals 2.'),
      b: { hurt: 5, defaults: { Jab: 'Range 1, 2dmg.' } },
      C: { health: 1 },
    });
    heals.turnOf('b').use('b', 'Jab').pick('C');
    expect(heals.shows()).toMatchObject({ b: '7 at 1,0', C: 'dead' });
  });

  it('is a death that an ally is kept from', () => {
    const play = scene('A b c', {
      A: { defaults: { Jab: 'Range 1, 9dmg.' } },
      b: { health: 4 },
      c: always('Allies in range 2 that would die heal 2 instead.'),
    });
    play.turnOf('A').use('A', 'Jab').pick('b');
    expect(play.shows().b).toBe('2 at 1,0');
  });

  it('is a gain that something else comes in the place of', () => {
    const play = scene('a B', {
      a: card('Range 1, Slow, Stun.'),
      B: always('When you would gain Slow, heal 1 instead.', { hurt: 3 }),
    });
    play.use('a', 'Act').pick('B');
    expect(play.shows().B).toBe('8 at 1,0, Stun');
  });
});

describe('those who were hit', () => {
  it('have done to them what a later sentence says, and who was missed has not', () => {
    const area = scene('a B . C', { a: card('Burst 1, 1dmg. Each enemy hit is pushed 1.'), B: {}, C: {} });
    area.use('a', 'Act').pick(2, 0);
    expect(area.shows()).toMatchObject({ B: '9 at 2,0', C: '10 at 3,0' });
    const two = scene(
      'a B C',
      { a: card('Two enemies in range 2, +3def, 1dmg. Units hit are Slowed.'), B: {}, C: {} },
      { rolls: [2, 5] },
    );
    two.use('a', 'Act').pick('B').pick('C');
    expect(two.shows()).toMatchObject({ B: '10 at 1,0', C: '9 at 2,0, Slow' });
  });
});

describe('how many were hit', () => {
  it('counts the dead and leaves out who was missed', () => {
    const area = scene('a B\n. C', {
      a: card('Enemies in burst 1, 2dmg. Gain 1 Ammo for each enemy hit.', { with: ['common/ammo'] }),
      B: { health: 1 },
      C: {},
    });
    area.use('a', 'Act');
    expect(area.shows().a).toBe('10 at 0,0, 2 Ammo');
    const text =
      'Two enemies in range 2, +3def, 1dmg. If two or more enemies are hit, heal 2. Heal 1 for each enemy hit.';
    for (const [rolls, health] of [
      [[2, 5], 6],
      [[5, 5], 9],
    ] as const) {
      const play = scene('a B C', { a: card(text, { hurt: 5 }), B: {}, C: {} }, { rolls });
      play.use('a', 'Act').pick('B').pick('C');
      expect(play.shows().a).toBe(`${health} at 0,0`);
    }
  });
});

describe('any number of counters', () => {
  it('is spent one after the other, and what comes of it counts them', () => {
    const a = card('Spend any number of Ammo: Range 3, 2dmg per Ammo.', { tokens: { ammo: 3 } });
    const play = scene('a B', { a, B: {} });
    play.use('a', 'Act').pick('yes').pick('yes').pick('no').pick('B');
    expect(play.shows()).toEqual({ a: '10 at 0,0, Ammo', B: '6 at 1,0' });
  });
});

describe('who cannot be moved', () => {
  it('is moved by no enemy and no ally, but moves', () => {
    const b = always('You cannot be moved.');
    const play = scene('a b . C', { a: card('Range 3, push 1.'), b, C: card('Range 3, pull 1.') });
    play.use('a', 'Act').pick('b');
    play.turnOf('C').use('C', 'Act').pick('b');
    expect(play.shows().b).toBe('10 at 1,0');
    play.turnOf('b').move('b', 2, 0);
    expect(play.shows().b).toBe('10 at 2,0');
  });
});

describe('what was done in a turn', () => {
  it('spares whom it was done to at its end', () => {
    const text = 'Range 3, 1dmg.\n---\nAt the end of your turn, each enemy you did not damage loses 1 DoT.';
    const play = scene('a B C', { a: card(text), B: { tokens: { dot: 2 } }, C: { tokens: { dot: 2 } } });
    play.use('a', 'Act').pick('B').end();
    expect(play.shows()).toMatchObject({ B: '9 at 1,0, 2 DoT', C: '10 at 2,0, DoT' });
  });

  it('keeps what comes next turn from whom an enemy has moved', () => {
    const text = 'If you were not moved by an enemy, at the start of your next turn, heal 3.';
    for (const [pull, health] of [
      [false, 8],
      [true, 5],
    ] as const) {
      const play = scene('a . . B', { a: card(text, { hurt: 5 }), B: card('Range 3, pull 1.') });
      play.use('a', 'Act').turnOf('B');
      if (pull) play.use('B', 'Act').pick('a').pick(1, 0);
      play.turnOf('a');
      expect(play.shows().a).toBe(`${health} at ${pull ? 1 : 0},0`);
    }
  });
});

describe('who dies unheard', () => {
  it('sets nothing off, for anybody', () => {
    for (const [more, health] of [
      ['\nOn kill:\n  The target does not trigger any on-death effects.\n  Gain 1 Ammo.', 10],
      ['\nOn kill:\n  Gain 1 Ammo.', 8],
    ] as const) {
      const B: Piece = { health: 3, passives: { 'On death': 'Enemies in range 2 take 2 damage.' } };
      const play = scene('a B', { a: card(`Range 1, 4dmg.${more}`), B });
      play.use('a', 'Act').pick('B');
      expect(play.shows()).toEqual({ a: `${health} at 0,0, Ammo`, B: 'dead' });
    }
  });
});

describe('how many were hit or killed', () => {
  it('is asked once all are through, and comes to each of them', () => {
    const a = card('Enemies in burst 1, 1dmg. If this hits 2 or more enemies, stun them. If you kill a unit, heal 2.', {
      hurt: 5,
    });
    const both = scene('B a C', { a, B: {}, C: { health: 1 } });
    both.use('a', 'Act');
    expect(both.shows()).toEqual({ a: '7 at 1,0', B: '9 at 0,0, Stun', C: 'dead' });
    const one = scene('B a', { a, B: {} });
    one.use('a', 'Act');
    expect(one.shows()).toEqual({ a: '5 at 1,0', B: '9 at 0,0' });
  });
});
