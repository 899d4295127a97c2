import { describe, expect, it } from 'vitest';
import type { Amount, Condition, Place, Who } from '../../../../rules/teamfight/program.ts';
import { type BareNode, type Fighter, free, inRange, plain, programs, type Text } from './programs.ts';

const files = {
  'markers/flag.json': { data: { name: 'Flag' } },
  'markers/keg.json': { data: { name: 'Keg', object: true, health: 2 } },
  'summons/crab.json': { data: { name: 'Crab', health: 2, speed: 2 } },
};

/** A board with allies and enemies: a asks, in the middle. Flags lie where `lay` puts them. */
const drawing = `b . . . C
                 . . a . .
                 D . . . E`;

/** What an amount is for a, as the damage it does to itself. */
function asked(
  amount: Amount,
  a: Fighter = {},
  others: Readonly<Record<string, Fighter>> = {},
  before: readonly BareNode[] = [],
): number {
  const text: Text = { use: free, body: [...before, { node: 'damage', to: 'you', amount }] };
  const fighters = {
    a: { health: 40, ...a, defaults: { Ask: text } },
    b: {},
    C: {},
    D: {},
    E: {},
    ...others,
  };
  const play = programs(drawing, fighters, { files, round: 2 });
  const health = play.state.units[play.unit('a')]?.health ?? 0;
  play.use('a', 'Ask');
  return health - (play.state.units[play.unit('a')]?.health ?? 0);
}

const count = (per: NonNullable<NonNullable<Amount['terms']>[number]['per']>, by?: number): Amount => ({
  base: 0,
  terms: [{ each: 1, per, ...(by !== undefined && { by }) }],
});
const isTrue = (
  condition: Condition,
  a?: Fighter,
  others?: Readonly<Record<string, Fighter>>,
  before?: readonly BareNode[],
) => asked({ base: 0, terms: [{ each: 1, if: [condition] }] }, a, others, before) === 1;
const lay = (x: number, y: number): BareNode => ({
  node: 'place',
  marker: 'scene/flag',
  on: x === 2 && y === 1 ? 'you' : 'space',
});

const open: Text = { rules: [{ rule: 'is', who: { side: 'you' }, flag: 'undefendable' }] };

describe('a question about units', () => {
  it.each<[string, Who, number]>([
    ['everybody', { side: 'any' }, 5],
    ['enemies', { side: 'enemy' }, 3],
    ['allies, the bearer left out', { side: 'ally' }, 1],
    ['the bearer and allies', { side: 'friend' }, 2],
    ['the bearer', { side: 'you' }, 1],
    ['others', { side: 'any', except: ['you'] }, 4],
    ['heroes', { side: 'any', kind: 'hero' }, 5],
    ['summons', { side: 'any', kind: 'summon' }, 0],
    ['one’s own summons', { side: 'friend', yours: true }, 0],
    ['of a card', { side: 'any', card: 'scene/foe-c' }, 1],
    ['in range 2', { side: 'enemy', places: [{ range: { max: 2 } }] }, 3],
    ['in range 1', { side: 'enemy', places: [{ range: { max: 1 } }] }, 0],
    [
      'near the nearest enemy of something',
      { side: 'enemy', places: [{ range: { max: 2 }, of: { nearest: { side: 'ally' } } }] },
      1,
    ],
    ['who are hurt', { side: 'any', if: [{ is: 'health', of: 'each', max: 9 }] }, 1],
    ['who are sound', { side: 'enemy', if: [{ is: 'health', of: 'each', full: true }] }, 2],
  ])('counts %s', (_, who, found) => {
    expect(asked(count({ count: 'units', who }), {}, { D: { hurt: 3 } })).toBe(found);
  });

  it('counts objects as units of their kind, and summons as their summoner’s', () => {
    const set: readonly BareNode[] = [
      {
        node: 'space',
        range: { min: 1, max: 1 },
        sight: true,
        empty: true,
        then: [{ node: 'place', marker: 'scene/keg', on: 'space' }],
      },
    ];
    const body = (who: Who): Text => ({
      use: free,
      body: [...set, { node: 'damage', to: 'you', amount: count({ count: 'units', who }) }],
    });
    const lost = (who: Who) => {
      const play = programs('a . .\n# # #', { a: { health: 20, defaults: { Ask: body(who) } } }, { files });
      play.use('a', 'Ask');
      return 20 - (play.state.units[0]?.health ?? 0);
    };
    expect(lost({ side: 'any' })).toBe(2);
    expect(lost({ side: 'friend', kind: 'object' })).toBe(1);
    expect(lost({ side: 'friend', kind: 'unit' })).toBe(1);
    expect(lost({ side: 'friend', card: 'scene/keg', yours: true })).toBe(1);
  });
});

