import { describe, expect, it } from 'vitest';
import { dmg, free, inRange, plain, programs, shot, type Text } from './programs.ts';

const enemies = { who: { side: 'enemy' as const } };

/** "When an enemy targets an ally in range 2, swap places with that ally." */
const guard: Text = {
  use: {
    action: 'reaction',
    perGame: 2,
    trigger: { on: 'targeted', who: { side: 'ally', places: [{ range: { max: 2 } }] }, by: { side: 'enemy' } },
  },
  body: [{ node: 'swap', a: 'you', b: 'other' }],
};

const dodge = (instant?: number): Text => ({
  use: { action: 'instant', perGame: 2, ...(instant !== undefined && { instant }) },
  body: [{ node: 'move', who: 'you', how: 'teleport', distance: plain(2) }],
});

/** "When you are damaged, whoever dealt it takes 1 damage." */
const thorns: Text = {
  rules: [
    {
      rule: 'when',
      trigger: { on: 'damaged', who: { side: 'you' }, by: { side: 'enemy' } },
      then: [dmg(1, 'other')],
    },
  ],
};

describe('a reaction', () => {
  it('T-092: comes before the roll; who stands in the space then is the target', () => {
    const play = programs('a . B C', {
      a: { defaults: { Shot: shot(3, 2, enemies) } },
      B: {},
      C: { defaults: { Guard: guard } },
    });
    play.use('a', 'Shot').pick('B');
    expect(play.asks()).toBe('2 react: C:Guard stop');
    play.pick('C', 'Guard');
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '10 at 3,0', C: '8 at 2,0' });
  });

  it('T-020: may be passed, and is not offered once its limit is reached', () => {
    const play = programs('a . B C', {
      a: { defaults: { Shot: { ...shot(3, 1, enemies), use: free } } },
      B: {},
      C: { defaults: { Guard: guard } },
    });
    play.use('a', 'Shot').pick('B').pick('pass');
    expect(play.shows().B).toBe('9 at 2,0');
    play
      .use('a', 'Shot')
      .pick('B')
      .pick('C', 'Guard')
      .use('a', 'Shot')
      .pick('C')
      .use('a', 'Shot')
      .pick('B')
      .pick('C', 'Guard');
    play.use('a', 'Shot').pick('C');
    expect(play.state.pending).toBeUndefined();
  });

  it('T-092: with nobody left in the space the attack hits the space only', () => {
    const flee: Text = {
      use: { action: 'reaction', trigger: { on: 'targeted', who: { side: 'you' }, by: { side: 'enemy' } } },
      body: [{ node: 'move', who: 'you', how: 'teleport', distance: plain(2) }],
    };
    const play = programs('a . B . .', {
      a: { defaults: { Shot: shot(3, 2, enemies) } },
      B: { defaults: { Flee: flee } },
    });
    play.use('a', 'Shot').pick('B').pick('B', 'Flee').pick(4, 0);
    expect(play.shows().B).toBe('10 at 4,0');
  });

  it('T-037: cannot be used as an action of the own turn', () => {
    const play = programs('a b B', { a: { defaults: { Guard: guard } }, b: {}, B: {} });
    expect(() => play.use('a', 'Guard')).toThrow('ability/reaction');
  });
});

