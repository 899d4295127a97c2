import { describe, expect, it } from 'vitest';
import { bare, reading } from './vocabulary.ts';

const body = (text: string): unknown => {
  const { program, reasons } = reading('ability', text);
  expect(reasons).toEqual([]);
  return bare(program.body);
};

const damage = (base: number, to = 'target') => ({ node: 'damage', to, amount: { base } });
const give = (token: string, to = 'target', base = 1) => ({ node: 'give', token: `t/${token}`, to, count: { base } });
const push = (base: number, direction: string, who = 'target', of = 'you') => ({
  node: 'push',
  who,
  distance: { base },
  direction,
  of,
});
const target = (more: object, then: unknown[]) => ({
  node: 'target',
  who: { side: 'any' },
  sight: true,
  ...more,
  then,
});
const area = (more: object, then: unknown[]) => ({
  node: 'area',
  of: 'you',
  sight: true,
  who: { side: 'any' },
  ...more,
  then,
});
const burst = (size: number) => ({ shape: 'burst', size });

describe('the body of an ability', () => {
  it.each([
    // Targets: the range, who may be chosen, and what the roll is made against.
    ['Range 3, 2dmg.', [target({ range: { max: 3 } }, [damage(2)])]],
    ['range 3 2dmg push 1', [target({ range: { max: 3 } }, [damage(2), push(1, 'away')])]],
    ['Range 2+, 1dmg', [target({ range: { min: 2 } }, [damage(1)])]],
    ['Range 2-5, 1dmg', [target({ range: { min: 2, max: 5 } }, [damage(1)])]],
    ['Unlimited range, pull 2', [target({ range: {} }, [push(2, 'towards')])]],
    ['Global, 1dmg', [target({ range: {}, sight: false }, [damage(1)])]],
    ['Enemy in LoS, 1dmg', [target({ who: { side: 'enemy' } }, [damage(1)])]],
    [
      'Two enemies in range 4, 1dmg',
      [target({ who: { side: 'enemy' }, range: { max: 4 }, min: 2, max: 2 }, [damage(1)])],
    ],
    [
      'Up to 3 allies in range 4, Heal 1',
      [
        target({ who: { side: 'ally' }, range: { max: 4 }, min: 0, max: 3 }, [
          { node: 'heal', to: 'target', amount: { base: 1 } },
        ]),
      ],
    ],
    ['Nearest enemy in LoS, 1dmg', [target({ who: { side: 'enemy' }, forced: 'nearest' }, [damage(1)])]],
    [
      'Range 3, +2def, 1dmg, +1 Crit',
      [target({ range: { max: 3 }, attack: { def: { base: 2 }, crit: { base: 1 } } }, [damage(1)])],
    ],
    ['Range 3, Undefendable, 1dmg', [target({ range: { max: 3 }, attack: { undefendable: true } }, [damage(1)])]],
    [
      'Range 6, +3def beyond range 3, 1dmg',
      [
        target(
          {
            range: { max: 6 },
            attack: {
              def: {
                base: 0,
                terms: [{ each: 3, if: [{ is: 'distance', from: 'you', to: 'target', range: { min: 4 } }] }],
              },
            },
          },
          [damage(1)],
        ),
      ],
    ],
    // Areas: drawn from the user, from a space in range, or around the target; nobody is chosen.
    ['Burst 1, 2dmg', [area({ shape: burst(1) }, [damage(2, 'each')])]],
    [
      'Enemies in burst 2, 1dmg, Slow.',
      [area({ shape: burst(2), who: { side: 'enemy' } }, [damage(1, 'each'), give('slow', 'each')])],
    ],
    [
      'Others in burst 1, push 1',
      [area({ shape: burst(1), who: { side: 'any', except: ['you'] } }, [push(1, 'away', 'each')])],
    ],
    [
      'Range 3 2x3 ignoring walls, 1dmg',
      [
        area({ shape: { shape: 'rectangle', columns: 2, rows: 3 }, range: { max: 3 }, sight: false }, [
          damage(1, 'each'),
        ]),
      ],
    ],
    [
      'Range 3, centered 3x3, 1dmg',
      [
        area({ shape: { shape: 'rectangle', columns: 3, rows: 3, centred: true }, range: { max: 3 } }, [
          damage(1, 'each'),
        ]),
      ],
    ],
    ['Infinite line, 1dmg', [area({ shape: { shape: 'line' } }, [damage(1, 'each')])]],
    [
      'Enemies in line 4, 1dmg',
      [area({ shape: { shape: 'line', size: 4 }, who: { side: 'enemy' } }, [damage(1, 'each')])],
    ],
    [
      '3 adjacent spaces in burst 1, 1dmg',
      [area({ shape: { shape: 'spaces', count: 3, within: 1 } }, [damage(1, 'each')])],
    ],
    [
      'Range 4, burst 2, pull 1 towards center',
      [area({ shape: burst(2), range: { max: 4 } }, [push(1, 'towards', 'each', 'space')])],
    ],
    [
      'Range 3, 2dmg\nOthers in burst 1 of target, 1dmg',
      [
        target({ range: { max: 3 } }, [
          damage(2),
          area({ shape: burst(1), of: 'target', who: { side: 'any', except: ['target'] } }, [damage(1, 'each')]),
        ]),
      ],
    ],
    [
      'Infinite line, enemies take 1dmg, allies heal 1',
      [
        area({ shape: { shape: 'line' } }, [
          { node: 'if', if: [{ is: 'side', of: 'each', side: 'enemy' }], then: [damage(1, 'each')], else: [] },
          {
            node: 'if',
            if: [{ is: 'side', of: 'each', side: 'ally' }],
            then: [{ node: 'heal', to: 'each', amount: { base: 1 } }],
            else: [],
          },
        ]),
      ],
    ],
    [
      'Enemies in range 2, 1dmg',
      [
        {
          node: 'each',
          who: { side: 'enemy', places: [{ range: { max: 2 }, sight: true }] },
          then: [damage(1, 'each')],
        },
      ],
    ],
    [
      'Heal 2, 1dmg to all adjacent enemies',
      [
        { node: 'heal', to: 'you', amount: { base: 2 } },
        {
          node: 'each',
          who: { side: 'enemy', places: [{ range: { max: 1 }, sight: true }] },
          then: [damage(1, 'each')],
        },
      ],
    ],
    // Amounts that are counted.
    [
      'Range 3, 1dmg + 1dmg per Coin you have',
      [
        target({ range: { max: 3 } }, [
          {
            node: 'damage',
            to: 'target',
            amount: { base: 1, terms: [{ each: 1, per: { count: 'tokens', token: 't/coin', on: 'you' } }] },
          },
        ]),
      ],
    ],
    [
      'Range 3, 1dmg. +2dmg if they have a Mark.',
      [
        target({ range: { max: 3 } }, [
          {
            node: 'damage',
            to: 'target',
            amount: { base: 1, terms: [{ each: 2, if: [{ is: 'has', of: 'target', token: 't/mark' }] }] },
          },
        ]),
      ],
    ],
    [
      'Heal 1 per 2 Coins',
      [
        {
          node: 'heal',
          to: 'you',
          amount: { base: 0, terms: [{ each: 1, per: { count: 'tokens', token: 't/coin', on: 'you' }, by: 2 }] },
        },
      ],
    ],
    ['Take 2 irreducible damage', [{ ...damage(2, 'you'), irreducible: true }]],
    ['Range 1, irreducible 2dmg', [target({ range: { max: 1 } }, [{ ...damage(2), irreducible: true }])]],
    // Movement.
    [
      'Move up to 2 spaces in a straight line',
      [{ node: 'move', who: 'you', how: 'walk', distance: { base: 2 }, straight: true }],
    ],
    [
      'Move exactly 3, ignoring units',
      [{ node: 'move', who: 'you', how: 'walk', distance: { base: 3 }, exactly: true, throughUnits: true }],
    ],
    [
      'Ally in range 2 flies 3',
      [
        target({ who: { side: 'ally' }, range: { max: 2 } }, [
          { node: 'move', who: 'target', how: 'fly', distance: { base: 3 } },
        ]),
      ],
    ],
    ['Range 5, move target 3 in a line', [target({ range: { max: 5 } }, [{ ...push(3, 'any'), moved: true }])]],
    [
      'Teleport to an empty space in range 5, then range 1, 4dmg',
      [
        {
          node: 'space',
          range: { max: 5 },
          sight: true,
          empty: true,
          then: [{ node: 'move', who: 'you', how: 'teleport', toSpace: true }],
        },
        target({ range: { max: 1 } }, [damage(4)]),
      ],
    ],
    [
      'Swap places with an enemy in range 2',
      [
        target({ who: { side: 'enemy', except: ['you'] }, range: { max: 2 } }, [
          { node: 'swap', a: 'you', b: 'target' },
        ]),
      ],
    ],
    // Conditions, tokens and counters, in all their forms.
    [
      'Range 1, slowed, immobilize and DoT 2',
      [target({ range: { max: 1 } }, [give('slow'), give('immobile'), give('dot', 'target', 2)])],
    ],
    ['Range 1, 2 DoT', [target({ range: { max: 1 } }, [give('dot', 'target', 2)])]],
    [
      'Range 1, target gets Slow and becomes Immobile',
      [target({ range: { max: 1 } }, [give('slow'), give('immobile')])],
    ],
    ['Give an enemy in LoS a Mark', [target({ who: { side: 'enemy' } }, [give('mark')])]],
    ['Gain 2 Coins, max 3', [{ ...give('coin', 'you', 2), max: 3 }]],
    ['Lose all Coins', [{ node: 'lose', token: 't/coin', from: 'you', count: 'all' }]],
    [
      'Ally in range 2 heals 2 and clears any number of conditions',
      [
        target({ who: { side: 'ally' }, range: { max: 2 } }, [
          { node: 'heal', to: 'target', amount: { base: 2 } },
          { node: 'clear', from: 'target', count: 'any' },
        ]),
      ],
    ],
    [
      'You gain 3 overshield. Heal to full.',
      [
        { node: 'overshield', to: 'you', amount: { base: 3 } },
        { node: 'heal', to: 'you', amount: 'full' },
      ],
    ],
    // Pieces.
    [
      'Empty space in range 2, summon a Wolf (max 2, remove oldest)',
      [
        {
          node: 'space',
          range: { max: 2 },
          sight: true,
          empty: true,
          then: [{ node: 'summon', card: 't/wolf', max: 2 }],
        },
      ],
    ],
    [
      'Place a Snare in range 3',
      [{ node: 'space', range: { max: 3 }, sight: true, then: [{ node: 'place', marker: 't/snare', on: 'space' }] }],
    ],
    [
      'Path 3, place a Snare on each space',
      [area({ shape: { shape: 'path', size: 3 }, spaces: [{ node: 'place', marker: 't/snare', on: 'space' }] }, [])],
    ],
    [
      'Remove all Snares in range 2',
      [{ node: 'remove', what: { marker: 't/snare', places: [{ range: { max: 2 } }] } }],
    ],
    [
      'Destroy one of your Wolves in range 4. Burst 1 of it, 1dmg',
      [
        target({ who: { side: 'ally', yours: true, card: 't/wolf' }, range: { max: 4 } }, [
          { node: 'kill', who: 'target' },
          area({ shape: burst(1), of: 'target' }, [damage(1, 'each')]),
        ]),
      ],
    ],
    // Abilities and stances.
    ['Refresh Long Shot', [{ node: 'refresh', whose: 'you', which: { ability: 'Long Shot' } }]],
    [
      'Range 1, tap one of their abilities, then move 1',
      [
        target({ range: { max: 1 } }, [
          { node: 'tap', whose: 'target', which: 'one' },
          { node: 'move', who: 'you', how: 'walk', distance: { base: 1 } },
        ]),
      ],
    ],
    [
      'Ally in LoS may use a default ability as a Free Action',
      [
        target({ who: { side: 'ally' } }, [
          { node: 'may', who: 'target', then: [{ node: 'use-ability', who: 'target', which: 'default', free: true }] },
        ]),
      ],
    ],
    ['Enter bear stance:\n  You have +1 speed', [{ node: 'stance', token: 't/bear-stance' }]],
    // What depends on something.
    [
      'Range 2, 1dmg. On hit, push 1. On miss, take 1 damage.',
      [
        target({ range: { max: 2 } }, [
          damage(1),
          { node: 'if', if: [{ is: 'hit' }], then: [push(1, 'away')], else: [] },
          { node: 'if', if: [{ is: 'miss' }], then: [damage(1, 'you')], else: [] },
        ]),
      ],
    ],
    [
      'Range 2.\nIf in bear stance, 2dmg.\nElse, pull 1.',
      [
        target({ range: { max: 2 } }, [
          { node: 'if', if: [{ is: 'stance', token: 't/bear-stance' }], then: [damage(2)], else: [push(1, 'towards')] },
        ]),
      ],
    ],
    [
      'Range 2, 1dmg, stun if Unprotected',
      [
        target({ range: { max: 2 } }, [
          damage(1),
          { node: 'if', if: [{ is: 'flag', of: 'target', flag: 'unprotected' }], then: [give('stun')], else: [] },
        ]),
      ],
    ],
    // Time.
    [
      'Until the start of your next turn, abilities targeting you have +2def',
      [
        {
          node: 'lasting',
          of: 'you',
          until: { moment: 'turn-start', of: 'you' },
          rules: [{ rule: 'change', who: { side: 'you' }, what: 'def', add: { base: 2 } }],
        },
      ],
    ],
    [
      'Range 3, they deal -1 damage until the end of their next turn',
      [
        target({ range: { max: 3 } }, [
          {
            node: 'lasting',
            of: 'target',
            until: { moment: 'turn-end', of: 'target' },
            rules: [{ rule: 'change', who: { side: 'you' }, what: 'damage-dealt', add: { base: -1 } }],
          },
        ]),
      ],
    ],
    [
      'You and allies in burst 2 become Invisible until the start of your next turn',
      [
        area({ shape: burst(2), who: { side: 'friend' } }, [
          { ...give('invisible', 'each'), until: { moment: 'turn-start', of: 'you' } },
        ]),
      ],
    ],
    [
      'At the start of your next turn: Range 4, 3dmg',
      [{ node: 'later', at: { moment: 'turn-start', of: 'you' }, then: [target({ range: { max: 4 } }, [damage(3)])] }],
    ],
    [
      'Move 1. At end of turn, move 2.',
      [
        { node: 'move', who: 'you', how: 'walk', distance: { base: 1 } },
        {
          node: 'later',
          at: { moment: 'turn-end', of: 'you', thisTurn: true },
          then: [{ node: 'move', who: 'you', how: 'walk', distance: { base: 2 } }],
        },
      ],
    ],
    // Choices and dice.
    [
      'Range 2, choose one --\n- Push 1.\n- Pull 1',
      [
        target({ range: { max: 2 } }, [
          {
            node: 'choose',
            count: 1,
            options: [
              { label: 'Push 1', then: [push(1, 'away')] },
              { label: 'Pull 1', then: [push(1, 'towards')] },
            ],
          },
        ]),
      ],
    ],
    [
      'Heal 1\nor move 2',
      [
        {
          node: 'choose',
          count: 1,
          options: [
            { label: 'Heal 1', then: [{ node: 'heal', to: 'you', amount: { base: 1 } }] },
            { label: 'move 2', then: [{ node: 'move', who: 'you', how: 'walk', distance: { base: 2 } }] },
          ],
        },
      ],
    ],
    [
      'Roll a die.\n- 1-3: take 1 damage.\n- 4-6: heal 1.',
      [
        {
          node: 'roll',
          sides: 6,
          bands: [
            { from: 1, to: 3, then: [damage(1, 'you')] },
            { from: 4, to: 6, then: [{ node: 'heal', to: 'you', amount: { base: 1 } }] },
          ],
        },
      ],
    ],
  ])('is read: %j', (text, expected) => {
    expect(body(text)).toEqual(expected);
  });

  it('puts what stands behind a colon in the line under what stands before it, to the end of the line', () => {
    expect(body('At the start of your next turn: move 1; heal 1.\nMove 2.')).toEqual([
      {
        node: 'later',
        at: { moment: 'turn-start', of: 'you' },
        then: [
          { node: 'move', who: 'you', how: 'walk', distance: { base: 1 } },
          { node: 'heal', to: 'you', amount: { base: 1 } },
        ],
      },
      { node: 'move', who: 'you', how: 'walk', distance: { base: 2 } },
    ]);
  });

  it('finds the target again behind an area around it', () => {
    expect(body('Range 2, others in burst 1 of target, 1dmg. Push target 1.')).toEqual([
      target({ range: { max: 2 } }, [
        area({ shape: burst(1), of: 'target', who: { side: 'any', except: ['target'] } }, [damage(1, 'each')]),
        push(1, 'away'),
      ]),
    ]);
  });

  it('keeps what has nothing to do with the target outside of it, so that it happens once and in any case', () => {
    expect(body('Two enemies in range 2, 1dmg. Gain 1 Coin.')).toEqual([
      target({ who: { side: 'enemy' }, range: { max: 2 }, min: 2, max: 2 }, [damage(1)]),
      give('coin', 'you'),
    ]);
  });

  it('lasts for the rest of the game in an ability that comes once a game and names no end', () => {
    expect(body('Ultimate 4:\nAbilities targeting you have +1def.')).toEqual([
      {
        node: 'lasting',
        of: 'you',
        until: { moment: 'game-end' },
        rules: [{ rule: 'change', who: { side: 'you' }, what: 'def', add: { base: 1 } }],
      },
    ]);
    const lasts = [{ node: 'lasting', of: 'you', until: { moment: 'game-end' } }];
    expect(reading('ability', '1/Game:\nAbilities targeting you have +1def.').program.body).toMatchObject(lasts);
    const other = reading('ability', '1/Game: Range 3, the target clears all conditions and has +1 speed.');
    expect(other.program.body).toMatchObject([
      { node: 'target', then: [{ node: 'clear' }, { node: 'lasting', of: 'target', until: { moment: 'game-end' } }] },
    ]);
    // Twice a game, in answer to something, or beside what is done now, it could be for that only.
    for (const text of [
      '2/Game: Abilities targeting you have +1def.',
      '1/Game, Instant: Abilities targeting you have +1def.',
      '1/Game: Move 4. You are immune to hazards.',
      '1/Game: You are immune to hazards. Move 4.',
      '1/Game: Range 2, 1dmg. The target has -1 speed.',
    ])
      expect(reading('ability', text).reasons).not.toEqual([]);
  });
});
