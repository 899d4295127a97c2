import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

const acts = (text: string, more: Piece = {}): Piece => ({ ...more, defaults: { Act: text } });

describe('allies of whoever was named', () => {
  it('are of that side and not the target itself', () => {
    const play = scene('a . B C\n. . d .', {
      a: acts('Range 3, 2dmg, 1dmg to each of their allies in range 1 of them.'),
      B: {},
      C: {},
      d: {},
    });
    play.use('a', 'Act').pick('B');
    expect(play.shows()).toMatchObject({ B: '8 at 2,0', C: '9 at 3,0', d: '10 at 2,1' });
  });

  it('are asked for beside them', () => {
    const text = 'Range 4, 1dmg, +2dmg if they are adjacent to one of their allies.';
    const alone = scene('a . B . C', { a: acts(text), B: {}, C: {} })
      .use('a', 'Act')
      .pick('B');
    expect(alone.shows().B).toBe('9 at 2,0');
    const beside = scene('a . B C .', { a: acts(text), B: {}, C: {} })
      .use('a', 'Act')
      .pick('B');
    expect(beside.shows().B).toBe('7 at 2,0');
  });
});

describe('what they tap', () => {
  it('whoever plays them chooses', () => {
    const play = scene('a . B', {
      a: acts('Range 3. The target taps one of their abilities.'),
      B: { abilities: { One: 'Heal 1', Two: 'Heal 2' } },
    });
    play.use('a', 'Act').pick('B');
    expect(play.pending()).toMatchObject({ ask: 'ability', seat: 1 });
  });
});

describe('steps of a Move Action', () => {
  it('set off what waits for those, and steps of an ability do not', () => {
    const play = scene('. . . .\na . . .', {
      a: {
        passives: { 'When you leave a space during your Move Action': 'Heal 1.' },
        defaults: { Dash: 'Move 1' },
        hurt: 6,
      },
    });
    play.use('a', 'Dash').pick(0, 0);
    expect(play.shows().a).toBe('4 at 0,0');
    play.move('a', 2, 0);
    expect(play.shows().a).toBe('6 at 2,0');
  });
});

describe('less than so far', () => {
  it.each([
    [1, '8 at 1,0'],
    [2, '10 at 2,0'],
  ])('is asked of the turn that ends (%i)', (far, shown) => {
    const play = scene('a . . .\n. . . B', {
      a: { passives: { 'End of turn': 'If you moved less than 2 spaces, take 2dmg.' } },
      B: {},
    });
    play.move('a', far, 0).turnOf('B');
    expect(play.shows().a).toBe(shown);
  });
});

describe('a piece that tells its size itself', () => {
  it('covers as many spaces', () => {
    const files = { 'markers/cloud.json': { name: 'Cloud', text: 'Size 2. Blocks LoS.' } };
    const play = scene('a . .\n. . B', { a: acts('Place a Cloud overlapping your space.'), B: {} }, { files });
    play.use('a', 'Act').pickArea([0, 0], [1, 0], [0, 1], [1, 1]);
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '10 at 2,1', Cloud: '0,0' });
  });
});