describe('an instant', () => {
  const fighters = (instant?: number) => ({
    a: { defaults: { Shot: shot(3, 2, { ...enemies, attack: { def: plain(2) } }) } },
    B: { abilities: { Dodge: dodge(instant) } },
  });

  it.each([
    ['T-190 TC-91: the same 5 does not beat def 2 and 3: it comes before', 3, 5, '10 at 4,0'],
    ['T-190 TC-91: the same 6 does: it comes after', 3, 6, '8 at 4,0'],
    ['T-190: without a number it always comes before', undefined, 6, '10 at 4,0'],
  ])('%s', (_, instant, roll, shown) => {
    const play = programs('a . B . .', fighters(instant), { rolls: [roll] });
    play.turnOf('a');
    play.use('a', 'Shot').pick('B').pick('B', 'Dodge').pick(4, 0);
    expect(play.shows().B).toBe(shown);
  });

  it('T-190: is offered to both players at the start of any turn, the turn’s player first', () => {
    const play = programs('a . . B . .', {
      a: { abilities: { Dodge: dodge() } },
      B: { abilities: { Dodge: dodge(3) } },
    });
    expect(play.asks()).toBe('1 react: a:Dodge stop');
    play.pick('pass');
    expect(play.asks()).toBe('2 react: B:Dodge stop');
    play.pick('B', 'Dodge').pick(5, 0);
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '10 at 5,0' });
  });

  it('T-190: against an area def is 0 and a die is rolled for it', () => {
    const blast: Text = {
      body: [
        {
          node: 'area',
          shape: { shape: 'burst', size: 2 },
          of: 'you',
          sight: true,
          who: { side: 'enemy' },
          then: [dmg(2, 'each')],
        },
      ],
    };
    const play = programs(
      'a . B . .',
      { a: { defaults: { Blast: blast } }, B: { abilities: { Dodge: dodge(3) } } },
      { rolls: [3] },
    );
    play.turnOf('a');
    play.use('a', 'Blast').pick('B', 'Dodge').pick(4, 0);
    expect(play.shows().B).toBe('10 at 4,0');
  });

  it('T-190: in response to an ally its owner chooses between before and after', () => {
    const mend = { body: [inRange(3, [{ node: 'heal', to: 'target', amount: plain(2) }])] };
    const play = programs('a . b . .\n. . . . B', {
      a: { defaults: { Mend: mend } },
      b: { hurt: 5, abilities: { Dodge: dodge(3) } },
      B: {},
    } as const);
    play.turnOf('a');
    play.use('a', 'Mend').pick('b').pick('b', 'Dodge');
    expect(play.asks()).toBe('1 option: 0 1');
    play.pick('1').pick(4, 0);
    expect(play.shows().b).toBe('7 at 4,0');
  });
});

