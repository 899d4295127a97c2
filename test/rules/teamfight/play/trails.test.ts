import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = { 'markers/slime.json': { name: 'Slime', text: 'When an enemy enters this space, they take 1 damage.' } };

const slime = (play: ReturnType<typeof scene>): string[] => play.shows().Slime?.split(' ') ?? [];

describe('pieces on every space of a way', () => {
  const walk = (text: string) => ({ abilities: { Walk: text }, with: ['slime'] });

  it.each([
    ['Move 3, leaving Slime in each space you leave.', ['0,0', '1,0', '2,0']],
    ['Move 3. Place a Slime in each space you moved through.', ['1,0', '2,0']],
    ['Fly 3, placing Slime on every space you enter.', ['1,0', '2,0', '3,0']],
    ['Move 3, leaving a trail of Slime behind you.', ['0,0', '1,0', '2,0']],
  ])('%s', (text, laid) => {
    const play = scene('a . . . . B', { a: walk(text), B: {} }, { files });
    play.use('a', 'Walk').pick(3, 0);
    expect(slime(play)).toEqual(laid);
  });

  it('on one of them, which is chosen', () => {
    const play = scene(
      'a . . . . B',
      { a: walk('Move 3. Leave a Slime in one of the spaces you moved through.'), B: {} },
      { files },
    );
    play.use('a', 'Walk').pick(3, 0).pick(2, 0);
    expect(slime(play)).toEqual(['2,0']);
  });

  it('while it holds they are laid by every movement, step by step, and by none afterwards', () => {
    const a = { ...walk('Free Action: Until the end of your turn, leave Slime on every space you leave.'), speed: 2 };
    const play = scene('a . . . . B', { a, B: {} }, { files });
    play.use('a', 'Walk').move('a', 2, 0);
    expect(slime(play)).toEqual(['0,0', '1,0']);
    play.end().end().move('a', 3, 0);
    expect(slime(play)).toEqual(['0,0', '1,0']);
  });

  it('who leaves a space may find something put there by others', () => {
    const a = { passives: { 'When an enemy leaves a space': 'Place a Slime there.' }, with: ['slime'] };
    const play = scene('a . . B . .', { a, B: { speed: 2 } }, { files });
    play.end().move('B', 5, 0);
    expect(slime(play)).toEqual(['3,0', '4,0']);
  });
});

describe('who moves through somebody', () => {
  it('enemies go through whoever does not stand in their way, and end their way elsewhere', () => {
    const play = scene('a B . .', { a: { speed: 2 }, B: { passives: { 'You do not block movement.': '' } } });
    expect(() => play.move('a', 1, 0)).toThrow();
    play.move('a', 2, 0);
    expect(play.shows()).toMatchObject({ a: '10 at 2,0', B: '10 at 1,0' });
  });

  it('sets that off for both, once for each who is passed, and not where the movement ends', () => {
    const a = {
      speed: 4,
      passives: { 'You can move through enemies.': '', 'When you move through an enemy': 'It takes 1 damage.' },
    };
    const C = { passives: { 'When an enemy moves through you': 'They take 2 damage.' } };
    const play = scene('a B C . .', { a, B: {}, C });
    play.move('a', 3, 0);
    expect(play.shows()).toMatchObject({ a: '8 at 3,0', B: '9 at 1,0', C: '9 at 2,0' });
  });

  it('in flight only one’s own texts hear of it (T-053)', () => {
    const a = {
      abilities: { Swoop: 'Fly 3, ignoring units.' },
      passives: { 'When you move through an enemy': 'It takes 1 damage.' },
    };
    const C = { passives: { 'When an enemy moves through you': 'They take 2 damage.' } };
    const play = scene('a C . .', { a, C });
    play.use('a', 'Swoop').pick(3, 0);
    expect(play.shows()).toMatchObject({ a: '10 at 3,0', C: '9 at 1,0' });
  });
});
