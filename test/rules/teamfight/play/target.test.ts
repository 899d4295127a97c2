import { describe, expect, it } from 'vitest';
import { dmg, inRange, plain, programs, shot } from './programs.ts';

describe('a target', () => {
  it('T-090 T-091: is a unit in a chosen space in range and in sight; an empty space may be chosen and nothing happens', () => {
    const play = programs('a . B #\n. . . C', { a: { defaults: { Shot: shot(2, 2) } }, B: {}, C: {} });
    play.use('a', 'Shot');
    const { options, listed } = play.pending();
    expect(options.map((space) => play.place(space)).sort()).toEqual(['0,0', '0,1', '1,0', '1,1', '2,0', '2,1']);
    expect(options.slice(0, listed).map((space) => play.place(space))).toEqual(['0,0', '2,0']);
    expect(() => play.pick(3, 1)).toThrow('pick/space');
    play.pick(1, 1);
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '10 at 2,0', C: '10 at 3,1' });
  });

  it('T-094 T-093: "enemy" hits nobody else; a bare range takes allies and the user itself', () => {
    const enemies = { who: { side: 'enemy' as const } };
    const abilities = { Enemy: shot(2, 1, enemies), Any: { ...shot(2, 1), use: { action: 'free' as const } } };
    const play = programs('a b B', { a: { defaults: abilities }, b: {}, B: {} });
    play.use('a', 'Any').pick('a').use('a', 'Any').pick('b').use('a', 'Enemy').pick(1, 0);
    expect(play.shows()).toEqual({ a: '9 at 0,0', b: '9 at 1,0', B: '10 at 2,0' });
  });

  it('T-091: one of some units wherever they are is a choice among those, and nobody is asked where there are none', () => {
    const anywhere = { range: undefined, sight: false, who: { side: 'ally' as const } };
    const play = programs('a b . c B', { a: { defaults: { Call: shot(0, 1, anywhere) } }, b: {}, c: {}, B: {} });
    play.use('a', 'Call');
    expect(play.asks()).toBe('1 space: 1,0 3,0');
    const alone = programs('a . B', { a: { defaults: { Call: shot(0, 1, anywhere) } }, B: {} });
    expect(() => alone.use('a', 'Call')).toThrow('ability/');
    const may = { body: [{ node: 'may' as const, then: shot(0, 1, anywhere).body! }] };
    const neither = programs('a . B', { a: { defaults: { Call: may } }, B: {} });
    expect(neither.use('a', 'Call').state.pending).toBeUndefined();
  });

  it('T-096: "range 2+" and "2-3" leave out what is nearer or farther', () => {
    const far = shot(9, 1, { range: { min: 2, max: 3 } });
    const play = programs('a B . C\n. . . D', { a: { defaults: { Far: far } }, B: {}, C: {}, D: {} });
    play.use('a', 'Far');
    expect(play.asks()).toContain('3,0 3,1');
    expect(() => play.pick('B')).toThrow('pick/space');
    play.pick('D');
    expect(play.shows().D).toBe('9 at 3,1');
  });

  it('T-120 T-121: no roll for an ally, nor where no number could matter', () => {
    const play = programs('a b B', { a: { speed: 0, defaults: { Shot: shot(2, 1) } }, b: {}, B: {} });
    play.use('a', 'Shot').pick('B');
    expect(play.shows().B).toBe('9 at 2,0');
  });

  it('T-121: a die is rolled where something waits for a number', () => {
    const lucky = {
      rules: [
        {
          rule: 'when' as const,
          trigger: { on: 'rolls' as const, who: { side: 'you' as const }, from: 6, to: 6 },
          then: [{ node: 'heal' as const, to: 'you' as const, amount: plain(1) }],
        },
      ],
    };
    const fighters = { a: { hurt: 3, passives: { Lucky: lucky }, defaults: { Shot: shot(2, 1) } }, B: {} };
    const play = programs('a B', fighters, { rolls: [6] });
    play.use('a', 'Shot').pick('B');
    expect(play.shows()).toEqual({ a: '8 at 0,0', B: '9 at 1,0' });
  });

  it.each([
    ['T-124 TC-30: def 2 is missed by 2', { def: plain(2) }, 2, 7],
    ['T-124 TC-30: def 2 is hit by 3', { def: plain(2) }, 3, 5],
    ['T-125: def is 4 at most', { def: plain(9) }, 5, 5],
    ['T-132 TC-35: with def 4 a 4 misses, critical or not', { def: plain(4), crit: plain(3) }, 4, 7],
    ['T-131 TC-35: 5 is critical with +3 crit', { def: plain(4), crit: plain(3) }, 5, 3],
    ['T-131 TC-36: 5 is not critical with +1 crit', { def: plain(4), crit: plain(1) }, 5, 5],
  ])('%s', (_, attack, roll, health) => {
    const fighters = { a: { defaults: { Shot: shot(2, 2, { attack }) } }, B: { health: 7 } };
    const play = programs('a . B', fighters, { rolls: [roll] });
    play.use('a', 'Shot').pick('B');
    expect(play.shows().B).toBe(`${health} at 2,0`);
  });

  it('T-128 TC-32 T-129 TC-33: an undefendable ability and an undefendable target need no roll', () => {
    const def = plain(3);
    const fighters = {
      a: {
        defaults: { Sure: shot(2, 1, { attack: { def, undefendable: true } }), Plain: shot(2, 1, { attack: { def } }) },
      },
      B: {
        passives: {
          Open: { rules: [{ rule: 'is' as const, who: { side: 'you' as const }, flag: 'undefendable' as const }] },
        },
      },
      C: {},
    };
    const play = programs('C a B', fighters);
    play.use('a', 'Sure').pick('C');
    play.end().end().end();
    play.turnOf('a').use('a', 'Plain').pick('B');
    expect(play.shows()).toMatchObject({ B: '9 at 2,0', C: '9 at 0,0' });
  });

  it.each([
    ['3 misses: the space is hit all the same', 3, { B: '9 at 1,0', C: '9 at 2,0' }],
    ['4 hits: the target takes both', 4, { B: '7 at 1,0', C: '9 at 2,0' }],
  ])('T-127 TC-38: a burst around the target happens although it is missed: %s', (_, roll, shown) => {
    const burst = {
      node: 'area' as const,
      shape: { shape: 'burst' as const, size: 1 },
      of: 'target' as const,
      sight: true,
      who: { side: 'enemy' as const },
      then: [dmg(1, 'each')],
    };
    const blast = { body: [inRange(4, [dmg(2), burst], { attack: { def: plain(3) } })] };
    const play = programs('a B C', { a: { defaults: { Blast: blast } }, B: {}, C: {} }, { rolls: [roll] });
    play.use('a', 'Blast').pick('B');
    expect(play.shows()).toMatchObject(shown);
  });

  it('T-091: in an empty space nothing happens: no area around it, nothing on a miss; the next sentence goes on', () => {
    const burst = {
      node: 'area' as const,
      shape: { shape: 'burst' as const, size: 1 },
      of: 'target' as const,
      sight: true,
      who: { side: 'enemy' as const },
      then: [dmg(1, 'each')],
    };
    const onMiss = { node: 'if' as const, if: [{ is: 'miss' as const }], then: [dmg(2, 'you')], else: [] };
    const blast = { body: [inRange(2, [dmg(3), burst, onMiss]), dmg(1, 'you')] };
    const play = programs('a . . B', { a: { defaults: { Blast: blast } }, B: {} });
    play.use('a', 'Blast');
    expect(play.actions()).not.toContainEqual({ do: 'pick', value: play.space(2, 0) });
    play.pick(2, 0);
    expect(play.shows()).toEqual({ a: '9 at 0,0', B: '10 at 3,0' });
    expect(play.told()).toContain('a chooses 2,0, where there is no target (T-091).');
  });

  it('T-127: "on miss" is about the target that was missed', () => {
    const onMiss = { node: 'if' as const, if: [{ is: 'miss' as const }], then: [dmg(1)], else: [] };
    const text = { body: [inRange(2, [dmg(3), onMiss], { attack: { def: plain(2) } })] };
    const play = programs('a B', { a: { defaults: { Graze: text } }, B: {} }, { rolls: [1] });
    play.use('a', 'Graze').pick('B');
    expect(play.shows().B).toBe('9 at 1,0');
  });

  it('T-122: several targets are all different and have a roll each', () => {
    const volley = shot(3, 2, { max: 2, who: { side: 'enemy' }, attack: { def: plain(3) } });
    const play = programs('a B C', { a: { defaults: { Volley: volley } }, B: {}, C: {} }, { rolls: [6, 1] });
    play.use('a', 'Volley').pick('B');
    expect(() => play.pick('B')).toThrow('pick/space');
    play.pick('C');
    expect(play.shows()).toMatchObject({ B: '8 at 1,0', C: '10 at 2,0' });
  });

  it('"any number of units" takes as many as its player wants', () => {
    const some = shot(3, 1, { min: 0, max: 99, who: { side: 'enemy' } });
    const play = programs('a B C D', { a: { defaults: { Some: some } }, B: {}, C: {}, D: {} });
    play.use('a', 'Some').pick('B').pick('D').pick('stop');
    expect(play.shows()).toMatchObject({ B: '9 at 1,0', C: '10 at 2,0', D: '9 at 3,0' });
  });

  it('"nearest" is not chosen, but a tie is', () => {
    const nearest = shot(9, 1, { forced: 'nearest', who: { side: 'enemy' } });
    const play = programs('B . a . C . D', { a: { defaults: { Near: nearest } }, B: {}, C: {}, D: {} });
    play.use('a', 'Near');
    expect(play.asks()).toBe('1 target: B C');
    play.pick('C');
    expect(play.shows()).toMatchObject({ B: '10 at 0,0', C: '9 at 4,0', D: '10 at 6,0' });
  });

  it('"first in line" is the nearest in each direction of rows and columns', () => {
    const first = shot(99, 1, { forced: 'first-in-line', who: { side: 'enemy' } });
    const fighters = { a: { defaults: { First: first } }, B: {}, C: {}, D: {}, E: {} };
    const play = programs('a B C\n. E .\nD . .', fighters);
    play.use('a', 'First');
    expect(play.asks()).toBe('1 target: B D');
  });

  it('"first in line" from another unit is never that one', () => {
    const first = shot(9, 1, { forced: 'first-in-line', from: 'target' });
    const text = { body: [inRange(9, first.body ?? [], { who: { side: 'ally' } })] };
    const play = programs('a b C\n. . .\n. D .', { a: { defaults: { Point: text } }, b: {}, C: {}, D: {} });
    play.use('a', 'Point').pick('b');
    expect(play.asks()).toBe('1 target: a C D');
  });

  it('T-152: an enemy beyond range 1 cannot target who is invisible', () => {
    const fighters = {
      a: { defaults: { Shot: shot(3, 1, { who: { side: 'enemy' } }) } },
      B: { passives: { Gone: hidden } },
      C: { passives: { Gone: hidden } },
    };
    const play = programs('a B C', fighters);
    play.use('a', 'Shot').pick('C');
    expect(play.shows().C).toBe('10 at 2,0');
    play.turnOf('a').use('a', 'Shot').pick('B');
    expect(play.shows().B).toBe('9 at 1,0');
  });

  it('measures from another target and gives the first one back after it', () => {
    const chain = inRange(2, [dmg(1)], { from: 'target', who: { side: 'enemy', except: ['target'] } });
    const text = { body: [inRange(2, [dmg(1), chain, dmg(1)])] };
    const play = programs('a . B . C', { a: { defaults: { Chain: text } }, B: {}, C: {} });
    play.use('a', 'Chain').pick('B').pick('C');
    expect(play.shows()).toMatchObject({ B: '8 at 2,0', C: '9 at 4,0' });
  });

  it('T-160 luck: a die may be rolled again for a counter, as long as there are any', () => {
    const again = { rules: [{ rule: 'reroll' as const, spend: { token: 'common/charge', count: 1 } }] };
    const a = {
      tokens: { 'common/charge': 2 },
      passives: { Again: again },
      defaults: { Shot: shot(2, 2, { attack: { def: plain(3) } }) },
    };
    const play = programs('a B', { a, B: {} }, { rolls: [1, 2, 6] });
    play.use('a', 'Shot').pick('B').pick('yes').pick('yes');
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '8 at 1,0' });
  });

  it('T-124: only a miss is rolled again where a text says so, and not more often than it says', () => {
    const again = { rules: [{ rule: 'reroll' as const, attack: 'missed' as const, perTurn: 1 }] };
    const shots = shot(2, 2, { attack: { def: plain(3) } });
    const a = { passives: { Again: again }, defaults: { Shot: { ...shots, use: { action: 'free' as const } } } };
    const play = programs('a B', { a, B: {} }, { rolls: [6, 1, 5, 2] });
    play.use('a', 'Shot').pick('B');
    expect(play.shows().B).toBe('8 at 1,0');
    play.use('a', 'Shot').pick('B').pick('yes');
    expect(play.shows().B).toBe('6 at 1,0');
    play.use('a', 'Shot').pick('B');
    expect(play.state.pending).toBeUndefined();
    expect(play.shows().B).toBe('6 at 1,0');
  });
});

const hidden = {
  rules: [{ rule: 'is' as const, who: { side: 'you' as const }, flag: 'invisible' as const }],
};
