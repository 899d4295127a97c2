import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

const acts = (text: string, more: Piece = {}): Piece => ({ ...more, defaults: { Act: text } });
const card = (text: string, more: Piece = {}): Piece => ({ ...more, abilities: { Act: text } });

describe('what short texts ask about what has just happened is played', () => {
  it.each([
    ['a wall behind it', '. . . a B #', '7 at 4,0'],
    ['nothing behind it', '. . a B . #', '9 at 4,0'],
    ['the edge of the map, which is no wall', '. . . . a B', '9 at 5,0'],
  ])('a push against a wall hurts more: %s', (_, drawing, shown) => {
    const play = scene(drawing, { a: acts('Range 1, 1dmg, push 1. If the target hits a wall, 2dmg.'), B: {} });
    play.use('a', 'Act').pick('B');
    if (play.state.pending !== undefined) play.pick(4, 0);
    expect(play.shows().B).toBe(shown);
  });

  it('of several who are pushed those take damage that hit something', () => {
    const text = 'Enemies in range 1, push 1. Any enemy that hits a wall or another unit takes 2dmg.';
    const play = scene('. B a C #', { a: card(text), B: {}, C: {} });
    play.use('a', 'Act').pick(0, 0).pick(3, 0);
    expect(play.shows()).toMatchObject({ B: '10 at 0,0', C: '8 at 3,0' });
  });

  it.each([
    [4, '9 at 1,0'],
    [5, '7 at 1,0'],
  ])('a die that is rolled for itself decides by its number: %i', (rolled, shown) => {
    const play = scene(
      'a B',
      { a: card('Range 1, roll a die. On a 5+, 3dmg. Otherwise, 1dmg.'), B: {} },
      { rolls: [rolled] },
    );
    play.use('a', 'Act').pick('B');
    expect(play.shows().B).toBe(shown);
  });

  it('double is so much more under its condition', () => {
    const text = 'Range 1, 2dmg, double if the target has 5 or less health.';
    for (const [hurt, shown] of [
      [4, '4 at 1,0'],
      [5, '1 at 1,0'],
    ] as const) {
      const play = scene('a B', { a: acts(text), B: { hurt } });
      play.use('a', 'Act').pick('B');
      expect(play.shows().B).toBe(shown);
    }
  });

  it('what was lost is counted behind it', () => {
    const play = scene('a B', {
      a: acts('Range 1, target loses all Slow. 2dmg per Slow lost.'),
      B: { tokens: { slow: 1 } },
    });
    play.use('a', 'Act').pick('B');
    expect(play.shows().B).toBe('8 at 1,0');
  });

  it('the space that was left is where the movement began', () => {
    const text = 'Teleport to an empty space in range 4. Enemies adjacent to the space you left take 2dmg.';
    const play = scene('B a . . C', { a: card(text), B: {}, C: {} });
    play.use('a', 'Act').pick(3, 0);
    expect(play.shows()).toMatchObject({ a: '10 at 3,0', B: '8 at 0,0', C: '10 at 4,0' });
  });

  it('a condition that somebody has already is answered by something else', () => {
    const a = card('Range 1, Slow. If it already is Slowed, 2dmg instead.');
    const first = scene('a B', { a, B: {} });
    first.use('a', 'Act').pick('B');
    expect(first.shows().B).toBe('10 at 1,0, Slow');
    const second = scene('a B', { a, B: { tokens: { slow: 1 } } });
    second.use('a', 'Act').pick('B');
    expect(second.shows().B).toBe('8 at 1,0, Slow');
  });

  it('what holds until one moves ends then', () => {
    const a = { ...card('Free Action: Until you move, you deal +2 damage.'), defaults: { Hit: 'Range 1, 1dmg.' } };
    const stays = scene('a B .', { a, B: {} });
    stays.use('a', 'Act').use('a', 'Hit').pick('B');
    expect(stays.shows().B).toBe('7 at 1,0');
    const moved = scene('. a B', { a, B: {} });
    moved.use('a', 'Act').move('a', 0, 0).move('a', 1, 0).use('a', 'Hit').pick('B');
    expect(moved.shows().B).toBe('9 at 2,0');
  });
});

describe('what is said of attacks and of those in an area is played', () => {
  it('attacks that slow do so where they have dealt damage', () => {
    const play = scene('a B', { a: acts('Range 1, 1dmg.', { passives: { Frost: 'Your attacks slow.' } }), B: {} });
    play.use('a', 'Act').pick('B');
    expect(play.shows().B).toBe('9 at 1,0, Slow');
  });

  it.each([
    ['beside it', 'a B . .', '10 at 1,0'],
    ['farther off', 'a . B .', '9 at 2,0'],
  ])('def against some is only against them: the attacker is %s', (_, drawing, shown) => {
    const B = { passives: { Guarded: 'You have +2def against adjacent enemies.' } };
    const rolls = shown.startsWith('10') ? [2] : [];
    const play = scene(drawing, { a: acts('Range 2, 1dmg.'), B }, { rolls });
    play.use('a', 'Act').pick('B');
    expect(play.shows().B).toBe(shown);
  });

  it('damage against some is more only for them, an ally beside the target among what is asked', () => {
    const passives = { Pack: 'Your default attacks deal +2dmg if an ally is adjacent to the target.' };
    const alone = scene('a B . b', { a: acts('Range 1, 1dmg.', { passives }), B: {}, b: {} });
    alone.use('a', 'Act').pick('B');
    expect(alone.shows().B).toBe('9 at 1,0');
    const both = scene('a B b .', { a: acts('Range 1, 1dmg.', { passives }), B: {}, b: {} });
    both.use('a', 'Act').pick('B');
    expect(both.shows().B).toBe('7 at 1,0');
  });

  it('the first unit in a line is nobody’s choice but for the line', () => {
    const play = scene('a . B C', { a: card('Line 5, first enemy takes 2dmg.'), B: {}, C: {} });
    play.use('a', 'Act');
    if (play.state.pending !== undefined) play.pick('B');
    expect(play.shows()).toMatchObject({ B: '8 at 2,0', C: '10 at 3,0' });
  });

  it('all in a range leave out who uses the ability', () => {
    const play = scene('a B', { a: card('All in range 2, 2dmg.'), B: {} });
    play.use('a', 'Act');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', B: '8 at 1,0' });
  });

  it('"this turn", said in an answer, is the turn that runs and not the next one of who answers', () => {
    const a = { defaults: { Hit: 'Range 1, 1dmg.' } };
    const B = { passives: { 'When you are damaged': 'You have +3 speed this turn.' } };
    const play = scene('a B', { a, B });
    play.use('a', 'Hit').pick('B');
    const lasting = () => play.state.lasting.length;
    expect(lasting()).toBe(1);
    play.end();
    expect(lasting()).toBe(0);
  });

  it('a limit may stand behind what is done', () => {
    const spiky = { passives: { 'When you are damaged': '1dmg to the attacker, once per turn.' } };
    const C = { defaults: { Jab: 'Free Action: Range 1, 1dmg.' } };
    const play = scene('a C', { a: spiky, C });
    play.turnOf('C').use('C', 'Jab').pick('a').use('C', 'Jab').pick('a');
    expect(play.shows().C).toBe('9 at 1,0');
    play.turnOf('C').use('C', 'Jab').pick('a');
    expect(play.shows().C).toBe('8 at 1,0');
  });
});
