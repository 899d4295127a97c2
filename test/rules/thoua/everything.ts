import type { FigureDesign } from '../../../rules/thoua/game.ts';
import { ability, amount, burn, condition, control, hit, modifier, modify, program, support } from './designs.ts';
import { type Drawn, drawn } from './scene.ts';

type Abilities = FigureDesign['abilities'];

const fighter: Abilities = [
  hit('Slash', '2d10', { success: [{ do: 'modify', who: 'target', modifiers: [modifier('defence -2')], turns: 2 }] }),
  hit('Lance', '2d8', {
    shape: 'line',
    range: 4,
    who: 'all',
    element: 'earth',
    effects: [{ do: 'destroy-obstacles', within: 'shape' }],
  }),
  support('Crush', [{ do: 'destroy-obstacles', within: 2 }], { target: 'self', cost: 0, cooldown: 0, uses: 2 }),
  support(
    'Stance',
    [{ do: 'modify', who: 'self', modifiers: [modifier('attack +1d4'), modifier('hp +5')], turns: 3 }],
    { target: 'self', cooldown: 3 },
  ),
];

const mage: Abilities = [
  hit('Storm', '3d10', { shape: 'area', size: [3, 2], range: 4, who: 'all', roll: 'status', cost: 2, element: 'wind' }),
  control('Kindle', '2d12', [{ do: 'condition', who: 'all', condition: burn(), turns: 3 }], {
    shape: 'splash',
    range: 4,
    who: 'all',
  }),
  control('Gust', '2d12', [{ do: 'push', who: 'target', spaces: 2 }], { range: 5, target: 'any' }),
  support('Slip', [{ do: 'move', who: 'self', spaces: 2 }], { target: 'self' }),
  support('Trade', [{ do: 'swap' }], { target: 'any', range: 5 }),
  support('Wall', [{ do: 'make-obstacle', count: 2 }], { target: 'self', range: 2 }),
];

const healer: Abilities = [
  support('Mend', [{ do: 'heal', who: 'allies', amount: amount('2d6') }], { shape: 'burst', range: 2 }),
  support('Ward', [
    {
      do: 'condition',
      who: 'target',
      condition: condition('Ward', { rule: 'temporary-hp', amount: amount('2d6') }),
      turns: 3,
    },
  ]),
  support('Fate', [
    {
      do: 'condition',
      who: 'target',
      condition: condition('Fate', {
        rule: 'on',
        event: { event: 'would-take-damage' },
        do: [{ do: 'heal', who: 'bearer', amount: amount('1d6') }],
        ends: true,
      }),
      turns: 3,
    },
  ]),
  support('Foresight', [
    {
      do: 'condition',
      who: 'target',
      condition: condition('Foresight', {
        rule: 'roll-twice',
        keep: 'higher',
        rolls: ['attack', 'status', 'defence', 'resistance'],
      }),
      turns: 2,
    },
  ]),
  support(
    'Hymn',
    [
      {
        do: 'aura',
        name: 'Hymn',
        side: 'allies',
        rules: [
          modify('attack +2'),
          { rule: 'at', moment: 'turn-start', do: [{ do: 'heal', who: 'bearer', amount: amount('1d4') }] },
        ],
        turns: 3,
      },
    ],
    { shape: 'aura', target: 'ally', range: 3, cooldown: 4 },
  ),
  support('Focus', [{ do: 'next-ability', rules: [modify('range +2')] }], {
    target: 'self',
    cost: 0,
    cooldown: 0,
    uses: 1,
  }),
];

const beast: Abilities = [
  hit('Bite', '2d8', { target: 'any' }),
  control(
    'Snare',
    '2d12',
    [
      {
        do: 'condition',
        who: 'target',
        condition: condition(
          'Snare',
          modify('movement -2', 'em-fire -5'),
          { rule: 'at', moment: 'turn-start', do: [{ do: 'damage', who: 'bearer', amount: amount('1d4') }] },
          { rule: 'on', event: { event: 'takes-damage', element: 'fire' }, do: [], ends: true },
        ),
        turns: 3,
      },
    ],
    { range: 4 },
  ),
  control(
    'Mark',
    '2d12',
    [
      {
        do: 'condition',
        who: 'target',
        condition: condition('Mark', {
          rule: 'on',
          event: { event: 'leaves-space' },
          do: [{ do: 'damage', who: 'bearer', amount: amount('1d6') }],
          ends: true,
        }),
        turns: 3,
      },
    ],
    { range: 5 },
  ),
  hit('Leap', '1d8', { range: 3, effects: [{ do: 'move-next-to' }] }),
];

