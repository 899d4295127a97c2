import { describe, expect, it } from 'vitest';
import { tellAsked } from '../../../../rules/teamfight/tell-action.ts';
import { scene } from '../support.ts';

const hero = (name: string, text: string, tokens: readonly string[]) => ({
  name,
  health: 10,
  speed: 3,
  abilities: [{ id: 'raise', name: 'Raise', text, tokens }],
});

describe('pieces that are called alike', () => {
  it('are known by the files of the abilities that lay them', () => {
    const files = {
      'markers/pane.json': { name: 'Pane' },
      'markers/glass-pane.json': { name: 'Glass Pane' },
      'heroes/warden.json': hero(
        'Warden',
        'Place a Pane in range 1 with 3hp. Enemy attacks cannot pass through the Pane.',
        ['pane'],
      ),
      'heroes/glazier.json': hero('Glazier', 'Create a pane in range 1, with 5hp.', ['glass-pane']),
    };
    const play = scene('a . . C\n. . . .', { a: { card: 'warden' }, C: { card: 'glazier' } }, { files });
    play.use('a', 'Raise').pick(1, 0).end();
    play.turnOf('C').use('C', 'Raise').pick(2, 0);
    expect(play.state.units.slice(2).map(({ card, health }) => [play.game.cards[card]?.name, health])).toEqual([
      ['Pane', 3],
      ['Glass Pane', 5],
    ]);
  });
});

const gate = (text: string, more: object = {}) => ({ 'markers/pane.json': { name: 'Pane', text, ...more } });
const object = { object: true, health: 5 };
const raise = { Raise: 'Free Action: Place a Pane on an edge in range 2.' };
const shots = { Shot: 'Range 5, 2dmg', Bomb: 'Range 5, burst 1, 2dmg', Nova: 'Burst 3, 2dmg' };

/** The pane stands between `b` and `C`, and it is the turn of `C`. */
function behind(text: string, more: object = {}, side: 'a' | 'C' = 'C') {
  const play = scene(
    '. a b . C . .\n. . . . . . .',
    { a: { abilities: raise, defaults: shots }, b: { defaults: shots }, C: { defaults: shots } },
    { files: gate(text, more) },
  );
  play.use('a', 'Raise').pickArea([2, 0], [3, 0]);
  return side === 'a' ? play : play.end().turnOf('C');
}

/** Aims at `b`, who stands beside the pane: where that is an object, both can be chosen in that space. */
const aimAtB = (play: ReturnType<typeof scene>) => {
  play.use('C', 'Shot').pick('b');
  return left(play).length === 0 ? play : play.pick('b');
};

/** What is left of the pane, an object. */
const left = ({ state, game }: ReturnType<typeof scene>) =>
  state.units.flatMap(({ card, health, at }) => (game.cards[card]?.name === 'Pane' ? [at < 0 ? 0 : health] : []));

describe('a piece that attacks hit instead of what is behind it', () => {
  const text = 'Enemy attacks hit this rather than passing through.';

  it('takes what is aimed past it, and lets who aims see and walk past it', () => {
    const play = behind(text, object);
    expect(play.destinations()).toContain('3,0');
    aimAtB(play);
    expect([play.shows().b, left(play)]).toEqual(['10 at 2,0', [3]]);
    expect(play.told().join(' ')).toContain('Pane keeps the attack of C from b');
  });

  it('is hit once by an area, in the place of all who are behind it', () => {
    const play = behind(text, object);
    play.use('C', 'Nova');
    expect([play.shows().a, play.shows().b, left(play)]).toEqual(['10 at 1,0', '10 at 2,0', [3]]);
    const bomb = behind(text, object);
    bomb.use('C', 'Bomb').pick(2, 0);
    expect([bomb.shows().b, left(bomb)]).toEqual(['10 at 2,0', [3]]);
  });

  it('does nothing to its own side, to attacks that go past it, and when it is gone', () => {
    const own = behind(text, object, 'a');
    own.use('a', 'Shot').pick('C');
    expect([own.shows().C, left(own)]).toEqual(['8 at 4,0', [5]]);
    const around = behind(text, object);
    aimAtB(around.move('C', 2, 1));
    expect([around.shows().b, left(around)]).toEqual(['8 at 2,0', [5]]);
    const weak = behind(text, { object: true, health: 2 });
    aimAtB(weak).end();
    weak.turnOf('C').use('C', 'Shot').pick('b');
    expect([weak.shows().b, left(weak)]).toEqual(['8 at 2,0', [0]]);
  });

  it('can be a line across the whole map', () => {
    const across = { Raise: 'Free Action, 1/Game: Choose any edge across the map. Place a Pane on that edge.' };
    const play = scene(
      'a . . C\n. . . .\n. . . .',
      { a: { abilities: across }, C: { defaults: shots } },
      { files: gate(text, object) },
    );
    play.use('a', 'Raise').pickArea([1, 0], [2, 0], [1, 1], [2, 1], [1, 2], [2, 2]).end();
    play.turnOf('C').move('C', 3, 2).use('C', 'Shot').pick('a');
    expect([play.shows().a, left(play)]).toEqual(['10 at 0,0', [3]]);
  });

  it('has health, or it is played by hand', () => {
    const play = behind(text);
    aimAtB(play);
    expect(play.shows().b).toBe('8 at 2,0');
  });
});

