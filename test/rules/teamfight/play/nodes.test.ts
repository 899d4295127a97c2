import { describe, expect, it } from 'vitest';
import { type BareNode, dmg, free, inRange, plain, programs, shot, type Text } from './programs.ts';

const text = (...body: BareNode[]): Text => ({ use: free, body });
const give = (token: string, count = 1, to: 'you' | 'target' = 'you'): BareNode => ({
  node: 'give',
  token: `common/${token}`,
  to,
  count: plain(count),
});

describe('a choice', () => {
  it('is made among options whose requirements hold; a single one is taken', () => {
    const choose = (count: number): BareNode => ({
      node: 'choose',
      count,
      options: [
        { label: 'Charge', then: [give('charge')] },
        { label: 'Ammo', needs: [{ is: 'has', of: 'you', token: 'common/charge' }], then: [give('ammo')] },
        { label: 'Kill', needs: [{ is: 'has', of: 'you', token: 'common/ammo' }], then: [give('kill')] },
      ],
    });
    const play = programs('a . B', { a: { defaults: { One: text(choose(1)), Two: text(choose(2)) } }, B: {} });
    play.use('a', 'One').use('a', 'Two');
    expect(play.asks()).toBe('1 option: Charge Ammo');
    play.pick('Ammo');
    expect(play.asks()).toBe('1 option: Charge Kill');
    play.pick('Kill');
    expect(play.shows().a).toBe('10 at 0,0, Charge, Ammo, Kill');
  });

  it('"may" is answered by the player of who may, and "if you do" by the answer', () => {
    const body = inRange(3, [{ node: 'may', who: 'target', then: [dmg(1)] }]);
    const after: BareNode = { node: 'if', if: [{ is: 'done' }], then: [give('charge')], else: [give('ammo')] };
    const play = programs('a . B', { a: { defaults: { Offer: text(body, after) } }, B: {} });
    play.use('a', 'Offer').pick('B');
    expect(play.asks()).toBe('2 yes: yes no');
    play.pick('yes').use('a', 'Offer').pick('B').pick('no');
    expect(play.shows()).toEqual({ a: '10 at 0,0, Charge, Ammo', B: '9 at 2,0' });
  });

  it('repeats a number of times, or as often as its player wants', () => {
    const abilities = {
      Three: text({ node: 'repeat', times: plain(3), then: [give('charge')] }),
      Any: text({ node: 'repeat', times: 'any', then: [give('ammo')] }),
    };
    const play = programs('a . B', { a: { defaults: abilities }, B: {} });
    play.use('a', 'Three').use('a', 'Any').pick('yes').pick('yes').pick('no');
    expect(play.shows().a).toBe('10 at 0,0, 3 Charge, 2 Ammo');
  });

  it('rolls a die for one of several bands, and may roll it again once for nothing', () => {
    const roll = text({
      node: 'roll',
      sides: 6,
      bands: [
        { from: 1, to: 3, then: [give('charge')] },
        { from: 4, to: 6, then: [give('ammo', 2)] },
      ],
    });
    const again: Text = { rules: [{ rule: 'reroll' }] };
    const play = programs(
      'a . B',
      { a: { defaults: { Roll: roll }, passives: { Again: again } }, B: {} },
      { rolls: [2, 5, 1] },
    );
    play.use('a', 'Roll').pick('yes').use('a', 'Roll').pick('no');
    expect(play.shows().a).toBe('10 at 0,0, 2 Ammo, Charge');
    expect(play.match.log.filter(({ event }) => event === 'rolled')).toHaveLength(3);
  });

  it('is made for each player in turn, with sides seen from that player', () => {
    const both = text({
      node: 'players',
      which: 'each',
      then: [
        {
          node: 'target',
          who: { side: 'friend' },
          sight: false,
          then: [dmg(1)],
        },
      ],
    });
    const play = programs('a b B C', { a: { defaults: { Both: both } }, b: {}, B: {}, C: {} });
    play.use('a', 'Both');
    expect(play.asks()).toMatch(/^1 space: 0,0 1,0/);
    play.pick('b');
    expect(play.asks()).toMatch(/^2 space: 2,0 3,0/);
    play.pick('C');
    expect(play.shows()).toMatchObject({ b: '9 at 1,0', C: '9 at 3,0' });
  });
});

