import { describe, expect, it } from 'vitest';
import { type BareRule, dmg, free, inRange, plain, programs, shot, type Text } from './programs.ts';

const heal = (use: Text['use'], more: Partial<Text> = {}): Text => ({
  ...(use && { use }),
  body: [{ node: 'heal', to: 'you', amount: plain(1) }],
  ...more,
});

describe('an ability', () => {
  it('T-017 T-018: costs a Standard Action; a Move Action can be paid with either', () => {
    const abilities = {
      Standard: heal(undefined),
      Move: heal({ action: 'move' }),
      Both: heal({ action: 'move-standard' }),
    };
    const play = programs('a . B', { a: { defaults: abilities }, B: {} });
    play.use('a', 'Move');
    expect(play.usable()).toEqual(['Standard', 'Move']);
    play.use('a', 'Move');
    expect(() => play.use('a', 'Standard')).toThrow('ability/no-action');
  });

  it.each([
    ['T-161: tapped', { action: 'free', tap: true }, 'ability/tapped'],
    ['T-164: used up', { action: 'free', perGame: 1 }, 'ability/used-up'],
    ['T-165: used this turn', { action: 'free', perTurn: 1 }, 'ability/used-this-turn'],
    ['T-166: used up', { action: 'free', ultimate: 1 }, 'ability/used-up'],
  ] as const)('cannot be used twice when it is %s', (_, use, code) => {
    const play = programs('a . B', { a: { defaults: { Once: heal(use) } }, B: {} });
    play.use('a', 'Once');
    expect(() => play.use('a', 'Once')).toThrow(code);
  });

  it('T-162 TC-75 TC-76: a card that was tapped in its own turn misses exactly one', () => {
    const play = programs('a . B', { a: { defaults: { Tapped: heal({ action: 'free', tap: true }) } }, B: {} });
    play.use('a', 'Tapped').turnOf('a');
    expect(() => play.use('a', 'Tapped')).toThrow('ability/tapped');
    play.turnOf('a').use('a', 'Tapped');
  });

  it('T-166 TC-79: an ultimate comes in its round or later', () => {
    const play = programs('a . B', { a: { defaults: { Late: heal({ action: 'free', ultimate: 2 }) } }, B: {} });
    expect(() => play.use('a', 'Late')).toThrow('ability/too-early');
    play.turnOf('a').use('a', 'Late');
  });

  it('spends counters, takes them, and needs what its text requires', () => {
    const charge = 'common/charge';
    const abilities = {
      Load: heal({ action: 'free', take: [{ token: charge, count: 2 }] }),
      Fire: heal({ action: 'free', spend: [{ token: charge, count: 2 }] }),
      Full: heal({ action: 'free', needs: [{ is: 'has', of: 'you', token: charge }] }),
    };
    const play = programs('a . B', { a: { defaults: abilities }, B: {} });
    expect(() => play.use('a', 'Fire')).toThrow('ability/cannot-spend');
    expect(() => play.use('a', 'Full')).toThrow('ability/needs');
    play.use('a', 'Load').use('a', 'Full').use('a', 'Fire');
    expect(play.shows().a).toBe('10 at 0,0');
  });

  it.each([
    ['no-default-abilities', 'Default', 'ability/disarmed'],
    ['no-other-abilities', 'Other', 'ability/silenced'],
    ['no-actions', 'Other', 'ability/no-actions'],
    ['no-standard-action', 'Default', 'ability/no-standard-action'],
  ] as const)('T-152: cannot be used under %s', (flag, name, code) => {
    const held: Text = { rules: [{ rule: 'is', who: { side: 'you' }, flag }] };
    const a = { passives: { Held: held }, defaults: { Default: heal(undefined) }, abilities: { Other: heal(free) } };
    const play = programs('a . B', { a, B: {} });
    expect(() => play.use('a', name)).toThrow(code);
  });

  it('with a manual part that governs it is never used; a head without any space cannot be used', () => {
    const nearest = shot(1, 1, { forced: 'nearest', who: { side: 'enemy' } });
    const play = programs('a . B', { a: { defaults: { Hand: heal(free, { manual: true }), Near: nearest } }, B: {} });
    expect(() => play.use('a', 'Hand')).toThrow('ability/by-hand');
    expect(() => play.use('a', 'Near')).toThrow('ability/no-target');
  });

  it('T-019: at the start of the turn comes before every other action, and any number of them', () => {
    const abilities = { Dawn: heal({ action: 'free', at: 'turn-start' }), Any: heal(free) };
    const play = programs('a . B', { a: { defaults: abilities }, B: {} });
    play.use('a', 'Dawn').use('a', 'Dawn').use('a', 'Any');
    expect(() => play.use('a', 'Dawn')).toThrow('ability/start-of-turn');
    play.turnOf('a').move('a', 1, 0);
    expect(() => play.use('a', 'Dawn')).toThrow('ability/start-of-turn');
  });

  it('can be granted by a token; they are listed, count their uses, turn, and are told by name', () => {
    const song = (name: string, use: Text['use']): BareRule => ({
      rule: 'ability',
      who: { side: 'you' },
      name,
      program: { use, body: [{ node: 'heal', to: 'you', amount: plain(1) }], rules: [] },
    });
    const rules = [
      song('Hum', { action: 'free', perTurn: 1 }),
      song('Sing', { action: 'free', tap: true }),
      song('Shout', { action: 'free', perGame: 2 }),
    ];
    const files = { 'tokens/song.json': { data: { name: 'Song' }, text: { rules } } };
    const a = { hurt: 9, tokens: { 'scene/song': 1 }, defaults: { Nap: heal(free) } };
    const play = programs('a . B', { a, B: {} }, { files });
    const use = (ability: number) => ({ do: 'use' as const, unit: 0, ability });
    const listed = () => play.actions().flatMap((action) => (action.do === 'use' ? [action.ability] : []));
    expect(listed()).toEqual([0, 1000, 1001, 1002]);
    for (const ability of [1000, 1001, 1002, 1002]) play.play(use(ability));
    expect(listed()).toEqual([0]);
    expect(() => play.play(use(1000))).toThrow('ability/used-this-turn');
    expect(() => play.play(use(1001))).toThrow('ability/tapped');
    expect(() => play.play(use(1002))).toThrow('ability/used-up');
    expect(play.told()).toContain('a uses Sing.');
    play.turnOf('a');
    expect(listed()).toEqual([0, 1000]);
    play.turnOf('a');
    expect(listed()).toEqual([0, 1000, 1001]);
  });
});

