import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';
import { dmg, free, inRange, plain, programs, type Text } from './programs.ts';

const push = (distance: number, more: object = {}): Text => ({
  body: [
    inRange(3, [
      { node: 'push', who: 'target', distance: plain(distance), direction: 'away', of: 'you', ...more } as const,
    ]),
  ],
});
const mover = (more: object): Text => ({
  use: free,
  body: [{ node: 'move', who: 'you', how: 'walk', distance: plain(2), ...more } as const],
});
const trap = {
  'markers/trap.json': {
    data: { name: 'Trap' },
    text: {
      rules: [
        {
          rule: 'when' as const,
          trigger: {
            on: 'enters' as const,
            who: { side: 'enemy' as const },
            place: { range: { max: 0 }, of: 'marker' as const },
          },
          then: [
            dmg(2, 'trigger'),
            { node: 'give', token: 'common/immobile', to: 'trigger', count: plain(1) },
            { node: 'remove', what: 'marker' },
          ] as const,
        },
      ],
    },
  },
};
const layTrap: Text = {
  use: free,
  body: [
    {
      node: 'space',
      range: { max: 3 },
      sight: true,
      empty: true,
      then: [{ node: 'place', marker: 'scene/trap', on: 'space', max: 1 }],
    },
  ],
};

describe('a push', () => {
  it('T-048 T-050: goes straight away from the user, as far as its player wants, or not at all', () => {
    const play = programs('a B . . .', { a: { defaults: { Push: push(2) } }, B: {} });
    play.use('a', 'Push').pick('B');
    expect(play.asks()).toBe('1 destination: 2,0 3,0 stop');
    play.pick(2, 0);
    expect(play.shows().B).toBe('10 at 2,0');
  });

  it('T-049: off the row and column of the user its player chooses one of two lines', () => {
    const play = programs('a . .\n. . .\n. B .\n. . .', { a: { defaults: { Push: push(1) } }, B: {} });
    play.use('a', 'Push').pick('B');
    expect(play.asks()).toBe('1 destination: 1,3 2,2 stop');
  });

  it('T-051: is stopped by walls and hostile units, passes allies of who is pushed and tells what stopped it', () => {
    const breakers: Text = {
      rules: [{ rule: 'when', trigger: { on: 'push-stopped', who: { side: 'you' } }, then: [dmg(1, 'other')] }],
    };
    const play = programs('a B C . #', {
      a: { defaults: { Push: push(4) }, passives: { Breakers: breakers } },
      B: {},
      C: {},
    });
    play.use('a', 'Push').pick('B');
    expect(play.asks()).toBe('1 destination: 3,0 stop');
    play.pick(3, 0);
    expect(play.shows().B).toBe('9 at 3,0');
  });

  it('T-051: against a wall it can be pushed on the spot', () => {
    const breakers: Text = {
      rules: [{ rule: 'when', trigger: { on: 'push-stopped', who: { side: 'you' } }, then: [dmg(1, 'other')] }],
    };
    const play = programs('a B #', { a: { defaults: { Push: push(2) }, passives: { Breakers: breakers } }, B: {} });
    play.use('a', 'Push').pick('B').pick(1, 0);
    expect(play.shows().B).toBe('9 at 1,0');
  });

  it('T-052: a pull ends beside the user at the latest', () => {
    const breakers: Text = {
      rules: [{ rule: 'when', trigger: { on: 'push-stopped', who: { side: 'you' } }, then: [dmg(1, 'other')] }],
    };
    const a = { defaults: { Pull: push(3, { direction: 'towards' }) }, passives: { Breakers: breakers } };
    const play = programs('a . . B', { a, B: {} });
    play.use('a', 'Pull').pick('B');
    expect(play.asks()).toBe('1 destination: 2,0 1,0 stop');
    // Nothing has stopped it: a pull ends there.
    expect(play.pick(1, 0).shows().B).toBe('10 at 1,0');
    const between = programs('a c . B', { a, c: {}, B: {} });
    expect(between.use('a', 'Pull').pick('B').pick(2, 0).shows().B).toBe('9 at 2,0');
  });

  it('T-050: a push that its player makes shorter is not stopped by what lies further on', () => {
    const breakers: Text = {
      rules: [{ rule: 'when', trigger: { on: 'push-stopped', who: { side: 'you' } }, then: [dmg(1, 'other')] }],
    };
    const a = { defaults: { Push: push(4) }, passives: { Breakers: breakers } };
    const pushed = (x: number) => programs('a B . . #', { a, B: {} }).use('a', 'Push').pick('B').pick(x, 0).shows().B;
    expect([pushed(2), pushed(3)]).toEqual(['10 at 2,0', '9 at 3,0']);
  });

  it('T-047: immunity stops enemies, not allies; "exactly" leaves no choice', () => {
    const firm: Text = { rules: [{ rule: 'is', who: { side: 'you' }, flag: 'immune-forced-movement' }] };
    const exact = { ...push(2, { exactly: true }), use: free };
    const play = programs('. . b a B . .', {
      a: { defaults: { Push: exact } },
      b: { passives: { Firm: firm } },
      B: { passives: { Firm: firm } },
    });
    play.use('a', 'Push').pick('B').use('a', 'Push').pick('b');
    expect(play.shows()).toMatchObject({ b: '10 at 0,0', B: '10 at 4,0' });
  });

  it('along any path may turn corners', () => {
    const play = programs('a B #\n. . .', {
      a: { defaults: { Shove: push(2, { direction: 'along-any-path' }) } },
      B: {},
    });
    play.use('a', 'Shove').pick('B').pick(2, 1);
    expect(play.shows().B).toBe('10 at 2,1');
  });
});

