import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'markers/frost-lens.json': {
    name: 'Frost Lens',
    text: 'Extends range by 2 in the direction it points.\nBlocks line of sight in the opposite direction.',
  },
  'markers/turnstile.json': {
    name: 'Turnstile',
    text: 'Enemies cannot see through it from the side it points to.',
  },
  'markers/weir.json': { name: 'Weir', text: 'Nobody can walk through it against its direction.' },
  'markers/ember-row.json': { name: 'Ember Row', text: 'Allies have +2 range through this.' },
};
const raise = {
  Raise:
    'Free Action: Create a directional Frost Lens on the edge in front of you, pointing away, and extend it one space to either side.',
};
const shot = { Shot: 'Range 3, 2dmg' };
const field = '. . . . . . .\n. a . . C . .\n. b . . . . D';
const hero = { abilities: raise, defaults: shot };

describe('a piece on an edge that points somewhere', () => {
  const raised = () => {
    const play = scene(field, { a: hero, b: hero, C: { speed: 9, defaults: shot }, D: { defaults: shot } }, { files });
    return play.use('a', 'Raise').pickArea([1, 0], [2, 0], [1, 1], [2, 1], [1, 2], [2, 2]);
  };

  it('lies in front of its user, the middle of the row on the side that is chosen', () => {
    const play = scene('a . C\n. . .', { a: hero, C: {} }, { files });
    play.use('a', 'Raise');
    // At the border of the map it is cut off.
    play.pickArea([0, 0], [1, 0], [0, 1], [1, 1]);
    expect(play.told().join(' ')).toContain('2 edges, the first to the right of 0,0, pointing right');
    expect(play.state.markers[0]).toMatchObject({ at: 0, edge: 0, long: 2, points: 1 });
  });

  it('extends range only where it is drawn through it, in its direction', () => {
    const play = raised();
    play.use('a', 'Shot');
    expect(play.asks()).toContain('6,1');
    play.pick(4, 1);
    expect(play.shows().C).toBe('8 at 4,1');
    // From the own row, and past the end of the lens, range is what it was.
    const beside = scene(
      'a . . . . .\n. . . . . .\n. . . . . .\n. . . . . C',
      { a: { ...hero, speed: 9 }, C: {} },
      { files },
    );
    beside.use('a', 'Raise').pickArea([0, 0], [1, 0], [0, 1], [1, 1]);
    beside.move('a', 0, 3).use('a', 'Shot');
    expect(beside.asks()).toContain('3,3');
    expect(beside.asks()).not.toContain('4,3');
  });

  it('hides those behind it from whoever looks against its direction', () => {
    const play = raised().end().turnOf('C').use('C', 'Shot');
    expect(play.asks()).not.toContain('1,1');
    expect(play.asks()).toContain('2,1');
    const behind = raised().end().turnOf('C');
    behind.move('C', 1, 0).use('C', 'Shot');
    expect(behind.asks()).toContain('1,1');
  });

  it('may be closed to one side only, and open to all who come from behind', () => {
    const play = scene(
      field,
      {
        a: {
          abilities: { Bar: 'Free Action: Place a Turnstile on the edge in front of you, pointing towards you.' },
          defaults: shot,
        },
        b: { defaults: shot },
        C: { defaults: shot },
        D: {},
      },
      { files },
    );
    play.use('a', 'Bar').pickArea([1, 1], [2, 1]).use('a', 'Shot');
    expect(play.asks()).toContain('4,1');
    play.pick(4, 1).end().turnOf('C').use('C', 'Shot');
    expect(play.asks()).toContain('1,1');
    const away = scene(
      field,
      {
        a: {
          abilities: { Bar: 'Free Action: Place a Turnstile on the edge in front of you, pointing away from you.' },
        },
        b: {},
        C: { defaults: shot },
        D: {},
      },
      { files },
    );
    away.use('a', 'Bar').pickArea([1, 1], [2, 1]).end();
    away.turnOf('C').use('C', 'Shot');
    expect(away.asks()).not.toContain('1,1');
  });

  it('extends range both ways where it says of no direction, for those whom it names', () => {
    const play = scene(
      field,
      {
        a: { abilities: { Lay: 'Free Action: Place an Ember Row on an edge in range 3.' }, defaults: shot },
        b: { defaults: shot },
        C: { defaults: { Shot: 'Range 2, 2dmg' } },
        D: {},
      },
      { files },
    );
    play.use('a', 'Lay').pickArea([2, 1], [3, 1]).use('a', 'Shot');
    // Whoever has laid it is none of the allies.
    expect(play.asks()).not.toContain('5,1');
    play.pick(4, 1).end().turnOf('C').use('C', 'Shot');
    expect(play.asks()).not.toContain('1,1');
  });

  it('may be walked through one way only', () => {
    const play = scene(
      '. a . .\n# # # #',
      { a: { abilities: { Dam: 'Free Action: Place a Weir on the edge in front of you, pointing away from you.' } } },
      { files },
    );
    play.use('a', 'Dam').pickArea([1, 0], [2, 0]);
    expect(play.destinations()).toContain('2,0');
    expect(play.move('a', 2, 0).destinations()).toEqual(['3,0']);
  });

  it('goes when its card says so', () => {
    const play = scene(
      '. . . .\na . . C',
      {
        a: {
          abilities: { Raise: `${raise.Raise}\nThe lenses are destroyed at the start of your next turn.` },
          defaults: shot,
        },
        C: { defaults: shot },
      },
      { files },
    );
    play.use('a', 'Raise').pickArea([0, 0], [1, 0], [0, 1], [1, 1]).end();
    expect(play.state.markers[0]?.order).toBe(0);
    play.turnOf('C').end();
    play.turnOf('a');
    expect(play.state.markers[0]?.order).toBe(-1);
  });
});