describe('an amount', () => {
  const charged: Fighter = { tokens: { 'common/charge': 3, 'common/slow': 1, 'common/dot': 2 } };

  it.each<[string, Amount, Fighter, number]>([
    ['its base', plain(3), {}, 3],
    ['half of it, rounded up (T-032)', { base: 5, half: true }, {}, 3],
    ['tokens', count({ count: 'tokens', token: 'common/charge', on: 'you' }), charged, 3],
    [
      'one for each two, rounded up (T-032)',
      count({ count: 'tokens', token: 'common/charge', on: 'you' }, 2),
      charged,
      2,
    ],
    ['conditions, but not counters', count({ count: 'conditions', on: 'you' }), charged, 3],
    ['missing health', count({ count: 'missing-health', on: 'you' }), { hurt: 4 }, 4],
    ['health', count({ count: 'health', on: 'you' }), { health: 7 }, 7],
    ['health as printed', count({ count: 'max-health', on: 'you' }), { health: 9, hurt: 1 }, 8],
    ['what it has moved', count({ count: 'moved' }), {}, 0],
    ['never less than nothing', { base: 1, terms: [{ each: -3 }] }, {}, 0],
  ])('is %s', (_, amount, a, found) => {
    // Of a unit of 9 health with 1 lost only 8 can be lost.
    expect(asked(amount, a)).toBe(found);
  });

  it('is a distance, and how many markers lie somewhere', () => {
    const set = inRange(9, [
      lay(0, 0),
      { node: 'damage', to: 'you', amount: count({ count: 'distance', from: 'you', to: 'target' }) },
      { node: 'damage', to: 'you', amount: count({ count: 'markers', marker: 'scene/flag', yours: true }) },
      {
        node: 'damage',
        to: 'you',
        amount: count({ count: 'markers', marker: 'scene/flag', places: [{ range: { max: 1 } }] }),
      },
    ]);
    const a: Fighter = { health: 40, defaults: { Ask: { use: free, body: [set] } } };
    const play = programs(drawing, { a, b: {}, C: {}, D: {}, E: {} }, { files });
    play.use('a', 'Ask').pick('C');
    expect(play.shows().a).toBe('37 at 2,1');
    play.use('a', 'Ask').pick('a');
    // Two flags lie now, one of them beside the unit, and it is at no distance from itself.
    expect(play.shows().a).toBe('34 at 2,1');
  });
});