describe('a movement by an ability', () => {
  it('T-045 T-042: ends anywhere within its length, or is not made at all', () => {
    const play = programs('a . . B', { a: { defaults: { Go: mover({}) } }, B: {} });
    play.use('a', 'Go').pick(1, 0).use('a', 'Go').pick('stop');
    expect(play.shows().a).toBe('10 at 1,0');
  });

  it('T-053 T-173: a flight across deep water does not end above it, unless one always flies', () => {
    const fly = mover({ how: 'fly', distance: plain(3) });
    const is: Text = { rules: [{ rule: 'is', who: { side: 'you' }, flag: 'flying' }] };
    const flight = (passives: Readonly<Record<string, Text>>): string | undefined =>
      programs('a ~ ~ . B\n# # # # #', { a: { defaults: { Fly: fly }, passives }, B: {} })
        .use('a', 'Fly')
        .asks();
    expect(flight({})).toBe('1 destination: 3,0 stop');
    expect(flight({ Winged: is })).toBe('1 destination: 1,0 2,0 3,0 stop');
  });

  it('T-053 T-173: flying passes rough ground at no cost, but not hostile units', () => {
    const fly = mover({ how: 'fly', distance: plain(3) });
    const play = programs('a = = . . B\n# # # # # #', { a: { defaults: { Fly: fly } }, B: {} } as const);
    play.use('a', 'Fly').pick(3, 0);
    expect(play.shows().a).toBe('10 at 3,0');
  });

  it('T-054: teleport counts columns and rows, through walls', () => {
    const play = programs('a # . . B\n# # . . .', {
      a: { defaults: { Blink: mover({ how: 'teleport' }) } },
      B: {},
    } as const);
    play.use('a', 'Blink');
    expect(play.asks()).toBe('1 destination: 2,0 stop');
  });

  it('"in a straight line", "exactly" and "through units" narrow or widen the choice', () => {
    const abilities = {
      Straight: mover({ straight: true, distance: plain(3) }),
      Exact: mover({ exactly: true, distance: plain(2) }),
      Through: mover({ throughUnits: true, distance: plain(2), straight: true }),
    };
    const play = programs('a B .\n. . .\n. . .', { a: { defaults: abilities }, B: {} });
    play.use('a', 'Straight');
    expect(play.asks()).toBe('1 destination: 0,1 0,2 stop');
    play.pick('stop').use('a', 'Exact');
    expect(play.asks()).toBe('1 destination: 1,1 0,2');
    play.pick(1, 1).use('a', 'Through');
    expect(play.asks()).toBe('1 destination: 2,1 1,2 0,1 stop');
  });

  it('to a chosen space, or next to somebody or as near as it gets', () => {
    const jump: Text = {
      use: free,
      body: [
        {
          node: 'space',
          range: { max: 4 },
          sight: true,
          empty: true,
          then: [{ node: 'move', who: 'you', how: 'teleport', toSpace: true }],
        },
      ],
    };
    const charge: Text = {
      use: free,
      body: [inRange(9, [{ node: 'move', who: 'you', how: 'walk', distance: plain(2), adjacentTo: 'target' }])],
    };
    const play = programs('a . . . . . B', { a: { defaults: { Jump: jump, Charge: charge } }, B: {} });
    play.use('a', 'Charge').pick('B');
    expect(play.asks()).toBe('1 destination: 2,0 stop');
    play.pick(2, 0).use('a', 'Jump').pick(4, 1);
    expect(play.shows().a).toBe('10 at 4,1');
  });

  it('T-152: is not made by who cannot move of its own will; an enemy moves it all the same', () => {
    const fixed: Text = { rules: [{ rule: 'is', who: { side: 'you' }, flag: 'no-voluntary-movement' }] };
    const held = programs('a . . B', {
      a: { passives: { Held: fixed }, defaults: { Go: mover({}) } },
      B: { defaults: { Pull: push(1, { direction: 'towards' }) } },
    });
    held.use('a', 'Go');
    expect(held.state.pending).toBeUndefined();
    held.end().use('B', 'Pull').pick('a').pick(1, 0);
    expect(held.shows().a).toBe('10 at 1,0');
  });

  it('two units swap places at once', () => {
    const swap: Text = { body: [inRange(3, [{ node: 'swap', a: 'you', b: 'target' }])] };
    const play = programs('a . B', { a: { defaults: { Swap: swap } }, B: {} });
    play.use('a', 'Swap').pick('B');
    expect(play.shows()).toEqual({ a: '10 at 2,0', B: '10 at 0,0' });
  });
});

