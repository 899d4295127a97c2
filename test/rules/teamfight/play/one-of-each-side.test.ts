import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

const card = (text: string): Piece => ({ abilities: { Act: text } });

describe('two targets, one of each side', () => {
  it('are of the other side than the first, and each is done what is said of its side', () => {
    const a = card('An ally and an enemy in range 4. The ally heals 2, the enemy takes 3dmg.');
    const play = scene('b a C\nd . E', { a, b: { hurt: 5 }, C: {}, d: { hurt: 5 }, E: {} });
    play.use('a', 'Act').pick('C').pick('b');
    expect(play.shows()).toMatchObject({ b: '7 at 0,0', C: '7 at 2,0', d: '5 at 0,1', E: '10 at 2,1' });
    const other = scene('b a C\n. . E', { a, b: { hurt: 5 }, C: {}, E: {} });
    other.use('a', 'Act').pick('b');
    other.pick('E');
    expect(other.shows()).toMatchObject({ b: '7 at 0,0', C: '10 at 2,0', E: '7 at 2,1' });
  });

  it('are pulled towards one another', () => {
    const a = card('An ally and an enemy in range 5. Pull each 1 towards the other.');
    const play = scene('b . . . C\n. a . . .', { a, b: {}, C: {} });
    play.use('a', 'Act').pick('b').pick('C').pick(1, 0).pick(3, 0);
    expect(play.shows()).toMatchObject({ b: '10 at 1,0', C: '10 at 3,0' });
  });
});
