import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

const card = (text: string, more: Piece = {}): Piece => ({ ...more, abilities: { Act: text } });

describe('overshield for each enemy damaged', () => {
  it('counts nobody whom the damage did not hurt', () => {
    const text = 'Others in burst 1, 1dmg. Gain 2 overshield for each enemy damaged this way.';
    const play = scene('a B\nC d', { a: card(text), B: {}, C: { passives: { Armor: '' } }, d: {} });
    play.use('a', 'Act');
    expect(play.shows()).toEqual({ a: '10 at 0,0, 2 overshield', B: '9 at 1,0', C: '10 at 0,1', d: '9 at 1,1' });
  });
});

describe('a second area on those who were not hit yet', () => {
  it('leaves out whoever stood in the first', () => {
    const text = 'Enemies in burst 1, 3dmg. Move up to 2, then enemies in burst 1 that were not hit yet, 1dmg.';
    const play = scene('a . . C\nB . . .', { a: card(text), B: {}, C: {} });
    play.use('a', 'Act').pick(2, 0);
    expect(play.shows()).toEqual({ a: '10 at 2,0', B: '7 at 0,1', C: '9 at 3,0' });
  });
});

describe('a critical hit that is sure', () => {
  it('comes of the next attack on any number that hits', () => {
    const a: Piece = {
      abilities: { Aim: 'Free Action: Your next attack this turn crits.', Shot: 'Range 3, +2def, 2dmg.' },
    };
    for (const [roll, left] of [
      [3, 6],
      [2, 10],
    ] as const) {
      const play = scene('a . B', { a, B: {} }, { rolls: [roll] });
      play.use('a', 'Aim').use('a', 'Shot').pick('B');
      expect(play.shows().B).toBe(`${left} at 2,0`);
    }
  });
});

describe('others around a target far away', () => {
  it('are struck on a miss, too', () => {
    const text = 'Range 4, +3def, 3dmg, others in burst 1, 1dmg, hit or miss.';
    for (const [roll, left] of [
      [6, 7],
      [1, 10],
    ] as const) {
      const play = scene('a . . B C', { a: card(text), B: {}, C: {} }, { rolls: [roll] });
      play.use('a', 'Act').pick('B');
      expect(play.shows()).toEqual({ a: '10 at 0,0', B: `${left} at 3,0`, C: '9 at 4,0' });
    }
  });
});

describe('the named ability that is used next', () => {
  it('has what was said of it once', () => {
    const a: Piece = {
      abilities: { Wind: 'Free Action: Your next Jab this turn deals +1dmg.' },
      defaults: { Jab: 'Free Action: Range 1, 1dmg.', Poke: 'Free Action: Range 1, 1dmg.' },
    };
    const play = scene('a B', { a, B: {} });
    play.use('a', 'Wind');
    play.use('a', 'Poke').pick('B');
    expect(play.shows().B).toBe('9 at 1,0');
    play.use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('7 at 1,0');
    play.use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('6 at 1,0');
  });
});

describe('another attack instead', () => {
  it('comes only where an enemy is near', () => {
    const text = 'Range 5, 2dmg. If an enemy is adjacent to you, range 1, 1dmg instead.';
    const far = scene('a . B', { a: card(text), B: {} });
    far.use('a', 'Act').pick('B');
    expect(far.shows().B).toBe('8 at 2,0');
    const near = scene('a B C', { a: card(text), B: {}, C: {} });
    near.use('a', 'Act').pick('B');
    expect(near.shows()).toMatchObject({ B: '9 at 1,0', C: '10 at 2,0' });
  });
});

describe('the number from which attacks crit', () => {
  it('counts instead of what the attack says itself where that is less, and adds nothing to it', () => {
    for (const [attack, roll, left] of [
      ['Range 3, 2dmg.', 5, 6],
      ['Range 3, 2dmg.', 4, 8],
      ['Range 3, 2dmg, +1 crit.', 4, 8],
      ['Range 3, 2dmg, +3 crit.', 4, 6],
    ] as const) {
      const a = card(attack, { passives: { 'You crit on 5+': '' } });
      const play = scene('a . B', { a, B: {} }, { rolls: [roll] });
      play.use('a', 'Act').pick('B');
      expect(play.shows().B, attack).toBe(`${left} at 2,0`);
    }
  });
});