describe('a condition', () => {
  const hasCharge = { is: 'has' as const, of: 'you' as const, token: 'common/charge' };

  it.each<[string, Condition, Fighter, boolean]>([
    ['not', { is: 'not', of: hasCharge }, {}, true],
    ['any of none', { is: 'any', of: [] }, {}, false],
    ['any of two', { is: 'any', of: [hasCharge, { is: 'round', rounds: [2] }] }, {}, true],
    ['the side of somebody', { is: 'side', of: 'you', side: 'friend' }, {}, true],
    ['the side of nobody', { is: 'side', of: 'target', side: 'any' }, {}, false],
    ['a unit it is', { is: 'unit', of: 'you', who: { side: 'any', kind: 'hero' } }, {}, true],
    ['a unit it is not', { is: 'unit', of: 'you', who: { side: 'any', kind: 'summon' } }, {}, false],
    ['has none', hasCharge, {}, false],
    ['has enough', { ...hasCharge, min: 2 }, { tokens: { 'common/charge': 2 } }, true],
    ['has too few', { ...hasCharge, min: 3 }, { tokens: { 'common/charge': 2 } }, false],
    ['has too many', { ...hasCharge, min: 0, max: 1 }, { tokens: { 'common/charge': 2 } }, false],
    ['a counter is no condition', { is: 'has-condition', of: 'you' }, { tokens: { 'common/charge': 2 } }, false],
    ['a condition is one', { is: 'has-condition', of: 'you' }, { tokens: { 'common/slow': 1 } }, true],
    ['a flag', { is: 'flag', of: 'you', flag: 'undefendable' }, { passives: { Open: open } }, true],
    ['no flag', { is: 'flag', of: 'you', flag: 'armor' }, {}, false],
    ['half of the health (T-153)', { is: 'health', of: 'you', atMostHalf: true }, { health: 9, hurt: 5 }, true],
    ['more than half of it', { is: 'health', of: 'you', atMostHalf: true }, { health: 9, hurt: 4 }, false],
    ['full health', { is: 'health', of: 'you', full: true }, {}, true],
    ['less than full', { is: 'health', of: 'you', full: true }, { hurt: 1 }, false],
    ['at least so much', { is: 'health', of: 'you', min: 5 }, { health: 10, hurt: 6 }, false],
    ['a distance', { is: 'distance', from: 'you', to: 'you', range: { max: 0 } }, {}, true],
    ['somebody there', { is: 'there-is', who: { side: 'enemy' }, min: 3 }, {}, true],
    ['not so many', { is: 'there-is', who: { side: 'enemy' }, min: 4 }, {}, false],
    ['not more than', { is: 'there-is', who: { side: 'enemy' }, max: 2 }, {}, false],
    ['the round', { is: 'round', rounds: [2, 3] }, {}, true],
    ['another round', { is: 'round', rounds: [1] }, {}, false],
    ['having moved', { is: 'did', what: 'move' }, {}, false],
    ['a place with sight', { is: 'place', of: 'you', place: { range: { max: 0 }, sight: true } }, {}, true],
    ['a place on a terrain that is elsewhere', { is: 'place', of: 'you', place: { on: 'common/rock' } }, {}, false],
    ['a place in no area', { is: 'place', of: 'you', place: { inArea: true } }, {}, false],
    ['a front without a facing', { is: 'place', of: 'you', place: { facing: 'front' } }, {}, false],
  ])('asks for %s', (_, condition, a, yes) => {
    expect(isTrue(condition, a)).toBe(yes);
  });

  it.each<[string, Place, boolean]>([
    ['on a flag', { on: 'scene/flag' }, true],
    ['near a flag', { range: { max: 1 }, of: { marker: 'scene/flag' } }, true],
    ['away from every flag', { range: { min: 2 }, of: { marker: 'scene/flag' } }, false],
  ])('asks whether a unit is %s', (_, place, yes) => {
    expect(isTrue({ is: 'place', of: 'you', place }, {}, {}, [lay(2, 1)])).toBe(yes);
  });

  it('asks what was done in the turn so far, and which action it is', () => {
    const first: Condition = { is: 'action-of-turn', first: true };
    const moved: Condition = { is: 'did', what: 'move' };
    const amount: Amount = {
      base: 0,
      terms: [
        { each: 1, if: [moved] },
        { each: 2, if: [first] },
        { each: 4, per: { count: 'moved' } },
      ],
    };
    const text: Text = { use: free, body: [{ node: 'damage', to: 'you', amount }] };
    const play = programs(drawing, { a: { health: 40, defaults: { Ask: text } }, b: {}, C: {}, D: {}, E: {} });
    play.move('a', 4, 1).use('a', 'Ask');
    expect(play.shows().a).toBe('31 at 4,1');
  });
});
