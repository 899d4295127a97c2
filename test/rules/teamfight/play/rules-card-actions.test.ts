import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'counters/strain.json': { name: 'Strain' },
  'cards/shifts.json': {
    name: 'Shifts',
    text: 'For a Standard Action, "Rest": heal 2.\n\nOnce per turn, the active hero can "Overwork". They gain +1 Standard Action that turn, and gain 1d6+1 Strain.',
  },
};

describe('actions that a rules card offers', () => {
  it('are open to every unit that has the action', () => {
    const play = scene('a . . B', { a: { hurt: 5 }, B: { hurt: 5 } }, { files });
    play.use('a', 'Rest').turnOf('B').use('B', 'Rest');
    expect(play.shows()).toMatchObject({ a: '7 at 0,0', B: '7 at 3,0' });
  });

  it('may bring as many counters as a die says, and one action more in the turn', () => {
    const play = scene('a . . B', { a: { hurt: 5 }, B: {} }, { files, rolls: [4] });
    play.use('a', 'Overwork').use('a', 'Rest').use('a', 'Rest');
    expect(play.shows().a).toBe('9 at 0,0, 5 Strain');
    expect(play.usable()).not.toContain('Overwork');
  });
});
