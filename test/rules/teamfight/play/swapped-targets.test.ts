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
