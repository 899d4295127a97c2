import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('a summon that explodes later', () => {
  const files = { 'summons/blob.json': { name: 'Blob', health: 1, speed: 1 } };
  const a = {
    abilities: { Spit: '1/Game: Summon a Blob in range 3. At the end of the round it explodes, burst 1, 2dmg.' },
  };

  it('hurts who is around it then, and is gone', () => {
    const play = scene('a . . B', { a, B: {} }, { files });
    play.use('a', 'Spit').pick(2, 0).turnOf('B').turnOf('a');
    expect(play.shows().B).toBe('8 at 3,0');
    expect(play.shows()).not.toHaveProperty('Blob');
  });

  it('does nothing where it is dead before', () => {
    const play = scene('a . . B', { a, B: { defaults: { Hit: 'Range 1, 2dmg' } } }, { files });
    play.use('a', 'Spit').pick(2, 0).turnOf('B').use('B', 'Hit').pick('Blob').turnOf('a');
    expect(play.shows().B).toBe('10 at 3,0');
  });
});