describe('an effect', () => {
  it('T-140: damage, healing, overshield and death, with amounts that count', () => {
    const per = {
      base: 1,
      terms: [{ each: 1, per: { count: 'tokens' as const, token: 'common/charge', on: 'you' as const } }],
    };
    const abilities = {
      Hit: text(inRange(2, [{ node: 'damage', to: 'target', amount: per }])),
      Full: text({ node: 'heal', to: 'you', amount: 'full' }),
      Half: text({ node: 'heal', to: 'you', amount: 'half' }),
      Guard: text({ node: 'overshield', to: 'you', amount: plain(3) }),
      Slay: text(inRange(2, [{ node: 'kill', who: 'target' }]), {
        node: 'if',
        if: [{ is: 'kill' }],
        then: [give('kill')],
        else: [],
      }),
    };
    const a = { health: 9, hurt: 8, tokens: { 'common/charge': 2 }, defaults: abilities };
    const play = programs('a B C', { a, B: {}, C: {} });
    play.use('a', 'Half');
    expect(play.shows().a).toMatch(/^6 at/);
    play.use('a', 'Full').use('a', 'Guard').use('a', 'Hit').pick('B').use('a', 'Slay').pick('C');
    expect(play.shows()).toEqual({ a: '9 at 0,0, 3 overshield, 2 Charge, Kill', B: '7 at 1,0', C: 'dead' });
  });

  it('on kill looks at all that were hit, and inside of an area at each', () => {
    const area: BareNode = {
      node: 'each',
      who: { side: 'enemy' },
      then: [dmg(2, 'each'), { node: 'if', if: [{ is: 'kill' }], then: [give('kill')], else: [] }],
    };
    const after: BareNode = { node: 'if', if: [{ is: 'kill' }], then: [give('charge')], else: [] };
    const play = programs('a B C', { a: { defaults: { All: text(area, after) } }, B: { health: 2 }, C: {} });
    play.use('a', 'All');
    expect(play.shows().a).toBe('10 at 0,0, Charge, Kill'.replace('Charge, Kill', 'Kill, Charge'));
  });

  it('T-151: conditions are given, lost and cleared; the owner of the unit chooses which', () => {
    const abilities = {
      Hex: text(inRange(2, [give('slow', 1, 'target'), give('dot', 1, 'target'), give('stun', 1, 'target')])),
      Cure: text(inRange(2, [{ node: 'clear', from: 'target', count: 1 }])),
      Any: text(inRange(2, [{ node: 'clear', from: 'target', count: 'any' }])),
      All: text(
        { node: 'lose', token: 'common/dot', from: 'you', count: 'all' },
        { node: 'clear', from: 'you', count: 'all' },
      ),
    };
    const play = programs('a B', { a: { defaults: abilities }, B: {} });
    play.use('a', 'Hex').pick('B').use('a', 'Cure').pick('B');
    expect(play.asks()).toBe('2 token: Slow DoT Stun');
    play.pick('DoT').use('a', 'Any').pick('B').pick('Slow').pick('stop');
    expect(play.shows().B).toBe('10 at 1,0, Stun');
    play.use('a', 'Hex').pick('a').use('a', 'All');
    expect(play.shows().a).toBe('10 at 0,0');
  });

  it('enters and leaves a stance', () => {
    const files = {
      'tokens/calm.json': {
        data: { name: 'Calm' },
        text: {
          rules: [
            { rule: 'change' as const, who: { side: 'you' as const }, what: 'damage-dealt' as const, add: plain(1) },
          ],
        },
      },
    };
    const abilities = {
      Calm: text({ node: 'stance', token: 'scene/calm' }),
      Leave: text({ node: 'stance', token: undefined }),
      Hit: { ...shot(1, 1), use: free },
    };
    const play = programs('a B', { a: { defaults: abilities }, B: {} }, { files });
    play.use('a', 'Calm').use('a', 'Hit').pick('B').use('a', 'Leave').use('a', 'Hit').pick('B');
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '7 at 1,0' });
  });

  it('holds for a while: until the start of the next turn', () => {
    const lasting = text({
      node: 'lasting',
      of: 'you',
      until: { moment: 'turn-start', of: 'you' },
      rules: [{ rule: 'change', who: { side: 'you' }, what: 'damage-received', add: plain(-1) }],
    });
    const hit = { ...shot(1, 2), use: free };
    const play = programs('a B', { a: { defaults: { Brace: lasting } }, B: { defaults: { Hit: hit } } });
    play.use('a', 'Brace').end().use('B', 'Hit').pick('a');
    expect(play.shows().a).toBe('9 at 0,0');
    play.turnOf('B').use('B', 'Hit').pick('a');
    expect(play.shows().a).toBe('7 at 0,0');
  });

  it('comes later, to those who were bound', () => {
    const bomb = text(inRange(2, [{ node: 'later', at: { moment: 'turn-start', of: 'you' }, then: [dmg(3)] }]));
    const play = programs('a B', { a: { defaults: { Bomb: bomb } }, B: {} });
    play.use('a', 'Bomb').pick('B').turnOf('B');
    expect(play.shows().B).toBe('10 at 1,0');
    play.turnOf('a');
    expect(play.shows().B).toBe('7 at 1,0');
  });
});

