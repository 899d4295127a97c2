import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('whoever is Invisible', () => {
  const jab = { Jab: 'Free Action, 9/Turn:\nEnemy in range 4, 1dmg.' };
  const keen = { passives: { Keen: 'You can see Invisible enemies in range 3.' }, defaults: jab };
  const B = { passives: { 'You are Invisible': '' } };

  it('can be targeted by one of whom that is said, and by nobody else', () => {
    const play = scene('a . . B\n. b . .', { a: keen, b: { defaults: jab }, B });
    play.use('a', 'Jab').pick('B').end();
    expect(play.shows().B).toBe('9 at 3,0');
    play.turnOf('b').use('b', 'Jab');
    expect(play.state.pending).toBeUndefined();
    expect(play.shows().B).toBe('9 at 3,0');
  });

  it('cannot be targeted from farther than is said', () => {
    const play = scene('a . . . B', { a: keen, B });
    play.use('a', 'Jab');
    expect(play.state.pending).toBeUndefined();
    expect(play.shows().B).toBe('10 at 4,0');
  });
});