describe('more damage of critical hits', () => {
  it('comes behind the doubling, and not with any other hit', () => {
    for (const [roll, left] of [
      [6, 5],
      [3, 8],
    ] as const) {
      const a = card('Range 3, 2dmg, +1 crit.', { passives: { 'Your crits deal +1 damage': '' } });
      const play = scene('a . B', { a, B: {} }, { rolls: [roll] });
      play.use('a', 'Act').pick('B');
      expect(play.shows().B).toBe(`${left} at 2,0`);
    }
  });

  it('T-141: so many percent of it are added to the doubling, and not with any other hit', () => {
    for (const [crits, roll, left] of [
      ['Your crits deal triple damage', 6, 4],
      ['Your crits deal triple damage', 3, 8],
      ['Your crits deal +50% damage', 6, 5],
      ['Your crits deal +200% damage instead', 6, 4],
    ] as const) {
      const play = scene(
        'a . B',
        { a: card('Range 3, 2dmg, +1 crit.', { passives: { [crits]: '' } }), B: {} },
        { rolls: [roll] },
      );
      play.use('a', 'Act').pick('B');
      expect(play.shows().B, crits).toBe(`${left} at 2,0`);
    }
  });
});

describe('those damaged this way', () => {
  it('are those to whom some of it came, and not who was hit in Armor', () => {
    const a: Piece = { abilities: { Act: 'Enemies in burst 1, 1dmg. Enemies damaged this way: push 1.' } };
    const play = scene('. B a C .', { a, B: {}, C: { passives: { 'You have Armor': '' } } });
    play.use('a', 'Act').pick(0, 0);
    expect(play.shows()).toEqual({ a: '10 at 2,0', B: '9 at 0,0', C: '10 at 3,0' });
    expect(play.asks()).toBeUndefined();
  });
});

describe('a question about a teleport in this turn', () => {
  it('is not answered by a walk', () => {
    for (const [way, left] of [
      ['Free Action: Teleport 2.', 6],
      ['Free Action: Move 2.', 8],
    ] as const) {
      const a: Piece = { abilities: { Step: way, Act: 'Range 4, 2dmg. If you teleported this turn, 2dmg.' } };
      const play = scene('a . . B', { a, B: {} });
      play.use('a', 'Step').pick(1, 0).use('a', 'Act').pick('B');
      expect(play.shows().B, way).toBe(`${left} at 3,0`);
    }
  });
});

describe('an ability that asks which use of it runs', () => {
  it('knows the second and the last one, and counts those before', () => {
    const text = '2/Game, Free Action: Range 3, 1dmg, +1dmg for each previous use of this. On the last use, Slow.';
    const play = scene('a . B', { a: card(text), B: {} });
    play.use('a', 'Act').pick('B');
    expect(play.shows().B).toBe('9 at 2,0');
    play.use('a', 'Act').pick('B');
    expect(play.shows().B).toContain('7 at 2,0');
    expect(play.shows().B).toMatch(/slow/i);
  });
});

describe('damage that was more than enough', () => {
  it('goes on to somebody else, and is none where nobody dies', () => {
    const text = 'Range 2, 5dmg. Excess damage is dealt to another enemy in range 1 of the target.';
    const play = scene('a B C', { a: card(text), B: { hurt: 7 }, C: {} });
    play.use('a', 'Act').pick('B').pick('C');
    expect(play.shows().C).toBe('8 at 2,0');
    const alive = scene('a B C', { a: card(text), B: {}, C: {} });
    alive.use('a', 'Act').pick('B');
    expect(alive.shows()).toMatchObject({ B: '5 at 1,0', C: '10 at 2,0' });
  });
});
