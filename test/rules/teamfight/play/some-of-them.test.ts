import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('some of those in an area', () => {
  const slowed = { Net: 'Free Action, 1/Turn: Range 2, Slow.' };

  it.each([
    'Enemies in burst 2, 1dmg. Slowed enemies take 1 more.',
    'Enemies in burst 2, 1dmg. Those that are Slowed take 2dmg instead.',
  ])('take more or something else: %s', (text) => {
    const play = scene('a B C', { a: { defaults: { Hail: text }, abilities: slowed }, B: {}, C: {} });
    play.use('a', 'Net').pick('B').use('a', 'Hail');
    expect(play.shows()).toMatchObject({ B: '8 at 1,0, Slow', C: '9 at 2,0' });
  });
});

describe('healing', () => {
  it('can be so much more', () => {
    const text = 'Ally in range 2, heal 2. If they are Unprotected, they heal 1 more.';
    const b = { abilities: { Fall: 'Free Action: Take 6 damage.', Trip: 'Free Action: Take 3 damage.' } };
    const low = scene('b a', { a: { defaults: { Broth: text } }, b });
    low.turnOf('b').use('b', 'Fall').turnOf('a').use('a', 'Broth').pick('b');
    expect(low.shows().b).toBe('7 at 0,0');
    const well = scene('b a', { a: { defaults: { Broth: text } }, b });
    well.turnOf('b').use('b', 'Trip').turnOf('a').use('a', 'Broth').pick('b');
    expect(well.shows().b).toBe('9 at 0,0');
  });
});

describe('an attack that misses', () => {
  it('leaves its piece on the space', () => {
    const play = scene(
      'a . C',
      { a: { defaults: { Toss: 'Range 4, +2def, 1dmg. On a miss, place a Mine on the space.' } }, C: {} },
      { files: { 'markers/mine.json': { name: 'Mine', text: 'Enemies that enter take 1dmg.' } }, rolls: [1] },
    );
    play.use('a', 'Toss').pick('C');
    expect(play.shows().C).toBe('10 at 2,0');
    expect(play.state.markers.map(({ at }) => at)).toEqual([2]);
  });
});

describe('what leaves somebody alone', () => {
  it('is damage of their own, or of somebody of their side', () => {
    const a = {
      passives: { "Your attacks don't damage allies.": '', 'You are immune to your own damage.': '' },
      defaults: { Boom: 'All units in burst 1, including yourself, take 2dmg' },
    };
    const play = scene('b a C', { a, b: {}, C: {} });
    play.use('a', 'Boom');
    expect(play.shows()).toMatchObject({ a: '10 at 1,0', b: '10 at 0,0', C: '8 at 2,0' });
  });

  it('keeps them alive for a while', () => {
    const a = { defaults: { Vow: 'Target can’t die until the end of their next turn.' } };
    const B = { defaults: { Axe: 'Range 3, 12dmg.' } };
    const play = scene('a b C', { a, b: {}, C: B });
    play.use('a', 'Vow').pick('b').turnOf('C').use('C', 'Axe').pick('b');
    expect(play.shows().b).toBe('1 at 1,0');
  });
});

describe('a unit that is a wall', () => {
  it('is in the way of what is aimed past it', () => {
    const a = { defaults: { Stand: 'Until the start of your next turn you are considered a wall.' } };
    const C = { defaults: { Shot: 'Range 5, 1dmg' } };
    const open = scene('b a C', { a: {}, b: {}, C });
    open.turnOf('C').use('C', 'Shot').pick('b');
    expect(open.shows().b).toBe('9 at 0,0');
    const walled = scene('b a C', { a, b: {}, C });
    walled.use('a', 'Stand').turnOf('C').use('C', 'Shot');
    expect(() => walled.pick('b')).toThrow();
  });
});

describe('what goes from one to the next', () => {
  it('hits nobody twice, each measured from the one before', () => {
    const text = 'Range 2, 2dmg. Then up to two times, a different enemy in range 2 of the last one takes 1dmg';
    const play = scene('a . B . C . D', { a: { defaults: { Stone: text } }, B: {}, C: {}, D: {} });
    play.use('a', 'Stone').pick('B').pick('yes').pick('C').pick('yes').pick('D');
    expect(play.shows()).toMatchObject({ B: '8 at 2,0', C: '9 at 4,0', D: '9 at 6,0' });
  });
});