const spirit: Abilities = [
  hit('Chill', '2d6', { shape: 'burst', range: 2, who: 'all', roll: 'status', target: 'any' }),
  control(
    'Haze',
    '2d10',
    [{ do: 'modify', who: 'all', modifiers: [modifier('attack -1d6'), modifier('initiative -5')], turns: 2 }],
    { shape: 'burst', range: 2, who: 'enemies' },
  ),
  support('Pillar', [{ do: 'make-obstacle', count: 1 }], { target: 'space', range: 4, cooldown: 2 }),
  control(
    'Freeze',
    '2d10',
    [{ do: 'condition', who: 'target', condition: condition('Frozen', { rule: 'cannot', what: 'move' }), turns: 1 }],
    { range: 4 },
  ),
  control(
    'Silence',
    '2d10',
    [
      {
        do: 'condition',
        who: 'target',
        condition: condition('Silenced', { rule: 'cannot', what: 'use-abilities' }),
        turns: 1,
      },
    ],
    { range: 4 },
  ),
  support(
    'Cleanse',
    [
      { do: 'remove-all', who: 'target', what: 'penalties' },
      { do: 'turns', who: 'target', what: 'conditions', by: -1 },
      { do: 'turns', who: 'target', what: 'cooldowns', by: -1 },
    ],
    {},
  ),
];

const drawing: Drawn = {
  map: `
    1 1 1 # . . # 2 2 2
    1 1 1 . . # . 2 2 2
    . . . . # . . . . a
    1 1 1 . . . . # . .
    1 1 1 # . . # . . b`,
  waiting: 'ABCcd',
  figures: {
    A: { abilities: fighter, rules: [modify('resistance -1d4')], base: { movement: 4 } },
    B: {
      abilities: mage,
      passives: [
        program(
          { rules: [modify('em-wind +2')] },
          {
            when: [{ if: 'hp-percent', of: 'self', is: 'below', percent: 50 }],
            action: { effects: [], rules: [modify('em-wind +2', 'status +1d8')] },
          },
        ),
      ],
      rules: [{ rule: 'move-through', what: ['obstacles'] }],
    },
    C: { abilities: healer, rules: [{ rule: 'turns', what: 'conditions', way: 'given', other: 'ally', by: 1 }] },
    a: {
      abilities: beast,
      rules: [
        {
          rule: 'modify',
          modifiers: [modifier('attack +3')],
          when: [{ if: 'near', of: 'self', side: 'ally', within: 1 }],
        },
        {
          rule: 'extra-damage',
          ability: 'Bite',
          amount: amount('2d4'),
          when: [{ if: 'has-any', of: 'target', what: 'penalty' }],
        },
      ],
    },
    b: { abilities: beast, rules: [{ rule: 'move-through', what: ['enemies', 'obstacles'] }] },
    c: {
      abilities: spirit,
      rules: [{ rule: 'aura', name: 'Dread', side: 'enemies', range: 1, rules: [modify('defence -2')] }],
    },
    d: { abilities: [...spirit, ability('Wait', { type: 'support', target: 'self', cost: 1 })] },
  },
};

/** A game in which every construct of a program is there, by the usual options and by others. */
export const everything = drawn(drawing);
export const everythingElse = drawn({
  ...drawing,
  options: {
    diagonals: 'two',
    sight: 'middle',
    initiativeTie: 'party',
    initiativeChange: 'at-once',
    ownTurn: 'waits',
    cooldownFrom: 'next-turn',
    areaHitsUser: false,
    extraNeedsDamage: false,
    addedDamageNeedsSuccess: false,
    defenceElement: 'damage',
    obstacleNeedsSight: false,
    blockedCorners: false,
    retreat: false,
    roundLimit: 20,
  },
});