describe('a trigger', () => {
  it('responds once each time, with who set it off bound', () => {
    const play = programs('a B', {
      a: { defaults: { Hit: shot(1, 2, enemies) } },
      B: { passives: { Thorns: thorns } },
    });
    play.use('a', 'Hit').pick('B');
    expect(play.shows()).toEqual({ a: '9 at 0,0', B: '8 at 1,0' });
  });

  it('"may" asks its player, and a limit counts only what was done', () => {
    const rage: Text = {
      rules: [
        {
          rule: 'when',
          may: true,
          perTurn: 1,
          trigger: { on: 'damaged', who: { side: 'you' } },
          then: [{ node: 'heal', to: 'you', amount: plain(1) }],
        },
      ],
    };
    const attack = { ...shot(1, 2, enemies), use: free };
    const play = programs('a B', { a: { defaults: { Hit: attack } }, B: { passives: { Rage: rage } } });
    play.use('a', 'Hit').pick('B');
    expect(play.asks()).toBe('2 yes: yes no');
    play.pick('no').use('a', 'Hit').pick('B').pick('yes').use('a', 'Hit').pick('B');
    expect(play.state.pending).toBeUndefined();
    expect(play.shows().B).toBe('5 at 1,0');
  });

  it('of somebody who dies still happens, where it died', () => {
    const last: Text = {
      rules: [
        {
          rule: 'when',
          trigger: { on: 'dies', who: { side: 'you' } },
          then: [
            {
              node: 'area',
              shape: { shape: 'burst', size: 1 },
              of: 'you',
              sight: true,
              who: { side: 'enemy' },
              then: [dmg(3, 'each')],
            },
          ],
        },
      ],
    };
    const play = programs('c . a B', {
      a: { defaults: { Hit: shot(1, 2, enemies) } },
      c: {},
      B: { health: 2, passives: { Last: last } },
    });
    play.use('a', 'Hit').pick('B');
    expect(play.shows()).toEqual({ a: '7 at 2,0', c: '10 at 0,0', B: 'dead' });
  });

  it('of the turn’s player comes first, and what happens first is responded to first', () => {
    const note = (name: string, side: 'you' | 'ally' | 'enemy'): Text => ({
      rules: [
        {
          rule: 'when',
          trigger: { on: 'damaged', who: { side } },
          then: [{ node: 'give', token: name, to: 'trigger', count: plain(1) }],
        },
      ],
    });
    const play = programs('a B C', {
      a: { defaults: { Hit: shot(2, 1, enemies) }, passives: { Note: note('common/charge', 'enemy') } },
      B: { passives: { Note: note('common/ammo', 'ally') } },
      C: { passives: { Note: note('common/kill', 'you') } },
    });
    play.use('a', 'Hit').pick('C');
    expect(play.shows().C).toBe('9 at 2,0, Charge, Ammo, Kill');
  });

  it('that set each other off for ever are cut, and the chain is told', () => {
    const echo: Text = {
      rules: [
        {
          rule: 'when',
          trigger: { on: 'healed', who: { side: 'any' } },
          then: [dmg(1, 'trigger'), { node: 'heal', to: 'trigger', amount: plain(1) }],
        },
      ],
    };
    const mend: Text = { body: [{ node: 'heal', to: 'you', amount: plain(1) }] };
    const play = programs('a B', { a: { hurt: 5, defaults: { Mend: mend }, passives: { Echo: echo } }, B: {} });
    play.use('a', 'Mend');
    expect(play.match.log.filter(({ event }) => event === 'cut')).toMatchObject([
      { event: 'cut', chain: ['Mend', 'Echo', 'Echo', 'Echo', 'Echo'] },
    ]);
    expect(play.shows().a).toBe('6 at 0,0');
  });

  it('that branch without end are cut as well', () => {
    const spread = (from: string, to: string): Text => ({
      rules: [
        {
          rule: 'when',
          trigger: { on: 'gains', who: { side: 'any' }, token: from },
          then: [
            { node: 'each', who: { side: 'any' }, then: [{ node: 'give', token: to, to: 'each', count: plain(1) }] },
          ],
        },
      ],
    });
    const plague = { Ammo: spread('common/ammo', 'common/kill'), Kill: spread('common/kill', 'common/ammo') };
    const start: Text = { body: [{ node: 'give', token: 'common/ammo', to: 'you', count: plain(1) }] };
    const play = programs('a b c B C', {
      a: { defaults: { Start: start }, passives: plague },
      b: { passives: plague },
      c: { passives: plague },
      B: { passives: plague },
      C: { passives: plague },
    });
    play.use('a', 'Start');
    expect(play.match.log.some(({ event }) => event === 'cut')).toBe(true);
    play.end();
  });

  it.each([
    ['hits', 4, 9],
    ['misses', 2, 9],
    ['crits', 6, 9],
  ] as const)('"%s" comes after the effects of the attack', (on, roll, charged) => {
    const counting: Text = {
      rules: [{ rule: 'when', trigger: { on, who: { side: 'you' }, to: { side: 'enemy' } }, then: [dmg(1, 'you')] }],
    };
    const attack = { ...enemies, attack: { def: plain(3), crit: plain(1) } };
    const fighters = { a: { passives: { Counting: counting }, defaults: { Shot: shot(2, 1, attack) } }, B: {} };
    const play = programs('a B', fighters, { rolls: [roll] });
    play.use('a', 'Shot').pick('B');
    expect(play.shows().a).toBe(`${charged} at 0,0`);
  });

  it('lasts until an event, and ends with it', () => {
    const brace: Text = {
      use: free,
      body: [
        {
          node: 'lasting',
          of: 'you',
          until: { moment: 'event', trigger: { on: 'damaged', who: { side: 'you' } } },
          rules: [{ rule: 'change', who: { side: 'you' }, what: 'damage-received', add: plain(-1) }],
        },
      ],
    };
    const play = programs('a B', {
      a: { defaults: { Brace: brace } },
      B: { defaults: { Hit: { ...shot(1, 3, enemies), use: free } } },
    });
    play.use('a', 'Brace').end();
    play.use('B', 'Hit').pick('a').use('B', 'Hit').pick('a');
    expect(play.shows().a).toBe('5 at 0,0');
  });
});

describe('instants of both players', () => {
  it('T-190: those that come after an area come after it, the first that was said first', () => {
    const blast: Text = {
      body: [
        {
          node: 'area',
          shape: { shape: 'burst', size: 2 },
          of: 'you',
          sight: true,
          who: { side: 'any' },
          then: [dmg(2, 'each')],
        },
      ],
    };
    const fighters = {
      a: { defaults: { Blast: blast } },
      b: { abilities: { Dodge: dodge(3) } },
      B: { abilities: { Dodge: dodge(3) } },
    };
    const play = programs('a b B . .\n. . . . .', fighters, { rolls: [6] });
    play.turnOf('a');
    play.use('a', 'Blast');
    expect(play.asks()).toBe('1 react: b:Dodge stop');
    play.pick('b', 'Dodge').pick('1');
    expect(play.asks()).toBe('2 react: B:Dodge stop');
    play.pick('B', 'Dodge').pick(1, 1).pick(4, 0);
    expect(play.shows()).toEqual({ a: '10 at 0,0', b: '8 at 1,1', B: '8 at 4,0' });
  });
});
