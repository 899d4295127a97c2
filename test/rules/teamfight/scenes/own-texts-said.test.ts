import { describe, expect, it } from 'vitest';
import { openSet } from '../../../../rules/open.ts';
import { scene } from '../support.ts';

/** An object of the first player with an enemy that comes beside it. */
const besidePost = (text: string, health = 3, hurt = 0) =>
  scene(
    'a . . . p . B\n. . . . . . .',
    { a: {}, p: { card: 'post', of: 'a', health, hurt }, B: {} },
    { files: { 'markers/post.json': { name: 'Post', object: true, health, text } } },
  );

describe('the text of an object', () => {
  it('tells of the object where it names nobody before it says when', () => {
    for (const text of [
      'Loses 1 health whenever an enemy ends its turn adjacent to it.',
      'It takes 1 damage when an enemy ends its turn adjacent to it.',
    ]) {
      const play = besidePost(text);
      play.end().move('B', 5, 0).end();
      expect(play.shows(), text).toMatchObject({ a: '10 at 0,0', p: '2 at 4,0', B: '10 at 5,0' });
    }
  });

  it('asks for the health of the object, and not for that of whoever laid it', () => {
    const text = 'At half health or below, it deals 1 damage to all adjacent units at the end of each round.';
    const whole = besidePost(text, 4);
    whole.end().move('B', 5, 0).end();
    expect(whole.shows()).toMatchObject({ B: '10 at 5,0' });
    const half = besidePost(text, 4, 2);
    half.end().move('B', 5, 0).end();
    expect(half.shows()).toMatchObject({ B: '9 at 5,0' });
  });
});

describe('what loses health behind an attack', () => {
  it('is its target', () => {
    const play = scene('a . B', { a: { abilities: { Sap: 'Range 3, loses 2 health.' } }, B: {} });
    play.use('a', 'Sap').pick('B');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', B: '8 at 2,0' });
  });
});

describe('a marker with health', () => {
  const problemsOf = (marker: object) =>
    openSet(
      'posts',
      new Map([
        ['set.json', JSON.stringify({ id: 'posts', system: 'teamfight', format: 1, name: 'Posts' })],
        ['markers/post.json', JSON.stringify({ name: 'Post', ...marker })],
      ]),
      { uses: new Map() },
    ).problems.map(({ code }) => code);

  it('is told that it has to be an object', () => {
    expect(problemsOf({ health: 3 })).toContain('marker/no-object');
    expect(problemsOf({ health: 3, object: true })).not.toContain('marker/no-object');
  });
});