describe('a walk', () => {
  const held: Text = {
    rules: [
      {
        rule: 'is',
        who: { side: 'any', if: [{ is: 'has', of: 'each', token: 'common/immobile' }] },
        flag: 'no-voluntary-movement',
      },
    ],
  };

  it('goes space by space: a trap on its way is set off and stops who may not go on', () => {
    const play = programs(
      'a . . . B\n# # # # #',
      { a: { defaults: { Trap: layTrap } }, B: { passives: { Held: held } } },
      { files: trap },
    );
    play.use('a', 'Trap').pick(2, 0).end();
    play.move('B', 1, 0);
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '8 at 2,0, Immobile' });
  });

  it('T-053: flight over a trap sets nothing off', () => {
    const fly: Text = mover({ how: 'fly', distance: plain(3) });
    const play = programs(
      'a . . . B\n# # # # #',
      { a: { defaults: { Trap: layTrap } }, B: { defaults: { Fly: fly } } },
      { files: trap },
    );
    play.use('a', 'Trap').pick(2, 0).end();
    play.use('B', 'Fly').pick(1, 0);
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '10 at 1,0', Trap: '2,0' });
  });

  it('who dies on its way goes no farther', () => {
    const play = programs(
      'a . . . B\n# # # # #',
      { a: { defaults: { Trap: layTrap } }, B: { health: 2 } },
      { files: trap },
    );
    play.use('a', 'Trap').pick(2, 0).end();
    play.move('B', 1, 0);
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: 'dead' });
  });

  it('into a range is responded to once, when it comes into it', () => {
    const watch: Text = {
      rules: [
        {
          rule: 'when',
          trigger: { on: 'enters', who: { side: 'enemy' }, place: { range: { max: 2 } } },
          then: [dmg(1, 'trigger')],
        },
      ],
    };
    const play = programs('a . . . B', { a: { speed: 4 }, B: { passives: { Watch: watch } } });
    play.move('a', 3, 0);
    expect(play.shows().a).toBe('9 at 3,0');
  });

  it('out of a place is responded to', () => {
    const leash: Text = {
      rules: [
        {
          rule: 'when',
          trigger: { on: 'leaves', who: { side: 'enemy' }, place: { range: { max: 1 } } },
          then: [dmg(1, 'trigger')],
        },
      ],
    };
    const play = programs('B a . . .', { a: {}, B: { passives: { Leash: leash } } });
    play.move('a', 3, 0);
    expect(play.shows().a).toBe('9 at 3,0');
  });

  it('that must end next to somebody ends nowhere else', () => {
    const leap = { abilities: { Join: 'Move up to 3 to a space adjacent to an ally or an enemy.' } };
    const play = scene('a . . . C\n. . . . .', { a: leap, C: {} });
    play.use('a', 'Join');
    expect(play.asks()).toBe('1 destination: 3,0 stop');
  });
});