describe('a piece that weakens what passes through it', () => {
  const shot = (text: string, ability: string, on: readonly [number, number] | 'b') => {
    const play = behind(text).use('C', ability);
    if (ability !== 'Nova') typeof on === 'string' ? play.pick(on) : play.pick(...on);
    return play.shows().b;
  };

  it('gives Resistance against attacks, areas by the space that they are laid from', () => {
    const text = 'Units have Resistance against attacks that pass through this.';
    expect(shot(text, 'Shot', 'b')).toBe('9 at 2,0');
    expect(shot(text, 'Nova', 'b')).toBe('9 at 2,0');
    expect(shot(text, 'Bomb', [2, 0])).toBe('9 at 2,0');
    expect(shot(text, 'Bomb', [3, 0])).toBe('9 at 2,0');
    expect(shot('Attacks that cross it deal half damage.', 'Shot', 'b')).toBe('9 at 2,0');
    expect(shot('Enemy attacks through it have -2 damage.', 'Shot', 'b')).toBe('10 at 2,0');
    expect(shot('Allies take no damage from attacks that pass through this.', 'Shot', 'b')).toBe('10 at 2,0');
  });

  it('does so both ways where it says of no side, and not for what does not come through it', () => {
    const text = 'Units have Resistance against attacks that pass through this.';
    const play = behind(text, {}, 'a');
    play.use('a', 'Shot').pick('C');
    expect(play.shows().C).toBe('9 at 4,0');
    const beside = behind(text);
    aimAtB(beside.move('C', 2, 1));
    expect(beside.shows().b).toBe('8 at 2,0');
  });

  it('makes them miss more often', () => {
    const play = behind('Enemy attacks that pass through this have +2def.');
    aimAtB(play.rolls(2));
    expect(play.shows().b).toBe('10 at 2,0');
  });
});

describe('a thin piece that its card places or moves', () => {
  const files = {
    'markers/hum-wall.json': {
      name: 'Hum Wall',
      size: 0.5,
      text: 'Units have Resistance against attacks that pass through the wall.',
    },
    'heroes/tuner.json': hero(
      'Tuner',
      'Free Action: Place or move your Hum Wall into range 1.\nHum Wall is 3x1, blocks movement, but does not block line of sight.\n' +
        'Units have Resistance against attacks that pass through the wall. You take no damage, instead.',
      ['hum-wall'],
    ),
  };
  const raised = () => {
    const play = scene('. b . .\n. a . C\n. . . .', { a: { card: 'tuner' }, b: {}, C: { defaults: shots } }, { files });

    return play.use('a', 'Raise').pickArea([1, 0], [2, 0], [1, 1], [2, 1], [1, 2], [2, 2]);
  };

  it('lies on a row of edges, is the only one, and keeps units from walking through', () => {
    const play = raised();
    expect(play.state.markers.filter(({ order }) => order >= 0).map(({ long }) => long)).toEqual([3]);
    expect(play.destinations()).not.toContain('2,1');
    play.end().turnOf('C').end().turnOf('a');
    play.use('a', 'Raise').pickArea([0, 0], [1, 0], [0, 1], [1, 1], [0, 2], [1, 2]);
    expect(play.state.markers.filter(({ order }) => order >= 0)).toHaveLength(1);
  });

  it('does what its card adds to its own text', () => {
    const play = raised().end().turnOf('C').use('C', 'Shot').pick('b');
    expect(play.shows().b).toBe('9 at 1,0');
    const whole = raised().end().turnOf('C').use('C', 'Shot').pick('a');
    expect(whole.shows().a).toBe('10 at 1,1');
  });
});