describe('pieces', () => {
  const files = {
    'summons/crab.json': { data: { name: 'Crab', health: 2, speed: 2 } },
    'markers/flag.json': { data: { name: 'Flag' } },
    'markers/keg.json': {
      data: { name: 'Keg', object: true, health: 1 },
      text: {
        rules: [
          {
            rule: 'when' as const,
            trigger: { on: 'destroyed' as const },
            then: [
              {
                node: 'area' as const,
                shape: { shape: 'burst' as const, size: 1 },
                of: 'marker' as const,
                sight: true,
                who: { side: 'any' as const },
                then: [dmg(3, 'each')],
              },
            ],
          },
        ],
      },
    },
  };
  const on = (range: number, ...then: BareNode[]): Text =>
    text({ node: 'space', range: { max: range }, sight: true, empty: true, then });

  it('T-014: are summoned on an empty space; beyond the most the oldest goes without dying', () => {
    const call = on(2, { node: 'summon', card: 'scene/crab', max: 1 });
    const play = programs('a . B', { a: { defaults: { Call: call } }, B: {} }, { files });
    play.use('a', 'Call');
    expect(play.asks()).toBe('1 space: 1,0 0,1 1,1 2,1');
    play.pick(1, 0).use('a', 'Call').pick(1, 1);
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '10 at 2,0', Crab: '2 at 1,1' });
    expect(play.match.log.some(({ event }) => event === 'died')).toBe(false);
  });

  it('of which there are as many as may be do not come, where none is said to go', () => {
    const call = on(2, { node: 'summon', card: 'scene/crab', max: 1, stay: true });
    const play = programs('a . B', { a: { defaults: { Call: call } }, B: {} }, { files });
    play.use('a', 'Call').pick(1, 0).use('a', 'Call').pick(1, 1);
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '10 at 2,0', Crab: '2 at 1,0' });
  });

  it('without a space are summoned beside their summoner, each on its own', () => {
    const play = programs(
      'a . B',
      { a: { defaults: { Call: text({ node: 'summon', card: 'scene/crab', count: 2 }) } }, B: {} },
      { files },
    );
    play.use('a', 'Call').pick(1, 1);
    expect(play.asks()).toBe('1 space: 1,0 0,1');
    play.pick(0, 1);
    expect(play.state.units.slice(2).map(({ at, owner }) => [play.place(at), owner])).toEqual([
      ['1,1', 0],
      ['0,1', 0],
    ]);
  });

  it('are laid, at most so many, and taken away again', () => {
    const abilities = {
      Lay: on(3, { node: 'place', marker: 'scene/flag', on: 'space', max: 2 }),
      Clear: text({ node: 'remove', what: { marker: 'scene/flag', yours: true, places: [{ range: { max: 1 } }] } }),
    };
    const play = programs('a . . B', { a: { defaults: abilities }, B: {} }, { files });
    play.use('a', 'Lay').pick(2, 1).use('a', 'Lay').pick(1, 0).use('a', 'Lay').pick(2, 0);
    expect(play.shows().Flag).toBe('1,0 2,0');
    play.use('a', 'Clear');
    expect(play.shows().Flag).toBe('2,0');
  });

  it('T-180: a marker that gains a hazard hurts who enters it', () => {
    const burn = on(2, { node: 'place', marker: 'scene/flag', on: 'space', hazard: plain(2) });
    const play = programs('a . B', { a: { defaults: { Burn: burn } }, B: {} }, { files });
    play.use('a', 'Burn').pick(1, 0).end().move('B', 1, 0);
    expect(play.shows().B).toBe('8 at 1,0');
  });

  it('T-171: an object is targeted like a unit and answers when it is destroyed', () => {
    const abilities = {
      Drop: on(2, { node: 'place', marker: 'scene/keg', on: 'space' }),
      Hit: { ...shot(4, 1), use: free },
    };
    const play = programs('a . . B', { a: { defaults: abilities }, B: {} }, { files });
    play.use('a', 'Drop').pick(2, 0).use('a', 'Hit').pick(2, 0);
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '7 at 3,0' });
  });
});
