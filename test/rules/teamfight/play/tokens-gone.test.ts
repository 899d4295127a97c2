import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('a token that does something later', () => {
  const limpet = { name: 'Limpet', text: '' };
  const files = { 'tokens/limpet.json': limpet };
  const a = {
    abilities: {
      Stick:
        'Free Action:\nRange 9, give a Limpet. At the start of your next turn, remove the Limpet and deal enemies in burst 1 of the target 3dmg.',
    },
    with: ['limpet'],
  };

  it('does it where it is, and nothing once its bearer is gone', () => {
    const stuck = scene('a . . B . .', { a, B: {} }, { files }).use('a', 'Stick').pick('B');
    expect(stuck.shows().B).toBe('10 at 3,0, Limpet');
    expect(stuck.turnOf('B').turnOf('a').shows().B).toBe('7 at 3,0');

    const shot = { defaults: { Shot: 'Free Action: Range 9, 9dmg.' } };
    const units = { a, B: { health: 1 }, c: shot, D: {} };
    const gone = scene('a . c B D', units, { files })
      .use('a', 'Stick')
      .pick('B')
      .turnOf('c')
      .use('c', 'Shot')
      .pick('B');
    expect(gone.shows().B).toBe('dead');
    expect(gone.turnOf('a').shows().D).toBe('10 at 4,0');
  });
});

describe('a token that the card tells of, too', () => {
  it('does once what both say', () => {
    const salve = { name: 'Salve', text: 'When you take damage from an attack, the attacker heals 1.' };
    const a = {
      abilities: {
        Douse:
          'Free Action:\nRange 9, give Salve. When a unit with Salve takes damage from an attack, the attacker heals 1.',
      },
      defaults: { Shot: 'Range 9, 1dmg.' },
      health: 10,
      with: ['salve'],
    };
    const play = scene(
      'a . B',
      { a, B: { defaults: { Shot: 'Range 9, 4dmg.' } } },
      { files: { 'tokens/salve.json': salve } },
    );
    play.turnOf('B').use('B', 'Shot').pick('a').turnOf('a').use('a', 'Douse').pick('B').use('a', 'Shot').pick('B');
    expect(play.shows()).toMatchObject({ a: '7 at 0,0', B: '9 at 2,0, Salve' });
  });
});

describe('a way through others', () => {
  it('does not harm who goes it', () => {
    const a = {
      abilities: { Wave: 'Free Action:\nFly 4 in a straight line, ignoring units. Units moved through take 2dmg.' },
    };
    const play = scene('a . B . .', { a, B: {} }).use('a', 'Wave').pick(4, 0);
    expect(play.shows()).toMatchObject({ a: '10 at 4,0', B: '8 at 2,0' });
  });
});
