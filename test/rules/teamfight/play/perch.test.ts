import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('a piece that one may go to', () => {
  const files = { 'markers/perch.json': { name: 'Perch', text: 'As a Move Action, you may teleport here.' } };

  it('is offered to whoever has laid it, while it lies there, and to nobody else', () => {
    const a = { abilities: { Lay: 'Free Action: Place a Perch in range 9.' }, with: ['scene/perch'] };
    const play = scene('a . . . B', { a, B: {} }, { files });
    expect(play.usable()).not.toContain('Perch');
    play.use('a', 'Lay').pick(3, 0);
    expect(play.usable()).toContain('Perch');
    expect(play.use('a', 'Perch').shows().a).toBe('10 at 3,0');
    expect(play.state.turn).toMatchObject({ move: 0 });
    expect(play.end().usable()).not.toContain('Perch');
  });
});
