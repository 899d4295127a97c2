import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('targets in a chain', () => {
  it('are each in range of the one before, all different, and as many as one wants', () => {
    const spark =
      'Range 2, undefendable, 2dmg. Repeat any number of times on another enemy in range 2 of the previous target.';
    const play = scene('a . B . C . D', { a: { defaults: { Spark: spark } }, B: {}, C: {}, D: {} });
    play.use('a', 'Spark').pick('B');
    expect(play.asks()).toBe('1 space: 4,0 stop');
    play.pick('C').pick('D');
    expect(play.shows()).toMatchObject({ B: '8 at 2,0', C: '8 at 4,0', D: '8 at 6,0' });
    const short = scene('a . B . C . D', { a: { defaults: { Spark: spark } }, B: {}, C: {}, D: {} });
    short.use('a', 'Spark').pick('B').pick('stop');
    expect(short.shows()).toMatchObject({ B: '8 at 2,0', C: '10 at 4,0' });
  });

  it('are chosen one by one where who was missed may be tried again, and nobody who was hit is', () => {
    const spark =
      "Range 2, +2def, 2dmg. Repeat any number of times with range 2 from the previous target, targeting an enemy that hasn't been hit.";
    const play = scene('a . B . C', { a: { defaults: { Spark: spark } }, B: {}, C: {} });
    play.rolls(6, 1, 6).use('a', 'Spark').pick('B').pick('yes').pick('C');
    expect(play.shows()).toMatchObject({ B: '8 at 2,0', C: '10 at 4,0' });
    play.pick('yes').pick('C').pick('yes').pick('no');
    expect(play.shows()).toMatchObject({ B: '8 at 2,0', C: '8 at 4,0' });
  });

  it('may begin with oneself, and go on from any of them', () => {
    const mend =
      'Target yourself, then any number of times target another ally in range 2 of an existing target. Heal each target 2.';
    const play = scene('b . a . c . D', {
      a: { hurt: 5, defaults: { Mend: mend } },
      b: { hurt: 5 },
      c: { hurt: 5 },
      D: {},
    });
    play.turnOf('a').use('a', 'Mend').pick('c').pick('b');
    expect(play.shows()).toMatchObject({ a: '7 at 2,0', b: '7 at 0,0', c: '7 at 4,0', D: '10 at 6,0' });
  });
});

describe('an attack that is repeated once', () => {
  it.each([
    ['Range 4, 2dmg. Repeat this attack once on a different target.', 'C', ['8', '8', '10']],
    ['Range 4, 2dmg. Repeat this attack once on a different target.', 'D', ['8', '10', '8']],
    ['Range 4, 2dmg. Repeat this attack once on a different target.', 'B', ['8', '10', '10']],
    ['Range 4, 2dmg. Repeat this once on another enemy in range 2 of the target.', 'C', ['8', '8', '10']],
  ])('%s On %s it comes to %o', (text, other, health) => {
    const play = scene('a B C . D', { a: { defaults: { Spark: text } }, B: {}, C: {}, D: {} });
    play.use('a', 'Spark').pick('B').pick(other);
    const { B, C, D } = play.shows();
    expect([B, C, D].map((one) => one?.split(' ')[0])).toEqual(health);
  });
});

describe('those around any of several targets', () => {
  it('are each meant once, however many of the targets they are near, and nobody else', () => {
    const text =
      'Target yourself, then any number of times target another ally in range 2 of an existing target. Heal each targeted unit 2.\nAll enemies in burst 1 of any targeted ally, 2dmg.';
    const play = scene('a . b . c\n. . C D .\nE . . . .', {
      a: { abilities: { Wave: text } },
      b: { hurt: 3 },
      c: { hurt: 3 },
      C: {},
      D: {},
      E: {},
    });
    play.use('a', 'Wave').pick('b').pick('c');
    expect(play.shows()).toMatchObject({ b: '9 at 2,0', c: '9 at 4,0', C: '8 at 2,1', D: '8 at 3,1', E: '10 at 0,2' });
  });
});