describe('a piece that is held in front of its bearer', () => {
  const text =
    'Free Action:\nEnter guard stance:\n  You have facing and can freely set your facing at the end of your turn.\n' +
    '  There is a 3 space long line on the edge in front of you, which moves with you.\n' +
    "  The hurdle acts as blocking for enemy's attacks (but not movement of units).\n  The hurdle has 4hp which cannot be healed.\n" +
    'You can dismiss the stance as a Free Action if you have ended a turn with it active.';
  const files = {
    'markers/hurdle-row.json': { name: 'Hurdle Row', size: 0.5, text: 'This edge is part of the hurdle.' },
    'heroes/bearer.json': hero('Bearer', text, ['hurdle-row', 'hurdle-row', 'hurdle-row']),
  };
  const start = () =>
    scene(
      '. . . . . .\n. a . b . C\n. . . . . .',
      {
        a: { card: 'bearer' },
        b: {},
        C: { speed: 6, defaults: { ...shots, Smash: 'Free Action, 9/Turn: Range 6, 2dmg' } },
      },
      { files },
    );
  const row = ({ state, game }: ReturnType<typeof scene>) =>
    state.units.flatMap(({ card, at, edge, long, health }) =>
      game.cards[card]?.name === 'Hurdle Row' ? [{ at, edge, long, health }] : [],
    );

  it('lies where it faces, goes along, and keeps attacks of enemies off', () => {
    const play = start();
    play.use('a', 'Raise');
    expect(tellAsked(play, play.pending())).toBe('Choose which way to face (Raise)');
    play.pick(2, 1);
    // Space 1,0 is the number 1; an edge on the right of a space has twice its number.
    expect(row(play)).toEqual([{ at: 1, edge: 2, long: 3, health: 4 }]);
    play.move('a', 2, 1);
    expect(row(play)).toEqual([{ at: 2, edge: 4, long: 3, health: 4 }]);
    play.end().pick('no');
    play.turnOf('C').use('C', 'Shot');
    expect(play.asks()).toContain('3,1');
    expect(play.asks()).not.toContain('1,1');
    play.pick(3, 1).pick('b');
    expect(play.destinations()).toContain('2,0');
  });

  it('is turned at the end of a turn, and put away and taken up with the health that it has left', () => {
    const play = start();
    play.use('a', 'Raise').pick(2, 1);
    expect(play.usable()).not.toContain('Leave guard stance');
    play.end().pick('yes').pick(1, 0);
    expect(row(play)).toEqual([{ at: 0, edge: 1, long: 3, health: 4 }]);
    play.turnOf('C').use('C', 'Smash').pick(0, 1);
    expect(row(play)[0]?.health).toBe(2);
    play.turnOf('a').use('a', 'Leave guard stance');
    expect(row(play)).toMatchObject([{ at: -1, health: 2 }]);
    play.use('a', 'Raise').pick(0, 1);
    expect(row(play)).toMatchObject([{ at: 0, edge: 0, health: 2 }]);
    play.end().pick('no').turnOf('C').use('C', 'Smash').pick(1, 0);
    expect(row(play)).toMatchObject([{ at: -1, health: 0 }]);
    play.turnOf('a').use('a', 'Leave guard stance').use('a', 'Raise').pick(2, 1);
    expect(row(play)).toMatchObject([{ at: -1, health: 0 }]);
  });
});

describe('a piece that attacks do not pass, although they are aimed past it', () => {
  it('answers each of them, and nothing comes of what was aimed', () => {
    const play = behind(
      'When an enemy attack would pass through this, it is blocked, and the attacker takes 1 damage.',
    );
    aimAtB(play);
    expect([play.shows().b, play.shows().C]).toEqual(['10 at 2,0', '9 at 4,0']);
    const area = behind(
      'When an enemy attack would pass through this, it is blocked, and the attacker takes 1 damage.',
    );
    area.use('C', 'Nova');
    expect([area.shows().a, area.shows().b, area.shows().C]).toEqual(['10 at 1,0', '10 at 2,0', '9 at 4,0']);
  });

  it('keeps out what would come into its spaces, and not what stays within them', () => {
    const dome = { 'markers/dome.json': { name: 'Dome', size: 2, text: 'Attacks cannot pass into or out of it.' } };
    const raiseDome = { Raise: 'Free Action: Place a Dome in range 1.' };
    const play = scene(
      'a b . C\n. B . .',
      { a: { abilities: raiseDome, defaults: shots }, b: {}, B: { defaults: shots }, C: { defaults: shots } },
      { files: dome },
    );
    play.use('a', 'Raise').pick(0, 0).use('a', 'Shot').pick('C');
    expect(play.shows().C).toBe('10 at 3,0');
    play.end().turnOf('C').use('C', 'Shot').pick('b').end();
    expect(play.shows().b).toBe('10 at 1,0');
    play.turnOf('B').use('B', 'Shot').pick('b');
    expect(play.shows().b).toBe('8 at 1,0');
  });
});
