import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const jab = { Jab: 'Enemy in range 3, 1dmg.', Sweep: 'Enemies in burst 2, 1dmg.' };
const flies = { passives: { 'You are always Flying': '' } };

describe('whom somebody can target', () => {
  it.each([
    ['You cannot target flying units', ''],
    ['Earthbound', 'You can only target non-flying units.'],
  ])('are none of those who are not meant, whom areas still strike: %s', (name, text) => {
    const play = scene('B a C\n. . D', { a: { defaults: jab, passives: { [name]: text } }, B: flies, C: {}, D: {} });
    play.use('a', 'Jab');
    const { options, listed } = play.pending();
    expect(options.slice(0, listed).sort()).toEqual([play.space(2, 0), play.space(2, 1)]);
    play.pick('C').turnOf('B').turnOf('a').use('a', 'Sweep');
    expect(play.shows()).toMatchObject({ B: '9 at 0,0', C: '8 at 2,0', D: '9 at 2,1' });
  });
});

describe('what is spent as a whole', () => {
  it('is counted as it was before', () => {
    const abilities = {
      Stoke: 'Gain 2 Rage counters.',
      Pour: 'Spend all Rage counters, enemies in burst 2, 2dmg per Rage counter.',
    };
    const play = scene('a . B\n. . .', { a: { abilities }, B: {} }, { alone: true });
    play.use('a', 'Stoke').turnOf('B').turnOf('a').use('a', 'Pour');
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '6 at 2,0' });
  });
});

describe('an area that strikes only one', () => {
  const alone = { Gust: "Enemies in burst 1, 1dmg. If there's only one, push it 2." };

  it('does to that one what is said of it', () => {
    const play = scene('. . . a B . .\n. . . . . . .', { a: { defaults: alone }, B: {} });
    play.use('a', 'Gust').pick(6, 0);
    expect(play.shows().B).toMatch(/^9 at 6,0/);
  });

  it('and nothing where it strikes two', () => {
    const play = scene('. . C a B . .\n. . . . . . .', { a: { defaults: alone }, B: {}, C: {} });
    play.use('a', 'Gust');
    expect(play.shows()).toMatchObject({ B: '9 at 4,0', C: '9 at 2,0' });
  });
});