describe('cards', () => {
  const steal: Text = { use: free, body: [inRange(1, [{ node: 'tap', whose: 'target', which: 'one' }])] };
  const ready = (which: 'this' | 'all' | { ability: string }): Text => ({
    use: free,
    body: [{ node: 'refresh', whose: 'you', which }],
  });

  it('T-161 TC-76: an enemy taps one that the acting player chooses, for one whole turn', () => {
    const B = { defaults: { One: heal(free), Two: heal(free) } };
    const play = programs('a B', { a: { defaults: { Steal: steal } }, B });
    play.use('a', 'Steal').pick('B');
    expect(play.asks()).toBe('1 ability: One Two');
    play.pick('Two').end();
    expect(() => play.use('B', 'Two')).toThrow('ability/tapped');
    play.turnOf('B').use('B', 'Two');
  });

  it('are on cooldown for so many of their own turns, those of others added, and fewer where that is said', () => {
    const jam: Text = { use: free, body: [inRange(4, [{ node: 'tap', whose: 'target', which: 'one', turns: 1 }])] };
    const cool: Text = { use: free, body: [{ node: 'refresh', whose: 'you', which: { ability: 'Slow' }, turns: 1 }] };
    const a = { defaults: { Slow: heal({ action: 'free', cooldown: 2 }), Cool: cool } };
    const play = programs('a . B', { a, B: { defaults: { Jam: jam } } });
    const cannot = () => expect(() => play.use('a', 'Slow')).toThrow('ability/tapped');
    play.use('a', 'Slow').turnOf('a');
    cannot();
    play.turnOf('B').use('B', 'Jam').pick('a').pick('Slow').turnOf('a');
    cannot();
    expect(play.told().join('\n')).toContain('Slow of a is on cooldown for 2 turns');
    play.turnOf('a');
    cannot();
    play.use('a', 'Cool').use('a', 'Slow');
  });

  it('are refreshed by name or all: turned back, and their uses come again', () => {
    const abilities = {
      Gone: heal({ action: 'free', perGame: 1 }),
      Turned: heal({ action: 'free', tap: true }),
      Name: ready({ ability: 'Gone' }),
      All: ready('all'),
    };
    const play = programs('a . B', { a: { defaults: abilities }, B: {} });
    play.use('a', 'Gone').use('a', 'Turned').use('a', 'Name').use('a', 'Gone');
    expect(() => play.use('a', 'Turned')).toThrow('ability/tapped');
    play.use('a', 'All').use('a', 'Turned').use('a', 'Gone');
  });

  it('T-162 are untapped: turned back, and no use comes again', () => {
    const abilities = {
      Gone: heal({ action: 'free', perGame: 1 }),
      Turned: heal({ action: 'free', tap: true }),
      Untap: { use: free, body: [{ node: 'refresh', whose: 'you', which: 'all', untap: true }] } satisfies Text,
    };
    const play = programs('a . B', { a: { defaults: abilities }, B: {} });
    play.use('a', 'Gone').use('a', 'Turned').use('a', 'Untap').use('a', 'Turned');
    expect(() => play.use('a', 'Gone')).toThrow('ability/used-up');
  });

  it('an ally uses a default ability for free, with its own limits', () => {
    const signal: Text = {
      use: free,
      body: [inRange(3, [{ node: 'use-ability', who: 'target', which: 'default', free: true }])],
    };
    const b = {
      defaults: { Hit: shot(2, 2), Nap: heal({ action: 'free', perTurn: 1 }) },
      abilities: { Other: heal(free) },
    };
    const play = programs('a b B', { a: { defaults: { Signal: signal } }, b, B: {} });
    play.use('a', 'Signal').pick('b');
    expect(play.asks()).toBe('1 ability: Hit Nap');
    play.pick('Hit').pick('B');
    expect(play.shows().B).toBe('8 at 2,0');
    play.use('a', 'Signal').pick('b').pick('Nap').use('a', 'Signal').pick('b');
    expect(play.asks()).not.toContain('Nap');
  });

  it('give an action more, or end the turn', () => {
    const abilities = {
      Haste: { use: free, body: [{ node: 'gain-action', who: 'you', action: 'standard', count: 1 }] } as const,
      Hit: shot(1, 1, { who: { side: 'enemy' } }),
      Rest: { use: free, body: [{ node: 'end-turn', who: 'you' }] } as const,
    };
    const play = programs('a B', { a: { defaults: abilities }, B: {} });
    play.use('a', 'Haste').use('a', 'Hit').pick('B').use('a', 'Hit').pick('B').use('a', 'Rest');
    expect(play.shows().B).toBe('8 at 1,0');
    expect(play.state.turn?.unit).toBe(1);
  });

  it('give an ally an action more in its next turn', () => {
    const then = [{ node: 'gain-action' as const, who: 'target' as const, action: 'standard' as const, count: 1 }];
    const hit = shot(1, 1, { who: { side: 'enemy' } });
    const play = programs('a b B', {
      a: { defaults: { Rouse: { body: [inRange(1, then)] } } },
      b: { defaults: { Hit: hit } },
      B: {},
    });
    play.use('a', 'Rouse').pick('b').turnOf('b');
    play.use('b', 'Hit').pick('B').use('b', 'Hit').pick('B');
    expect(() => play.use('b', 'Hit')).toThrow('ability/no-action');
    play.turnOf('b').use('b', 'Hit').pick('B');
    expect(() => play.use('b', 'Hit')).toThrow('ability/no-action');
  });

  it('score points', () => {
    const play = programs('a B', { a: { defaults: { Win: { body: [{ node: 'score', points: plain(2) }] } } }, B: {} });
    play.use('a', 'Win');
    expect(play.points).toEqual([2, 0]);
  });

  it('that are played by hand are told and left out', () => {
    const text: Text = { body: [{ node: 'manual' }, dmg(1, 'you')] };
    const play = programs('a B', { a: { defaults: { Odd: text } }, B: {} });
    play.use('a', 'Odd');
    expect(play.match.log).toContainEqual(expect.objectContaining({ event: 'manual', unit: 0, clause: 'Odd' }));
    expect(play.shows().a).toBe('9 at 0,0');
  });
});
