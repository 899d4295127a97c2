import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('two targets that change places', () => {
  it.each([
    'Swap an ally and an enemy in range 4, then each takes 1dmg.',
    'An ally and an enemy in range 4 swap places. Each takes 1dmg.',
  ])('are each struck where they are then: %s', (text) => {
    const a = { abilities: { Turn: `Free Action: ${text}` } };
    const play = scene('a b . C', { a, b: {}, C: {} }).use('a', 'Turn').pick('b').pick('C');
    expect(play.shows()).toMatchObject({ b: '9 at 3,0', C: '9 at 1,0' });
  });
});

describe('a summon that one swaps places with', () => {
  it('is the one that has just come, whichever others there are', () => {
    const files = { 'summons/heron.json': { name: 'Heron', health: 2, speed: 3 } };
    const a = { defaults: { Call: 'Free Action:\nSummon a Heron in range 3. Swap places with it.' } };
    const play = scene('a . . . B', { a, B: {} }, { files }).use('a', 'Call').pick(2, 0).use('a', 'Call').pick(3, 0);
    expect(play.shows().a).toBe('10 at 3,0');
    expect(play.state.units.flatMap(({ owner, at }, n) => (owner === n || at < 0 ? [] : [at])).sort()).toEqual([0, 2]);
  });
});
